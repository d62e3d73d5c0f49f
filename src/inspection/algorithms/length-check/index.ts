import { z } from "zod";
import { defineAlgorithm } from "../algorithm.ts";
import { countField } from "../result-fields.ts";

/** Counts characters as people do: code points, so that an emoji is one. */
export const lengthCheck = defineAlgorithm({
  name: "length_check",
  title: { ko: "길이", en: "Length" },
  description: { ko: "글자 수가 기준을 넘는지 봅니다", en: "Counts characters against the limits of its criteria" },
  result: z.object({
    length: countField("글자 수", "Characters", {
      aliases: ["길이", "글자수", "글", "본문", "텍스트", "characters", "text"],
      units: ["자", "글자", "characters", "chars"],
      spoken: { ko: "길이 {}자", en: "length: {} characters" },
    }),
  }),
  settings: z.strictObject({}),
  prepare: () => ({ measure: (_findings, { text }) => ({ length: countCodePoints(text) }) }),
});

function countCodePoints(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) pairs += 1;
  }
  return text.length - pairs;
}

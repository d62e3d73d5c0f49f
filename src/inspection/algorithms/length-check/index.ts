import { defineAlgorithm } from "../algorithm.ts";
import { lengthResultSchema, lengthSettingsSchema } from "./schema.ts";

/** Counts characters as people do: code points, so that an emoji is one. */
export const lengthCheck = defineAlgorithm({
  name: "length_check",
  description: { ko: "텍스트 길이를 체크합니다", en: "Checks the length of the text" },
  result: lengthResultSchema,
  settings: lengthSettingsSchema,
  prepare: () => ({ measure: (_findings, { text }) => ({ length: countCodePoints(text) }) }),
});

function countCodePoints(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) pairs += 1;
  }
  return text.length - pairs;
}

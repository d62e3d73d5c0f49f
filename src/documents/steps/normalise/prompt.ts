import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { NormaliseInput } from "./schema.ts";

const instructions = {
  ko: [
    "문서에서 뽑은 한 쪽의 글을 읽기 좋게 다듬습니다.",
    "잘못 띄어 쓰거나 붙여 쓴 곳, 줄바꿈으로 끊긴 낱말, 깨진 글자만 바로잡으세요.",
    "낱말을 바꾸거나 빼거나 보태거나 옮기지 마세요. 숫자, 이름, 조항 번호, 표는 그대로 둡니다.",
    "깨진 것이 숫자이거나 있다·없다처럼 뜻을 가르는 말이면 짐작하지 말고 깨진 대로 두세요.",
    "다듬은 글 전체를 text에 담으세요.",
  ],
  en: [
    "Tidy the text of one page that was extracted from a document.",
    "Only mend wrong spacing, words cut by line breaks, and garbled characters.",
    "Do not reword, drop, add or move anything. Numbers, names, clause numbers and tables stay as they are.",
    "Where a figure or a word that decides, such as not, is garbled, do not guess: leave it garbled.",
    "Put the whole tidied text into `text`.",
  ],
} as const;

export function normalisePrompt({ name, page, text }: NormaliseInput, { language }: PromptContext): Prompt {
  return {
    instructions: [...instructions[language], materialRule[language]].join("\n"),
    messages: [{ role: "user", content: material(`${name} p.${page}`, text) }],
  };
}

import { oneOf } from "#language";
import type { Localized } from "#protocol";

/** A part of the contract of which only a beginning was shown, and how many characters follow. */
export interface LeftPart {
  readonly label: string;
  readonly left: number;
}

/** What stands below such a part: how to go on, and the figure by which the next turn knows where. */
export function leftPartNote({ label, left }: LeftPart): Localized {
  const count = left.toLocaleString("en");
  return {
    ko: `(${label}: 길어서 여기까지만 보였습니다. 뒤의 ${count}자는 “나머지도 보여줘”라고 하면 이어서 보이고, 낱말로 물어도 찾습니다.)`,
    en: `(${label}: shown up to here. Ask for “the rest” to read the ${count} characters behind it; they are also found by their words.)`,
  };
}

const notes = [
  /\(([^():\n]{1,60}): 길어서 여기까지만 보였습니다\. 뒤의 ([\d,]{1,12})자/g,
  /\(([^():\n]{1,60}): shown up to here\. Ask for “the rest” to read the ([\d,]{1,12}) /g,
];

/** The parts of which an answer says that it did not show all. */
export function leftPartsIn(answer: string): LeftPart[] {
  return notes
    .flatMap((note) => [...answer.matchAll(note)])
    .map(([, label = "", left = ""]) => ({ label, left: Number(left.replaceAll(",", "")) }));
}

const restWords = oneOf`
  나머지
  남은\s?(?:부분|내용|글|것)
  뒷\s?부분
  뒤의?\s?(?:부분|내용)
  다음\s?부분
  그\s?(?:뒤|다음)
`;
const showWords = oneOf`
  보여
  보자
  볼\s?(?:래|게|수)
  읽어
  알려
  줘
  주세요
`;
const wantsRest = new RegExp(
  oneOf`
    REST(?:도|를|을|은|는|까지)?\s?(?:다|모두|전부|마저|계속|이어서|좀|더)?\s?(?:(?:SHOW)|[.!?]*$)
    (?:이어서|계속(?:해서)?|마저|더)\s?(?:SHOW)
    ^(?:계속|이어서|더)[.!?]*$
    \bthe (?:rest|remainder)(?: of (?:it|that|this|the \w+|\w+ \w+))?[.!?]*$
    \b(?:continue|go on|read on|keep reading)(?: please)?[.!?]*$
    ^(?:show )?more[.!?]*$
  `
    .replaceAll("REST", `(?:${restWords})`)
    .replaceAll("SHOW", showWords),
  "i",
);

/** Whether a question asks to go on with what was shown in part. */
export function asksForRest(question: string): boolean {
  return wantsRest.test(question.trim());
}

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
  /\(([^():\n]{1,60}(?: \(\d+\))?): 길어서 여기까지만 보였습니다\. 뒤의 ([\d,]{1,12})자/g,
  /\(([^():\n]{1,60}(?: \(\d+\))?): shown up to here\. Ask for “the rest” to read the ([\d,]{1,12}) /g,
];

/** The parts of which an answer says that it did not show all. */
export function leftPartsIn(answer: string): LeftPart[] {
  return notes
    .flatMap((note) => [...answer.matchAll(note)])
    .map(([, label = "", left = ""]) => ({ label, left: Number(left.replaceAll(",", "")) }));
}

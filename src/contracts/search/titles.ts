import type { Contract, Unit } from "../contract.ts";

/** A title this short names too little to be looked for in a question. */
const shortestTitle = 2;

/** The parts whose title these words are; else those whose title holds them. */
export function unitsTitled({ units }: Contract, words: string): Unit[] {
  const wanted = plain(words);
  if (wanted === "") return [];
  const titled = units.filter(({ title }) => title !== "");
  const exact = titled.filter(({ title }) => plain(title) === wanted);
  return exact.length > 0 ? exact : titled.filter(({ title }) => plain(title).includes(wanted));
}

/** The parts whose whole title stands in a text, the longest titles first: “비밀유지 의무가 있나요?” names 비밀유지. */
export function unitsTitledIn({ units }: Contract, text: string): Unit[] {
  const whole = plain(text);
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  const named = units.filter(({ kind, title }) => {
    const letters = plain(title);
    if (kind === "preamble" || letters.length < shortestTitle || !whole.includes(letters)) return false;
    // "Term" does not stand in "termination".
    return !/^[a-z]+$/.test(letters) || title.includes(" ") || words.has(letters);
  });
  const isPartOfLonger = ({ title }: Unit) =>
    named.some((other) => other.title.length > title.length && plain(other.title).includes(plain(title)));
  return named.filter((unit) => !isPartOfLonger(unit)).sort((a, z) => z.title.length - a.title.length);
}

const plain = (text: string) => text.replace(/[\s()[\]·ㆍ,'‘’"“”]/g, "").toLowerCase();

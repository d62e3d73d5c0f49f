const digits: ReadonlyMap<string, number> = new Map([..."영일이삼사오육칠팔구"].map((digit, value) => [digit, value]));
const tens: ReadonlyMap<string, number> = new Map([..."십백천"].map((ten, at) => [ten, 10 ** (at + 1)]));
const myriads: ReadonlyMap<string, number> = new Map([..."만억조"].map((myriad, at) => [myriad, 1e4 ** (at + 1)]));

const native = numbersIn(`
  한 1, 하나 1, 두 2, 둘 2, 세 3, 셋 3, 석 3, 네 4, 넷 4, 넉 4, 다섯 5, 여섯 6, 일곱 7, 여덟 8, 아홉 9, 열 10,
  열두 12, 열다섯 15, 스무 20, 스물 20, 서른 30, 마흔 40, 쉰 50, 예순 60, 일흔 70, 여든 80, 아흔 90
`);

const english = numbersIn(`
  zero 0, a 1, an 1, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11,
  twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20,
  thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred 100, thousand 1e3, million 1e6,
  billion 1e9
`);

function numbersIn(table: string): ReadonlyMap<string, number> {
  return new Map(
    table
      .trim()
      .split(/,\s+/)
      .map((entry) => {
        const [word = "", value] = entry.split(" ");
        return [word, Number(value)];
      }),
  );
}

/** The words that may spell a number, longest first, for a pattern. */
export const nativeWords = [
  ...native.keys(),
  // 스물일곱: tens that a number may stand behind.
  ...["열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"].flatMap((ten) =>
    ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"].map((one) => ten + one),
  ),
].sort((a, b) => b.length - a.length);
export const englishWords = [...english.keys()].sort((a, b) => b.length - a.length);

/** A pattern of a number in words: thirty, twenty-one, two hundred and ten. Articles count nothing by themselves. */
const wordsAlone = englishWords.filter((word) => word.length > 2).join("|");
export const englishNumberPattern = String.raw`\b(?:${wordsAlone})(?:(?:-|\s(?:and\s)?)(?:${wordsAlone})){0,4}\b`;

const plainFigure = /^\d[\d,]*(?:\.\d+)?$/;

/** 5천만, 1억 2천만, 오백만, 4,800만, 1.5: the number, or null when the letters spell none. */
export function sinoValue(text: string): number | null {
  if (plainFigure.test(text)) return Number(text.replaceAll(",", ""));
  let total = 0;
  let below = 0;
  let current: number | null = null;
  for (const [token] of text.replace(/[\s,]/g, "").matchAll(/\d+(?:\.\d+)?|./g)) {
    const digit = digits.get(token) ?? (/^\d/.test(token) ? Number(token) : null);
    if (digit !== null) current = current === null ? digit : current * 10 + digit;
    else if (tens.has(token)) {
      below += (current ?? 1) * (tens.get(token) ?? 1);
      current = null;
    } else if (myriads.has(token)) {
      const part = below + (current ?? 0);
      total += (part === 0 ? 1 : part) * (myriads.get(token) ?? 1);
      below = 0;
      current = null;
    } else return null;
  }
  return total + below + (current ?? 0);
}

/** 세, 열다섯, 스물두. */
export function nativeValue(word: string): number | null {
  const whole = native.get(word);
  if (whole !== undefined) return whole;
  for (const length of [1, 2]) {
    const [ten, ones] = [native.get(word.slice(0, length)) ?? 0, native.get(word.slice(length)) ?? 0];
    if (ten >= 10 && ten % 10 === 0 && ones > 0 && ones < 10) return ten + ones;
  }
  return null;
}

/** thirty, twenty-one, two hundred thousand. */
export function englishValue(words: string): number | null {
  let total = 0;
  let current = 0;
  for (const word of words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((each, _index, all) => each !== "" && each !== "and" && (all.length === 1 || !/^an?$/.test(each)))) {
    const value = english.get(word) ?? null;
    if (value === null) return null;
    if (value === 100) current = (current === 0 ? 1 : current) * 100;
    else if (value >= 1000) {
      total += (current === 0 ? 1 : current) * value;
      current = 0;
    } else current += value;
  }
  return total + current;
}

/** A number however it is written: 3, 1,200, 삼, 세, three; null when the letters spell none. */
export function numberValue(written: string): number | null {
  return nativeValue(written) ?? englishValue(written) ?? sinoValue(written);
}

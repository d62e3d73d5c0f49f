/** The letters of a number as Koreans write it in a question: 47,500 · 12만 · 1억 2천만 · 삼만오천. */
export const numberLetters = String.raw`[\d일이삼사오육칠팔구십백천만억][\d,.일이삼사오육칠팔구십백천만억 ]{0,24}?`;

const digits = "일이삼사오육칠팔구";
const small = new Map([
  ["십", 10],
  ["백", 100],
  ["천", 1_000],
]);
const large = new Map([
  ["만", 10_000],
  ["억", 100_000_000],
]);
const counts = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];
const countsAlone = ["하나", "둘", "셋", "넷"];

/** How many people or things: 셋, 세, 3. Null for what counts nothing. */
export function readCount(text: string): number | null {
  const at = Math.max(counts.indexOf(text), countsAlone.indexOf(text));
  return at === -1 ? readNumber(text) : at + 1;
}

/** A number in digits, Korean words or both. Null for what is no number. */
export function readNumber(text: string): number | null {
  const parts = text.replace(/,/g, "").match(/\d+(?:\.\d+)?|[^\d\s]/g) ?? [];
  let total = 0;
  let section = 0;
  let last: number | null = null;
  for (const part of parts) {
    const value = digits.includes(part) ? digits.indexOf(part) + 1 : Number(part);
    if (!Number.isNaN(value)) {
      if (last !== null) return null; // two digits with nothing between them are two numbers
      last = value;
      continue;
    }
    const [few, many] = [small.get(part), large.get(part)];
    if (few !== undefined) section += (last ?? 1) * few;
    else if (many !== undefined) {
      total += (section + (last ?? 0) || 1) * many;
      section = 0;
    } else return null;
    last = null;
  }
  return parts.length === 0 ? null : total + section + (last ?? 0);
}

const tens = ["열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];
const ones = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"];
export const sino = "일이삼사오육칠팔구";
/** 열두 → 12, 스무 → 20, 석 → 3. Null when it is no native number. */
export function nativeNumber(word: string): number | null {
  const plain = word
    .replace(/^스무$/, "스물")
    .replace(/석$|서$/, "세")
    .replace(/넉$|너$/, "네")
    .replace(/하나$/, "한");
  const ten = tens.findIndex((name) => plain.startsWith(name));
  const rest = ten === -1 ? plain : plain.slice(tens[ten]?.length ?? 0);
  const one = ones.indexOf(rest);
  if (rest !== "" && one === -1) return null;
  const value = (ten + 1) * 10 + one + 1;
  return value === 0 ? null : value;
}

/** 이십삼 → 23, 백 → 100. */
export function sinoNumber(word: string): number {
  let total = 0;
  let digit = 0;
  for (const letter of word) {
    const unit = { 십: 10, 백: 100, 천: 1_000 }[letter];
    if (unit === undefined) digit = sino.indexOf(letter) + 1;
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + digit;
}

/** A number word before what it counts, as a pattern: 열두, 스무, 석. */
export const native = `(?:(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)?(?:한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉)|열|스무|서른|마흔|쉰|예순|일흔|여든|아흔)`;

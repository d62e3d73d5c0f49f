const nativeOnes = new Map(
  "한 1|두 2|세 3|석 3|서 3|네 4|넉 4|너 4|다섯 5|닷 5|여섯 6|엿 6|일곱 7|여덟 8|아홉 9".split("|").map(pair),
);
const nativeTens = new Map(
  "열 10|스물 20|스무 20|서른 30|마흔 40|쉰 50|예순 60|일흔 70|여든 80|아흔 90".split("|").map(pair),
);
const digits = "영일이삼사오육칠팔구";
const scales = new Map("십 10|백 100|천 1000".split("|").map(pair));

function pair(line: string): [string, number] {
  const [letters = "", value = ""] = line.split(" ");
  return [letters, Number(value)];
}

/** A number as Korean counts with it: 3, 세, 열두, 백이십; null for any other letters. */
export function koreanCount(letters: string): number | null {
  if (/^\d+$/.test(letters)) return Number(letters);
  return nativeCount(letters) ?? sinoCount(letters);
}

function nativeCount(letters: string): number | null {
  const tens = [...nativeTens].find(([name]) => letters.startsWith(name));
  const rest = letters.slice(tens?.[0].length ?? 0);
  const ones = rest === "" ? 0 : nativeOnes.get(rest);
  return ones === undefined || letters === "" ? null : (tens?.[1] ?? 0) + ones;
}

function sinoCount(letters: string): number | null {
  let [sum, digit] = [0, 0];
  let lastScale = 10_000;
  for (const letter of letters) {
    const scale = scales.get(letter);
    if (scale === undefined) {
      const value = digits.indexOf(letter);
      if (value <= 0 || digit !== 0) return null;
      digit = value;
    } else {
      if (scale >= lastScale) return null;
      sum += (digit === 0 ? 1 : digit) * scale;
      [digit, lastScale] = [0, scale];
    }
  }
  return sum + digit > 0 ? sum + digit : null;
}

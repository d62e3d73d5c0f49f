import { bothEnds, oneOf } from "#language";

const koreanWords = oneOf`
  차이점?
  비교
  장단점
  대조
  다른\s*점
  공통점
  중(?:에서?)?\s
  가운데
  어느
`;
const korean = new RegExp(
  String.raw`^(.{1,60}?)(?:와|과|이랑|랑|하고|\s+대\s+|\s+vs\.?\s+)\s*(.{1,60}?)(?:을|를|은|는|이|가)?\s*(?:의\s*)?(?:${koreanWords})`,
  "i",
);
const englishSide = String.raw`(?:the\s+)?(.{1,60}?)`;
const englishSides = String.raw`${englishSide}\s+(?:and|with|to|versus|vs\.?)\s+${englishSide}`;
const english = new RegExp(
  String.raw`(?:differences? between|compare|contrast)\s+${englishSides}(?:[?.!,]|$|\s+(?:in|for|on)\s)`,
  "i",
);
const versus = /^(.{1,40}?)\s+(?:vs\.?|versus)\s+(.{1,40}?)[?.!]*$/i;
const opening = /^(?:(?:이|그|두|올린|첨부한)\s*)?(?:문서|파일|자료|pdf|계약서|보고서)(?:들)?(?:에서|의|에)?\s+/i;

/** At either end of a message. The patterns' time grows with the square of a run of blanks, so none is left either. */
const lettersRead = 1_000;

/**
 * The two things a question sets side by side: "A와 B 비교해줘", "difference between A and B". What is compared of them goes
 * with both: "A안과 B안의 비용 비교" is A안 비용 and B안 비용. Null when a question names no two.
 */
export function comparedSides(question: string): readonly [string, string] | null {
  const text = bothEnds(question, lettersRead)
    .replace(/\s+/g, (blanks) => (blanks.includes("\n") ? "\n" : " "))
    .replace(opening, "")
    .trim();
  const match = korean.exec(text) ?? english.exec(text) ?? versus.exec(text);
  const [left, right] = [match?.[1]?.trim(), match?.[2]?.trim()];
  if (!left || !right) return null;
  const aspect = /^(.+?)(?:의|\s(?:각각의|각))\s+(.+)$/.exec(right);
  if (aspect?.[1] === undefined || aspect[2] === undefined) return [left, right];
  return [`${left} ${aspect[2]}`, `${aspect[1]} ${aspect[2]}`];
}

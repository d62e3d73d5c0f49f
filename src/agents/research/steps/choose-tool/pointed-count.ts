import { oneOf } from "#language";
import { numberValue } from "#language/meaning";

const works = "(?:논문|편|개|연구|글|문헌)";
/** Words before 둘 and 두 논문 say which: it points back at the beginning only. 그 둘, 이 두 논문, 저 세 편, 둘의; those two, both of them. 두 편만 and the two-stage model point at nothing. */
const pointing = [
  String.raw`(?<![가-힣])(?:[그이저]|위|앞|방금)의?\s?(둘|셋|넷|(?:두|세|네)(?=\s?${works}))(?!\s?${works}?만)`,
  String.raw`^(?:그럼\s|그러면\s|근데\s)?(둘|셋)(?=의|이|은|을|를|\s?다(?:\s|$)|\s사이|\s중)`,
  String.raw`^(?:그럼\s|그러면\s|근데\s)?(두|세)(?=\s?(?:논문|편|연구|글)(?:의|이|은|을|를|\s(?:사이|차이|비교))(?!\s?만))`,
  String.raw`\b(?:these|those|the)\s(two|three|four)(?=\s?(?:$|[?.!,])|\s(?:${oneOf`
    papers
    ones
    studies
    articles
    differ
    compare
    agree
    disagree
    together
  `})\b)`,
  String.raw`\b(both)(?=\s(?:of\s(?:them|these|those)|papers|studies|articles)\b|\s?(?:$|[?.!]))`,
].map((pattern) => new RegExp(pattern, "iu"));

const koreanCounts: Readonly<Record<string, number>> = { 둘: 2, 두: 2, 셋: 3, 세: 3, 넷: 4, 네: 4 };

/** How many papers a message points back at, without naming them; null where it does not. */
export function pointedCount(message: string): number | null {
  const said = pointing.flatMap((pattern) => pattern.exec(message)?.[1] ?? [])[0]?.toLowerCase();
  if (said === undefined) return null;
  return said === "both" ? 2 : (koreanCounts[said] ?? numberValue(said));
}

import { allMatches, oneOf } from "#language";
import type { KnownNames } from "./known-names.ts";
import type { UnknownName } from "./unknown-name.ts";

const outlets = oneOf`
  [가-힣]{2,6}(?:일보|신문|뉴스|방송|타임스|저널|포스트|투데이)
  한겨레
  로이터
  블룸버그
  (?:KBS|MBC|SBS|EBS|YTN|JTBC|BBC|CNN|NHK)
`;
/** 2023년 5월 한겨레 보도. */
const reported = new RegExp(
  String.raw`(?<![가-힣])(${outlets})(?:의|가|이|은|는)?\s(?:[가-힣]{2,6}\s)?(?:보도|기사|사설|칼럼)`,
  "gu",
);

/** A newspaper or a station whose report no evidence has. */
export function unknownNews(text: string, known: KnownNames): UnknownName[] {
  return allMatches(text, reported)
    .filter(([, outlet = ""]) => !known.hasPhrase(outlet))
    .map(({ 1: outlet = "", index }) => ({
      text: outlet,
      start: index,
      end: index + outlet.length,
      kind: "institution",
    }));
}

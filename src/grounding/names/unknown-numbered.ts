import { allMatches, oneOf } from "#language";
import type { KnownNames } from "./known-names.ts";
import { nameAt } from "./name-at.ts";
import type { UnknownName } from "./unknown-name.ts";

/** What is put out in numbers: 워킹페이퍼 22-17호, 권고 제118호. */
const numberedKinds = oneOf`
  워킹\s?페이퍼
  이슈\s?페이퍼
  보고서
  권고
  결의
  고시
  훈령
  지침
  특허
  규격
  총서
  백서
  브리프
`;
const numbered = new RegExp(String.raw`(?:${numberedKinds})\s?(?:제\s?)?\d[\d-]*\s?호`, "gu");
/** 제9회 동아시아 법률인공지능 학술대회. */
const meeting =
  /제\s?\d{1,3}회\s(?:[가-힣·]{2,14}\s){0,4}[가-힣]{0,8}(?:학술대회|심포지엄|콘퍼런스|컨퍼런스|워크숍|포럼)/gu;

/** An NBER working paper (No. 25434). */
const englishNumbered = new RegExp(
  oneOf`
    \b(?:working|discussion|technical|white|policy)\s(?:paper|report|brief)s?,?\s\(?(?:No\.?|number|#)\s?\d[\d-]+
    \b(?:bulletin|circular|fact\ssheet|technical\snote)\s(?:No\.?\s)?(?:[A-Z]{1,4}[\s-]?)?\d{2,}
  `,
  "giu",
);

/** As shown in ref. 8: the number of a source that there is not. */
const referenceNumber = /\b(?:ref\.|refs\.|reference)\s\[?(\d{1,3})\b/giu;

/** volume 14, issue 3; 제14권 3호: where in a journal. */
const volume = /\b(?:volume|vol\.|issue)\s\d{1,4}\b|제\s?\d{1,3}\s?권(?:\s?제?\s?\d{1,3}\s?호)?/giu;

/** Papers, rules and meetings that are told by their number, and that no evidence has. */
export function unknownNumbered(text: string, known: KnownNames): UnknownName[] {
  const isNumbered = /\d\s?[호회]/u.test(text);
  const isInVolume = /vol|issue|\d\s?권/iu.test(text);
  const strays = allMatches(text, referenceNumber).filter(
    ([, number]) => !known.sources.some(({ label }) => label === number),
  );
  return [
    ...strays,
    ...allMatches(text, englishNumbered),
    ...(isNumbered ? [...allMatches(text, numbered), ...allMatches(text, meeting)] : []),
    ...(isInVolume ? allMatches(text, volume) : []),
  ]
    .filter(([match]) => !known.hasPhrase(match))
    .map((match) => nameAt(match, "title"));
}

import { allMatches } from "#language";
import type { KnownNames } from "./known-names.ts";
import { nameAt } from "./name-at.ts";
import type { UnknownName } from "./unknown-name.ts";

const law =
  /[가-힣·]{0,20}(?:보호법|기준법|관리법|거래법|촉진법|방지법|특별법|기본법|민법|상법|형법|세법|소송법|진흥법|규제법|시행령|시행규칙|조례|에 관한 법률)(?![가-힣]{2,}학)/gu;
/** Whatever has numbered articles: 도서관법 제22조, 파리협정 제6조. */
const lawArticle = /(?<![가-힣])[가-힣]{2,12}(?:법|협정|협약|조약)(?=\s?제\s?\d+조)/gu;
const courtCase = /\d{2,4}\s?(?:다|도|두|누|나|가합|가단|고합|고단|헌가|헌마|헌바|구합|재다)\s?\d{2,7}/gu;

/** What every name of a law has. */
const lawSign = /[법협조]|시행/u;

/** Laws and court cases that no evidence has. */
export function unknownLaws(text: string, known: KnownNames): UnknownName[] {
  const laws = lawSign.test(text) ? [...allMatches(text, law), ...allMatches(text, lawArticle)] : [];
  return [...laws, ...allMatches(text, courtCase)]
    .filter(([match]) => !known.hasPhrase(match.trim()))
    .map((match) => nameAt(match, "law"));
}

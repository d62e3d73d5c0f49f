import { allMatches, oneOf } from "#language";
import { isStopWord } from "#language/meaning";
import { attributed } from "./attributed.ts";
import { isCommonName, isLeadWord } from "./common-names.ts";
import { type KnownNames, normalName } from "./known-names.ts";
import type { UnknownName } from "./unknown-name.ts";

/** Words that make what stands beside them a reference to someone's work. */
const work = new RegExp(
  oneOf`
    논문
    연구
    보고서
    저서
    책
    기사
    학위논문
    리뷰
    실험
    조사
    저널
    학회
    발표
    공개
    교수
    박사
    연구팀
    연구진
    저자
    벤치마크
    데이터셋
    참고문헌
    백서
    판결
    사건
    가이드라인
    보도
    기고
    에세이
    신문
    특허
    펴낸
    펴냈
    paper
    study
    studies
    report
    article
    book
    thesis
    dissertation
    survey
    journal
    conference
    benchmark
    dataset
    professor
    author
    researcher
    preprint
    proceedings
    et al
    talk
    lecture
    blog
    post
    trial
    review
    guideline
    ruling
    case
    model
    essay
    patent
    monograph
    column
  `,
  "iu",
);

/** Whether the sources cited are in Latin letters, so that a Hangul name may be one of theirs, spelled by sound. */
function mayBeSpelledBySound(match: string, known: KnownNames, cited: readonly string[]): boolean {
  const year = Number(/(?:19|20)\d{2}/u.exec(match)?.[0] ?? 0);
  return known.sources.some(
    ({ label, years: theirs, authors, flat }) =>
      label !== null &&
      cited.includes(label) &&
      authors.size > 0 &&
      !/[가-힣]{3}/u.test(flat) &&
      (year === 0 || theirs.has(year)),
  );
}

/** Finds what could be a work, an author, a product, a case or a law and occurs nowhere in evidence or question. */
export function findUnknownNames(sentence: string, known: KnownNames, cited: readonly string[] = []): UnknownName[] {
  const found: UnknownName[] = [
    ...addresses(sentence, known),
    ...titles(sentence, known),
    ...latinNames(sentence, known),
    ...hangulNames(sentence, known, cited),
    ...bracketedAuthors(sentence, known),
    ...unknownCoauthors(sentence, known),
    ...attributed(sentence, known),
    ...lawsAndCases(sentence, known),
    ...years(sentence, known),
  ];
  return found.length > 0 ? found : [...mixedUp(sentence, known), ...foreignAuthors(sentence, known, cited)];
}

const address = new RegExp(
  [
    /https?:\/\/[^\s<>"'`)\]」]{1,300}/,
    /\b10\.\d{4,9}\/[^\s"'<>`,;)\]]{1,200}/,
    /arxiv[:\s]{0,2}\d{4}\.\d{4,5}/,
    /\bwww\.[^\s<>")\]]{1,200}/,
    /\b(?:[a-z\d-]+\.){1,3}(?:com|org|net|io|edu|gov|ai|dev|kr)\/[^\s<>")\]]{1,200}/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "giu",
);
/** A number that names a record: PMID 25628618, 특허 KR 10-2288415. */
const recordNumber = /\b(?:PMID|PMCID|ISBN|ISSN|RFC|NCT|KR|US|EP|WO|JP)[\s:-]{0,2}[\d-]{4,20}/gu;

function addresses(text: string, known: KnownNames): UnknownName[] {
  const records = allMatches(text, recordNumber).filter(([match]) => !known.hasPhrase(match));
  const unknown = allMatches(text, address).filter(
    ([match]) => !known.hasPhrase(match.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/[.,;:!?/]+$/u, "")),
  );
  return [...records, ...unknown].map((match) => hit(match, "address"));
}

/** Brackets that Korean keeps for works, and quotation marks and emphasis that it shares with other uses. */
const bracketed = /[「『〈《<]([^「」『』〈〉《》<>\n]{2,120})[」』〉》>]/gu;
const quoted = new RegExp(
  oneOf`
    ["“]([^"“”\n]{3,160})["”]
    (?<![*\p{L}])\*{1,2}([^*\n]{3,160})\*{1,2}(?![*\p{L}])
    (?<![_\p{L}])_([^_\n]{3,160})_(?![_\p{L}])
  `,
  "gu",
);

/** 'Feedback Timing in Science' 논문: single quotes hold anything, and a title only where a word for a work follows. */
const singleQuoted = /(?<![\p{L}\p{N}])[‘']([^‘’'\n]{8,160})[’'](?=\s?(?:논문|연구|보고서|백서|조사|책|저서))/gu;

/** What every title stands between. */
const titleSign = /["“”‘’'*_「『〈《<]/u;

/** "정말 도움이 될까?"라는 물음: what is asked, thought or meant is no title. */
const asksRatherThanNames = /^\s?(?:이?라는|하는|는)\s(?:물음|질문|의문|궁금|고민|생각|뜻|의미|걱정)/u;

/** Fewer words in quotation marks may be a term of the answer's own. */
const fewestQuoted = 4;

/** Words that a known author is said to have written. In another script than the source they are a translation. */
function isPutInMouth(quote: string, text: string, known: KnownNames): boolean {
  if (quote.split(/\s+/u).length < fewestQuoted) return false;
  const isHangul = /[가-힣]/u.test(quote);
  return authorsIn(text.replace(quote, " "), known).some(({ name }) =>
    known.sources.some(({ authors, flat }) => authors.has(name) && /[가-힣]{3}/u.test(flat) === isHangul),
  );
}

function titles(text: string, known: KnownNames): UnknownName[] {
  const found: UnknownName[] = [];
  if (!titleSign.test(text)) return found;
  for (const match of allMatches(text, bracketed))
    if (!known.hasPhrase(match[1] ?? "")) found.push(hit(match, "title"));
  for (const match of allMatches(text, singleQuoted))
    if (!known.hasPhrase(match[1] ?? "")) found.push(hit(match, "title"));
  for (const match of allMatches(text, quoted)) {
    const inner = (match[1] ?? match[2] ?? match[3] ?? "").trim();
    if (known.hasPhrase(inner) || asksRatherThanNames.test(text.slice(match.index + match[0].length))) continue;
    const beside =
      text.slice(Math.max(0, match.index - 24), match.index) +
      text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const titleCase = (inner.match(/\b\p{Lu}\p{L}+/gu) ?? []).length >= 2;
    if (
      titleCase ||
      isPutInMouth(inner, text, known) ||
      (/\s/u.test(inner) &&
        (work.test(beside) || /titled|entitled|called|라는|이라는|에서는|\((?:19|20)\d{2}/u.test(beside)))
    )
      found.push(hit(match, "title"));
  }
  return found;
}

const latinWord =
  /[A-ZÀ-Þ][A-Za-zÀ-ɏ\p{M}\d’'.+-]*|[a-z]+[A-Z][A-Za-z\d+-]*|\d+[A-Za-z]+\d+|[A-Z\d]+(?:-[A-Za-z\d]+)+/gu;

function latinNames(text: string, known: KnownNames): UnknownName[] {
  // An English sentence may name Korean authors in brackets.
  const isKorean = /[가-힣]/u.test(text.replace(/\([^()]{0,80}\)/gu, ""));
  const found: UnknownName[] = [];
  for (const match of allMatches(text, latinWord)) {
    if (!/[A-Za-zÀ-ɏ]/u.test(match[0])) continue;
    const word = normalName(match[0]);
    if (word.length < 2 || isCommonName(word) || known.hasWord(word) || (known.hasPhrase(word) && word.length > 4))
      continue;
    // 45-pound: a figure with its unit.
    if (/^\d+(?:-[a-z]+)+$/u.test(match[0])) continue;
    // 4,100kW: a unit.
    if (/^\p{Lu}\.?$/u.test(match[0]) || (/\d\s?$/u.test(text.slice(0, match.index)) && word.length <= 3)) continue;
    const parts = word.split("-").filter((part) => part !== "");
    if (
      parts.length > 1 &&
      parts.every((part) => known.hasWord(part) || isCommonName(part) || isStopWord(part)) &&
      !/\d/u.test(word)
    )
      continue;
    const atStart = (!isKorean || text.startsWith("|")) && isSentenceStart(text, match.index);
    const isCamelCase = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(match[0]);
    if (atStart && !isCamelCase && !followedAsName(text.slice(match.index + match[0].length))) continue;
    if (isStopWord(word) || isLeadWord(word)) continue;
    if (isEponym(text.slice(match.index + match[0].length)) && !/(?:19|20)\d{2}/u.test(text)) continue;
    const isAcronym = /^\p{Lu}{2,5}s?$/u.test(match[0]);
    if (isAcronym && !inReference(text, match.index, match[0].length) && !namesStandard(text, match)) continue;
    found.push(hit(match, "name"));
  }
  return found;
}

function isSentenceStart(text: string, at: number): boolean {
  // A cell of a table begins like a sentence.
  if (text.startsWith("|") && /\|[\s*_]*$/u.test(text.slice(0, at))) return true;
  return (
    /^[\s"“'‘(*_\d.)-]*$|[.!?:]["”]?\s+["“]?$|\n\s*[-*]?\s*$/u.test(
      text.slice(Math.max(0, at - 40), at).replace(/^.{0,40}(?=[.!?:]\s)/su, "") || text.slice(0, at),
    ) &&
    (at === 0 || /(?:^|[.!?:\n])["”]?\s*["“'(*_-]*\s?$/u.test(text.slice(0, at)))
  );
}

/** "Lindgren et al.", "Novak & Reyes", "Falk's", "Smith (2020)", "Adrian Falk": a first word that is a name. */
function followedAsName(rest: string): boolean {
  return (
    /^(?:,? et al|,? (?:and|&) \p{Lu}|[’']s? |\s?\((?:19|20)\d|\s\p{Lu}\p{Ll}+|-\d|,? \p{Lu}\.)/u.test(rest) ||
    /^\s(?:argue|show|found|find|report|claim|suggest|propos|demonstrat)/.test(rest)
  );
}

const eponymsKorean =
  "법칙 분포 지수 상관계수 계수 검정 척도 방정식 정리 지표 점수 모형 곡선 통계량 관계 효과 등급 공식";
const eponymsEnglish =
  "effect ratio rule law test index score scale distribution formula statistic coefficient equation curve theorem method estimator criterion plot diagram";
const eponym = new RegExp(
  String.raw`^\s?(?:[가-힣]{0,4}\s?)?(?:${eponymsKorean.replaceAll(" ", "|")}|(?:grade level|${eponymsEnglish.replaceAll(" ", "|")})\b)`,
  "iu",
);

/** "Pearson 상관계수", "the Gutenberg-Richter law": a term that is named after somebody. */
function isEponym(rest: string): boolean {
  return eponym.test(rest);
}

/** EN 206, HIPAA 규정, 수면질 척도(PSQI): an acronym that numbers a standard, or stands for the words before it. */
function namesStandard(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const rest = text.slice(index + word.length);
  if (/^\s\d{2,5}(?![\d,.%]*\s?(?:%|원|명|개|건|회|점|년|월|일|시))(?=[\s.,)]|$)/u.test(rest)) return true;
  if (/^\s(?:규정|기준|표준|지침|법|협약|척도|말뭉치|데이터셋)(?![가-힣]{2,})/u.test(rest)) return true;
  return /^\)/u.test(rest) && /(?:척도|검사|말뭉치|데이터셋|설문지|규정|표준)\($/u.test(text.slice(0, index));
}

/** A year, a venue or a word for a work stands near. */
function inReference(text: string, at: number, length: number): boolean {
  const near = text.slice(Math.max(0, at - 16), at + length + 30);
  return work.test(near) || /(?:19|20)\d{2}/u.test(near);
}

const person = /([가-힣]{2,10})\s(?:교수|박사|연구원|연구팀|교수팀|연구진|팀장)(?:팀|님)?(?=[은는이가의도\s,(]|에|$)/gu;
const ownWork = /([가-힣]{2,12})(?:의|이|가)\s(?:[가-힣]{1,10}\s){0,4}?((?:19|20)\d{2})년(?:에|의)?\s/gu;
const thesis = /([가-힣]{2,8})의\s(?:[가-힣]{2,6}\s)?(?:박사|석사|학위)\s?(?:학위)?\s?논문/gu;
const bylineKo = /([가-힣]{2,10})\s?(?:등|외|연구팀)?\s?(?:\d인)?\s?\(((?:19|20)\d{2})[^)]{0,12}\)/gu;
const instituteWords = oneOf`
  대
  대학교
  대학
  의대
  연구원
  연구소
  기구
  협회
  학회
  재단
  은행
  위원회
  진흥원
  구글
  네이버
  카카오
  삼성
  애플
  메타
`;
const institute = new RegExp(
  String.raw`([가-힣]{2,12}(?:${instituteWords}))(?:의|가|이|에서|팀|\s연구팀|\s연구진)\s[^.]{0,40}?(?:연구|논문|보고서|조사|발표|실험|밝혔|보고)`,
  "gu",
);
const plainWordWords = oneOf`
  이
  그
  저
  두
  세
  여러
  다른
  같은
  최근
  후속
  관련
  해당
  한
  본
  위
  아래
  담당
  지도
  공동
  국내
  해외
  유명
  신입
  책임
  선임
  전임
  외부
  동료
  수석
  객원
  일부
  많은
  어느
  기존
  우리
  저희
  이들
  그들
`;
/** Words that look like a name before a title or a year but are none. */
const plainWord = new RegExp(
  `^(?:(?:${plainWordWords})$|논문|연구(?!원|소)|저자|결과|문제|분야|방법|모델|데이터|실험|자료|연도|시기|경우|대한$|관한$)`,
  "u",
);
const titled =
  /(?:수상자|학자|전문가|저자인|작가인|창시자|설립자|개발자인|연구자인)\s([가-힣]{2,8}(?:\s[가-힣]{2,8})?)(?:의|는|은|이|가|도)/gu;

const besideName = /연구|논문|보고|조사|발표|밝|주장|실험|교수|박사|팀|진|저서|책|\(/u;

function hangulNames(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  const found: UnknownName[] = [];
  // All that is looked for stands beside a word for a work or a person, or has its year in brackets.
  if (!besideName.test(text)) return found;
  for (const [pattern, kind] of [
    [person, "person"],
    [ownWork, "person"],
    [thesis, "person"],
    [bylineKo, "person"],
    [institute, "institution"],
    [titled, "person"],
  ] as const)
    for (const match of allMatches(text, pattern)) {
      const name = match[1] ?? "";
      if (kind === "person" && mayBeSpelledBySound(match[0], known, cited)) continue;
      if (
        plainWord.test(name) ||
        (pattern === person && /(?:도|을|를|에|로|면)$/u.test(name)) ||
        known.hasPhrase(name) ||
        !besideName.test(text.slice(match.index, match.index + match[0].length + 40))
      )
        continue;
      found.push({ text: name, start: match.index, end: match.index + name.length, kind });
    }
  return found;
}

const law =
  /[가-힣·]{0,20}(?:보호법|기준법|관리법|거래법|촉진법|방지법|특별법|기본법|민법|상법|형법|세법|소송법|진흥법|규제법|시행령|시행규칙|조례|에 관한 법률)(?![가-힣]{2,}학)/gu;
/** Whatever has numbered articles: 도서관법 제22조, 파리협정 제6조. */
const lawArticle = /(?<![가-힣])[가-힣]{2,12}(?:법|협정|협약|조약)(?=\s?제\s?\d+조)/gu;
const courtCase = /\d{2,4}\s?(?:다|도|두|누|나|가합|가단|고합|고단|헌가|헌마|헌바|구합|재다)\s?\d{2,7}/gu;

/** What every name of a law has. */
const lawSign = /[법협조]|시행/u;

function lawsAndCases(text: string, known: KnownNames): UnknownName[] {
  const laws = lawSign.test(text) ? [...allMatches(text, law), ...allMatches(text, lawArticle)] : [];
  return [...laws, ...allMatches(text, courtCase)]
    .filter(([match]) => !known.hasPhrase(match.trim()))
    .map((match) => hit(match, "law"));
}

const workYear = /(?<!\d)((?:1[5-9]|20)\d{2})(?!\d)(?!년대)/gu;

/** A year that no evidence has, beside a word for a work. */
function years(text: string, known: KnownNames): UnknownName[] {
  return allMatches(text, workYear)
    .filter(
      (match) =>
        !known.hasYear(Number(match[1])) && work.test(text.slice(Math.max(0, match.index - 40), match.index + 60)),
    )
    .map((match) => hit(match, "year"));
}

const inBrackets = /\(([^()]{2,60}?),?\s?(?:19|20)\d{2}[a-z]?\)/gu;
const hangulAuthor = /(?<![가-힣])[가-힣]{2,4}(?![가-힣])/gu;

/** (설아람 & 왕지호, 2020): where the brackets hold the names, they are the ones that are looked up. */
function bracketedAuthors(text: string, known: KnownNames): UnknownName[] {
  return allMatches(text, inBrackets).flatMap(({ 1: inner = "", index }) =>
    allMatches(inner.replace(/(?:와|과|외|등)(?=\s|$)/gu, " "), hangulAuthor)
      .filter(([name]) => !known.hasPhrase(name) && !plainWord.test(name))
      .map(({ 0: name, index: at }): UnknownName => {
        const start = index + 1 + at;
        return { text: name, start, end: start + name.length, kind: "person" };
      }),
  );
}

const coauthors = /(?<![가-힣])([가-힣]{2,4})(?:와|과)\s([가-힣]{2,4}?)(?:은|는|이|가|의|도)(?=\s)/gu;

/** 옹지혁과 경다온은: a known author with one that no source has. */
function unknownCoauthors(text: string, known: KnownNames): UnknownName[] {
  if (known.authors.size === 0) return [];
  return allMatches(text, coauthors).flatMap(({ 1: one = "", 2: other = "", index, 0: whole }) => {
    if (!known.authors.has(one) || known.hasPhrase(other) || plainWord.test(other)) return [];
    const start = index + whole.lastIndexOf(other);
    return [{ text: other, start, end: start + other.length, kind: "person" }];
  });
}

/** Names that are all known, but not together: another one's year, a co-author from another paper. */
function mixedUp(text: string, known: KnownNames): UnknownName[] {
  const authors = authorsIn(text, known);
  const [first] = authors;
  if (first === undefined) return [];
  const yearsHere = allMatches(text, workYear).map((match) => Number(match[1]));
  const groups = joined(authors, text);
  const together = groups.some((group) => group.length > 1);
  if (yearsHere.length === 0 && !together) return [];
  const wrote = (group: readonly FoundAuthor[]) =>
    known.sources.filter((source) => group.every(({ name }) => source.authors.has(name)));
  const apart = groups.find((group) => wrote(group).length === 0);
  if (apart !== undefined) return apart.slice(0, 1).map(mixed);
  // Several papers in one sentence, each with its own year, are no mixture.
  if (authors.length > 1 && yearsHere.length > 1 && yearsHere.every((year) => known.hasYear(year))) return [];
  const fits = groups.some((group) =>
    wrote(group).some(({ years: theirs }) => yearsHere.every((year) => theirs.has(year))),
  );
  return fits ? [] : [mixed(first)];
}

/** What joins two authors of one work: Novak and Reyes, 설아람·왕지호, 설아람과 왕지호. */
const joint = /^(?:와|과)?\s?(?:&|and|·|,|함께)?\s?(?:\p{Lu}\.\s?){0,2}$/u;

/** Authors that are named as writing together. */
function joined(authors: readonly FoundAuthor[], text: string): FoundAuthor[][] {
  const groups: FoundAuthor[][] = [];
  for (const author of authors.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? null : text.slice(last.start + last.text.length, author.start);
    if (between !== null && between !== " " && joint.test(between)) groups.at(-1)?.push(author);
    else groups.push([author]);
  }
  return groups;
}

/** A known author in a text. */
interface FoundAuthor {
  readonly name: string;
  readonly text: string;
  readonly start: number;
}

const hangulWord = /(?<![가-힣])[가-힣]{2,14}/gu;
/** What may follow a Hangul name within its word. */
const afterName = /^(?:은|는|이|가|의|와|과|도|등|외|을|를|에|팀|에게|이라는|라는|연구팀)*$/u;

function authorsIn(text: string, known: KnownNames): FoundAuthor[] {
  const { authors } = known;
  if (authors.size === 0) return [];
  const latin = allMatches(text, latinWord).map(({ 0: word, index }) => ({
    name: normalName(word),
    text: word,
    start: index,
  }));
  const hangul = allMatches(text, hangulWord).flatMap(({ 0: word, index }) =>
    [2, 3, 4]
      .filter((length) => length <= word.length && authors.has(word.slice(0, length)))
      .filter((length) => afterName.test(word.slice(length)))
      .map((length) => ({ name: word.slice(0, length), text: word.slice(0, length), start: index })),
  );
  return [...latin.filter(({ name }) => authors.has(name)), ...hangul];
}

function mixed({ text, start }: FoundAuthor): UnknownName {
  return { text, start, end: start + text.length, kind: "mixed" };
}

/** An author of another source than those that are cited. */
function foreignAuthors(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  if (cited.length === 0 || known.authors.size === 0) return [];
  const theirs = known.sources.filter(({ label }) => label === null || cited.includes(label));
  if (theirs.every(({ authors }) => authors.size === 0)) return [];
  return authorsIn(text, known)
    .filter(({ name }) => !theirs.some(({ words }) => words.has(name)))
    .map(mixed);
}

function hit(match: RegExpExecArray, kind: UnknownName["kind"]): UnknownName {
  return { text: match[0].trim(), start: match.index, end: match.index + match[0].length, kind };
}

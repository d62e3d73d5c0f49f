import { allMatches, oneOf } from "#language";
import { isPartOfTerm, isTermName } from "./eponym.ts";
import { foreignName } from "./foreign-name.ts";
import type { KnownNames } from "./known-names.ts";
import { isKoreanAuthor, surnameBeside } from "./korean-author.ts";
import { surnames } from "./romanized-surname.ts";
import { titleByCapitals } from "./title-by-capitals.ts";
import type { UnknownName } from "./unknown-name.ts";

/** What a scholar may have made and named. */
const madeThings = oneOf`
  모형
  모델
  이론
  가설
  척도
  지수
  법칙
  증후군
  패널
  코호트
  프레임워크
  프로토콜
  알고리즘
  가이드라인
  데이터셋
  말뭉치
`;
/** '3C 유지 모형': a name in single quotes for a thing that scholars make. */
const namedThing = new RegExp(String.raw`(?<![\p{L}\p{N}])[‘']([^‘’'\n]{3,40}?(?:${madeThings}))[’']`, "gu");
/** '마을학교' 패널: the same with the thing behind it. */
const thingNamed = new RegExp(String.raw`(?<![\p{L}\p{N}])[‘']([^‘’'\n]{4,40})[’'](?=\s?(?:${madeThings}))`, "gu");
/** '은빛책방' 사업, '바로톡' 사례: what somebody runs under a name of one word. */
const runThings = oneOf`
  사업
  프로그램
  캠페인
  플랫폼
  서비스
  사례
  앱
`;
const runNamed = new RegExp(String.raw`(?<![\p{L}\p{N}])[‘']([가-힣A-Za-z\d]{3,12})[’'](?=\s?(?:${runThings}))`, "gu");
/** '단계 상실'이라고 명명했다: a term that somebody is said to have coined. */
const coined =
  /(?<![\p{L}\p{N}])[‘'"“]([^‘’'"“”\n]{3,40})[’'"”](?=(?:이?라고?|으로|로)\s(?:명명|이름|불렀|부릅|부른|불립|불린|정의))/gu;
/** 영양 불균형 실태라는 논문: a title without marks, by its last two words. What is stated (…다라는) is none. */
const calledSo =
  /(?<![가-힣])([가-힣]{1,10}\s[가-힣]{2,10}?)(?<![다까자요])(?:이라는|라는)\s(?:논문|보고서|저서|책|기사)/gu;
/** Tidal State Sharing이라는 기법, the textbook Power at the Edge: a title by its capitals, whose words may all be known. */
const capitals = titleByCapitals("of|at|the|in|for|and|on|to");
const calledInLatin = new RegExp(
  String.raw`(?<!\p{L})(${capitals})(?=(?:이라는|라는)\s)|(?<=\b(?:textbook|book|novel|handbook|monograph)\s)(${capitals})`,
  "gu",
);
/** 맹지호 연구에 따르면: three syllables that begin like a surname and end like no other word. */
const accordingTo = new RegExp(
  String.raw`(?<![가-힣])([${surnames.join("")}][가-힣]{2})\s(?:논문|연구)에\s?(?:따르|의하)면`,
  "gu",
);
/** Endings of words that qualify a study: 이러한, 유사한, 기존의. */
const qualifies = /[한의된는은적인던진단성형간내외자가어별학과망류]$/u;
/** 퍼트넘의 '나 홀로 볼링': a work in single quotes behind whoever wrote it. */
const owned = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,8})의\s[‘']([^‘’'\n]{3,60})[’'](?=(?:${oneOf`
    이|가|은|는|을|를|도|에|에는|에도
    에서|에서는|에서도
  `})\s|\s?(?:논의|개념|주장|명제|테제))`,
  "gu",
);
/** 스테판스키의 또래 문턱 가설: what scholars call a theory, told of somebody with a foreign name. */
const theirTheory = new RegExp(
  String.raw`(?<![가-힣])(${foreignName})의\s(?:[가-힣-]{1,8}\s){0,3}[가-힣]{0,6}(?:이론|가설|법칙|역설)(?![가-힣]{3})`,
  "gu",
);
/** '클라인허스트 효과'. */
const namedAfter = new RegExp(String.raw`[‘'](${foreignName})\s(?:효과|법칙|증후군|역설|가설)[’']`, "gu");
/** 진다솔·민가온의 논문. */
const pair = /(?<![가-힣])([가-힣]{2,4})[·ㆍ]([가-힣]{2,4}?)의\s(?:[가-힣]{2}\s)?(?:논문|연구|보고서|저서|책)/gu;
const institutions = oneOf`
  은행
  대
  대학교
  연구원
  연구소
  진흥원
  개발원
  협회
  학회
  재단
  위원회
  공사
  공단
  청
  부
`;
const issues = /이슈노트|보고서|백서|패널|통계|조사|연감|코호트/u;
/** 한국은행 이슈노트, 전북대 '마을학교 패널': what an institution puts out. */
const issued = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,10}(?:${institutions}))\s[‘']?(?:[가-힣]{2,8}\s)?(?:${issues.source})`,
  "gu",
);
const worksOfSomebody = oneOf`
  theory
  model
  hypothesis
  framework
  paradox
  law
  paper
  study
  book
  essay
  article
  monograph
`;
/** Paivio's dual coding theory. */
const theirs = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}[\p{L}-]{2,20})[’']s?\s(?:[a-z-]+\s){0,3}(?:${worksOfSomebody})\b`,
  "gu",
);

/** Something made, written or named that is told of somebody, and that neither evidence nor question has. */
export function attributed(text: string, known: KnownNames): UnknownName[] {
  const found: UnknownName[] = [];
  const add = (match: RegExpExecArray, name: string, kind: UnknownName["kind"]) => {
    const start = match.index + match[0].indexOf(name);
    found.push({ text: name, start, end: start + name.length, kind });
  };
  if (/[‘'"“]/u.test(text)) {
    for (const pattern of [namedThing, thingNamed, runNamed, coined])
      for (const match of allMatches(text, pattern))
        if (!known.hasPhrase(match[1] ?? "")) add(match, match[1] ?? "", "title");
    for (const match of allMatches(text, owned)) {
      const [, owner = "", title = ""] = match;
      if (!known.hasPhrase(owner) && !known.hasPhrase(title)) add(match, title, "title");
    }
  }
  if (/이론|가설|법칙|역설|효과|증후군/u.test(text))
    for (const pattern of [theirTheory, namedAfter])
      for (const match of allMatches(text, pattern))
        if (!known.hasPhrase(match[1] ?? "")) add(match, match[1] ?? "", "person");
  if (/[·ㆍ]/u.test(text))
    for (const match of allMatches(text, pair)) {
      const name = match.slice(1, 3).find((each) => !known.hasPhrase(each));
      if (name !== undefined && !match.slice(1, 3).every((each) => each.length < 3)) add(match, name, "person");
    }
  if (text.includes("라는"))
    for (const match of allMatches(text, calledSo))
      if (!known.hasPhrase(match[1] ?? "")) add(match, match[1] ?? "", "title");
  if (/라는|book|novel|monograph/u.test(text))
    for (const match of allMatches(text, calledInLatin)) if (!known.hasPhrase(match[0])) add(match, match[0], "title");
  if (/(?:논문|연구)에/u.test(text))
    for (const match of allMatches(text, accordingTo))
      if (!known.hasPhrase(match[1] ?? "") && !qualifies.test(match[1] ?? "")) add(match, match[1] ?? "", "person");
  if (issues.test(text))
    for (const match of allMatches(text, issued))
      if (!known.hasPhrase(match[1] ?? "")) add(match, match[1] ?? "", "institution");
  if (/[’']/u.test(text))
    for (const match of allMatches(text, theirs)) {
      const [, owner = ""] = match;
      const word = owner.toLowerCase();
      const isTerm = isTermName(word) || isPartOfTerm(word, text.slice(match.index + owner.length));
      const names = [word, ...surnameBeside(text, { 0: owner, index: match.index })];
      if (
        !known.hasWord(word) &&
        !isPlain.test(owner) &&
        !isTerm &&
        !names.some((name) => isKoreanAuthor(name, text, known))
      )
        add(match, owner, "name");
    }
  return found;
}

/** Words that own something without being a name. */
const isPlain =
  /^(?:The|This|That|Its|It|Their|Our|Your|His|Her|One|Another|Today|Each|Every|Nobody|Everyone|Let|Author)$/u;

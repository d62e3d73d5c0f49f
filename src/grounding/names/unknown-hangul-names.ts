import { allMatches, oneOf } from "#language";
import { sensesOf } from "#language/meaning";
import { foreignName } from "./foreign-name.ts";
import type { KnownNames } from "./known-names.ts";
import { plainWord } from "./plain-word.ts";
import { longSurnames, surnames } from "./romanized-surname.ts";
import { soundsLikeOneOf } from "./spelled-by-sound.ts";
import type { UnknownName } from "./unknown-name.ts";

const person =
  /([가-힣]{2,10})\s(?:교수|박사|연구사|연구관|지도사|연구원|연구팀|교수팀|연구진|팀장)(?:팀|님)?(?=[은는이가의도\s,(]|에|$)/gu;
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
  연구실
  과학원
  (?:진흥|통계|관리|기상|산림|특허|교육)청
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
/** Universities that Korean writes apart: 하버드 대학. */
const abroad = oneOf`
  하버드
  스탠[퍼포]드
  옥스[퍼포]드
  [케캠][임]?브리지
  예일
  프린스턴
  코넬
  컬럼비아
  시카고
  듀크
  존스\s?홉킨스
  버클리
  미시간
  펜실베이니아
  카네기\s?멜런
  토론토
  맥길
  도쿄
  교토
  베이징
  칭화
  하이델베르크
  취리히
  런던
  에든버러
  멜버른
  시드니
`;
const institute = new RegExp(
  String.raw`([가-힣]{2,12}(?:${instituteWords})|(?:${abroad})\s(?:대학교?|의대))(?:의|가|이|에서|팀|\s연구팀[이은의]?|\s연구진[이은의]?)\s[^.]{0,40}?(?:연구|논문|보고서|조사|발표|실험|밝혔|보고|지침|가이드라인|백서|성적서)`,
  "gu",
);

const titled =
  /(?:수상자|학자|전문가|저자인|작가인|창시자|설립자|개발자인|연구자인)\s([가-힣]{2,8}(?:\s[가-힣]{2,8})?)(?:의|는|은|이|가|도)/gu;

/** 고려대 탁 교수: a surname alone, told with where somebody teaches. */
const teaches = /([가-힣]{2,8}(?:대|대학교|대학|의대))\s[가-힣]\s(?:교수|박사)(?=[은는이가의도팀\s])/gu;

/** Endings of given names; a word with one of them may be nobody's: 이미지의 연구. */
const givenNameEnds = "진민호준현수영희은우연아지빈서윤훈경석혁철미선정주하나라람솔린림란숙규섭재욱균태환";
const wordsLikeNames = oneOf`
  이미지
  메시지
  방사선
  유산균
  이하나
  소나무
`;
/** 사공빈의 연구에서는, 오세진 등의 다기관 연구와도: a study that is told to be somebody's. */
const ofSomebody = new RegExp(
  String.raw`(?<![가-힣])(?!${wordsLikeNames})((?:${[...longSurnames.keys()].join("|")})[가-힣]{1,2}|[${surnames.join("")}][가-힣][${givenNameEnds}])(?:의|\s?등의)\s(?:[가-힣]{2,6}\s){0,2}(?:연구|논문)(?=(?:에서|에\s|와|과|는|가|를|도|의)|\s?결과)`,
  "gu",
);

/** 「…」를 쓴 탁현무와 봉지아는: who is said to have written a work. */
const writers = new RegExp(
  String.raw`[」』〉》"”](?:을|를)\s(?:쓴|펴낸|지은)\s([${surnames.join("")}][가-힣]{2})(?=(?:와|과|은|는|이|가|의)(?:\s|,))`,
  "gu",
);
/** 조안나 리히터는 자신의 저서에서, 포겔장은 독일에서 낸 단행본에서: whose book it is. */
const ownWorks = "저서|책|단행본|논문|평석|에세이|기고문|칼럼";
const inOwnBook = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,6}(?:\s[가-힣]{2,6})?)(?:은|는|이|가)\s(?:자신의\s|(?:[가-힣]+에서\s)?(?:낸|펴낸|쓴)\s)(?:[가-힣]+\s)?(?:${ownWorks})에서`,
  "gu",
);
/** 민 교수와 옥 변호사의 공동 평석: surnames alone. */
const surnamesAlone = new RegExp(
  String.raw`(?<![가-힣])([${surnames.join("")}]\s(?:교수|박사|변호사|판사))(?:와|과)\s[${surnames.join("")}]\s(?:교수|박사|변호사|판사)의\s(?:[가-힣]+\s)?(?:평석|논문|연구|책|저서|글)`,
  "gu",
);

/** 마커스 홀든이 제시한 수치, 제러미 월드론이 쓴 책. */
const foreignWriter = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,6}\s[가-힣]{1,5}[든론런먼튼슨턴스트츠르드크프벨렐젤먼버너커퍼터]|${foreignName})(?:이|가)\s(?:쓴|펴낸|지은|제시한|주장한|제안한|발표한)\s(?:[가-힣]+\s){0,2}(?:책|논문|저서|글|에세이|수치|이론|모형|개념|가설|견해)`,
  "gu",
);

const titleWords = oneOf`
  사원
  주임
  대리
  과장
  차장
  부장
  팀장
  실장
  본부장
  센터장
  점장
  상무
  전무
  사장
  회장
  대표
  매니저
  주무관
  사무관
  의원
  변호사
  간호사
  기자
  선생님
  씨
`;
/** 박민수 부장: a surname, two syllables and what somebody is at work. Particles and the ends of offices end no name. */
const colleague = new RegExp(
  String.raw`(?<![가-힣])([${surnames.join("")}][가-힣][가-힣])(?<![의을를된면데야집청부팀록회서직과실국사당생원인구팅들층급관소처])\s(?:${titleWords})(?:님)?(?=(?:[은는이가의도과와]|에게|께서)?(?:[\s,.()]|$))`,
  "gu",
);

/** 규정을 살펴보니 박사 논문은, 이르다는 것이 연구진의 입장: what stands before a title by accident. */
const isNoName =
  /(?:[도을를에로면는와과팅팀실국]|[것점바수]이|[보하되으]니|[하되받쓰내보]고|지만|면서|는데|어서|아서|다는|라는)$/u;

const besideName =
  /연구사|연구관|지도사|를 쓴|을 쓴|제시한|단행본|평석|에세이|칼럼|연구|논문|보고|조사|발표|밝|주장|반박|지적|비판|실험|교수|박사|팀|진|저서|책|지침|가이드라인|백서|성적서|\(/u;

/** Persons and institutions in Hangul that no evidence has. */
export function unknownHangulNames(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  const found = unknownColleagues(text, known);
  // All else that is looked for stands beside a word for a work or a person, or has its year in brackets.
  if (!besideName.test(text)) return found;
  for (const [pattern, kind] of [
    [person, "person"],
    [ownWork, "person"],
    [thesis, "person"],
    [bylineKo, "person"],
    [institute, "institution"],
    [titled, "person"],
    [ofSomebody, "person"],
    [foreignWriter, "person"],
    [inOwnBook, "person"],
    [writers, "person"],
    [surnamesAlone, "person"],
    [teaches, "institution"],
  ] as const)
    for (const match of allMatches(text, pattern)) {
      const name = match[1] ?? "";
      if (kind === "person" && mayBeSpelledBySound(match[0], known, cited)) continue;
      if (
        plainWord.test(name) ||
        (pattern === person &&
          (isNoName.test(name) || isWordWithParticle(name, text.slice(match.index + name.length), known))) ||
        known.hasPhrase(name) ||
        (pattern === inOwnBook && soundsLikeOneOf(name, known.authors)) ||
        !besideName.test(text.slice(match.index, match.index + match[0].length + 40))
      )
        continue;
      found.push({ text: name, start: match.index, end: match.index + name.length, kind });
    }
  return found;
}

function unknownColleagues(text: string, known: KnownNames): UnknownName[] {
  return allMatches(text, colleague).flatMap((match) => {
    const name = match[1] ?? "";
    const isWord = sensesOf([name], true)[0] !== null || sensesOf([name.slice(0, 2)], true)[0] !== null;
    if (isWord || plainWord.test(name) || known.hasPhrase(name)) return [];
    return [{ text: name, start: match.index, end: match.index + name.length, kind: "person" as const }];
  });
}

/** Many names end in 은 and some in 의; a title that is the topic itself has no other topic before it: 유지은 교수는. */
const namesSomebody: Readonly<Record<string, RegExp>> = {
  은: /^\s[가-힣]{2,4}?(?:팀|님)?[은는이가의도](?![가-힣])/u,
  의: /^\s(?:교수|박사)(?:팀|님)?[은는이가도](?![가-힣])/u,
};

/** 신청은 팀장에게, 회사의 팀장: a word of the evidence or the lexicon with its particle, and nobody's name. */
function isWordWithParticle(name: string, behind: string, known: KnownNames): boolean {
  const [, word = "", particle = ""] = /^(.{2,})([은이가의])$/u.exec(name) ?? [];
  if (word === "" || namesSomebody[particle]?.test(behind) === true) return false;
  return known.hasPhrase(word) || sensesOf([word], true)[0] !== null;
}

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

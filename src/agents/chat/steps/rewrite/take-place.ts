import { josa } from "es-hangul";
import { copulaEndings, endingSplitter, particles } from "#language";
import { matterShare, sameKindButOther, sensesOf } from "#language/meaning";
import { isSmallTalk } from "../../question/small-talk.ts";
import { termsOf } from "../../question/terms.ts";

const leadIn = String.raw`(?:(?:그럼|그러면|그런데|근데|그리고|아니|(?:[Aa]nd )?(?:[Ww]hat|[Hh]ow) about|[Aa]nd|[Tt]hen)[\s,]+)?`;
const askedOf = String.raw`(?:\s*(?:어때|어떤가|어떻게\s*(?:돼|되나|됩니까))요?)?`;
/** A name that is asked about, and nothing else: "박서연은?", "그럼 2023년은 어때?", "and in 2023?" */
const koreanName = new RegExp(
  String.raw`^${leadIn}([가-힣A-Za-z\d]{1,15})(?: (?:씨|님)(?:은|는|도|요|은요|는요)*)?${askedOf}\s*[?？.~]*$`,
);
const capitalised = String.raw`[A-Z][\w-]*(?: [A-Z\d][\w-]*){0,2}`;
const englishName = new RegExp(
  String.raw`^${leadIn}(?:(?:in|for|of|at|on|by) )?(?:the )?(${capitalised}|\d[\w-]*)\s*[?.]*$`,
);
const englishNameAsked = new RegExp(String.raw`${capitalised}|\d[\w-]*`, "g");

const surnames =
  "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국";
const fullName = new RegExp(`^([${surnames}][가-힣]{2})(?:씨|님)?(.*)$`);
/** What the names of several things of one kind end in: 개발팀 and 영업팀, 강남점 and 서초점. */
const kindEnding = /(?:팀|본부|지점|점|안|역|동|구|군|형|등급|학년|반|어|휴가|수당|요금제|보험)$/;
const asksAfterNoun = ["은요", "는요", "이요", "요", "씨", "님", "씨는", "님은", "씨는요", "님은요"];
const knownEndings = [...particles, ...copulaEndings, ...asksAfterNoun];
const splitEnding = endingSplitter(knownEndings, 1);
const particlePairs = ["은/는", "이/가", "을/를", "와/과", "이랑/랑", "으로/로"] as const;

/** Words that one says to an answer, capitalised as a name is. */
const answersOnly = new Set(
  `yes yeah yep no nope ok okay sure right really great good nice cool fine perfect exactly correct wrong wow why how when where
  who what which more next again continue stop please sorry maybe thanks done 네 예 응 아니 왜 정말 진짜 그래 좋아 더 계속`.split(
    /\s+/,
  ),
);
const isAnswerOnly = (said: string) => answersOnly.has(said.toLowerCase().replace(/[\s?!.~]|요$/g, ""));

/**
 * The question before with another name in the place of its own: after "이도윤 연차는 며칠 남았어?", "박서연은?" asks for 박서연's.
 * Null where more is said than a name, or the question has none of that kind, or several.
 */
export function takePlace(said: string, question: string): string | null {
  if (isSmallTalk(said) || isAnswerOnly(said)) return null;
  return /[가-힣]/.test(question) ? inKorean(said, question) : inEnglish(said, question);
}

function inKorean(said: string, question: string): string | null {
  const asked = koreanName.exec(said)?.[1];
  if (asked === undefined) return null;
  const { stem: name } = nameIn(asked);
  const [found, another] = [...question.matchAll(/[가-힣A-Za-z\d]+/g)].flatMap(({ 0: written, index }) => {
    const { stem, ending } = nameIn(written);
    return isOtherOfKind(name, stem) ? [{ index, end: index + written.length, ending }] : [];
  });
  if (found === undefined || another !== undefined) return null;
  return `${question.slice(0, found.index)}${withParticle(name, found.ending)}${question.slice(found.end)}`;
}

function inEnglish(said: string, question: string): string | null {
  const name = englishName.exec(said)?.[1];
  if (name === undefined) return null;
  // The first word is capitalised whatever it is.
  const [found, another] = [...question.matchAll(englishNameAsked)].filter(
    ({ 0: other, index }) => index > 0 && other !== "I" && other !== name && isFigure(other) === isFigure(name),
  );
  if (found === undefined || another !== undefined) return null;
  return `${question.slice(0, found.index)}${name}${question.slice(found.index + found[0].length)}`;
}

const isFigure = (name: string) => /^\d/.test(name);

function nameIn(word: string) {
  const [, person = "", ending = ""] = fullName.exec(word) ?? [];
  const isWhole = ending === "" || knownEndings.includes(ending);
  return isWhole && isPerson(person) ? { stem: person, ending } : splitEnding(word);
}

/** Whether words ask for something of somebody by name: "박서연 입사일은?" */
export function asksOfPerson(said: string): boolean {
  const { words } = termsOf(said);
  return words.some((word, at) => {
    const next = words[at + 1];
    return isPerson(word) && next !== undefined && new RegExp(`\\s${next}(?:은|는|이|가)(?=[\\s?]|$)`).test(said);
  });
}

/** What may be somebody's name and is no word that the lexicon knows. */
function isPerson(word: string): boolean {
  return fullName.exec(word)?.[1] === word && sensesOf([word], true)[0] == null && matterShare(word) === 0;
}

function isOtherOfKind(one: string, other: string): boolean {
  if (one === other) return false;
  if (isPerson(one) || isPerson(other)) return isPerson(one) && isPerson(other);
  const shape = shapeOf(one);
  if (shape !== one) return shape !== "A" && shape === shapeOf(other);
  const ending = kindEnding.exec(one)?.[0];
  if (ending !== undefined && ending === kindEnding.exec(other)?.[0]) return true;
  const [first = null, second = null] = sensesOf([one, other], true);
  return sameKindButOther(first, second);
}

/** 2023년 and 2024년 are of one shape, and so are A안 and B안. */
const shapeOf = (name: string) => name.replace(/\d+/g, "0").replace(/[A-Za-z]+/g, "A");

function withParticle(name: string, particle: string): string {
  const pair = particlePairs.find((forms) => forms.split("/").includes(particle));
  return pair === undefined ? `${name}${particle}` : josa(name, pair);
}

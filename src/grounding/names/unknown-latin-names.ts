import { allMatches, oneOf } from "#language";
import { isStopWord, rememberedOf } from "#language/meaning";
import { isCommonName, isLeadWord } from "./common-names.ts";
import { withoutCommonPhrases } from "./common-phrases.ts";
import { isEponym, isPartOfTerm, isTermName } from "./eponym.ts";
import { isExample, isOfficial } from "./examples-and-officials.ts";
import { inReference } from "./in-reference.ts";
import { type KnownNames, type NameSource, normalName } from "./known-names.ts";
import { isKoreanAuthor, isKoreanName, namesBeside, surnameBeside } from "./korean-author.ts";
import { latinWord } from "./latin-word.ts";
import { nameAt } from "./name-at.ts";
import { namesStandard } from "./names-standard.ts";
import { isPeopleName, isPlaceName } from "./place-names.ts";
import { isFormula } from "./science-terms.ts";
import { isSpeciesName } from "./species-name.ts";
import { areSpelledTogether, isSpelledBySound } from "./spelled-by-sound.ts";
import { isStartWord } from "./start-words.ts";
import type { UnknownName } from "./unknown-name.ts";
import { isCalledAfter, isUsedAsAuthor } from "./used-as-author.ts";
import { isWellKnownBody, isWellKnownTool } from "./well-known/index.ts";

/** Names in Latin letters that no evidence has. */
export function unknownLatinNames(sentence: string, known: KnownNames, cited: readonly string[] = []): UnknownName[] {
  const text = withoutCommonPhrases(sentence);
  // An English sentence may name Korean authors in brackets.
  const isKorean = /[가-힣]/u.test(text.replace(/\([^()]{0,80}\)/gu, ""));
  const found: UnknownName[] = [];
  for (const match of allMatches(text, latinWord)) {
    if (!/[A-Za-zÀ-ɏ]/u.test(match[0])) continue;
    const word = normalName(match[0]);
    if (word.length < 2 || known.hasWord(word) || (known.hasPhrase(word) && word.length > 4)) continue;
    const end = match.index + match[0].replace(/[’']s?$|[.,]+$/u, "").length;
    if (isSaidByAll(match[0], text, match.index, end) || isGivenName(text, match.index, end, known)) continue;
    if (isAuthorityOfSpecies(text, match.index)) continue;
    if (isWellKnown(match, text, end, known) || isOfficial(text, match.index, end)) continue;
    if (cited.length === 0 && isExample(text, match.index, end)) continue;
    // 45-pound: a figure with its unit.
    if (/^\d+(?:-[a-z]+)+$/u.test(match[0])) continue;
    // M.-R.: initials. 4,100kW: a unit.
    if (
      /^\p{Lu}(?:\.?-?\p{Lu}\.|\.)?$/u.test(match[0]) ||
      (/\d\s?$/u.test(text.slice(0, match.index)) && word.length <= 3)
    )
      continue;
    const parts = word.split("-").filter((part) => part !== "");
    if (
      parts.length > 1 &&
      parts.every((part, at) => isKnownPart(part, known) || (at > 0 && compoundTails.has(part))) &&
      !/\d/u.test(word)
    )
      continue;
    const atStart = (!isKorean || text.startsWith("|")) && isSentenceStart(text, match.index);
    const isCamelCase = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(match[0]);
    if (
      atStart &&
      !isCamelCase &&
      (isStartWord(word) ? !isUsedAsAuthor(text, match.index, end) : !followedAsName(text.slice(end), word))
    )
      continue;
    const isAcronym = /^\p{Lu}{2,5}s?$/u.test(match[0]);
    // WHO in a Korean sentence is no pronoun.
    if ((isStopWord(word) && !(isAcronym && isKorean)) || isLeadWord(word)) continue;
    const beside = surnameBeside(text, match);
    if ([word, ...beside].some((name) => isKoreanAuthor(name, text, known))) continue;
    if (namesBeside(text, match).some((surname) => isKoreanName(match[0], surname, known))) continue;
    if (isFormOfKnown(word, known)) continue;
    if (isUnwritten(text, match, known, cited)) continue;
    if (isWordInLatin(word, known) || isHalfOfWordInLatin(text, match.index, end, known)) continue;
    if (isStartWord(word) && !inReference(text, match.index, match[0].length)) continue;
    const rest = text.slice(end);
    if (personal.test(match[0]) && (isEponym(rest) || isPartOfTerm(word, rest)) && !/(?:19|20)\d{2}/u.test(text))
      continue;
    if (isProductOfKnown(text, match) && !inReference(text, match.index, match[0].length)) continue;
    if (isAcronym && word.length > 2 && known.sources.some(({ initials }) => initials().includes(word))) continue;
    if (isAcronym && !inReference(text, match.index, match[0].length) && !namesStandard(text, match, known)) continue;
    found.push(nameAt(match, "name"));
  }
  return found;
}

function isKnownPart(part: string, known: KnownNames): boolean {
  return known.hasWord(part) || isCommonName(part) || isTermName(part) || isStopWord(part);
}

/** What English joins to a name to say how a thing is: AI-based, Seoul-led. */
const compoundTails: ReadonlySet<string> = new Set(
  "based led driven wide style like type level free only related specific owned funded run made born friendly backed supported enabled powered".split(
    " ",
  ),
);

/** What a name ends in where it says whose or of what kind a thing is: Jordanian, Allied. */
const nameEndings = ["ied", "ies", "ian", "ean", "an", "n", "ish", "ese", "ic", "al", "es", "ed", "y", "i", ""];

/** Allied where a source has allies. */
function isFormOfKnown(word: string, known: KnownNames): boolean {
  return nameEndings.some((ending) => {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || stem.length < 3) return false;
    return nameEndings.some(
      (other) =>
        other !== ending && stem.length + Math.min(ending.length, other.length) >= 4 && known.hasWord(stem + other),
    );
  });
}

/** A page in Hangul has no Latin names to look one up by: who cites it in English writes Statistics Korea for 통계청. */
function isUnwritten(
  text: string,
  { 0: word, index }: RegExpExecArray,
  { sources }: KnownNames,
  cited: readonly string[],
): boolean {
  if (cited.length === 0 || /[가-힣]/u.test(text) || inReference(text, index, word.length)) return false;
  if (isUsedAsAuthor(text, index, index + word.length)) return false;
  const pages = sources.filter(({ label, flat }) => label !== null && flat !== "");
  return pages.length > 0 && pages.every(isMostlyHangul);
}

/** So many times as many letters are Hangul as are Latin. */
const hangulShare = 4;

const isMostlyHangul = rememberedOf(({ flat }: NameSource): boolean => {
  const hangul = flat.match(/[가-힣]/gu)?.length ?? 0;
  return hangul > hangulShare * (flat.match(/[a-z]/gu)?.length ?? 0);
});

/** Sorigyeol where a source has 소리결. */
function isWordInLatin(word: string, { sources }: KnownNames): boolean {
  return (word.length > 4 || isPlaceName(word)) && sources.some(({ words }) => isSpelledBySound(word, words));
}

/** Daon Food where a source has 다온푸드: either half of it. */
function isHalfOfWordInLatin(text: string, start: number, end: number, { sources }: KnownNames): boolean {
  const before = /(\p{Lu}\p{Ll}+)\s$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1];
  const behind = /^\s(\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 24))?.[1];
  const word = normalName(text.slice(start, end));
  const pairs = [
    ...(before === undefined ? [] : [[normalName(before), word] as const]),
    ...(behind === undefined ? [] : [[word, normalName(behind)] as const]),
  ];
  return pairs.some(([first, second]) => sources.some(({ words }) => areSpelledTogether(first, second, words)));
}

/** Zsófia Varga: what the first letter of a known author (Varga, Z.) may stand for. */
function isGivenName(text: string, start: number, end: number, { sources }: KnownNames): boolean {
  const surname = /^\s(\p{Lu}[\p{L}’'-]+)/u.exec(text.slice(end, end + 24))?.[1];
  if (surname === undefined) return false;
  const [name, initial] = [normalName(surname), normalName(text.charAt(start))];
  return sources.some(({ authors }) => authors.has(name) && authors.has(initial));
}

/**
 * What anybody may name without a source: a common word or program, a place, a people, a species, a formula, or somebody whose name
 * stands for a test or a measure; unless it is told of whoever wrote something.
 */
function isSaidByAll(written: string, text: string, start: number, end: number): boolean {
  const word = normalName(written);
  const isPlace = isPlaceName(word);
  const isOther =
    isCommonName(word) ||
    isPeopleName(word) ||
    isTermName(word) ||
    isSpeciesName(written, text.slice(end)) ||
    isFormula(text.slice(start, end));
  if (!isPlace && !isOther) return false;
  return !isUsedAsAuthor(text, start, end) && !(isPlace && isCalledAfter(text, end));
}

/**
 * A tool or a body that a field knows, unless it numbers a standard, wrote something or begins the name of something else: the
 * Kepler Protocol is no telescope.
 */
function isWellKnown(match: RegExpExecArray, text: string, end: number, known: KnownNames): boolean {
  if (known.areProvisions) return false;
  const word = normalName(match[0]);
  const isBody = isWellKnownBody(word);
  if (!isBody && !isWellKnownTool(word) && !isWellKnownTool(withoutVersion(word))) return false;
  if (isUsedAsAuthor(text, match.index, end) || (isBody && isCalledAfter(text, end))) return false;
  if (ofTool.test(text.slice(end))) return false;
  if (namesStandard(text, match, known)) return false;
  const next = normalName(/^\s(\p{Lu}\p{Ll}{2,})/u.exec(text.slice(end, end + 24))?.[1] ?? "");
  return next === "" || known.hasWord(next) || isCommonName(next) || isPlaceName(next) || isWellKnownTool(next);
}

/** GPT-4 기술 보고서, the BERT paper: what was written about a tool is a work. */
const ofTool = /^\s?(?:의\s)?(?:기술\s)?(?:보고서|논문|백서)|^[’']?s?\s(?:technical\s|original\s)?(?:report|paper)\b/u;

/** GPT-3.5, ResNet-101, YOLOv8: a version of what is known. */
const withoutVersion = (word: string) => word.replace(/(?<=[a-z]{2})-?v?\d[\d.]*[a-z]?$/u, "");

/** Ecklonia cava Kjellman: whoever named a species. */
function isAuthorityOfSpecies(text: string, start: number): boolean {
  const [, genus = "", epithet = ""] =
    /(\p{Lu}\p{Ll}+)(\s\p{Ll}{3,})\s\(?$/u.exec(text.slice(Math.max(0, start - 50), start)) ?? [];
  return genus !== "" && isSpeciesName(genus, epithet);
}

/** Pearson, Gutenberg-Richter: what a term may be named after, other than PDI-Market. */
const personal = /^\p{Lu}[\p{Ll}\p{M}’']+(?:-\p{Lu}[\p{Ll}\p{M}]+)*$/u;

/** Google Forms: the next word of a name that everybody uses. */
function isProductOfKnown(text: string, { index }: RegExpExecArray): boolean {
  const before = /(\p{Lu}\p{Ll}+)\s$/u.exec(text.slice(Math.max(0, index - 20), index))?.[1];
  return before !== undefined && makers.has(before.toLowerCase());
}

const makers: ReadonlySet<string> = new Set(
  "google microsoft apple adobe amazon naver kakao samsung excel github python windows android".split(" "),
);

/** (1) Background, (2) Methods: a point of a list begins like a sentence. */
const pointBefore = /(?:^|[\s,;:])(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|\d{1,2}\)|[①-⑳])\s?$/u;

function isSentenceStart(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 8), at);
  if (pointBefore.test(before)) return true;
  if (/(?<!\p{L})\p{Lu}\.\s$/u.test(before)) return false;
  // A cell of a table begins like a sentence.
  if (text.startsWith("|") && /\|[\s*_]*$/u.test(text.slice(0, at))) return true;
  return (
    /^[\s"“'‘(*_\d.)-]*$|[.!?:]["”]?\s+["“]?$|\n\s*[-*]?\s*$/u.test(
      text.slice(Math.max(0, at - 40), at).replace(/^.{0,40}(?=[.!?:]\s)/su, "") || text.slice(0, at),
    ) &&
    (at === 0 || /(?:^|[.!?:\n])["”]?\s*["“'(*_-]*\s?$/u.test(text.slice(0, at)))
  );
}

/** "Late claims are paid": what somebody would claim is what is spoken of. */
const verbBehind = new RegExp(
  String.raw`^\s(?:claim|report|finding|show|proposal)s\s(?:${oneOf`
    are|is|was|were
    must|may|can|cannot|will|shall|should
    have|had|need|go|wait
  `})\b`,
  "u",
);

/** What somebody does who wrote something. */
const saysBehind = new RegExp(
  String.raw`^\s(?:${oneOf`
    argue
    show
    found
    find
    report
    claim
    suggest
    propos
    demonstrat
    has\s(?:defended|argued|claimed|shown|suggested|proposed|criticised|criticized|warned|insisted)\b
    (?:blames|contends|insists|cautions|posits|disputes|concedes|counters)\b
  `})`,
  "u",
);

/** "Lindgren et al.", "Novak & Reyes", "Falk's", "Smith (2020)", "Adrian Falk": a first word that is a name. */
const nameGoesOn = new RegExp(
  String.raw`^(?:${oneOf`
    ,? et al
    ,? (?:and|&) (?:\p{Lu}|colleagues|co-?workers|co-?authors)
    [’']s?[ ]
    \s?\((?:19|20)\d
    \s\p{Lu}\p{Ll}+
    -\d
    ,? \p{Lu}\.
    ,\s(?:19|20)\d{2},
  `})`,
  "u",
);

/** Hardened Portland cement: how a thing is, before its name. */
const howItIs = /(?:[a-z]ed|[a-z]ing|ly|ous|ive|ful|ic|able|ible)$/u;

function followedAsName(rest: string, word: string): boolean {
  if (word.length > 5 && howItIs.test(word) && /^\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(rest)) return false;
  return nameGoesOn.test(rest) || (saysBehind.test(rest) && !verbBehind.test(rest));
}

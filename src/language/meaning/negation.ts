import { isSyllable } from "../hangul.ts";
import { type SignForm, type WordForm, wordForm } from "./word-form.ts";
import { wordSpans } from "./word-spans.ts";

/** A word of a sentence, without the punctuation around it. */
export interface NegationWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma, semicolon or colon follows. */
  readonly pause: boolean;
  readonly form: WordForm;
}

/** How many signs stand before the first letter, figure or currency. */
function leadOf(word: string): number {
  const first = word.charCodeAt(0);
  return isSyllable(first) || (first >= 97 && first <= 122) ? 0 : Math.max(0, word.search(/[\p{L}\p{N}$₩€£]/u));
}

export function negationWordsOf(text: string): NegationWord[] {
  return wordSpans(text).map((span) => {
    const written = text.slice(span.start, span.end);
    const lead = leadOf(written);
    const word = lead === 0 ? written : written.slice(lead);
    return {
      text: word,
      start: span.start + lead,
      end: span.end,
      pause: isPause(text, span.end),
      form: wordForm(word),
    };
  });
}

function isPause(text: string, at: number): boolean {
  // Most words end with a blank, and no pattern is needed there.
  return text[at] !== " " && /^["'”’)\]]*[,;:]/.test(text.slice(at, at + 4));
}

const nothing: SignForm = wordForm("").signs;

/**
 * For each word whether its meaning is denied, +1 or -1. Denials of denials cancel, so "하지 않을 수 없다" affirms. `covered`
 * tells words that a longer wording has used up, such as 없이 of 지체 없이.
 */
export function signsOf(
  words: readonly NegationWord[],
  covered: (index: number) => boolean,
  bears: (index: number) => boolean,
) {
  const signs = words.map((): 1 | -1 => 1);
  const flip = (index: number) => {
    if (index >= 0 && index < signs.length) signs[index] = signs[index] === 1 ? -1 : 1;
  };
  for (let at = words.length - 1; at >= 0; at--) {
    // A negation that is itself negated denies nothing.
    if (covered(at) || signs[at] === -1) continue;
    const word = words[at]?.form.signs ?? nothing;
    const before = words[at - 1]?.form.signs ?? nothing;
    if (word.deniesVerb && before.isDeniable) flip(at - 1);
    else if (word.isMissing) {
      if (before.isCannotBut) continue;
      let target = before.isAbility || before.isLightNoun ? at - 2 : at - 1;
      while (words[target]?.form.signs.isBetween === true) target--;
      flip(target);
    } else if (word.isFree) {
      if (before.isTopic) flip(at - 1);
    } else if (word.refuses) {
      const target = words[at + 1]?.text === "to" ? nextBearing(words, at + 1, bears) : null;
      if (target !== null) flip(target);
    } else if (word.isNone && /^(?:them|these|those|it)$/iu.test(words[at + 2]?.text ?? "")) {
      const target = previousBearing(at, bears);
      if (target !== null) flip(target);
    } else if (word.isNot) {
      if (before.isOnly) continue;
      if (word.isAdverb && words[at + 1]?.form.signs.isBecome !== true) flip(at + 1);
      else flip(before.isLightNoun ? at - 2 : at - 1);
    } else if (word.avoids && before.isThing) flip(at - 2);
    else if (word.isInability) flip(at + 1);
    else if (word.deniesNoun) flip(at - 1);
    else if (word.deniesPassive && before.isAuxiliaryBe) {
      const target = previousBearing(at, bears);
      if (target !== null) flip(target);
    } else if (word.deniesNext) {
      const target = nextBearing(words, at, bears);
      if (target !== null) for (const each of withListed(words, target, bears)) flip(each);
    } else if (word.isUnless) {
      const target = lastOfClause(words, at, bears);
      if (target !== null) flip(target);
    }
  }
  words.forEach((word, at) => {
    if (signs[at] !== -1 || !word.form.signs.isLightVerb || words[at - 1]?.form.signs.hasParticle !== true) return;
    // 회의에 나오지 못하면 does not deny the meeting; 적용 대상에 해당하지 않다 does.
    if (words[at - 1]?.form.signs.isPlace === true && !/^(?:해당|미치)/u.test(word.text)) return;
    flip(at);
    flip(at - 1);
  });
  return signs;
}

/** "not sublicense, rent, or lease": what is listed is denied with the first. */
function withListed(words: readonly NegationWord[], target: number, bears: (index: number) => boolean): number[] {
  const listed = [target];
  let at = target;
  while (at + 1 < words.length) {
    const joins = /^(?:or|nor|otherwise)$/iu.test(words[at + 1]?.text ?? "");
    if (!joins && !(words[at]?.pause === true && bears(at + 1))) break;
    let next = at + 1;
    while (/^(?:or|nor|otherwise|and)$/iu.test(words[next]?.text ?? "")) next++;
    if (!bears(next)) break;
    listed.push(next);
    at = next;
  }
  return listed;
}

function lastOfClause(words: readonly NegationWord[], at: number, bears: (index: number) => boolean): number | null {
  let last: number | null = null;
  for (let next = at + 1; next < words.length; next++) {
    if (bears(next)) last = next;
    if (words[next]?.pause === true) break;
  }
  return last;
}

function previousBearing(at: number, bears: (index: number) => boolean): number | null {
  for (let before = at - 1; before >= Math.max(0, at - 8); before--) if (bears(before)) return before;
  return null;
}

/** English denies what comes next: the first word after it that means something. */
function nextBearing(words: readonly NegationWord[], at: number, bears: (index: number) => boolean): number | null {
  for (let next = at + 1; next < Math.min(words.length, at + 7); next++) if (bears(next)) return next;
  return null;
}

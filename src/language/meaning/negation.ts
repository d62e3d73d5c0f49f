import { allMatches } from "../all-matches.ts";

/** A word of a sentence, without the punctuation around it. */
export interface NegationWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma, semicolon or colon follows. */
  readonly pause: boolean;
}

const wordShape = /[\p{L}\p{N}%$₩€£.,'’&+/-]*[\p{L}\p{N}%]/gu;

export function negationWordsOf(text: string): NegationWord[] {
  return allMatches(text, wordShape).map((match) => {
    const lead = match[0].search(/[\p{L}\p{N}$₩€£]/u);
    const start = match.index + Math.max(lead, 0);
    const end = match.index + match[0].length;
    return { text: text.slice(start, end), start, end, pause: /^["'”’)\]]*[,;:]/.test(text.slice(end, end + 4)) };
  });
}

const verbNegation = /^(?:않|마시|마십|마세|아니하|아니한|아니할|아니함|못하|못한|못할|못합|못해|말아|말고|말 )/u;
const isNot = /^(?:아니|아닌|아닙|아닐)(?!하|한|할|요$|오$)/u;
const become = /^(?:되|된|됩|될|돼)/u;
/** Nouns that only carry the verb before them: 지급할 필요가 없다 denies 지급. */
const lightNoun = /^(?:필요|의무|이유|것|일|바|여지|대상|경우)(?:가|이|는|은|도|에|까지)?$/u;
const denyingVerb = /^(?:금지|불가|불허|면제|제외|면하|면한|면할)/u;
const englishNegation = /^(?:not|never|cannot|no|without|neither|nor|none|n't)$|n[’']t$/iu;
const englishDenial = /^(?:fails|fail|failed|failure|failing|refrain|nobody|nothing|lose|loses|lost)$/iu;
const englishPassiveDenial = /^(?:prohibited|forbidden|barred|precluded|banned|waived|excluded)$/iu;
/** Verbs that say no more of a noun than that it is: 책임을 지지 않는다 denies the 책임. */
const lightVerb =
  /^(?:생기|생겨|발생|지지|져|질|가지|갖|얻|부과|적용|인정|해당|미치|받지|받을|구하|보지|볼|찾|나오|나타나|주어지|들지|붙지|두지)/u;

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
    const word = words[at]?.text ?? "";
    if (covered(at) || signs[at] === -1) {
      // A negation that is itself negated denies nothing.
      if (signs[at] === -1 || covered(at)) continue;
    }
    const before = words[at - 1]?.text ?? "";
    const next = words[at + 1]?.text ?? "";
    if (verbNegation.test(word) && /(?:지|지는|지도|지를|질)$/u.test(before)) flip(at - 1);
    else if (/^없/u.test(word)) {
      if (/^수밖에$/u.test(before)) continue;
      if (/^수(?:가|는|도)?$/u.test(before) || lightNoun.test(before)) flip(at - 2);
      else flip(at - 1);
    } else if (isNot.test(word) || /^안$|^안(?:되|된|됩|될|돼)/u.test(word)) {
      if (/^안$/u.test(word) && !become.test(next)) flip(at + 1);
      else flip(lightNoun.test(before) ? at - 2 : at - 1);
    } else if (word === "못") flip(at + 1);
    else if (denyingVerb.test(word) && !/거나$/u.test(word)) flip(at - 1);
    else if (englishPassiveDenial.test(word) && /^(?:is|are|be|been|was|were|strictly)$/iu.test(before)) {
      const target = previousBearing(at, bears);
      if (target !== null) flip(target);
    } else if (englishNegation.test(word) || englishDenial.test(word)) {
      const target = nextBearing(words, at, bears);
      if (target !== null) for (const each of withListed(words, target, bears)) flip(each);
    } else if (/^unless$/iu.test(word)) {
      const target = lastOfClause(words, at, bears);
      if (target !== null) flip(target);
    }
  }
  for (const [at, word] of words.entries())
    if (
      signs[at] === -1 &&
      lightVerb.test(word.text) &&
      at > 0 &&
      /[가-힣](?:이|가|을|를|은|는|도|의|에)$/u.test(words[at - 1]?.text ?? "")
    ) {
      flip(at);
      flip(at - 1);
    }
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

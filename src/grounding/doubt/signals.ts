import type { OwnWeights } from "#kernel";
import { allMatches } from "#language";
import { type Reading, rememberedOf } from "#language/meaning";
import { addedWords } from "../added-words/added-words.ts";
import { addedWordsTell } from "../added-words/learned.ts";
import { denialPlaces, turnsBound } from "../checks/denials.ts";
import { isOnlyTurned } from "../checks/polarity.ts";
import { isOfTheRest } from "../checks/the-rest.ts";
import type { Claim } from "../claim.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { partBorder } from "../part-border.ts";
import { runNumbers, sharedRuns } from "../run-numbers.ts";
import type { CheckName, Objection } from "../statement.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { clauseSignals } from "./clause-signals.ts";
import { cueSignals } from "./cue-signals.ts";
import { cuesIn } from "./cues.ts";
import { createEvidenceWords, type EvidenceWords } from "./evidence-words.ts";
import { joinedShares } from "./joined.ts";
import { isLight } from "./light-words.ts";
import { type Closest, closestTo, type Match } from "./match-tokens.ts";
import type { Signal } from "./signal.ts";
import { slotSignals } from "./slots.ts";

/** All that code has to say about one claim. */
export interface Signals extends Likeness {
  readonly signals: readonly Signal[];
}

/** How like the evidence a claim is. */
export interface Likeness {
  /** How closely it follows the evidence's own wording, from 0 to 1: the closer, the more a difference tells. */
  readonly closeness: number;
  readonly closest: Closest | null;
  /** The words of what is cited. */
  readonly words: EvidenceWords;
}

export function likenessOf({ reading }: Claim, units: readonly EvidenceUnit[], prepared: PreparedEvidence): Likeness {
  const mine = tokensOf(reading);
  const words = createEvidenceWords(units, prepared);
  const closest = closestTo(mine, words);
  if (closest === null) return { closeness: 0, closest, words };
  const shared = lettersShared(reading, prepared.read(closest.sentence));
  return { closeness: (byLetters(closest) + shared) / 2, closest, words };
}

/** The share of a claim's words that the sentence which it is closest to has in the same letters. */
function byLetters({ matches }: Closest): number {
  return matches.filter((match) => match?.how === "letters").length / matches.length;
}

/** What these object to is marked whatever else there is: there is nothing to be learned about them. */
const unweighed: ReadonlySet<CheckName> = new Set(["cap", "whose"]);

/** What a claim has or lacks beside the evidence, whatever the checks object to. */
export function signalsOf(
  { text, reading: claim, clauses }: Claim,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  objections: readonly Objection[],
  likeness: Likeness,
  learnedWords?: OwnWeights,
): Signals {
  const mine = tokensOf(claim);
  const { closest, closeness, words } = likeness;
  const signals: Signal[] = objections
    .filter(({ check }) => !unweighed.has(check))
    .map(({ check }) => ({ name: `check:${check}`, value: 1, words: "" }));
  signals.push({ name: "figures", value: Math.min(3, claim.quantities.length) / 3, words: "" });
  if (closest === null) return { ...likeness, signals };
  const evidence = prepared.read(closest.sentence);
  const taken = placesTaken(closest);
  signals.push(...cueSignals(text, mine, units, closest));
  const isPolar = objections.some(({ check }) => check === "polarity");
  if (isPolar && [text, closest.sentence].some((each) => cuesIn(each).has("except") || cuesIn(each).has("only")))
    signals.push({ name: "polarity-limited", value: 1, words: "" });
  const matched = closest.matches.filter((match) => match !== null).length / mine.length;
  const joined = joinedShares(mine, clauses, words);
  const denials = denied(claim, evidence, mine, closest, taken);
  const isEven = denials.some(({ name }) => name === "denials-even");
  const segment = closest.unit.segments().find(({ sentence }) => sentence === closest.sentence);
  const isLeft = segment !== undefined && isOfTheRest(claim, segment, closest.unit);
  const isTurned = isLeft || isOnlyTurned(claim, evidence) || turnsBound(claim, evidence);
  const signs = isTurned ? "signs-only" : isEven ? "signs-moved" : "signs-odd";
  signals.push(
    {
      name: "scattered",
      value: Math.max(0, closest.anywhere - Math.max(matched, joined.matched) - closest.headed),
      words: "",
    },
    {
      name: "scattered-letters",
      value: Math.max(0, closest.anywhereByLetters - Math.max(byLetters(closest), joined.byLetters) - closest.headed),
      words: "",
    },
    { name: "reordered", value: reordered(closest), words: "" },
    { name: "crossed", value: crossed(mine, closest, text), words: "" },
    { name: "left-out", value: leftOut(taken), words: "" },
    ...replaced(mine, closest, taken),
    ...slotSignals(mine, text, closest, taken),
    { name: "new-words", value: closest.unknown.filter((token) => !isLight(token)).length / mine.length, words: "" },
    added(text, units, learnedWords),
    ...elsewhere(mine, closest, units, prepared),
    ...withSigns(signs, cuesIn(closest.sentence).has("only"), clauseSignals(mine, clauses, words)),
    ...denials,
  );
  return { ...likeness, signals: [...signals, ...differs(signals, closeness)] };
}

/** At most so many added words are named. */
const mostNamed = 3;

/** What stands around words that are quoted, and were found, is their frame: 계약서에는 “…”고 적혀 있습니다. */
const quotation = /[“"「『][^”"」』]{6,}[”"」』]/u;

function added(text: string, units: readonly EvidenceUnit[], learnedWords: OwnWeights | undefined): Signal {
  const texts = units.map((unit) => unit.text);
  const words = quotation.test(text) ? [] : addedWords(text, texts);
  const value = addedWordsTell(words, learnedWords);
  // They are named where they speak against the claim.
  const named = value > 0 ? wholeWords(words, text, texts).slice(0, mostNamed) : [];
  return { name: "added-words", value, words: named.join(", ") };
}

/** What follows a word in Korean, and says nothing by itself. */
const particle = /(?:은|는|이|가|을|를|의|에|에서|에게|도|로|으로|와|과|만|까지|부터|이나|나|이며|이고)$/u;

const sentenceEnd = /^(?:있|없|하|합|되|됩|입|이|아니|아닙)\S{0,3}(?:다|요)$/u;

const written = /[\p{L}\p{N}']+/gu;

/** Of added words those that a reader would call so: no end of a figure or a name (15일의), and no known word with its particle. */
function wholeWords(words: readonly string[], text: string, texts: readonly string[]): string[] {
  const whole = new Set(text.toLowerCase().match(written));
  const isWhole = (word: string) => {
    if (!whole.has(word)) return false;
    const stem = word.replace(particle, "");
    if (/^[가-힣]/u.test(word) && (stem.length < 2 || sentenceEnd.test(word))) return false;
    return stem === word || !texts.some((each) => each.includes(stem));
  };
  return [...new Set(words)].filter(isWhole);
}

/** From here on up it tells more and more that a claim differs at all. */
const closeFrom = [0.3, 0.45, 0.6].map((from) => ({ from, name: `differs-above:${from}` }));

/** The same words in another order, or some of them only, are no difference by themselves. */
const saysSame: ReadonlySet<string> = new Set([
  "added-words",
  "figures",
  "denials-even",
  "reordered",
  "left-out",
  "scattered",
  "scattered-letters",
  "scattered-clauses",
]);

/** A claim that differs in whatever way; nothing for one that does not. */
function differs(signals: readonly Signal[], closeness: number): Signal[] {
  if (!signals.some(({ name, value }) => value > 0 && !saysSame.has(name) && !name.startsWith("lost:"))) return [];
  return [
    { name: "differs", value: 1, words: "" },
    ...closeFrom
      .filter(({ from }) => closeness > from)
      .map(({ from, name }) => ({ name, value: closeness - from, words: "" })),
  ];
}

/** Words that what is cited lacks, while another source has them: told of the wrong one. */
function elsewhere(
  mine: readonly Token[],
  { unknown }: Closest,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Signal[] {
  const rest = prepared.units.length - units.length;
  if (rest === 0 || unknown.length === 0) return [];
  const names = prepared.names();
  const found = unknown.filter((token) => {
    const { kind, stem } = token;
    if (kind !== "word") return false;
    const [place = -1, ...more] = names.sourcesOf(stem);
    // A word that many sources have tells of none of them.
    if (more.length > 0 || place < 0 || units.some((unit) => unit === prepared.units[place])) return false;
    // 저수조 청소 for 청소: the other source's fuller name of what is cited, too.
    const next = mine[mine.indexOf(token) + 1];
    const isFullerName =
      next !== undefined && !unknown.includes(next) && names.sources[place]?.flat.includes(stem + next.stem);
    return isFullerName !== true;
  });
  const [first] = found;
  if (first === undefined) return [];
  return [{ name: "elsewhere", value: Math.min(2, found.length) / 2, words: first.stem }];
}

/** The places of the evidence's words that words of the claim stand for. */
function placesTaken({ matches }: Closest): ReadonlySet<number> {
  const places = new Set<number>();
  for (const match of matches) if (match !== null) places.add(match.at);
  return places;
}

/** The share of neighbours in the claim that are no neighbours in the evidence. */
function reordered({ matches }: Closest): number {
  let pairs = 0;
  let broken = 0;
  let before: Match | null = null;
  for (const match of matches) {
    if (match !== null && before !== null) {
      pairs += 1;
      if (match.at !== before.at + 1 && match.at !== before.at) broken += 1;
    }
    before = match;
  }
  return broken / Math.max(1, pairs);
}

/** 외래 환자는 하루 종일, 입원 환자는 4시간 told the other way round: two parts of a claim that each join words of the same two parts. */
function crossed(mine: readonly Token[], { matches, tokens, sentence }: Closest, text: string): number {
  const theirs = allMatches(sentence, partBorder).map(({ index }) => index);
  const own = allMatches(text, partBorder).map(({ index }) => index);
  if (theirs.length === 0 || own.length === 0) return 0;
  const partOf = (borders: readonly number[], at: number) => borders.filter((each) => each < at).length;
  const joined = new Map<number, Set<number>>();
  for (const [index, token] of mine.entries()) {
    const match = matches[index] ?? null;
    if (match === null) continue;
    const part = partOf(own, token.start);
    const met = joined.get(part) ?? new Set();
    joined.set(part, met.add(partOf(theirs, tokens[match.at]?.start ?? 0)));
  }
  const mixed = [...joined.values()].filter((parts) => parts.size > 1);
  return mixed.length > 1 ? 1 : 0;
}

/** The share of the evidence's words that the claim passes over, between the first and the last that it has. */
function leftOut(taken: ReadonlySet<number>): number {
  if (taken.size < 2) return 0;
  return 1 - taken.size / (Math.max(...taken) - Math.min(...taken) + 1);
}

/** At most so many words of the evidence may stand where the claim has one of its own. */
const maxGap = 3;

/** A word of the claim's own where the evidence has another, between words that both have. */
function replaced(mine: readonly Token[], { matches, tokens }: Closest, taken: ReadonlySet<number>): Signal[] {
  const found = mine.flatMap((token, index) => {
    if (matches[index] !== null || token.kind !== "word") return [];
    const before = matches[index - 1] ?? null;
    const after = matches[index + 1] ?? null;
    const from = before?.at ?? -1;
    const to = after?.at ?? (index === mine.length - 1 ? tokens.length : -1);
    if ((before === null && index > 0) || to <= from || to - from > maxGap + 1) return [];
    const gap = tokens.slice(from + 1, to).filter((other, at) => !taken.has(from + 1 + at) && other.kind === "word");
    return gap.length === 0 ? [] : [{ token, gap }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const isVerb = found.some(({ token, gap }) => isVerbal(token) && gap.some(isVerbal));
  const words = `${first.token.stem}\u0000${first.gap[0]?.stem ?? ""}`;
  return [
    { name: "replaced", value: Math.min(2, found.length), words },
    ...(isVerb ? [{ name: "replaced-verb", value: 1, words }] : []),
  ];
}

function isVerbal({ mention }: Token): boolean {
  return mention?.isVerb === true;
}

function denied(
  claim: Reading,
  evidence: Reading,
  mine: readonly Token[],
  { matches, tokens }: Closest,
  taken: ReadonlySet<number>,
): Signal[] {
  // What the claim leaves out of the evidence is denied by nobody.
  const theirs = denialPlaces(evidence).filter((place) => {
    const isBehind = evidence.isKorean || passiveDenial.test(evidence.text.slice(place, place + 10));
    const at = deniedBy(place, tokens, isBehind);
    return taken.has(at) || taken.has(alternativeTo(at, tokens, evidence.text));
  });
  const isOdd = (denialPlaces(claim).length + theirs.length) % 2 === 1;
  const own = mine.find(({ mention }, index) => mention?.isDenied === true && matches[index] === null);
  return [
    ...(isOdd ? [{ name: "denials", value: 1, words: "" }] : []),
    ...(!isOdd && theirs.length > 0 ? [{ name: "denials-even", value: 1, words: "" }] : []),
    ...(own === undefined ? [] : [{ name: "own-denial", value: 1, words: own.stem }]),
  ];
}

/**
 * Where both deny as often, or what the evidence says of one thing only is denied of another, a word that only one of them
 * denies tells less: "not rejected automatically", "isn't automatically turned down".
 */
function withSigns(signs: string, isOnly: boolean, signals: readonly Signal[]): Signal[] {
  return signals.map((signal) => {
    if (signal.name === "signs-odd") return { ...signal, name: signs };
    // 확인증을 받은 세대에 한하여 지원한다, so 없는 세대는 지원받지 못한다.
    return signal.name === "signs-even" && isOnly ? { ...signal, name: "signs-other-half" } : signal;
  });
}

/** "Overnight parking is forbidden": what is denied stands before. */
const passiveDenial = /^(?:prohibit|forbid)/iu;

/** The word that a denial is about: in Korean the one before it, in English the one behind it. */
function deniedBy(place: number, tokens: readonly Token[], isBehind: boolean): number {
  return isBehind
    ? tokens.findLastIndex(({ start }) => start < place)
    : tokens.findIndex(({ start }) => start >= place);
}

/** 전대하거나 양도할 수 없다: what is denied at the end is denied of the alternative before it, too. */
function alternativeTo(at: number, tokens: readonly Token[], text: string): number {
  return tokens.findLastIndex(
    ({ end }, index) => index < at && index >= at - maxGap && alternative.test(text.slice(end, end + 12)),
  );
}

const alternative = /^[가-힣]{0,4}거나(?![가-힣])/u;

/** The share of a claim's letter groups that the evidence has: pairs of Hangul, fours of Latin letters. */
function lettersShared(claim: Reading, evidence: Reading): number {
  const groupsOf = claim.isKorean ? pairsOf : foursOf;
  const mine = groupsOf(claim);
  return sharedRuns(mine, groupsOf(evidence)) / Math.max(1, mine.length);
}

/** Several claims are compared with one sentence of the evidence. */
const pairsOf = rememberedOf(({ text }: Reading) => runNumbers(lettersOf(text), 2));
const foursOf = rememberedOf(({ text }: Reading) => runNumbers(lettersOf(text), 4));

const lettersOf = (text: string) => text.replace(/[\s.,]/gu, "").toLowerCase();

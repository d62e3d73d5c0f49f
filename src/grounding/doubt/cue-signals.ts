import type { EvidenceUnit } from "../evidence.ts";
import { agreement, type Token } from "../tokens.ts";
import { type CueHit, cuesIn, saysCue } from "./cues.ts";
import type { Closest } from "./match-tokens.ts";
import type { Signal } from "./signal.ts";

/** Cue words are looked for in so much of each cited unit. */
const maxCueText = 4000;

/** Cues that say when, for whom or how far something holds: without them it is said of more. The others may be left out. */
const limits: ReadonlySet<string> = new Set([
  "only",
  "except",
  "if",
  "first",
  "after",
  "before",
  "least",
  "beyond",
  "part",
  "per",
  "now",
  "oral",
  "not-yet",
]);

/** Words that widen, narrow, order or explain, and that only one of both has. */
export function cueSignals(
  text: string,
  mine: readonly Token[],
  units: readonly EvidenceUnit[],
  closest: Closest,
): Signal[] {
  const signals: Signal[] = [];
  for (const [name, hit] of cuesIn(text))
    if (!units.some((unit) => saysCue(unit.text.slice(0, maxCueText), name)))
      signals.push({
        name: `${isKept(name, hit, mine, closest.tokens) ? "cue-kept" : "cue"}:${name}`,
        value: 1,
        words: hit.words,
      });
    else if (!saysCue(closest.sentence, name)) signals.push({ name: `cue-here:${name}`, value: 1, words: hit.words });
  for (const [name, hit] of cuesIn(closest.sentence)) {
    if (!limits.has(name) || saysCue(text, name) || isKept(name, hit, closest.tokens, mine)) continue;
    if (bounding.has(name) && !boundsShared(hit, closest.tokens, mine)) continue;
    signals.push({ name: `lost:${name}`, value: 1, words: hit.words });
  }
  return signals;
}

/** Limits of a figure or a thing, which are lost only where that is told. */
const bounding: ReadonlySet<string> = new Set(["least", "beyond", "per"]);

/** 3주 이상 돌보지 않은 텃밭 bounds nothing of a claim that has no 3주. */
function boundsShared({ at, isKorean }: CueHit, tokens: readonly Token[], mine: readonly Token[]): boolean {
  const bounded = isKorean ? tokens.findLast(({ start }) => start < at) : tokens.find(({ start }) => start > at);
  return bounded === undefined || mine.some((token) => agreement(token, bounded) !== null);
}

/** So many words behind an English conjunction tell the condition. */
const wordsOfCondition = 2;

/** 원하지 않으면 and 원하지 않는 회원은, when produced and on production: the words of a condition that both have, told in another way. */
function isKept(name: string, { at, isKorean }: CueHit, tokens: readonly Token[], others: readonly Token[]): boolean {
  if (name !== "if") return false;
  const isShared = (token: Token) => others.some((other) => agreement(token, other) !== null);
  if (isKorean) {
    const last = tokens.findLast(({ start }) => start < at);
    return last !== undefined && isShared(last);
  }
  const condition = tokens.filter(({ start }) => start > at).slice(0, wordsOfCondition);
  return condition.length > 0 && condition.every(isShared);
}

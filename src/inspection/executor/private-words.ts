import { LRUCache } from "lru-cache";
import type { Finding, StepResult } from "#protocol";
import type { RawFinding } from "../algorithms/algorithm.ts";
import { algorithms } from "../algorithms/index.ts";
import { fixText } from "../fixes.ts";
import { isExactSignature } from "../matching/simhash.ts";
import { createTrie, type Trie } from "../matching/trie.ts";
import type { ReadyAlgorithm } from "../registry/prepare.ts";
import { composeText, type FindingQuote, locate } from "./locate.ts";

/** What a report must not repeat of a text while masking is on, whichever check would. */
export interface PrivateWords {
  /** The words at a place, with what is private in them masked, also where only a part of it is quoted. */
  readonly quote: FindingQuote;
  /** A result in which nothing that is said repeats them. Places stay as they are. */
  hide(result: StepResult): StepResult;
}

/** A check that fails on a text finds nothing in it; its own step fails in the same way, and tells of it. */
function foundBy({ find }: ReadyAlgorithm["prepared"], text: string) {
  try {
    return find?.({ text }) ?? [];
  } catch {
    return [];
  }
}

type Place = Pick<RawFinding, "offset" | "length">;

/** Looks over the whole text once, by the shipped checks and by `planned` sensitive ones. */
export function findPrivateWords(text: string, planned: readonly ReadyAlgorithm[]): PrivateWords {
  const places: readonly Place[] = [...privacyChecks, ...planned].flatMap(({ prepared }) => foundBy(prepared, text));
  const masked = maskPlaces(text, places);
  const sayProse = createMask(text, places);
  const told = (finding: Finding) => ({ ...finding, message: sayProse(finding.message) });
  return {
    quote: (offset, length) => masked.slice(offset, offset + length),
    hide: ({ judgment, execution_result, findings, suppressed_findings, error, ...rest }) => ({
      ...rest,
      execution_result: Object.fromEntries(
        Object.entries(execution_result).map(([name, value]) => [
          name,
          // What is private in a short text could be found out from it by trying.
          isExactSignature(value) && places.length > 0 ? null : inside(value, sayProse),
        ]),
      ),
      judgment: {
        ...judgment,
        reasoning: judgment.reasoning.split("\n").map(sayProse).join("\n"),
        summary: sayProse(judgment.summary),
        compiled: judgment.compiled && { ...judgment.compiled, summary: sayProse(judgment.compiled.summary) },
      },
      findings: findings.map(told),
      suppressed_findings: suppressed_findings?.map(told),
      error: error && { ...error, message: sayProse(error.message) },
    }),
  };
}

/** Masks what is private in a sentence about a text. Findings say a few sentences many times, each of which is looked at once. */
function createMask(text: string, places: readonly Place[]): (said: string) => string {
  const words = [...new Set(places.map(({ offset, length }) => text.slice(offset, offset + length)))];
  const known = createTrie(words);
  const masked = new Map<string, string>();
  return (said) => {
    const before = masked.get(said);
    if (before !== undefined) return before;
    const unknown = maskCut(maskKnown(said, known), words);
    // One word may be an id or a hash, which detectors could take for a number; where it is of the text it is known.
    const safe = /\s/.test(said) ? maskProse(unknown) : unknown;
    masked.set(said, safe);
    return safe;
  };
}

/** Sentences in which nothing is private: those of the judge come again with every text. */
const innocent = new LRUCache<string, true>({ max: 5000 });
const longestInnocent = 300;

function maskProse(said: string): string {
  if (innocent.has(said)) return said;
  const masked = maskPrivate(said);
  if (masked === said && said.length <= longestInnocent) innocent.set(said, true);
  return masked;
}

/** A text with the words at some places masked; all others stay where they are. */
function maskPlaces(text: string, places: readonly Place[]): string {
  let masked = "";
  let start = 0;
  let end = 0;
  for (const { offset, length } of places.toSorted((one, other) => one.offset - other.offset)) {
    if (offset >= end) {
      masked += maskWords(text.slice(start, end)) + text.slice(end, offset);
      start = offset;
    }
    end = Math.max(end, offset + length);
  }
  return masked + maskWords(text.slice(start, end)) + text.slice(end);
}

function maskKnown(said: string, known: Trie): string {
  const places: Place[] = [];
  known.search(said, (_word, offset, length) => {
    places.push({ offset, length });
  });
  return maskPlaces(said, places);
}

/** Long values are told by their beginning: a number that breaks off there is still somebody's number. */
function maskCut(said: string, words: readonly string[]): string {
  return said.replace(/([^\s"']{3,})…/g, (whole, start: string) =>
    words.some((word) => word.startsWith(start)) ? `${"*".repeat(start.length)}…` : whole,
  );
}

/** The strings of a value, however deep they lie. */
function inside(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => inside(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one, change)]));
}

/** The shipped checks for personal data and secrets, as they come. */
const privacyChecks = algorithms
  .filter((algorithm) => algorithm.sensitive)
  .map((algorithm) => ({ name: algorithm.name, prepared: algorithm.prepare({}, { baseDirectory: "." }) }));

/** The text with personal data and secrets masked, whatever was chosen to be reported of it. */
export function maskPrivate(text: string): string {
  const composed = composeText(text);
  const findings = privacyChecks.flatMap(({ name, prepared }) =>
    locate(name, prepared.find?.({ text: composed.text }) ?? [], composed, "en"),
  );
  return fixText(text, findings).text;
}

/** Enough to recognise, not enough to use. */
export function maskWords(words: string): string {
  return words.length <= 4
    ? "*".repeat(words.length)
    : words.slice(0, 2) + "*".repeat(words.length - 3) + words.slice(-1);
}

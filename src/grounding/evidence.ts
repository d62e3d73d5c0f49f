import { sentencesOf, withoutSpaces } from "#language";
import { type Figures, figuresOf } from "./checks/figures.ts";
import { lettersOf, quotedLetters, withoutListSign } from "./letters.ts";

/** Something an answer may stand on. The label is what a mark names: 제5조, Section 2, 1. */
export interface Evidence {
  readonly label: string;
  readonly text: string;
}

export interface EvidenceUnit extends Evidence {
  /** Its letters without white space and typography, for finding words in it. */
  readonly letters: () => string;
  /** Its sentences, lines and rows in the same way: what is one of them word for word is quoted. */
  readonly sentences: () => ReadonlySet<string>;
  readonly figures: () => Figures;
}

/** Evidence read once, for any number of sentences. Nothing of it is read before a sentence needs it. */
export interface PreparedEvidence {
  readonly units: readonly EvidenceUnit[];
  readonly byLabel: ReadonlyMap<string, EvidenceUnit>;
  /** What may be said without a source: the user's words, names of what is attached, what tools told. */
  readonly known: EvidenceUnit;
  /** Of it the user's words and what tools told: their figures may be reckoned with. */
  readonly told: EvidenceUnit;
  readonly context: string;
  /** Brackets of the evidence that are its own text, as they were looked up. */
  readonly ownBrackets: Map<string, boolean>;
}

export interface EvidenceOptions {
  /** What the user wrote and what tools told: names and figures of it are no inventions. */
  readonly user?: string;
  /** Text that is known but not cited, such as the head of a contract. */
  readonly context?: string;
}

export function prepareEvidence(
  evidence: readonly Evidence[],
  { user = "", context = "" }: EvidenceOptions = {},
): PreparedEvidence {
  const units = evidence.map(unitOf);
  return {
    units,
    byLabel: new Map(units.map((unit) => [squeezed(unit.label), unit])),
    known: unitOf({ label: "", text: `${user}\n${context}` }),
    told: unitOf({ label: "", text: user }),
    context,
    ownBrackets: new Map(),
  };
}

/** Labels are matched without regard to blanks and case: 제5조제2항 is 제5조 제2항. */
export function squeezed(label: string): string {
  return withoutSpaces(label).toLowerCase();
}

function unitOf({ label, text }: Evidence): EvidenceUnit {
  return {
    label,
    text,
    letters: once(() => lettersOf(text)),
    sentences: once(() => new Set(wholesOf(text).map(quotedLetters))),
    figures: once(() => figuresOf(text)),
  };
}

/** Sentences over lines as a page wraps them, lines for themselves, and each without what numbers it. */
function wholesOf(text: string): string[] {
  const inLine = text.split("\n").flatMap((line) => [line, ...textsOf(line)]);
  const wholes = [...textsOf(text), ...inLine];
  return [...wholes, ...wholes.map(withoutListSign)];
}

function textsOf(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

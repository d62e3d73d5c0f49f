import {
  definedAliases,
  derivedParties,
  partyWords,
  type Quantity,
  type Reading,
  readClause,
  readQuantities,
  shortPartyNames,
} from "#language/meaning";
import { flatten } from "./flatten.ts";
import { createNamesReader, type KnownNames } from "./names/known-names.ts";
import { type ReadClause, readSegments, type Segment } from "./segments.ts";
import { type SentenceBorders, sentenceBordersOf } from "./sentence-borders.ts";

/** Something an answer may stand on. The label is what a mark names: 제5조, Section 2, 1. */
export interface Evidence {
  readonly label: string;
  readonly text: string;
}

/** Evidence read once, for any number of sentences. */
export interface PreparedEvidence {
  readonly units: readonly EvidenceUnit[];
  readonly byLabel: ReadonlyMap<string, EvidenceUnit>;
  /** Reads a clause, knowing the parties' names; the same words are read once. */
  readonly read: ReadClause;
  /** Every name of the evidence; read now where `readNames` has not read it before. */
  readonly names: () => KnownNames;
  readonly readNames: (pause: Pause) => Promise<void>;
  /** The units that share most words with a text. */
  readonly about: (text: string) => readonly EvidenceUnit[];
  readonly userQuantities: readonly Quantity[];
}

/** Lets the event loop go on where it has waited for too long. */
export type Pause = () => Promise<void>;

export interface EvidenceUnit {
  readonly label: string;
  readonly text: string;
  /** Without white space and signs, for finding quotations. */
  readonly flat: () => string;
  /** Places in the flat text. */
  readonly borders: () => SentenceBorders;
  /** Read when it is first cited, since most of a long list never is. */
  readonly segments: () => readonly Segment[];
  /** The same in slices. */
  readonly readAhead: (pause: Pause) => Promise<void>;
  readonly isRead: () => boolean;
  readonly quantities: () => readonly Quantity[];
}

export interface EvidenceOptions {
  /** What the user wrote: names and figures of it are no inventions. */
  readonly user?: string;
  /** Text that names the parties but is not cited, such as the head of a contract. */
  readonly context?: string;
  /** Words for one party each, where the caller knows them. */
  readonly aliases?: readonly (readonly string[])[];
}

/** The longest text of one unit that is read; what is behind it can still be quoted. */
const maxUnitLength = 20_000;

export function prepareEvidence(
  evidence: readonly Evidence[],
  { user = "", context = "", aliases = [] }: EvidenceOptions = {},
) {
  const derived = [...new Set(evidence.flatMap(({ text }) => derivedParties(text.slice(0, maxUnitLength))))];
  const defined = [context, ...evidence.map(({ text }) => text)].flatMap((text) =>
    definedAliases(text.slice(0, maxUnitLength)),
  );
  const short = shortPartyNames(derived).filter(([, tail = ""]) => !evidence.some(({ text }) => isWord(tail, text)));
  const parties = partyWords([...derived.map((name) => [name]), ...short, ...defined, ...aliases]);
  const read = memoized((clause) => readClause(clause, parties));
  const units = evidence.map(({ label, text }): EvidenceUnit => {
    const head = text.slice(0, maxUnitLength);
    return {
      label,
      text,
      flat: once(() => flatten(text)),
      borders: once(() => sentenceBordersOf(text)),
      quantities: once(() => readQuantities(head)),
      ...slices(head, read),
    };
  });
  const reader = createNamesReader(evidence, `${user}\n${context}`);
  const prepared: PreparedEvidence = {
    units,
    byLabel: new Map(units.map((unit) => [squeeze(unit.label), unit])),
    read,
    names: reader.names,
    async readNames(pause) {
      while (reader.readNext()) await pause();
    },
    about: (text) =>
      reader
        .names()
        .about(text)
        .flatMap((at) => units[at] ?? []),
    userQuantities: readQuantities(user.slice(0, maxUnitLength)),
  };
  return prepared;
}

/** A word by itself, whatever particle follows it: 제공자는, but not 데이터제공자. */
function isWord(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[가-힣]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** Labels are matched without regard to blanks and case: 제5조제2항 is 제5조 제2항. */
export function squeeze(label: string): string {
  return label.replace(/[\s[\]]/g, "").toLowerCase();
}

/** The segments of a text, read at once or in slices. */
function slices(text: string, read: ReadClause): Pick<EvidenceUnit, "segments" | "readAhead" | "isRead"> {
  const found: Segment[] = [];
  const sentences = readSegments(text, read);
  let isRead = false;
  const readNext = () => {
    const { done, value } = sentences.next();
    if (done === true) isRead = true;
    else found.push(...value);
    return !isRead;
  };
  return {
    segments() {
      while (!isRead) readNext();
      return found;
    },
    async readAhead(pause) {
      while (!isRead && readNext()) await pause();
    },
    isRead: () => isRead,
  };
}

const maxReadings = 8000;

function memoized(read: ReadClause): ReadClause {
  const known = new Map<string, Reading>();
  return (clause) => {
    const found = known.get(clause);
    if (found !== undefined) return found;
    const reading = read(clause);
    if (known.size < maxReadings) known.set(clause, reading);
    return reading;
  };
}

function once<Result>(work: () => Result): () => Result {
  let result: { readonly value: Result } | null = null;
  return () => {
    result ??= { value: work() };
    return result.value;
  };
}

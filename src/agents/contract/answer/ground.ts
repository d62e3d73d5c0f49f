import type { Contract } from "#contracts";
import { type Evidence, type PreparedEvidence, prepareEvidence } from "#grounding";
import type { Statement } from "#protocol";
import { type ContractEvidence, unitEvidence } from "../evidence.ts";
import { createMarkReader } from "./marks.ts";
import { bestQuote, type Quote, wholeQuote } from "./quote.ts";

/** A citation that stands in the answer: the label as written, and the words of the contract that bear it out. */
export interface FoundCitation extends Quote {
  readonly label: string;
  /** Where its marks stand in the answer. */
  readonly places: readonly number[];
}

/** How much of a contract's head names its parties. */
const headLength = 4_000;

/** What a turn's answer about a contract may stand on: what was read, and whatever else it cites. */
export interface ContractGround {
  /** Before there is an answer: what was read. */
  readonly read: PreparedEvidence;
  readonly of: (answer: string) => PreparedEvidence;
}

export function contractGround(
  contract: Contract,
  evidence: readonly ContractEvidence[],
  user: string,
): ContractGround {
  // A contract that was read whole shows its head already, and a judge is not shown it twice.
  const isWhole = contract.units.every(({ label }) => evidence.some((piece) => piece.unit === label));
  const context = isWhole ? "" : contract.text.slice(0, headLength);
  const before = labelled(evidence, contract, "");
  const read = prepareEvidence(before, { user, context });
  const of = (answer: string) => {
    const cited = createMarkReader(contract)
      .marksIn(answer)
      .flatMap(({ node }) => (node === null ? [] : [contract.unitAt(node.start)]))
      .flatMap((unit) => (unit === undefined ? [] : [unitEvidence(contract, unit)]));
    const now = labelled([...evidence, ...cited], contract, answer);
    // What was grounded on its way to the reader still stands where the answer cites nothing else.
    return isSameEvidence(now, before) ? read : prepareEvidence(now, { user, context });
  };
  return { read, of };
}

function isSameEvidence(some: readonly Evidence[], others: readonly Evidence[]): boolean {
  const isSame = ({ label, text }: Evidence, at: number) => others[at]?.label === label && others[at].text === text;
  return some.length === others.length && some.every(isSame);
}

/** Articles and their paragraphs by their labels, each once; items of a paragraph only where the answer names them. */
function labelled(pieces: readonly ContractEvidence[], contract: Contract, answer: string): Evidence[] {
  const found = new Map<string, string>();
  // Of a long part several stretches may have been read.
  const add = (label: string, text: string) => {
    const before = found.get(label) ?? "";
    if (!before.includes(text)) found.set(label, text.includes(before) ? text : `${before}\n${text}`);
  };
  for (const { label, text, points } of pieces) {
    add(label, text);
    // What stands under a title without a number of its own is cited with the title.
    for (const point of points) if (point.label !== label) add(point.label, point.text);
  }
  for (const { node } of createMarkReader(contract).marksIn(answer))
    if (node !== null && !found.has(node.label)) found.set(node.label, contract.text.slice(node.start, node.end));
  return [...found].map(([label, text]) => ({ label, text }));
}

/**
 * The citations of an answer's sentences, each with the contract's words that are closest to its sentence: of a doubtful
 * one, too, since its reader is told to look there.
 */
export function citationsOf(statements: readonly Statement[], contract: Contract): FoundCitation[] {
  const reader = createMarkReader(contract);
  return eachOnce(
    statements.flatMap(({ text, marks }) =>
      marks.flatMap(({ label, start }) => {
        const node = label === null ? null : reader.nodeOf(label);
        if (node === null) return [];
        return { label: node.label, ...bestQuote(contract, node, reader.withoutMarks(text)), places: [start] };
      }),
    ),
  );
}

/** The citations of passages that stand word for word below an answer: each leads to the whole of what it names. */
export function passagesIn(answer: string, from: number, contract: Contract): FoundCitation[] {
  return eachOnce(
    createMarkReader(contract)
      .marksIn(answer.slice(from))
      .flatMap(({ start, node }) =>
        node === null ? [] : { label: node.label, ...wholeQuote(contract, node), places: [from + start] },
      ),
  );
}

function eachOnce(all: readonly FoundCitation[]): FoundCitation[] {
  const found = new Map<string, FoundCitation>();
  for (const citation of all) {
    const key = `${citation.label} ${citation.start}`;
    found.set(key, { ...citation, places: [...(found.get(key)?.places ?? []), ...citation.places] });
  }
  return [...found.values()];
}

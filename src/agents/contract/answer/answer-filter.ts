import type { Contract, LabelledSpan } from "#contracts";
import type { TextFilter } from "#kernel";
import { createMarkReader, type MarkReader } from "./marks.ts";
import { bestQuote, type Quote } from "./quote.ts";
import { statementsOf } from "./statements.ts";
import { whyUnsupported } from "./verify-statement.ts";

/** A citation that stands in the answer: the label as written, and the words of the contract that bear it out. */
export interface FoundCitation extends Quote {
  readonly label: string;
}

/** What came of an answer on its way to the reader. */
export interface AnswerRecord {
  readonly citations: FoundCitation[];
  readonly struck: { readonly statement: string; readonly why: string }[];
  /** Statements that stood. */
  stood: number;
}

export interface AnswerRules {
  readonly contract: Contract;
  /** The units that were read: nothing else may be cited. */
  readonly readable: ReadonlySet<string>;
  /** Lines that code itself would write here: leads and headings, which carry no mark. */
  readonly ownLines: ReadonlySet<string>;
}

/**
 * Lets through only what the contract bears out: a line of the code's own, or statements whose marks lead to parts that were
 * read and whose words, numbers and quotes stand there. Everything else is struck, whoever wrote it.
 */
export function createAnswerFilter(rules: AnswerRules, record: AnswerRecord): TextFilter {
  const reader = createMarkReader(rules.contract);
  let waiting = "";
  const release = (until: number) => {
    const lines = waiting.slice(0, until).split("\n");
    waiting = waiting.slice(until);
    return lines
      .map((line) => checkLine(line, rules, reader, record))
      .filter((line) => line !== null)
      .join("\n");
  };
  return {
    push(delta) {
      waiting += delta;
      const end = waiting.lastIndexOf("\n");
      if (end < 0) return "";
      const text = release(end);
      waiting = waiting.slice(1);
      return text === "" ? "\n" : `${text}\n`;
    },
    flush: () => release(waiting.length),
  };
}

const furniture = /^[\s\-*_|:#>`]*$/;

/** The line as it may be shown, or null when nothing of it may. */
function checkLine(line: string, rules: AnswerRules, reader: MarkReader, record: AnswerRecord): string | null {
  if (furniture.test(line)) return line;
  const isOwn = rules.ownLines.has(line.trim());
  if (isOwn && reader.marksIn(line).every(({ node }) => node === null)) return line;
  const kept: string[] = [];
  let uncited: string[] = [];
  for (const statement of isOwn || /^\s*\|/.test(line) ? [line] : statementsOf(line)) {
    const nodes = readableNodes(statement, rules, reader);
    if (nodes.length === 0) {
      uncited.push(statement);
      continue;
    }
    // Sentences before a mark lean on it, if it bears them out too.
    for (const earlier of uncited) if (supported(earlier, nodes, rules, record)) kept.push(earlier);
    uncited = [];
    if (!isOwn && !supported(statement, nodes, rules, record)) continue;
    kept.push(cleanMarks(statement, nodes, reader));
    record.stood += 1;
    for (const node of nodes) cite(rules.contract, node, reader.withoutMarks(statement), record);
  }
  for (const statement of uncited)
    if (statement.trim() !== "")
      record.struck.push({ statement: statement.trim(), why: "it cites nothing that was read" });
  const text = kept.join("").trimEnd();
  return text === "" ? null : text;
}

function readableNodes(statement: string, { contract, readable }: AnswerRules, reader: MarkReader): LabelledSpan[] {
  return reader
    .marksIn(statement)
    .flatMap(({ node }) => (node !== null && readable.has(contract.unitAt(node.start)?.label ?? "") ? [node] : []));
}

function supported(
  statement: string,
  nodes: readonly LabelledSpan[],
  { contract }: AnswerRules,
  record: AnswerRecord,
): boolean {
  const bare = statement.replace(/\[[^[\]\n]{1,48}\]/g, " ");
  if (/^[\s\p{P}]*$/u.test(bare)) return true;
  const why = whyUnsupported(bare, nodes, contract);
  if (why !== null) record.struck.push({ statement: statement.trim(), why });
  return why === null;
}

/** Marks that lead nowhere are taken out; the others are written as the contract's labels. */
function cleanMarks(statement: string, nodes: readonly LabelledSpan[], reader: MarkReader): string {
  return statement.replace(/\s?\[([^[\]\n]{1,48})\]/g, (whole, inner: string) => {
    const labels = inner.split(/[,;]\s?/).map((part) => reader.nodeOf(part));
    const known = labels.filter((node) => node !== null && nodes.some((other) => other.label === node.label));
    if (known.length > 0)
      return `${whole.startsWith(" ") ? " " : ""}${known.map((node) => `[${node?.label}]`).join(" ")}`;
    return reader.marksIn(whole).length > 0 && labels.every((node) => node === null) ? "" : whole;
  });
}

function cite(contract: Contract, node: LabelledSpan, statement: string, record: AnswerRecord): void {
  const quote = bestQuote(contract, node, statement);
  const known = record.citations.some((citation) => citation.label === node.label && citation.start === quote.start);
  if (!known) record.citations.push({ label: node.label, ...quote });
}

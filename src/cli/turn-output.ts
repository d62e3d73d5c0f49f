import type { AnyTool } from "#kernel";
import {
  askedLine,
  countStatements,
  type DataParts,
  endedLine,
  type JihwiChunk,
  type JihwiError,
  type Localized,
  quoteStatements,
  resultProblem,
  resultSchemas,
  withoutControls,
} from "#protocol";
import type { CliContext } from "./context.ts";
import { createMarkdownWriter } from "./markdown-writer.ts";

/** How a turn's answer is printed: for people, as one JSON value, or as events while it goes. */
export type TurnOutput = "text" | "json" | "events";

export interface TurnReader {
  show(chunk: JihwiChunk): void;
  /** Null: the turn has no result. */
  end(answer: string | null): void;
}

/** Where a reader prints. */
type ReaderContext = Pick<CliContext, "language" | "note" | "print" | "printLine" | "say" | "terminal">;

/** What an agent's tools are called. */
type ToolTitles = readonly Pick<AnyTool, "name" | "title">[];

export function readerFor(
  output: TurnOutput,
  context: ReaderContext,
  tools: ToolTitles = [],
  write = (text: string) => void process.stdout.write(text),
): TurnReader {
  if (output === "events") return { show: (chunk) => context.printLine(JSON.stringify(chunk)), end: () => {} };
  const tell = (chunk: JihwiChunk) => {
    const remark = remarkOn(chunk, context, tools);
    if (remark !== null) context.note(remark);
  };
  if (output === "json") return { show: tell, end: () => {} };
  if (!context.terminal.stdout) return pipedReader(context, tell);
  // On a terminal the answer appears as it is written; piped, it is printed once, whole.
  const writer = createMarkdownWriter(write);
  let hasText = false;
  return {
    show(chunk) {
      if (chunk.type === "text-start" && hasText) {
        writer.endLine();
        writer.push("\n");
      }
      if (chunk.type === "text-delta") {
        writer.push(withoutControls(chunk.delta));
        hasText = true;
      }
      // Remarks and questions stand on lines of their own, after the words that were said before them.
      const remark = remarkOn(chunk, context, tools);
      if (remark !== null || chunk.type === "data-approval") writer.endLine();
      if (remark !== null) context.note(remark);
    },
    end: () => writer.endLine(),
  };
}

/** Whoever reads the answer elsewhere never sees the remarks: what needs a look, and that it breaks off, stand below it. */
function pipedReader({ language, print, say }: ReaderContext, tell: (chunk: JihwiChunk) => void): TurnReader {
  let doubts = "";
  let breakOff = "";
  return {
    show(chunk) {
      tell(chunk);
      if (chunk.type === "data-statements") {
        const { doubtful } = countStatements(chunk.data.statements);
        doubts = doubtful === 0 ? "" : quoteStatements(chunk.data, language);
      }
      const line = chunk.type === "data-ended" && chunk.data.partial ? endedLine(chunk.data) : null;
      if (line !== null) breakOff = `> ${say(line)}`;
    },
    end: (answer) => print([answer ?? "", breakOff, doubts].filter((part) => part !== "").join("\n\n")),
  };
}

/** What people are told of a chunk beside the answer. */
function remarkOn(chunk: JihwiChunk, { say, terminal }: ReaderContext, tools: ToolTitles): string | null {
  if (chunk.type === "data-tool" && chunk.data.status === "running" && terminal.stderr) {
    const { tool } = chunk.data;
    const title = tools.find(({ name }) => name === tool)?.title;
    return `· ${title === undefined ? tool : say(title)}`;
  }
  const told = remarkIn(chunk);
  return told === null ? null : `jihwi: ${say(told)}`;
}

function remarkIn(chunk: JihwiChunk): Localized | null {
  if (chunk.type === "data-notice" && chunk.data.kind !== "info") return chunk.data.text;
  if (chunk.type === "data-result") return resultProblem(chunk.data) ?? askedRemark(chunk.data);
  return chunk.type === "data-ended" ? endedLine(chunk.data) : null;
}

function askedRemark({ agent, kind, value }: DataParts["result"]): Localized | null {
  const asked = agent === "chat" && kind === "asked" ? resultSchemas.chat.asked.safeParse(value).data : undefined;
  return asked === undefined ? null : askedLine(asked.documents);
}

/** The result as programs get it; the last of the events. People have read the answer by then. */
export function printOutcome(context: CliContext, output: TurnOutput, value: Readonly<Record<string, unknown>>): void {
  if (output === "json") context.printJson(value);
  if (output === "events") context.printLine(JSON.stringify({ type: "result", ...value }));
}

/** A failure as the last of the events. */
export function printFailure({ printLine, language }: CliContext, error: JihwiError): void {
  printLine(JSON.stringify({ type: "error", ...error.toBody(language) }));
}

/** A failure as people read it. */
export function noteFailure({ note, say }: CliContext, { saysHere, hint }: JihwiError): void {
  note(`jihwi: ${say(saysHere)}`);
  if (hint !== null) note(`  ${say(hint)}`);
}

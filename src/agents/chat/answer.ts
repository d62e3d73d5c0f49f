import { citationsByJudgedWords, createCitationFilter, soundCitations } from "#documents";
import { compareAnswer, groundAnswer, type PreparedEvidence, prepareEvidence, withStatements } from "#grounding";
import { type CallStep, hasWords, runStep, type Turn } from "#kernel";
import { type AskedDocument, correctedText, dataPartSchemas, type Statement } from "#protocol";
import { listTables } from "#tools/tables";
import { markedSources } from "./documents/gather.ts";
import { shownPages, uncertainPages, writerSees } from "./documents/shown-pages.ts";
import { enforceCall } from "./enforce-tool-rules.ts";
import type { ChatState } from "./state.ts";
import { removedRemark } from "./steps/respond/rule.ts";
import { type RespondInput, respondInput } from "./steps/respond/schema.ts";
import type { Toolset, ToolTraits } from "./tools/toolset.ts";

interface Writing {
  readonly respond: CallStep<RespondInput>;
  readonly tools: Toolset;
}

/** Writes the answer, streamed, and grounds it by code; or takes the tool that its writer calls instead. */
export async function writeAnswer(
  state: ChatState,
  turn: Turn,
  { respond, tools }: Writing,
): Promise<Partial<ChatState>> {
  const input = respondInputOf(state, turn, tools);
  const prepared = evidenceOf(input, tools);
  if (state.sources.length > 0) turn.show("sources", state.sources);
  const write = (given: RespondInput, before: string) =>
    runStep(respond, given, turn, {
      stream: true,
      byRule: given.reply !== null,
      filter: () =>
        withStatements(turn, prepared, createCitationFilter(state.sources, { keepsUnresolved: true }), before),
    });
  const written = await write(input, state.finalResponse);
  let answer = joined(state.finalResponse, written.text);
  const [call] = written.calls;
  if (call !== undefined) {
    const conducted = enforceCall(call, state, tools);
    if (conducted !== null) {
      const { tool, query } = conducted;
      const currentInput = tools.kindOf(tool) === "web" ? null : call.arguments;
      return { currentTool: tool, currentQuery: query, currentInput, isCalled: true, finalResponse: answer };
    }
    // What may not run is not asked for again.
    if (!hasWords(written.text)) answer = joined(answer, (await write({ ...input, offered: [] }, answer)).text);
  }
  const statements = await groundAnswer(turn, { answer, prepared, step: respond.name });
  const citations = soundCitations(answer, statements, state.sources);
  if (citations.length > 0) turn.show("citations", citations);
  // A model may leave out that a document is gone; what a rule wrote has told it.
  const removed = removedRemark(input);
  if (removed !== null && !answer.includes(removed[turn.language])) turn.notice("removed", removed);
  return { finalResponse: answer, citations, statements, isCalled: false };
}

const joined = (before: string, text: string) =>
  before === "" || text === "" ? before + text : `${before}\n\n${text}`;

/** What an answer may stand on, as it was shown to its writer, and what it may say without a source. */
export function evidenceOf(
  { sources, userInput, question, history, toolResults, documents }: RespondInput,
  tools: Pick<Toolset, "bringsSources">,
): PreparedEvidence {
  const spoken = history.filter(({ role }) => role === "user").map(({ text }) => text);
  // What was found stands among the sources.
  const told = toolResults.filter(({ tool }) => !tools.bringsSources(tool)).map(({ text }) => text);
  const user = [userInput, question, ...spoken, ...told, ...documents.map(({ name }) => name)].join("\n");
  const evidence = sources.map(({ mark, name, text }) => ({ label: mark.slice(1, -1), text: `${name}\n${text}` }));
  return prepareEvidence(evidence, { user });
}

/** What the respond step is shown of the state. */
function respondInputOf(state: ChatState, turn: Turn, tools: Toolset): RespondInput {
  const { userInput, question, joinedTo, messages: history, summary: conversationSummary, processorSummary } = state;
  const { toolResults, reasoned: reasoning, documents, library, toldPrivate, removed, reply } = state;
  return {
    ...{ userInput, question, joinedTo, history, conversationSummary, processorSummary, toolResults, reasoning },
    ...{ documents, toldPrivate, removed, reply, library: library?.documents ?? 0 },
    sources: markedSources(state, turn.language),
    closest: state.closest.map((id) => `[${id}]`),
    isWhole: state.reading?.fits === true && state.sources.length > 0,
    tables: listTables(state.reading?.tables ?? [], state.reading?.fits === true ? 0 : 3).slice(0, mostTableLetters),
    offered: offeredTools(state, turn, tools),
    pictures: writerSees(turn) ? shownPages(state) : [],
    unseen: writerSees(turn) ? [] : documents.filter(({ pictures = 0 }) => pictures > 0).map(({ name }) => name),
    uncertain: uncertainPages(state, turn.language),
  };
}

const mostTableLetters = 6_000;

/** Whether the model that writes the answer may call a tool for it. */
export const writerCalls = ({ models }: Pick<Turn, "models">): boolean =>
  models.forRole("respond")?.capabilities.tools === true;

/** The tools that whoever writes the answer may call: those that could run, while rounds are left and code chose so far. */
function offeredTools(state: ChatState, turn: Turn, tools: Toolset): string[] {
  if (!writerCalls(turn) || !state.isOpen || state.reply !== null || state.iteration >= state.maxIterations) return [];
  const isOffered = (tool: ToolTraits) => (tool.kind === "pictures" ? canLook(state, turn) : isUsable(tool, state));
  return tools.all.filter(isOffered).map(({ name }) => name);
}

/** Pages beyond the words that are there anyway: those of a PDF. */
const canLook = ({ documents }: ChatState, turn: Turn) =>
  writerSees(turn) && documents.some(({ drawable = 0, pictures = 0 }) => drawable > pictures);

/** Documents are searched by code, and by the writer of the answer once more. */
const mostSearches = 2;

function isUsable(
  { kind, name }: ToolTraits,
  { documents, library, reading, webConfigured, toolHistory }: ChatState,
): boolean {
  if (kind === "documents" && toolHistory.filter(({ tool }) => tool === name).length >= mostSearches) return false;
  if (kind === "documents") return library !== null || (documents.length > 0 && reading?.fits !== true);
  if (kind === "tables") return (reading?.tables.length ?? 0) > 0;
  if (kind === "web") return webConfigured;
  return kind !== "reasoning" || !toolHistory.some(({ tool }) => tool === "reasoning");
}

/** Has a judge compare what a model wrote with its sources: after the text, from what the journal tells of the turn. Gives it put right. */
export async function compareWithSources(turn: Turn, answer: string, tools: Toolset): Promise<string> {
  const entries = turn.journal.entries();
  const written = entries.findLast(({ kind, name }) => kind === "step" && name === "chat.respond");
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === `${turn.agent}.statements`);
  if (written === undefined || written.executor === "rule" || shown === undefined) return answer;
  const input = respondInput.parse(written.input);
  const { statements } = dataPartSchemas.statements.parse(shown.output);
  if (!statements.some(isComparable)) return answer;
  // A follow-up that nobody had to complete is read with the question before it.
  const before = input.question === input.userInput ? input.history.findLast(({ role }) => role === "user") : undefined;
  const question = before === undefined ? input.question : `${before.text}\n${input.question}`;
  const all = { question, answer, statements, prepared: evidenceOf(input, tools) };
  const compared = await compareAnswer(turn, all);
  showJudgedWords(turn, compared.statements);
  return correctedText(answer, compared.statements);
}

/** Citations lead to the words that the judge has named, once it has. */
function showJudgedWords(turn: Turn, statements: readonly Statement[]): void {
  const shown = (name: string) =>
    turn.journal.entries().findLast((entry) => entry.kind === "show" && entry.name === `${turn.agent}.${name}`)?.output;
  const { data: before } = dataPartSchemas.citations.safeParse({ citations: shown("citations") });
  const { data: found } = dataPartSchemas.sources.safeParse({ sources: shown("sources") });
  if (before === undefined || found === undefined) return;
  const citations = citationsByJudgedWords(before.citations, found.sources, statements);
  if (citations.some(({ quote }, at) => quote !== before.citations[at]?.quote)) turn.show("citations", citations);
}

/** What cites a source, has its figures, or was objected to. Thanks and what a model knows by itself have nothing to be compared with. */
const isComparable = ({ status, marks }: Statement) =>
  status !== "quoted" && (status !== "own-words" || marks.length > 0);

/** Documents that were passed over and are told. */
const mostPassedOver = 5;

type Asked = Pick<ChatState, "documents" | "near" | "sources" | "citations">;

/**
 * The documents that were asked, those that were read first. A model reads all that it was given; without one only what the
 * answer quotes was.
 */
export function askedOf(
  { documents, near, sources, citations }: Asked,
  { models }: Pick<Turn, "models">,
): AskedDocument[] {
  const isGiven = models.forRole("respond") !== null;
  const given = isGiven ? sources.flatMap((one) => (one.kind === "document" ? one.documentId : [])) : [];
  const quoted = citations.flatMap(({ documentId }) => documentId ?? []);
  const readIds = new Set([...given, ...quoted]);
  const attached = documents.map(({ id, name }) => ({ documentId: id, name }));
  const all = new Map([...attached, ...near].map((one) => [one.documentId, one.name]));
  // The order of the fields is what the store tells them by: a document that was passed over is not quoted.
  const asked = [...all].map(([documentId, name]) => ({ documentId, read: readIds.has(documentId), name }));
  const passedOver = asked.filter(({ read }) => !read);
  return [...asked.filter(({ read }) => read), ...passedOver.slice(0, attached.length || mostPassedOver)];
}

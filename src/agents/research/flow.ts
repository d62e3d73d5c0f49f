import { z } from "zod";
import {
  type AgentRequest,
  type AgentResult,
  enterNode,
  evidenceTokens,
  resultOfTurn,
  runTool,
  type Turn,
  throwInterruption,
} from "#kernel";
import { type Paper, type ResearchService, type Shelf, titleOf, yearOfCsl } from "#papers";
import { joinSentences, type Proposal, type ResearchDocument, saidIn, toJihwiError } from "#protocol";
import { openContext, privateWords, type TurnContext } from "./context.ts";
import { executePostAction, type PostActionResult } from "./post-actions.ts";
import { createSpeaker, type Speaker } from "./speaker.ts";
import type { ResearchSteps } from "./steps/index.ts";
import { researchText } from "./text.ts";
import { noticeCaveat } from "./tools/caveats.ts";
import { propose } from "./tools/propose/index.ts";
import { type AnyResearchTool, describeResult, type ToolResult, toolOver } from "./tools/research-tool.ts";

const shownSections = 40;

/** What phase 1 did: words only, a proposal, or a tool that worked or failed. */
interface Executed {
  /** What it said before it called the tool. */
  readonly words: string;
  readonly call: { readonly tool: string; readonly arguments: unknown } | null;
  readonly proposal: Proposal | null;
  readonly worked: {
    readonly tool: AnyResearchTool;
    readonly result: ToolResult | null;
    readonly failure: string | null;
  } | null;
}

export interface Pipeline {
  readonly service: ResearchService;
  readonly tools: readonly AnyResearchTool[];
  readonly steps: ResearchSteps;
}

/**
 * One turn: execute, post, dialogue. The model chooses words and one tool; that a document follows a search and a
 * dialogue follows a tool is written here, where no model can leave it out.
 */
export async function runPipeline(
  pipeline: Pipeline,
  turn: Turn,
  request: AgentRequest<unknown>,
): Promise<AgentResult> {
  const { service, steps } = pipeline;
  const phases: { phase: string; ms: number }[] = [];
  const inPhase = async <Result>(phase: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await enterNode(`research.${phase}`, turn, work);
    phases.push({ phase, ms: Math.round(performance.now() - start) });
    return result;
  };
  const context = await openContext(service, turn, request);
  const speaker = createSpeaker(context.shelf, turn);
  const asked = request.history.filter(({ role }) => role === "user").map(({ text }) => text);
  speaker.heard(request.text, ...asked, ...context.asked.documents, ...context.asked.memory);

  const executed = await inPhase("execute", () => execute(pipeline, turn, context, speaker));
  let document: PostActionResult["document"] = null;
  let proposal = executed.proposal;
  if (executed.worked !== null) {
    const { worked } = executed;
    const shelf = await service.notebooks.shelf(turn.sessionId);
    speaker.moveTo(shelf);
    if (worked.result !== null) {
      showPapers(worked.result, shelf, turn);
      speaker.heard(worked.tool.tells?.(worked.result.output, turn.language, shelf));
    }
    const posted = await inPhase("post", async () =>
      worked.result === null
        ? { document: null, error: null }
        : await executePostAction(worked.result, shelf, service, turn),
    );
    document = posted.document;
    proposal = await inPhase("dialogue", () => converse(steps, turn, context, speaker, executed, worked, posted));
  }
  const found = executed.worked?.result ? executed.worked.tool.papers(executed.worked.result.output) : [];
  speaker.notice(noticeCaveat(speaker.shelf(), speaker.answer(), found, turn.language));
  const { citations, statements } = await speaker.report();
  const cited = citations.map(({ sourceId }) => ({ id: sourceId }));
  const references = speaker.shelf().whole(document === null ? cited : found);
  const details = {
    phases,
    toolHistory: executed.call === null ? [] : [executed.call],
    documents: document === null ? [] : [shownOf(document)],
    proposal,
    references: [...new Map(references.map((paper) => [paper.id, referenceOf(paper)])).values()],
    struck: statements
      .filter(({ status }) => status === "unknown-name")
      .map(({ text, reason }) => ({ text, reason: reason === null ? "" : saidIn(reason, turn.language) })),
    statements,
    notebookId: turn.sessionId,
  };
  return resultOfTurn(turn, { answer: speaker.answer(), citations, details });
}

const shownOf = ({ documentId, title, content }: ResearchDocument) => ({ documentId, title, content });
const referenceOf = (paper: Paper) => ({ id: paper.id, title: titleOf(paper), year: yearOfCsl(paper.csl) });

/** All that the model said was about papers that no tool had returned. */
const nothingToShow = researchText("nothing-to-show");

/** Phase 1. A call to `propose`, or none at all, ends the turn. */
async function execute(
  { service, tools, steps }: Pipeline,
  turn: Turn,
  context: TurnContext,
  speaker: Speaker,
): Promise<Executed> {
  const chosen = await speaker.choose(steps.chooseTool, context.asked);
  const [call = null] = chosen.calls;
  const chosenOnly = { words: chosen.text, call, proposal: null, worked: null };
  if (call === null) {
    if (speaker.answer() === "") speaker.notice(nothingToShow[turn.language]);
    return chosenOnly;
  }
  const tool = tools.find(({ name }) => name === call.tool);
  if (tool === undefined) {
    // What the step may choose beside the tools is `propose`: anything else does not fit its input, and is an error.
    const proposal = speaker.soundProposal(await runTool(propose, call.arguments, turn));
    if (speaker.answer() === "") speaker.say(proposal.question);
    turn.show("proposal", proposal);
    return { ...chosenOnly, proposal };
  }
  try {
    const caution = tool.needsApproval === true ? privateWords(tool, call.arguments, context) : null;
    if (caution !== null) turn.notice("info", caution);
    const output: unknown = await runTool(toolOver(tool, service, context.asked.message), call.arguments, turn, {
      caution,
    });
    return { ...chosenOnly, worked: { tool, result: { tool, output }, failure: null } };
  } catch (thrown) {
    throwInterruption(thrown, turn.signal);
    const { says, hint } = toJihwiError(thrown);
    const failure = saidIn(joinSentences([says, hint]), turn.language);
    return { ...chosenOnly, worked: { tool, result: null, failure } };
  }
}

/** Phase 3: the dialogue, always, and in the same breath, of the model's own accord, choices to go on with. */
async function converse(
  { dialogue }: ResearchSteps,
  turn: Turn,
  { asked }: TurnContext,
  speaker: Speaker,
  { words, call: made }: Executed,
  { tool, result, failure }: NonNullable<Executed["worked"]>,
  posted: PostActionResult,
): Promise<Proposal | null> {
  const { caveat, counts, ...described } =
    result === null
      ? { caveat: undefined, counts: [], about: "", overview: "", findings: [], papers: [], total: 0 }
      : describeResult(result, speaker.shelf(), {
          language: turn.language,
          maxTokens: evidenceTokens(turn.models.forRole("respond")),
        });
  const document = posted.document === null ? null : writtenIn(posted.document);
  // The program's own words and counts are known to whoever talks about them.
  speaker.heard(caveat, failure, described.about, String(described.total), counts.join(" "), document?.title);
  const { calls } = await speaker.write(dialogue, {
    message: asked.message,
    history: asked.history,
    summary: asked.summary,
    memory: asked.memory,
    words,
    tool: tool.name,
    arguments: made?.arguments,
    ...described,
    saidBelow: caveat ?? "",
    failure,
    document,
    documentFailure: posted.error && saidIn(posted.error.message, turn.language),
  });
  if (caveat !== undefined) speaker.notice(caveat);
  const [call] = calls;
  if (call === undefined) return null;
  const proposal = speaker.soundProposal(z.parse(propose.input, call.arguments));
  if (proposal.choices.length === 0) return null;
  turn.show("proposal", proposal);
  return proposal;
}

/** Which document was written, and what stands in it. */
function writtenIn({ documentId, title, version, content }: NonNullable<PostActionResult["document"]>) {
  const sections = content.split("\n").filter((line) => line.startsWith("## "));
  return { documentId, title, version, sections: sections.slice(0, shownSections) };
}

/** What the page shows beside the words: cards, the map, the formula, the table of aspects. */
function showPapers({ tool, output }: ToolResult, shelf: Shelf, turn: Turn): void {
  const found = new Set(tool.papers(output).map(({ id }) => id));
  const sources = shelf.sources().filter(({ id }) => found.has(id));
  if (sources.length > 0) turn.show("sources", sources);
  const shown = tool.shows?.(output);
  if (shown !== undefined) turn.show(shown.kind, shown.value);
}

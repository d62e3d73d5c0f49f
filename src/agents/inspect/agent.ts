import { z } from "zod";
import type { Analyzer, InspectConfig, ReadDocument } from "#inspection";
import {
  createAnalyzer,
  createDocumentJudge,
  createModelAsk,
  createModelJudge,
  inspectConfigSchema,
  inspectionFieldWords,
  judgeDocumentStep,
  judgeStep,
  maskPrivate,
  questionStep,
  renderMarkdown,
  stepWithSheetRows,
} from "#inspection";
import { type Agent, type AgentRequest, endedOf, type Turn } from "#kernel";
import { type AnalysisReport, JihwiError, type StepResult } from "#protocol";
import { inspectBeginSchema, inspectInvariants } from "./invariants.ts";
import { planWithin } from "./propose-plan.ts";
import { planStep } from "./steps/plan/index.ts";

export const inspectOptions = z.object({
  only: z.array(z.string()).min(1).nullish(),
  all: z.boolean().nullish(),
  /** What the inspection is for, in prose: a model proposes the plan. */
  goal: z.string().min(1).max(4000).nullish(),
  /** Who judges: code with a model for prose, or a model by the whole document. */
  judge: z.enum(["compiled", "model"]).nullish(),
  /** Criteria documents by algorithm, in place of the configured ones. */
  criteria: z.record(z.string(), z.string()).nullish(),
  /** A document to inspect, in place of the message. */
  document: z.string().min(1).nullish(),
});
export type InspectOptions = z.infer<typeof inspectOptions>;

export interface InspectServices {
  /** The configuration, with the checks that users have saved. */
  readonly checks: { configured(): Promise<InspectConfig> };
  readonly baseDirectory: string;
  /** A stored document; throws when there is none. */
  readonly readDocument?: (id: string, signal?: AbortSignal) => Promise<ReadDocument>;
}

/** A title is shorter by far, but it may begin after many spaces. */
const mostTitleText = 2000;

/** The inspect agent: one message, or one document, through plan, execution, judgment and report. */
export function createInspectAgent(services: InspectServices): Agent<InspectOptions> {
  return {
    name: "inspect",
    title: { ko: "검사", en: "Inspect" },
    options: inspectOptions,
    steps: [planStep, judgeStep, judgeDocumentStep, questionStep],
    tools: [],
    fieldWords: inspectionFieldWords,
    invariants: inspectInvariants,
    nodes: {
      "inspect.configuration": { ko: "검사 설정 읽기", en: "Read the settings" },
      "inspect.begin": { ko: "검사 시작", en: "Begin" },
    },
    titleFrom: (text) => maskPrivate(text.slice(0, mostTitleText)),
    async run(turn, request) {
      const subject = await subjectOf(request, services, turn.signal);
      const { report, algorithms } = await inspectWithin(turn, subject, request.options, services);
      const answer = renderMarkdown(report, { language: turn.language, algorithms });
      turn.say(answer);
      return { answer, ended: endedOf(turn.journal.entries()), citations: [], details: { ...report } };
    },
  };
}

async function subjectOf(
  { options: { document: id }, text }: AgentRequest<InspectOptions>,
  { readDocument }: InspectServices,
  signal: AbortSignal,
): Promise<ReadDocument> {
  return id == null || readDocument === undefined ? { name: "text", text } : await readDocument(id, signal);
}

/** Of two choices one would be dropped, and its pass taken for granted. */
function chosenTwice(): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: "goal은 검사를 스스로 고르므로 only와 함께 쓸 수 없습니다.",
      en: "A goal chooses the checks itself, so that it does not go with `only`.",
    },
  });
}

async function inspectWithin(
  turn: Turn,
  { name, text, rows }: ReadDocument,
  { only, all, goal, criteria, judge, document: documentId }: InspectOptions,
  { checks, baseDirectory }: InspectServices,
): Promise<{ report: AnalysisReport; algorithms: Analyzer["described"] }> {
  if (goal != null && only != null) throw chosenTwice();
  turn.show("choices", {
    only: only ?? null,
    all: all ?? null,
    criteria: criteria ?? null,
    judge: judge ?? null,
    document: documentId ?? null,
  });
  // A resumed turn judges by the checks it began with.
  const configured = await turn.once("inspect.configuration", inspectConfigSchema, () => checks.configured());
  const chosen = judge == null ? configured : { ...configured, judge };
  const planned = goal == null ? null : await planWithin(turn, goal, chosen, baseDirectory);
  const config = planned?.config ?? chosen;
  const analyzer = await createAnalyzer({
    config,
    baseDirectory,
    language: turn.language,
    // A goal names all that its author wants to know.
    all: all ?? (planned === null ? undefined : true),
    now: () => turn.now(),
    only: only ?? undefined,
    criteria: criteria ?? undefined,
    plan: planned?.plan,
  });
  await turn.once("inspect.begin", inspectBeginSchema, async () => ({ all: analyzer.all }));
  turn.show("plan", analyzer.plan);
  const placed = (result: StepResult) => (rows === undefined ? result : stepWithSheetRows(result, rows, turn.language));
  const found = await analyzer.analyze(text, {
    document: name,
    judgeProse: createModelJudge(turn),
    judgeDocument: createDocumentJudge(turn),
    ask: turn.models.forRole(questionStep.role) === null ? undefined : createModelAsk(turn),
    signal: turn.signal,
    onStep: (result) => turn.show("step", placed(result), String(result.step.step_id)),
  });
  const report = { ...found, steps: found.steps.map(placed) };
  turn.show("report", report);
  return { report, algorithms: analyzer.described };
}

import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { type ApprovalRequest, type Approve, createSlots } from "#kernel";
import type { JihwiError } from "#protocol";
import type { Store } from "#store";
import { appFailure } from "./failure.ts";

const decisionSchema = z.enum(["always", "never"]);
export type ToolDecision = z.infer<typeof decisionSchema>;
/** A decision is about a tool of one server: another one of the same name is asked about anew. Null: the tool is no server's. */
const boundSchema = z.object({ decision: decisionSchema, server: z.string().nullable() });
/** What another version kept in another form is asked about again. */
const decisionsSchema = z.record(z.string(), boundSchema).catch({});
const answerSchema = z.enum(["once", "always", "never", "refused"]);
export type ApprovalAnswer = z.infer<typeof answerSchema>;

/** What people decided about tools, and the questions that turns wait with. */
export interface ToolApprovals {
  decided(tool: string): Promise<ToolDecision | null>;
  decisions(): Promise<Readonly<Record<string, ToolDecision>>>;
  /** Null: ask again each time. */
  decide(tool: string, decision: ToolDecision | null): Promise<void>;
  /** Forgets what was decided about the tools of a server, which is gone or another one now. */
  forget(server: string): Promise<void>;
  /** Asks, and waits for the answer, which may come to any process that shares the store. */
  ask: Approve;
  /** Answers a question that a turn waits with. */
  answer(turnId: string, approvalId: string, answer: ApprovalAnswer): Promise<void>;
}

const decisionsKey = "tools.decisions";
const pollMs = 200;
const questionKey = (turnId: string, approvalId: string) => `tools.question/${turnId}/${approvalId}`;
const questionSchema = z.object({
  tool: z.string(),
  server: z.string().nullable().default(null),
  answer: answerSchema.nullable(),
});

/** `serverOf` tells servers of tools apart. A question is refused when nobody has answered it by then. */
export function createApprovals(
  store: Store,
  mostMs: number,
  serverOf: (tool: string) => string | null,
): ToolApprovals {
  const kept = async () => (await store.settings.find(decisionsKey, decisionsSchema)) ?? {};
  async function decisions(): Promise<Record<string, ToolDecision>> {
    const held: Record<string, ToolDecision> = {};
    for (const [tool, { decision, server }] of Object.entries(await kept()))
      if (server === serverOf(tool)) held[tool] = decision;
    return held;
  }
  const change = createSlots(1).run;
  const decide = (tool: string, decision: ToolDecision | null, server = serverOf(tool)) =>
    change(async () => {
      const { [tool]: _former, ...others } = await kept();
      await store.settings.put(decisionsKey, decision === null ? others : { ...others, [tool]: { decision, server } });
    });
  return {
    decisions,
    decide: (tool, decision) => decide(tool, decision),
    forget: (server) =>
      change(async () => {
        const others = Object.entries(await kept()).filter(([tool]) => !tool.startsWith(`${server}__`));
        await store.settings.put(decisionsKey, Object.fromEntries(others));
      }),
    decided: async (tool) => (await decisions())[tool] ?? null,
    async ask(request, asked) {
      const key = questionKey(request.runId, request.id);
      await store.settings.put(key, { tool: request.tool, server: serverOf(request.tool), answer: null });
      try {
        await asked();
        return (await waitForAnswer(store, key, request, mostMs)) ?? "timeout";
      } finally {
        await store.settings.remove(key);
      }
    },
    async answer(turnId, approvalId, answer) {
      const key = questionKey(turnId, approvalId);
      const question = await store.settings.find(key, questionSchema);
      if (question === null || question.answer !== null) throw nothingAsked();
      if (answer === "always" || answer === "never") await decide(question.tool, answer, question.server);
      await store.settings.put(key, { ...question, answer });
    },
  };
}

async function waitForAnswer(
  store: Store,
  key: string,
  { timeoutMs, signal }: ApprovalRequest,
  mostMs: number,
): Promise<ApprovalAnswer | null> {
  const giveUpAt = performance.now() + Math.min(timeoutMs, mostMs);
  while (performance.now() < giveUpAt) {
    const question = await store.settings.find(key, questionSchema);
    if (question !== null && question.answer !== null) return question.answer;
    await setTimeout(pollMs, undefined, { signal });
  }
  return null;
}

function nothingAsked(): JihwiError {
  return appFailure("nothing-asked");
}

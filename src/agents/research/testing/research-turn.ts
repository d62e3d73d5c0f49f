import type { TestContext } from "node:test";
import type { AgentResult, HistoryMessage, TurnOptions } from "#kernel";
import type { Store } from "#store";
import { createTestTurn, type TestTurn } from "../../../kernel/testing/index.ts";
import { createResearchDesk, type ResearchDesk } from "../desk.ts";
import { createResearchAgent } from "../index.ts";
import { openTestStore } from "./open-test-store.ts";

export interface ResearchBench {
  readonly desk: ResearchDesk;
  readonly store: Store;
  ask(text: string, options?: Ask): Promise<{ turn: TestTurn; result: AgentResult }>;
}

interface Ask extends Partial<TurnOptions> {
  readonly env?: Readonly<Record<string, string>>;
  readonly history?: readonly HistoryMessage[];
}

/** A research agent on a real store with one notebook; turns run by rules, or by the model that `env` names. */
export async function createBench(
  test: Pick<TestContext, "after">,
  sources: Record<string, string> = {},
): Promise<ResearchBench> {
  const store = await openTestStore(test);
  const desk = createResearchDesk({ store, env: sources, limits: { minIntervalMs: 0, backoffMs: 1, timeoutMs: 500 } });
  const agent = createResearchAgent(desk);
  await store.sessions.create({ id: "notebook", agent: "research" });
  let turns = 0;
  return {
    desk,
    store,
    async ask(text, { history = [], ...options } = {}) {
      turns += 1;
      const turn = await createTestTurn({ id: `turn-${turns}`, sessionId: "notebook", agent: "research", ...options });
      const request = { text, options: {}, history, summary: "" };
      const result = await agent.run(turn, request);
      await agent.afterwards?.(turn, request, result);
      return { turn, result };
    },
  };
}

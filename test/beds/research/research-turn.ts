import type { TestContext } from "node:test";
import { type AgentResult, createTurn, type HistoryMessage, type Turn, type TurnOptions } from "#kernel";
import { createModelRegistry } from "#models";
import { createResearchService, type ResearchService } from "#papers";
import type { JihwiChunk } from "#protocol";
import type { Store } from "#store";
import { createResearchAgent } from "../../../src/agents/research/agent.ts";
import type { AnyResearchTool } from "../../../src/agents/research/tools/research-tool.ts";
import { openTestStore } from "../papers/open-test-store.ts";

/** A turn, and what its reader has seen. */
export interface SeenTurn extends Turn {
  readonly chunks: readonly JihwiChunk[];
  shown(): string;
}

export interface ResearchBench {
  readonly service: ResearchService;
  readonly store: Store;
  ask(text: string, options?: Ask): Promise<{ turn: SeenTurn; result: AgentResult }>;
}

interface Ask extends Partial<TurnOptions> {
  readonly env?: Readonly<Record<string, string>>;
  readonly history?: readonly HistoryMessage[];
}

/** A research agent on a real store with one notebook; turns run by rules, or by the model that `env` names. */
export async function createBench(
  test: Pick<TestContext, "after">,
  sources: Record<string, string> = {},
  tools?: readonly AnyResearchTool[],
): Promise<ResearchBench> {
  const store = await openTestStore(test);
  const service = createResearchService({
    store,
    env: { JIHWI_PAPER_SOURCES: "library", ...sources },
    limits: { minIntervalMs: 0, backoffMs: 1, timeoutMs: 500 },
  });
  const agent = createResearchAgent(service, { tools });
  await store.sessions.create({ id: "notebook", agent: "research" });
  let turns = 0;
  return {
    service,
    store,
    async ask(text, { history = [], env = {}, ...options } = {}) {
      turns += 1;
      const chunks: JihwiChunk[] = [];
      const turn = await createTurn({
        id: `turn-${turns}`,
        sessionId: "notebook",
        agent: "research",
        language: "ko",
        startedAt: Date.UTC(2026, 10, 16),
        models: createModelRegistry({ env }),
        emit: (chunk) => chunks.push(chunk),
        ...options,
      });
      const request = { text, options: {}, history, summary: "" };
      const result = await agent.run(turn, request);
      await agent.afterwards?.(turn, request, { answer: result.answer });
      const shown = () => chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");
      return { turn: { ...turn, chunks, shown }, result };
    },
  };
}

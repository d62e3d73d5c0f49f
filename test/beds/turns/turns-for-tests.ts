import type { TestContext } from "node:test";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { createJobs, type Jobs } from "#jobs";
import type { Agent } from "#kernel";
import type { JihwiError } from "#protocol";
import { openStore, type Store, type StoreOptions } from "#store";
import { type Conductor, type ConductorServices, createConductor } from "../../../src/turns/conductor.ts";
import { createFollowUpJob } from "../../../src/turns/follow-up-job.ts";

/** Fast enough for tests; a machine may stand still for seconds, and nobody may be silent by that. */
const quick = { beat: 50, silence: 60_000, poll: 50 };

export interface TestAgent extends Agent {
  /** How often it was run. */
  readonly runs: { count: number };
  /** Lets it answer; without it, it waits until it is stopped. */
  release(): void;
}

/** An agent that waits in the middle of its work, then answers with the question. */
export function waitingAgent(name = "chat"): TestAgent {
  const gate = Promise.withResolvers<void>();
  const runs = { count: 0 };
  return {
    name,
    title: { ko: "시험", en: "Test" },
    options: z.looseObject({}),
    steps: [],
    tools: [],
    invariants: [],
    nodes: {},
    runs,
    release: gate.resolve,
    async run(turn, { text }) {
      runs.count += 1;
      turn.notice("info", { ko: "시작", en: "begun" });
      await turn.journal.flush();
      const stopped = Promise.withResolvers<never>();
      turn.signal.addEventListener("abort", () => stopped.reject(turn.signal.reason), { once: true });
      if (turn.signal.aborted) throw turn.signal.reason;
      await Promise.race([gate.promise, stopped.promise]);
      turn.notice("info", { ko: "끝", en: "done" });
      turn.say(text);
      await turn.journal.flush();
      return { answer: text, ended: "answered", citations: [], details: {} };
    },
  };
}

export interface TestConductor {
  readonly conductor: Conductor;
  readonly jobs: Jobs;
  readonly store: Store;
  readonly logged: JihwiError[];
}

/** A conductor on a store of its own connection, as another process would have it. */
export async function conductorOn(
  test: TestContext,
  options: StoreOptions,
  agent: Agent,
  more: Partial<ConductorServices> = {},
): Promise<TestConductor> {
  const store = await openStore(options);
  const logged: JihwiError[] = [];
  const { models = { forRole: () => null }, rules } = more;
  const shared = { store, models, limits: {}, rules, live: new Map() };
  const followUp = createFollowUpJob({ ...shared, agentNamed: () => agent });
  const jobs = createJobs({ store, handlers: [followUp], timings: quick });
  const conductor = createConductor(new Map([[agent.name, agent]]), {
    ...shared,
    jobs,
    followUp,
    maxTurns: 32,
    log: (error) => logged.push(error),
    timings: quick,
    ...more,
  });
  test.after(async () => {
    await conductor.stop();
    await jobs.stop();
    await store.close();
  });
  return { conductor, jobs, store, logged };
}

export const order = (sessionId: string, text = "질문") => ({ agent: "chat", sessionId, text });

/** Waits for something that another part of the process does. */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 120_000): Promise<void> {
  for (const giveUpAt = performance.now() + limitMs; !(await condition()); await setTimeout(10)) {
    if (performance.now() > giveUpAt) throw new Error("it did not happen in time");
  }
}

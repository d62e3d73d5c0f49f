import type { JournalEntry } from "#protocol";
import type { Store } from "#store";
import type { TurnListener } from "#turns";
import { modelCallOf } from "../model-calls.ts";
import { addProcessMetrics } from "./process-metrics.ts";
import { createMetricRegistry } from "./registry.ts";

export interface Metrics extends TurnListener {
  /** What this process has counted, for Prometheus. */
  text(): Promise<string>;
}

const turnBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const callBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80];

/** Counts turns, steps, tools and model calls from the journals of turns that end in this process. */
export function createMetrics(store: Pick<Store, "jobs" | "turns">, version: string): Metrics {
  const registry = createMetricRegistry();
  registry.gauge("jihwi_build_info", "The version that runs.", () => [{ labels: { version }, value: 1 }]);
  const turns = registry.counter("jihwi_turns_total", "Turns that ended, by agent, status and how they ended.");
  const turnSeconds = registry.histogram("jihwi_turn_duration_seconds", "How long turns took.", turnBounds);
  const steps = registry.counter("jihwi_steps_total", "Steps by who executed them: rule, or a model.");
  const fallbacks = registry.counter("jihwi_step_fallbacks_total", "Steps whose rule took over from a model.");
  const tools = registry.counter("jihwi_tool_calls_total", "Tools that were called.");
  const calls = registry.counter("jihwi_model_calls_total", "Steps for which a model was asked.");
  const failures = registry.counter("jihwi_model_failures_total", "Model calls that failed or broke off, by error.");
  const tokens = registry.counter("jihwi_model_tokens_total", "Tokens by model and type.");
  const callSeconds = registry.histogram("jihwi_model_call_duration_seconds", "How long models took.", callBounds);
  registry.gauge("jihwi_turns_running", "Turns that run now, in every process on this store.", async () => [
    { labels: {}, value: (await store.turns.held()).length },
  ]);
  registry.gauge("jihwi_jobs", "Jobs in the store by name and state.", async () =>
    (await store.jobs.counts()).map(({ name, status, count }) => ({ labels: { name, state: status }, value: count })),
  );
  addProcessMetrics(registry);

  function count(entries: readonly JournalEntry[], agent: string): void {
    for (const entry of entries) {
      if (entry.kind === "tool") tools.add({ tool: entry.name, status: entry.status });
      if (entry.kind !== "step") continue;
      if (entry.executor !== null) steps.add({ agent, executor: entry.executor });
      if (entry.fallbackFrom !== null) fallbacks.add({ agent, model: entry.fallbackFrom });
      const call = modelCallOf(entry);
      if (call === null) continue;
      const model = `${call.provider}:${call.model}`;
      calls.add({ model });
      callSeconds.observe({ model }, (entry.endedAt - entry.startedAt) / 1000);
      if (call.errorType !== null) failures.add({ model, error: call.errorType });
      tokens.add({ model, type: "input" }, entry.usage?.inputTokens ?? 0);
      tokens.add({ model, type: "output" }, entry.usage?.outputTokens ?? 0);
    }
  }

  return {
    ended({ agent, status, ended, startedAt, endedAt, entries }) {
      turns.add({ agent, status, ended });
      turnSeconds.observe({ agent }, (endedAt - startedAt) / 1000);
      count(entries, agent);
    },
    followedUp: ({ agent, entries }) => count(entries, agent),
    kept: ({ agent, entries }) => count(entries, agent),
    text: () => registry.text(),
  };
}

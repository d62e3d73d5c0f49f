import { randomUUID } from "node:crypto";
import { type CircuitBreaker, createRun, type ModelChooser, type Run, type RunLimits } from "#kernel";
import type { Language } from "#protocol";

export interface OwnRunOptions {
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
  /** Shared by the documents of one inspection, so that none waits for a model that has just failed another. */
  readonly breaker?: CircuitBreaker | undefined;
}

/** A run for a question that no user message began: a document of an inspection, a plan for a goal. */
export function createOwnRun(options: OwnRunOptions): Promise<Run> {
  return createRun({ id: `inspection_${randomUUID()}`, agent: "inspect", startedAt: Date.now(), ...options });
}

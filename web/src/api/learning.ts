import { useQuery } from "@tanstack/react-query";
import { type LearningSettings, learningApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

export function useLearning() {
  return useQuery({ queryKey: ["learning"], queryFn: () => call(learningApi.overview, {}), staleTime: 0 });
}

const refreshLearning = () => queryClient.invalidateQueries({ queryKey: ["learning"] });

export async function changeLearning(settings: Partial<LearningSettings>): Promise<void> {
  await call(learningApi.change, { body: settings });
  await refreshLearning();
}

/** One step, or every step that has something to learn from. */
export async function learnNow(step: string | undefined): Promise<void> {
  await call(learningApi.learn, { body: { step } });
  await refreshLearning();
}

export async function undoLearning(step: string): Promise<void> {
  await call(learningApi.undo, { body: { step } });
  await refreshLearning();
}

/** The decisions of a turn that can be corrected. */
export function useDecisions(turnId: string) {
  return useQuery({
    queryKey: ["decisions", turnId],
    queryFn: () => call(learningApi.decisions, { params: { id: turnId } }),
    select: ({ decisions }) => decisions,
    staleTime: 0,
  });
}

/** Says what a decision should have been. */
export async function correctDecision(
  turnId: string,
  seq: number,
  expect: Readonly<Record<string, unknown>>,
): Promise<void> {
  await call(learningApi.correct, { params: { id: turnId }, body: { seq, expect: { ...expect } } });
  await queryClient.invalidateQueries({ queryKey: ["decisions", turnId] });
  await refreshLearning();
}

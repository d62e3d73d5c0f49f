import { z } from "zod";
import { judgeStep } from "#inspection";
import { defineInvariant, type Invariant, type JournalQuery } from "#kernel";
import { type StepResult, stepResultSchema } from "#protocol";

/** What an inspection was told, as its journal keeps it. */
export const inspectBeginSchema = z.object({ all: z.boolean() });

/** What the inspect agent promises, whatever a model says. */
export const inspectInvariants: readonly Invariant[] = [
  defineInvariant({
    name: "inspect.absent-verdict-is-no-pass",
    sentence: { ko: "판정이 없으면 통과가 아니다.", en: "An absent verdict is never a pass." },
    enforcedIn: "inspection/judge/judge-result.ts",
    violation(query) {
      const open = undecidedAlgorithms(query);
      const passed = results(query).find(
        ({ judgment }) => judgment.severity === "none" && open.has(judgment.algorithm_name),
      );
      return passed === undefined
        ? null
        : `${passed.judgment.algorithm_name} passed although a condition was undecided`;
    },
  }),
  defineInvariant({
    name: "inspect.prose-is-no-matter-for-rules",
    sentence: {
      ko: "코드로 옮겨지지 않은 조건을 규칙이 판정하지 않는다.",
      en: "A condition that does not compile is never decided by a rule.",
    },
    enforcedIn: "inspection/judge/steps/judge.ts",
    violation({ runsOf }) {
      const decided = runsOf(judgeStep).find(
        ({ entry, output }) => entry.executor === "rule" && output.answers.some(({ verdict }) => verdict !== "unclear"),
      );
      return decided === undefined ? null : `a rule decided lines of ${decided.input.algorithm_name}`;
    },
  }),
  defineInvariant({
    name: "inspect.early-exit",
    sentence: { ko: "첫 문제에서 멈춘다.", en: "Early exit stops at the first problem." },
    enforcedIn: "inspection/executor/execute-plan.ts",
    violation(query) {
      if (ranAll(query)) return null;
      const seen = results(query);
      const first = seen.findIndex(({ judgment }) => judgment.has_problem === true);
      return first === -1 || first === seen.length - 1
        ? null
        : `${seen.length - first - 1} steps ran after the first problem`;
    },
  }),
  defineInvariant({
    name: "inspect.dependencies-first",
    sentence: { ko: "의존하는 단계가 먼저 끝난다.", en: "A step runs after all that it depends on." },
    enforcedIn: "inspection/executor/execute-plan.ts",
    violation(query) {
      const done = new Set<number>();
      for (const { step } of results(query)) {
        const missing = step.depends_on.find((id) => !done.has(id));
        if (missing !== undefined) return `step ${step.step_id} ran before step ${missing}`;
        done.add(step.step_id);
      }
      return null;
    },
  }),
];

const results = ({ shown }: JournalQuery): StepResult[] => shown("step", stepResultSchema);

/** Algorithms with a line that counts and that nobody decided: cases count up to the first that applies. */
function undecidedAlgorithms({ runsOf }: JournalQuery): Set<string> {
  const open = new Set<string>();
  for (const [algorithm, runs] of Map.groupBy(runsOf(judgeStep), ({ input }) => input.algorithm_name)) {
    const lines = runs.flatMap(({ input }) => input.lines).sort((one, other) => one.line - other.line);
    const verdicts = new Map(runs.flatMap(({ output }) => output.answers.map(({ line, verdict }) => [line, verdict])));
    let isBeyondCases = false;
    for (const { line, form } of lines) {
      if (form === "case" && isBeyondCases) continue;
      const verdict = verdicts.get(line) ?? "unclear";
      if (verdict === "unclear") open.add(algorithm);
      if (verdict === "applies") isBeyondCases = true;
    }
  }
  return open;
}

const ranAll = ({ effects }: JournalQuery) =>
  effects("inspect.begin").some(({ output }) => inspectBeginSchema.parse(output).all);

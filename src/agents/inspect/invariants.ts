import { judgeInputSchema, judgeOutputSchema } from "#inspection";
import type { Guarantee } from "#kernel";
import { type JournalEntry, type StepResult, stepResultSchema } from "#protocol";

/** What the inspect agent promises, whatever a model says. */
export const guarantees: readonly Guarantee[] = [
  {
    name: "inspect.absent-verdict-is-no-pass",
    sentence: { ko: "판정이 없으면 통과가 아니다.", en: "An absent verdict is never a pass." },
    broken(entries) {
      const open = undecidedAlgorithms(entries);
      const passed = results(entries).find(
        ({ judgment }) => judgment.severity === "none" && open.has(judgment.algorithm_name),
      );
      return passed === undefined
        ? null
        : `${passed.judgment.algorithm_name} passed although a condition was undecided`;
    },
  },
  {
    name: "inspect.prose-is-no-matter-for-rules",
    sentence: {
      ko: "코드로 옮겨지지 않은 조건을 규칙이 판정하지 않는다.",
      en: "A condition that does not compile is never decided by a rule.",
    },
    broken(entries) {
      const decided = judgments(entries).find(
        ({ executor, output }) => executor === "rule" && output.verdict !== "unclear",
      );
      return decided === undefined ? null : `a rule decided “${decided.input.condition}”`;
    },
  },
  {
    name: "inspect.early-exit",
    sentence: { ko: "첫 문제에서 멈춘다.", en: "Early exit stops at the first problem." },
    broken(entries) {
      if (ranAll(entries)) return null;
      const seen = results(entries);
      const first = seen.findIndex(({ judgment }) => judgment.has_problem === true);
      return first === -1 || first === seen.length - 1
        ? null
        : `${seen.length - first - 1} steps ran after the first problem`;
    },
  },
  {
    name: "inspect.dependencies-first",
    sentence: { ko: "의존하는 단계가 먼저 끝난다.", en: "A step runs after all that it depends on." },
    broken(entries) {
      const done = new Set<number>();
      for (const { step } of results(entries)) {
        const missing = step.depends_on.find((id) => !done.has(id));
        if (missing !== undefined) return `step ${step.step_id} ran before step ${missing}`;
        done.add(step.step_id);
      }
      return null;
    },
  },
];

function judgments(entries: readonly JournalEntry[]) {
  return entries.flatMap((entry) => {
    if (entry.kind !== "step" || entry.name !== "inspect.judge" || entry.status !== "finished") return [];
    const input = judgeInputSchema.safeParse(entry.input);
    const output = judgeOutputSchema.safeParse(entry.output);
    return input.success && output.success
      ? [{ input: input.data, output: output.data, executor: entry.executor }]
      : [];
  });
}

function results(entries: readonly JournalEntry[]): StepResult[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "node" || entry.name === "inspect.plan") return [];
    const parsed = stepResultSchema.safeParse(entry.output);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Algorithms with a condition that no majority of votes decided. */
function undecidedAlgorithms(entries: readonly JournalEntry[]): Set<string> {
  const votes = new Map<string, { algorithm: string; verdicts: string[] }>();
  for (const { input, output } of judgments(entries)) {
    const key = `${input.algorithm_name}\n${input.condition}`;
    const group = votes.get(key) ?? { algorithm: input.algorithm_name, verdicts: [] };
    group.verdicts.push(output.verdict);
    votes.set(key, group);
  }
  const isOpen = ({ verdicts }: { verdicts: readonly string[] }) =>
    !verdicts.some(
      (verdict) => verdict !== "unclear" && verdicts.filter((other) => other === verdict).length * 2 > verdicts.length,
    );
  return new Set([...votes.values()].filter(isOpen).map(({ algorithm }) => algorithm));
}

function ranAll(entries: readonly JournalEntry[]): boolean {
  const input = entries.find(({ kind, name }) => kind === "node" && name === "inspect.plan")?.input;
  return typeof input === "object" && input !== null && "all" in input && input.all === true;
}

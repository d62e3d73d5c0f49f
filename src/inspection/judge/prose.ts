import type { JudgmentResult, Language } from "#protocol";
import type { Ask, RawFinding } from "../algorithms/algorithm.ts";
import type { Criteria, ProseCondition } from "../criteria/compile-criteria.ts";
import type { LineVerdict } from "./steps/judge.ts";

/** What the judge of prose gets to see: every line of a document that code cannot decide, at once. */
export interface ProseQuestions {
  readonly algorithm_name: string;
  readonly conditions: readonly ProseCondition[];
  readonly criteria: string;
  /** Null where nothing was measured that a line could speak of. */
  readonly execution_result: Readonly<Record<string, unknown>> | null;
  readonly text: string;
}

/** What the judge of prose said of one condition, in the words of its form. `unclear` is also what comes of no model or a failing one. */
export interface ProseAnswer {
  readonly verdict: LineVerdict;
  readonly thoughts: readonly string[];
  /** The words of the text that decided it, as the judge copied them; empty where it named none. */
  readonly quote?: string;
  readonly summary: string;
  /** `rule` when no model answered. */
  readonly executor: string;
  /** Why a connected model did not answer; null or absent where none is connected or it did. */
  readonly failure?: string | null;
}

/** An answer for each condition, in their order. */
export type JudgeProse = (questions: ProseQuestions) => Promise<readonly ProseAnswer[]>;

export const unanswered: ProseAnswer = { verdict: "unclear", thoughts: [], summary: "", executor: "rule" };

/** Judges a result by the whole criteria document; `compiled` is what code makes of the same document. */
export type JudgeDocument = (request: JudgeRequest, compiled: JudgmentResult) => Promise<DocumentJudgment>;

export interface DocumentJudgment {
  readonly judgment: JudgmentResult;
  /** Where the words stand that it goes by. */
  readonly places: readonly RawFinding[];
}

/** Who is asked what code cannot decide. Absent: nobody is, and it stays undecided. */
export interface Judges {
  readonly judgeProse?: JudgeProse;
  /** Judges by whole criteria documents, where `judge` says so. */
  readonly judgeDocument?: JudgeDocument;
  /** Answers the questions of model_check. */
  readonly ask?: Ask;
}

/** Without a model nobody can decide prose, and nobody pretends to. */
export const judgeNothing: JudgeProse = async ({ conditions }) => conditions.map(() => unanswered);

export interface JudgeRequest {
  readonly algorithm_name: string;
  /** What people call the check. */
  readonly title: string;
  readonly criteria: Criteria;
  readonly execution_result: Readonly<Record<string, unknown>>;
  /** Whether the result says anything: what only a model could have answered, and nobody asked, says nothing. */
  readonly isMeasured: boolean;
  /** Why the result is what it is, in the reader's language; empty when its values say it. */
  readonly said: string;
  readonly text: string;
  readonly language: Language;
}

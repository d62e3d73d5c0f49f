import type { Language } from "#protocol";
import type { Criteria } from "../criteria/compile-criteria.ts";

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

import type { Language } from "#protocol";
import type { Criteria } from "../criteria/compile-criteria.ts";

export interface JudgeRequest {
  readonly algorithm_name: string;
  /** What people call the check. */
  readonly title: string;
  readonly criteria: Criteria;
  readonly execution_result: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly language: Language;
}

import type { InspectError, InspectStatus } from "#protocol";

/** One document to inspect: its text is at hand, or is read where the work is done. */
export interface WorkItem {
  readonly name: string;
  readonly path: string | null;
  readonly text: string | null;
  /** Whether its author is trusted to switch findings off. */
  readonly suppressions: boolean;
  /** It could not even be taken from its source. */
  readonly error: InspectError | null;
}

/** The unit of work: what goes to a worker at once. */
export type Batch = readonly WorkItem[];

/** What comes back of one document: its part of the report, already rendered, and what the run counts. */
export interface Outcome {
  readonly name: string;
  readonly rendered: string;
  readonly status: InspectStatus;
  readonly worst: "critical" | "warning" | null;
  /** SimHash, when repetition_check ran. */
  readonly signature: string | null;
  readonly error: string | null;
}

export function unreadable(name: string, error: InspectError): WorkItem {
  return { name, path: null, text: null, suppressions: false, error };
}

import type { ApprovalState, Localized } from "#protocol";

/** A tool that wants to run, as a person is asked about it. */
export interface ApprovalRequest {
  /** Tells the requests of one run apart. */
  readonly id: string;
  readonly runId: string;
  readonly tool: string;
  readonly title: Localized;
  readonly arguments: unknown;
  /** Why a person is asked even where the tool was allowed always; null where a standing decision is enough. */
  readonly caution: Localized | null;
  /** How long the run can wait for an answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Decides whether a tool may run. `asked` is called when a person has to be asked, so that the reader sees the question. */
export type Approve = (request: ApprovalRequest, asked: () => Promise<void>) => Promise<ApprovalState>;

/** Where nobody can be asked, nothing that needs it is allowed. */
export const approveNothing: Approve = async () => "nobody";

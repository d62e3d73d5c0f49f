import { doubtfulStatuses, type Statement } from "#protocol";

/** Whether code or the evidence has something against a sentence. That a judge found it nowhere refutes nothing. */
export const isRefuted = ({ status, by, evidence }: Pick<Statement, "status" | "by" | "evidence">): boolean =>
  doubtfulStatuses.has(status) && !(status === "unsupported" && by === "model" && evidence.length === 0);

import { doubtfulStatuses, type Statement } from "#protocol";

/** Whether the evidence has words against a sentence, or it names what is not there. That nobody found it refutes nothing. */
export const isRefuted = ({ status, by, evidence }: Pick<Statement, "status" | "by" | "evidence">): boolean =>
  status === "unknown-name" ||
  (doubtfulStatuses.has(status) && evidence.length > 0) ||
  (status === "contradicts" && by === "model");

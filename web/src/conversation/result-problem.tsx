import { type DataParts, resultProblem } from "#protocol";
import { NoticeLine } from "./notice-line.tsx";

/** Says that a result cannot be shown, where it would have stood; nothing for one that fits. */
export function ResultProblem({ result }: { result: DataParts["result"] }) {
  const text = resultProblem(result);
  return text === null ? null : <NoticeLine notice={{ kind: "error", text }} />;
}

import { type DataParts, endedLine } from "#protocol";
import { NoticeLine } from "./notice-line.tsx";

/** How the turn ended, in one line, where a reader must know it; that rules answered stands in the turn's own line. */
export function EndedLine({ outcome }: { outcome: DataParts["ended"] }) {
  const line = outcome.ended === "answered" ? null : endedLine(outcome);
  return line === null ? null : <NoticeLine notice={{ kind: "fallback", text: line }} />;
}

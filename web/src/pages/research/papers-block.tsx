import { paperLineSchema } from "#protocol";
import { PaperCard } from "./paper-card.tsx";

/** A ```papers block: a paper in each line, shown as cards. A line that is no paper stays as it is written. */
export function PapersBlock({ code }: { code: string }) {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  return (
    <div>
      {lines.map((line) => {
        const paper = paperLineSchema.safeParse(jsonOf(line));
        return paper.success ? <PaperCard key={line} paper={paper.data} /> : <pre key={line}>{line}</pre>;
      })}
    </div>
  );
}

/** The value of a line; null when it is no JSON. */
export function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

import { createHash, hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnalysisReport, analysisReportSchema } from "#protocol";

/** Reports of texts that were judged before by the same algorithms, settings and criteria. One file each, so memory stays flat. */
export interface ReportCache {
  read(judged: JudgedText, document: string): AnalysisReport | null;
  /** False where it could not be kept: a folder that is read-only or full costs time, no verdict. */
  write(judged: JudgedText, report: AnalysisReport): boolean;
}

/** The same words are judged otherwise where their author may switch findings off. */
export interface JudgedText {
  readonly text: string;
  readonly suppressions: boolean;
}

export function createCache(directory: string, fingerprint: string): ReportCache {
  const fileOf = ({ text, suppressions }: JudgedText) => {
    const key = createHash("sha256").update(`${fingerprint}\n${suppressions}\n`).update(text).digest("hex");
    return join(directory, key.slice(0, 2), `${key.slice(2)}.json`);
  };
  return {
    read(judged, document) {
      try {
        const parsed = analysisReportSchema.safeParse(JSON.parse(readFileSync(fileOf(judged), "utf8")));
        return parsed.success ? { ...parsed.data, document } : null;
      } catch {
        return null;
      }
    },
    write(judged, report) {
      const file = fileOf(judged);
      const draft = `${file}.${process.pid}.${hash("sha256", report.document).slice(0, 8)}`;
      try {
        mkdirSync(join(file, ".."), { recursive: true });
        writeFileSync(draft, JSON.stringify(report));
        renameSync(draft, file);
        return true;
      } catch {
        return false;
      }
    },
  };
}

import { createHash, hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnalysisReport, analysisReportSchema } from "#protocol";

/** Reports of texts that were judged before by the same algorithms, settings and criteria. One file each, so memory stays flat. */
export interface ReportCache {
  read(text: string, document: string): AnalysisReport | null;
  write(text: string, report: AnalysisReport): void;
}

/** Raise it when a shipped algorithm comes to other results. */
const version = 1;

export function createCache(directory: string, fingerprint: string): ReportCache {
  const fileOf = (text: string) => {
    const key = createHash("sha256").update(`${version}\n${fingerprint}\n`).update(text).digest("hex");
    return join(directory, key.slice(0, 2), `${key.slice(2)}.json`);
  };
  return {
    read(text, document) {
      try {
        const parsed = analysisReportSchema.safeParse(JSON.parse(readFileSync(fileOf(text), "utf8")));
        return parsed.success ? { ...parsed.data, document } : null;
      } catch {
        return null;
      }
    },
    write(text, report) {
      // What nobody could decide may be decided next time.
      if (report.status !== "all_passed" && report.status !== "problem_found") return;
      if (report.steps.some((step) => step.judgment.has_problem === null)) return;
      const file = fileOf(text);
      mkdirSync(join(file, ".."), { recursive: true });
      const draft = `${file}.${process.pid}.${hash("sha256", report.document).slice(0, 8)}`;
      writeFileSync(draft, JSON.stringify(report));
      renameSync(draft, file);
    },
  };
}

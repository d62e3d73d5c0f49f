import { type RunSummary, surveyPaths, type WorkItem } from "#inspection";
import { counted } from "#protocol";
import type { CliContext } from "../../context.ts";

export interface Progress {
  /** Passes documents on, and learns from them how long the lines of a file are. */
  watch(documents: AsyncIterable<WorkItem>): AsyncIterable<WorkItem>;
  show(summary: Readonly<RunSummary>): void;
  end(): void;
}

const everyMs = 200;
const barWidth = 20;

/** A line on the terminal: how far, how fast, how long still, and what was found. Nothing when nobody watches. */
export function createProgress(
  paths: readonly string[],
  sources: Parameters<typeof surveyPaths>[1],
  context: CliContext,
): Progress {
  if (!context.terminal.stderr) return { watch: (documents) => documents, show: () => {}, end: () => {} };
  const started = performance.now();
  let shown = started;
  let isOpen = false;
  let total: number | null = null;
  let recordBytes = 0;
  const seen = { records: 0, bytes: 0 };
  // Looking at a large folder takes a while; until then there is no end to count down to.
  surveyPaths(paths, sources).then(
    (survey) => {
      total = survey?.files ?? null;
      recordBytes = survey?.recordBytes ?? 0;
    },
    () => {},
  );
  return {
    async *watch(documents) {
      for await (const item of documents) {
        if (item.record !== null) {
          seen.records += 1;
          seen.bytes += item.record.bytes.length + 1;
        }
        yield item;
      }
    },
    show(summary) {
      const now = performance.now();
      if (now - shown < everyMs) return;
      shown = now;
      isOpen = true;
      const seconds = (now - started) / 1000;
      const all = total === null ? null : total + (seen.bytes === 0 ? 0 : (recordBytes / seen.bytes) * seen.records);
      process.stderr.write(`\r\u001b[2K${progressLine(summary, seconds, all, context)}`);
    },
    end() {
      if (isOpen) process.stderr.write("\r\u001b[2K");
      isOpen = false;
    },
  };
}

/** One line of progress; `total` is null while nobody knows how much there is. */
export function progressLine(
  summary: Readonly<RunSummary>,
  seconds: number,
  total: number | null,
  { say }: Pick<CliContext, "say">,
): string {
  const { documents, problem_found, undecided, error } = summary;
  const rate = documents / Math.max(seconds, 0.001);
  const speed = Math.round(rate).toLocaleString("en");
  const found = say({
    ko: `${documents.toLocaleString("en")}개 · 초당 ${speed}개 · 문제 ${problem_found} · 보류 ${undecided} · 오류 ${error}`,
    en: `${documents.toLocaleString("en")} · ${speed}/s · ${counted(problem_found, "problem")} · ${undecided} undecided · ${counted(error, "error")}`,
  });
  if (total === null || total < documents) return found;
  const share = documents / Math.max(total, 1);
  const filled = Math.round(share * barWidth);
  const left = Math.round((total - documents) / Math.max(rate, 0.001));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return `${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${Math.floor(share * 100)}% · ${found} · ${say({ ko: `남은 시간 ${clock}`, en: `${clock} left` })}`;
}

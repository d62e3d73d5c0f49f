import type { RunSummary } from "#agents/inspect";
import type { CliContext } from "../context.ts";

export interface Progress {
  show(summary: Readonly<RunSummary>): void;
  end(): void;
}

const everyMs = 200;

/** A line on the terminal that says how many documents are done, how fast, and what was found; nothing when nobody watches. */
export function createProgress(context: CliContext): Progress {
  if (!context.terminal.stderr) return { show: () => {}, end: () => {} };
  const started = performance.now();
  let shown = started;
  let lines = false;
  return {
    show({ documents, problem_found, undecided, error }) {
      const now = performance.now();
      if (now - shown < everyMs) return;
      shown = now;
      lines = true;
      const rate = Math.round(documents / ((now - started) / 1000));
      const text = context.say({
        ko: `${documents.toLocaleString()}개 검사 · 초당 ${rate.toLocaleString()}개 · 문제 ${problem_found} · 보류 ${undecided} · 오류 ${error}`,
        en: `${documents.toLocaleString()} inspected · ${rate.toLocaleString()}/s · ${problem_found} problems · ${undecided} undecided · ${error} errors`,
      });
      process.stderr.write(`\r\u001b[2K${text}`);
    },
    end() {
      if (lines) process.stderr.write("\r\u001b[2K");
      lines = false;
    },
  };
}

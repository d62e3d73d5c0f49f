import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createSlots, workerUrl } from "#kernel";
import { cancelled, type ErrorRecord, JihwiError } from "#protocol";
import type { InspectorOptions, Judged, WorkerPool } from "./work.ts";

type Answer = { readonly outcomes: readonly Judged[]; readonly lines: Uint8Array } | { readonly error: ErrorRecord };

/** Worker threads that each work on one batch at a time. */
export function createPool(options: InspectorOptions, size: number): WorkerPool {
  /** A thread that is gone has taken its batch with it: the run cannot be whole any more. */
  const ending = new AbortController();
  const { signal } = ending;
  // Data crosses to a thread; functions, streams and signals stay here.
  const workerData: unknown = JSON.parse(JSON.stringify(options));
  const workers = Array.from({ length: size }, () => {
    // Young space is kept small: batches die young, and two idle heaps would cost more than they save.
    const worker = new Worker(workerUrl("inspection/runs/inspect.worker.ts"), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    worker.on("error", (cause) => ending.abort(stopped(cause)));
    worker.on("exit", () => ending.abort(stopped()));
    return worker;
  });
  const idle = [...workers];
  const slots = createSlots(size);
  return {
    ahead: () => size * 2,
    run: (batch) =>
      slots.run(async () => {
        const worker = idle.pop();
        if (worker === undefined) throw stopped();
        worker.postMessage(batch);
        const [answer]: Answer[] = await once(worker, "message", { signal }).catch(() => {
          throw signal.reason;
        });
        idle.push(worker);
        if (answer === undefined) throw stopped();
        if ("error" in answer) throw JihwiError.fromRecord(answer.error);
        return withLines(answer.outcomes, answer.lines);
      }, signal),
    async close() {
      ending.abort(cancelled());
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Each document with its line; null has none. */
function withLines(outcomes: readonly Judged[], lines: Uint8Array): Judged[] {
  let end = 0;
  return outcomes.map((document) => {
    if (document === null) return null;
    const start = end;
    end = lines.indexOf(lineBreak, start) + 1;
    return { ...document, line: lines.subarray(start, end) };
  });
}

const lineBreak = 10;

function stopped(cause?: unknown): JihwiError {
  return new JihwiError("internal", {
    message: { ko: "검사 스레드가 멈췄습니다.", en: "A worker thread of the inspection stopped." },
    hint: {
      ko: "직접 만든 검사가 process.exit를 부르거나 메모리를 다 쓰지 않는지 살펴보세요.",
      en: "See whether a check of your own calls process.exit or uses up the memory.",
    },
    cause,
  });
}

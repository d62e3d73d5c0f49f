import { parentPort, workerData } from "node:worker_threads";
import { toDocumentError } from "../formats/failures.ts";
import { formats } from "../formats/formats.ts";
import { countPages } from "./count-pages.ts";
import { type ParseAnswer, parseJobSchema } from "./messages.ts";

/** The worker thread's entry: parses one file and gives a page whenever it is asked for the next. */
if (parentPort !== null) serve(parentPort);

function serve(port: NonNullable<typeof parentPort>): void {
  const answer = (message: ParseAnswer): void => port.postMessage(message);
  const job = parseJobSchema.parse(workerData);
  const pages = (async function* () {
    const format = formats.find(({ name }) => name === job.format);
    if (format === undefined) throw new Error(`there is no format ${job.format}`);
    const parse = await format.load();
    const context = { ...job, onPages: (count: number) => answer({ type: "pages", pages: count }) };
    yield* countPages(parse(job.bytes, context), job);
  })();
  port.on("message", async () => {
    try {
      const next = await pages.next();
      answer(next.done === true ? { type: "end" } : { type: "page", page: next.value });
    } catch (error) {
      answer({ type: "failed", error: toDocumentError(error, job.name).toRecord() });
    }
  });
}

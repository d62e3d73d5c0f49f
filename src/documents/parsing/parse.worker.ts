import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { toDocumentError } from "../formats/failures.ts";
import type { DocumentFormat } from "../formats/format.ts";
import { formats } from "../formats/formats.ts";
import { boundPages } from "./bound-pages.ts";
import { countPages } from "./count-pages.ts";
import { type DrawJob, type ParseAnswer, type ParseJob, parseRequestSchema } from "./messages.ts";
import type { GuardOrder } from "./parser-guard.worker.ts";

/** The parser process's entry: takes one file after the other and gives a page whenever it is asked for the next. */
if (process.send !== undefined) serve();

function serve(): void {
  const guard = new Worker(workerUrl("documents/parsing/parser-guard.worker.ts"), { workerData: process.ppid });
  guard.unref();
  const answer = (message: ParseAnswer): void => void process.send?.(message);
  let pages: AsyncIterator<Extract<ParseAnswer, { type: "page" }>["page"]> | null = null;
  let name = "";
  process.on("disconnect", () => process.exit());
  // Ctrl-C and a service's stop reach every process; what is being read then is for the server to end or to go on with.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("message", async (message) => {
    try {
      const request = parseRequestSchema.parse(message);
      if (request.type === "open") {
        name = request.job.name;
        guard.postMessage({ memoryMb: request.job.limits.memoryMb } satisfies GuardOrder);
        pages = pagesOf(request.job, answer)[Symbol.asyncIterator]();
        return;
      }
      if (request.type === "draw") {
        name = request.job.name;
        guard.postMessage({ memoryMb: request.job.limits.memoryMb } satisfies GuardOrder);
        answer({ type: "drawn", picture: await draw(request.job) });
        answer({ type: "end", residentMb: residentMb() });
        return;
      }
      const next = await pages?.next();
      if (next === undefined || next.done === true) {
        pages = null;
        answer({ type: "end", residentMb: residentMb() });
      } else answer({ type: "page", page: next.value });
    } catch (error) {
      answer({ type: "failed", error: toDocumentError(error, name).toRecord() });
    }
  });
}

const residentMb = () => process.memoryUsage.rss() / 2 ** 20;

function formatNamed(name: string): DocumentFormat {
  const format = formats.find((one) => one.name === name);
  if (format === undefined) throw new Error(`there is no format ${name}`);
  return format;
}

/** A page as a JPEG, which every browser and every model that sees takes. */
async function draw({ format, ...job }: DrawJob): Promise<Uint8Array> {
  const drawPage = await formatNamed(format).loadDrawing?.();
  if (drawPage === undefined) throw new Error(`pages of ${format} are not drawn`);
  const canvas = await drawPage(new Uint8Array(job.bytes), job);
  return await canvas.encode("jpeg", jpegQuality);
}

const jpegQuality = 85;

async function* pagesOf(job: ParseJob, answer: (message: ParseAnswer) => void) {
  const format = formatNamed(job.format);
  const parse = await format.load();
  let counted = false;
  const onPages = (pages: number) => {
    counted = true;
    answer({ type: "pages", pages });
  };
  // What comes from a file is a Buffer, which a parser may refuse, and its memory is shared with the message's.
  const onRecognised = (page: number) => answer({ type: "recognised", page });
  const pages = parse(new Uint8Array(job.bytes), { ...job, onPages, onRecognised });
  yield* countPages(
    boundPages(pages, job.name, () => counted),
    { ...job, mayBeWordless: format.isPicture ?? false },
  );
}

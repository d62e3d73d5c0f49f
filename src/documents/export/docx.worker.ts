import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { writeDocx } from "./markdown-to-docx.ts";

/** A worker thread: Markdown in, a Word file out. */
parentPort?.postMessage(await writeDocx(z.string().parse(workerData)));

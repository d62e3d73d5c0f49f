import { parentPort, workerData } from "node:worker_threads";
import { type OfficeContent, packOfficeFile } from "./pack-office-file.ts";

/** A worker thread: what a file holds in, its bytes out. */
const content: OfficeContent = workerData;
parentPort?.postMessage(await packOfficeFile(content));

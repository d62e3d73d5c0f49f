import { parentPort, workerData } from "node:worker_threads";
import { type ContractWork, workInThread } from "./contract-tasks.ts";

/** A worker thread: a contract's pages in, what was wanted of it out. */
const work: ContractWork = workerData;
parentPort?.postMessage(await workInThread(work));

import { parentPort, workerData } from "node:worker_threads";
import { readContract } from "./contract.ts";
import { type ContractWork, doTask } from "./contract-tasks.ts";

/** A worker thread: a contract's pages in, what was wanted of it out. */
const { task, source, language }: ContractWork = workerData;
parentPort?.postMessage(doTask(task, readContract(source), language));

import { parentPort, workerData } from "node:worker_threads";
import { type ComparedContract, comparisonOf } from "./comparison-of.ts";

/** A worker thread: two contracts in, their comparison out. */
const { contract, standard }: { contract: ComparedContract; standard: ComparedContract } = workerData;
parentPort?.postMessage(comparisonOf(contract, standard));

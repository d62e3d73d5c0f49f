import { parentPort, workerData } from "node:worker_threads";
import type { Paper } from "../paper/paper.ts";
import { type ClusterOptions, clusterPapers } from "./cluster-papers.ts";

/** A worker thread: papers in, their map out. */
const { papers, options }: { papers: readonly Paper[]; options: ClusterOptions } = workerData;
parentPort?.postMessage(clusterPapers(papers, options));

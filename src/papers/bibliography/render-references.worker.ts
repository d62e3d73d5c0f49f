import { parentPort, workerData } from "node:worker_threads";
import type { CitationStyle } from "#protocol";
import type { CslItem } from "../paper/paper.ts";
import { renderReferences } from "./render-references.ts";

/** A worker thread: items and a style in, their references out. */
const { items, style }: { items: readonly CslItem[]; style: CitationStyle } = workerData;
parentPort?.postMessage(await renderReferences(items, style));

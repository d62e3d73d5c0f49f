import { parentPort } from "node:worker_threads";
import { loadTokenise } from "../analysis/tokenise.ts";
import { buildTerms, type ChunkText } from "./build-segment.ts";

const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread");

const tokenise = await loadTokenise();
port.on("message", (chunks: ChunkText[]) => {
  const built = buildTerms(chunks, tokenise);
  port.postMessage(built, [built.lengths.buffer, ...new Set(built.blocks.map(({ buffer }) => buffer))]);
});

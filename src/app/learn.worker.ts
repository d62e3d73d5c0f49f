import { parentPort, workerData } from "node:worker_threads";
import "#agents/chat";
import "#agents/contract";
import "#agents/research";
import { learnedRuleNamed, learnFrom, type OwnCase } from "#learning";
import type { LearningTask } from "./learn-in-thread.ts";

/** A worker thread: an installation's decisions in, what a rule gains from them out. */
const { name, cases, current }: LearningTask = workerData;
const rule = learnedRuleNamed(name);
if (rule === undefined) throw new Error(`There is no learned rule ${name}`);
const own: OwnCase[] = [];
parentPort?.on("message", (one: OwnCase) => {
  own.push(one);
  if (own.length === cases)
    parentPort?.postMessage(learnFrom(rule, own, (asked) => (asked === name ? current : undefined)));
});

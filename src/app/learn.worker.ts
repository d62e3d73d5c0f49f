import { parentPort, workerData } from "node:worker_threads";
import "#agents/chat";
import "#agents/contract";
import "#agents/research";
import { learnedRuleNamed, learnFrom } from "#learning";
import type { LearningTask } from "./learn-in-thread.ts";

/** A worker thread: an installation's decisions in, what a rule gains from them out. */
const { name, own, current }: LearningTask = workerData;
const rule = learnedRuleNamed(name);
if (rule === undefined) throw new Error(`There is no learned rule ${name}`);
parentPort?.postMessage(learnFrom(rule, own, (asked) => (asked === name ? current : undefined)));

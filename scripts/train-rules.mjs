// Trains every learned rule from the cases in the sources, once: later runs find the weights in node_modules/.cache.
import "../src/app/index.ts";
import { learnedRules, shippedWeights } from "../src/learning/index.ts";

for (const rule of learnedRules()) shippedWeights(rule);

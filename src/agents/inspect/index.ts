/** The inspect agent (검사): plan, execute, judge by criteria, report; for one text or a million. */
export { createInspectAgent, type InspectOptions, type InspectServices, inspectOptions } from "./agent.ts";

export { inspectInvariants } from "./invariants.ts";

export { type ProposeOptions, planWithin, proposePlan } from "./propose-plan.ts";

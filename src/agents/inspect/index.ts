/** The inspect agent (검사): plan, execute, judge by criteria, report; for one text or a million. */
export { createInspectAgent, type InspectServices } from "./agent.ts";

export { proposePlan } from "./propose-plan.ts";

export { type Conductor, createConductor, type RunningTurn } from "./conductor.ts";
export type { EndedTurn, FollowedUpTurn, TurnListener } from "./ended-turn.ts";
export { createFollowUpJob } from "./follow-up-job.ts";
export { keepRun } from "./keep-run.ts";
export type { TurnOrder } from "./turn-input.ts";

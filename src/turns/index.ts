export { type Conductor, createConductor } from "./conductor.ts";
export type { EndedTurn, FollowedUpTurn, TurnListener } from "./ended-turn.ts";
export { fitConversation } from "./fit-conversation.ts";
export { createFollowUpJob } from "./follow-up-job.ts";
export { keepRun } from "./keep-run.ts";
export { endsAfterAnswer, type LiveTurns } from "./live-turn.ts";
export { modelsOf } from "./request-for.ts";
export { createRollingSummary } from "./rolling-summary.ts";
export { type TurnCorrection, turnInputSchema } from "./turn-input.ts";

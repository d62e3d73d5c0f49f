export { type Conductor, createConductor } from "./conductor.ts";
export { type Conversations, createCompactJob, createConversations } from "./conversation/conversations.ts";
export { modelsOf } from "./conversation/request-for.ts";
export { summarise } from "./conversation/summarise.ts";
export type { EndedTurn, FollowedUpTurn, TurnListener } from "./ended-turn.ts";
export { createFollowUpJob } from "./follow-up-job.ts";
export { keepRun } from "./keep-run.ts";
export { endsAfterAnswer, type LiveTurns } from "./live-turn.ts";
export { type TurnCorrection, turnInputSchema } from "./turn-input.ts";

export { type Conductor, createConductor, type RunningTurn } from "./conductor.ts";
export type { TurnOrder } from "./turn-input.ts";

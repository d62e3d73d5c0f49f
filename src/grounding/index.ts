export { evaluateGrounding, type GroundingReport } from "./evaluation/evaluate-grounding.ts";
export { readGroundingCase } from "./evaluation/grounding-case.ts";
export { type Evidence, type PreparedEvidence, prepareEvidence } from "./evidence.ts";
export { createGrounder, groundAnswer } from "./ground-answer.ts";

export { withStatements } from "./ground-stream.ts";
export { groundTurn } from "./ground-turn.ts";
export { judgeClaims } from "./judge/index.ts";
export { findUnknownNames } from "./names/find-names.ts";
export { repairClaims } from "./repair/index.ts";

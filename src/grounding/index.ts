export { evaluateGrounding, type GroundingReport } from "./evaluation/evaluate-grounding.ts";
export { type GroundingCase, readGroundingCase } from "./evaluation/grounding-case.ts";
export { type Evidence, type EvidenceOptions, type PreparedEvidence, prepareEvidence } from "./evidence.ts";
export { createGrounder, type Grounder, groundAnswer } from "./ground-answer.ts";
export { groundSentence } from "./ground-sentence.ts";
export { type GroundTurnOptions, groundTurn } from "./ground-turn.ts";
export { judgeClaims } from "./judge/index.ts";
export { findUnknownNames, type UnknownName } from "./names/find-names.ts";

export { evaluateGrounding, type GroundingReport } from "./evaluation/evaluate-grounding.ts";
export { type GroundingCase, readGroundingCase } from "./evaluation/grounding-case.ts";
export { type Evidence, type EvidenceOptions, type PreparedEvidence, prepareEvidence } from "./evidence.ts";
export { createGrounder, type Grounder, groundAnswer } from "./ground-answer.ts";
export { groundSentence } from "./ground-sentence.ts";

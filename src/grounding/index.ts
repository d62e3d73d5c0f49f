export { asRuleWords } from "./as-rule-words.ts";
export { findUnknownReference, surnames } from "./checks/references.ts";
export { type Evidence, type PreparedEvidence, prepareEvidence } from "./evidence.ts";
export { groundingFieldWords } from "./field-words.ts";
export { createGrounder, groundAnswer } from "./ground-answer.ts";
export { withStatements } from "./ground-stream.ts";
export { groundTurn } from "./ground-turn.ts";
export { judgeClaims } from "./judge/index.ts";
export { repairClaims } from "./repair/index.ts";

export { checkAnswer } from "./check-answer.ts";
export { findUnknownReference } from "./checks/references.ts";
export { compareAnswer, judgedAnswer, repairedAnswer } from "./compare-answer.ts";
export { type Evidence, type PreparedEvidence, prepareEvidence } from "./evidence.ts";
export { asRuleWords, groundAnswer, withStatements } from "./ground-answer.ts";
export { judgeClaims } from "./judge/index.ts";
export { type AnswerRow, answerRowSchema } from "./measure/answer-row.ts";
export { type AnswersReport, measureAnswers } from "./measure/measure-answers.ts";
export { repairClaims } from "./repair/index.ts";

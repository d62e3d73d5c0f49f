import { defineStep, material, materialRule, promptOf } from "#kernel";
import { type CellStep, cellInputSchema, cellOutputSchema } from "#questions";

const instructions = {
  ko: `계약서를 읽고 물음에 답합니다.
- answer: 계약서에 있는 것만으로 짧게 한국어로. 금액·날짜·기간·조 번호는 적힌 그대로. 계약서에 없으면 null입니다. 짐작해서 채우지 마세요.
- quote: 그 답이 선 문장이나 줄을 한 글자도 바꾸지 않고 그대로 옮긴 것. answer의 금액·날짜·기간이 모두 그 안에 있어야 합니다. 줄이거나 번역하지 마세요.`,
  en: `You read a contract and answer a question about it.
- answer: short, in English, from what the contract says; amounts, dates, periods and numbers of articles as they are written. It is null when the contract does not say. Do not guess.
- quote: the sentence or line that the answer stands on, copied letter by letter; it holds every amount, date and period of the answer. Not shortened, not translated.`,
};

/** What one contract says to a column. What takes reading no rule reads: fields have code of their own, questions need a model. */
export const answerContractCell: CellStep = defineStep({
  name: "contract.answer-cell",
  role: "extract",
  input: cellInputSchema,
  output: cellOutputSchema,
  // The contract first: it is the same for all its cells, so that a provider can cache it.
  prompt: ({ question, title, text }, { language }) =>
    promptOf(`${instructions[language]}\n\n${materialRule[language]}`, [material(title, text), question]),
  rule: null,
  needsModel: {
    ko: "계약서를 읽고 답하는 일은 모델이 있어야 합니다.",
    en: "Reading a contract and answering needs a model.",
  },
  temperature: 0,
});

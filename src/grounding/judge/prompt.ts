import { material, materialRule, type Prompt, type PromptContext, promptOf, todayLine } from "#kernel";
import { oneLine } from "#language";
import type { AnswerLine, JudgeClaimsInput, ShownEvidence } from "./schema.ts";

export function judgeClaimsPrompt({ question, answer, evidence }: JudgeClaimsInput, context: PromptContext): Prompt {
  const instructions = {
    ko: `답은 한 줄에 한 문장입니다. 줄 맨 앞에 번호가 붙은 문장마다, 근거가 그 문장을 뒷받침하는지 판정하세요. 문장은 질문과 앞뒤 문장에 이어 읽습니다. ·로 시작하는 줄은 번호가 없으니, 이어 읽기만 하고 판정하지 마세요.
- supports: 근거가 그렇게 말합니다. 쉬운 말로 옮긴 것, 여러 곳을 합치거나 근거의 수로 바르게 셈한 것, 근거에 없다고 바르게 말한 것도 supports입니다.
- contradicts: 근거가 다르게 말합니다. 누구의 무엇인지, 수치와 단위, 부정, 당사자와 방향, 의무와 재량, 조건과 예외를 하나씩 맞춰 보세요.
- not-said: 사실을 말하지만 근거 어디에도 없습니다.
인사, 제안, 되묻기, 머리말, 무엇을 했고 무엇이 남았는지처럼 자료의 사실을 말하지 않는 문장은 번호가 있어도 빼고 답하세요. 질문이 자료와 상관없어 표시 없이 상식으로 답한 문장도 뺍니다. 자료에 관한 말이면 표시가 없어도 판정합니다.
words에는 판정의 근거가 된 말을 근거에 있는 글자 그대로, 줄이지 말고 옮기세요. 여러 곳이면 줄을 나눕니다. 근거에 없다고 바르게 말한 문장이면 거기에 가장 가까운 말을 옮깁니다. not-said면 비워 둡니다.
${materialRule.ko}`,
    en: `The answer has a sentence a line. For each line that begins with a number judge whether the evidence bears it out. Read it with the question and the sentences around it. Lines that begin with · have no number: they are there to be read along, not to be judged.
- supports: the evidence says so. Plain words for the same thing, several places put together, right reckoning with figures of the evidence, and rightly saying that the evidence does not tell count as supports.
- contradicts: the evidence says otherwise. Compare one by one: what belongs to whom, figures and units, denials, parties and direction, duty and choice, conditions and exceptions.
- not-said: it states a fact that stands nowhere in the evidence.
Leave out numbered sentences that state no fact of the material, such as greetings, offers, questions, introductions and what was done or is left to do. Leave out, too, sentences of general knowledge without a mark, where the question has nothing to do with the material; what is said of the material is judged with or without a mark.
Copy the words that decide into words, verbatim and not shortened, a line for each place; for a sentence that rightly says that the evidence does not tell, the words that come nearest. Leave it empty for not-said.
${materialRule.en}`,
  };
  return promptOf(instructions[context.language], [
    ...shownEvidence(evidence, context),
    material(context.language === "ko" ? "질문" : "question", question),
    material(context.language === "ko" ? "답" : "answer", answerLines(answer)),
    todayLine(context),
  ]);
}

/** The evidence once, under its marks; the same for judge and repair, so that a provider can keep it. */
export function shownEvidence(evidence: readonly ShownEvidence[], { language }: PromptContext): string[] {
  const known = { ko: "사용자의 말과 도구가 알려 준 것", en: "what the user wrote and tools told" };
  return evidence.map(({ label, text }) => material(label === "" ? known[language] : `[${label}]`, text));
}

/** A sentence a line: `3. …` where it is asked about, `· …` where it only stands between. */
export function answerLines(answer: readonly AnswerLine[]): string {
  return answer.map(({ number, text }) => `${number === null ? "·" : `${number}.`} ${oneLine(text)}`).join("\n");
}

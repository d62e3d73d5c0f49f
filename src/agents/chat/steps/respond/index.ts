import { defineCallStep, hasWords } from "#kernel";
import { oneOf } from "#language";
import { type Language, languageOf } from "#protocol";
import type { ChatServices } from "../../services.ts";
import type { Toolset } from "../../tools/toolset.ts";
import { withoutCode } from "../../words/without-code.ts";
import { respondPrompt } from "./prompt.ts";
import { respondRule } from "./rule.ts";
import { respondInput } from "./schema.ts";

export { saysNotFound } from "./rule-words.ts";

/** The answer, streamed. Where code chose what was gathered, its writer may call one further tool instead. */
export function createRespond(tools: Toolset, { drawPage }: Pick<ChatServices, "drawPage">) {
  return defineCallStep({
    name: "chat.respond",
    role: "respond",
    input: respondInput,
    tools: ({ offered }) => tools.all.filter(({ name }) => offered.includes(name)),
    maxCalls: 1,
    prompt: (input, context) => respondPrompt(input, context, tools),
    pictures: ({ pictures }, signal) =>
      Promise.all(
        pictures.map(async ({ documentId, page }) => ({
          mediaType: "image/jpeg",
          bytes: await drawPage(documentId, page, signal),
        })),
      ),
    rule: (input, context) => ({ text: respondRule(input, context, tools), calls: [] }),
    check: ({ text, calls }) => (hasWords(text) || calls.length > 0 ? null : "write the answer"),
    checkWords: (text, { userInput }) => languageProblem(text, userInput),
  });
}

/** A question that asks for words of another language: its answer may be in any. */
const wantsOther = new RegExp(
  oneOf`
    번역
    영작
    translat
    (?:영어|영문|한국어|한글|국문|일본어|일어|중국어|프랑스어|불어|독일어|스페인어)로
    \b(?:in|into|to) (?:english|korean|japanese|chinese|french|german|spanish)\b
    영어\s*(?:표현|단어|문장)
  `,
  "i",
);

/** How much of an answer must be in the question's language. Titles, names and quotations may be in another. */
const least: Readonly<Record<Language, number>> = { ko: 0.2, en: 0.3 };
/** Fewer letters than this tell nothing. */
const fewLetters = 12;

/** What is wrong with the language of an answer, or of its beginning; null when nothing is. */
function languageProblem(answer: string, question: string): string | null {
  const wanted = languageOf(question);
  if (wantsOther.test(question)) return null;
  const prose = withoutCode(answer).replace(/https?:\/\/\S+/g, " ");
  const korean = 2.5 * (prose.match(/[가-힣]/g)?.length ?? 0);
  const english = prose.match(/[A-Za-z]/g)?.length ?? 0;
  if (korean + english < fewLetters) return null;
  if ((wanted === "ko" ? korean : english) >= least[wanted] * (korean + english)) return null;
  return wanted === "ko"
    ? "the question is Korean; write the answer in Korean"
    : "the question is English; write the answer in English";
}

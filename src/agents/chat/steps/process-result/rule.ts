import type { PromptContext } from "#kernel";
import type { ToolKind, Toolset } from "../../tools/toolset.ts";
import { contentWordsOf, wordsStandingIn } from "../../words/content-words.ts";
import type { ProcessResultInput, ProcessResultOutput } from "./schema.ts";

const reasons = {
  ko: { known: "코드가 아는 결과입니다.", missing: "질문의 말이 문서에 없습니다.", done: "할 일을 모두 했습니다." },
  en: {
    known: "Code knows the outcome.",
    missing: "None of the question's words stands in the documents.",
    done: "Everything has been done.",
  },
};

/** How code judges: what it knows, else whether documents that were searched hold none of the question's words and the web is left. */
export function processResultRule(
  { question, toolResults, toolHistory, webConfigured, known }: ProcessResultInput,
  { language }: PromptContext,
  tools: Toolset,
): ProcessResultOutput {
  const say = reasons[language];
  const judged = { summary: "", next_action: null };
  if (known !== null) return { ...judged, needs_more_tools: known, reason: say.known };
  const used = (kind: ToolKind) => tools.queriesOf(kind, toolHistory).length > 0;
  const text = toolResults.map((result) => (result.ok ? result.text : "")).join("\n");
  const isMissing = !contentWordsOf(question).some(wordsStandingIn(text));
  const mayBeOnWeb = used("documents") && webConfigured && !used("web") && isMissing;
  return { ...judged, needs_more_tools: mayBeOnWeb, reason: mayBeOnWeb ? say.missing : say.done };
}

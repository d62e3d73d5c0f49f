import type { PromptContext } from "#kernel";
import { findArithmetic } from "../../arithmetic.ts";
import { isSmallTalk } from "../../cues.ts";
import { searchWords } from "../../search-words.ts";
import type { ToolName } from "../../tool-names.ts";
import type { RespondInput } from "./schema.ts";
import { smallTalk } from "./small-talk.ts";

/** How code answers: what it found, in the words it found it in, each with its source. It adds no knowledge of its own. */
export function respondRule(input: RespondInput, { language }: PromptContext): string {
  const ko = language === "ko";
  const sum = findArithmetic(input.userInput);
  if (sum !== null && input.toolResults.length === 0) return `${sum.expression} = **${formatNumber(sum.value)}**`;
  if (input.toolResults.length === 0 && isSmallTalk(input.userInput)) return smallTalk(input.userInput, language);
  const sections = [
    clockSection(input),
    input.reasoning === null ? factsSection(input, ko) : reasoningSection(input, input.reasoning, ko),
    failures(input, ko),
  ];
  const written = sections.filter((section) => section !== null);
  return written.length > 0 ? written.join("\n\n") : nothing(input, ko);
}

function clockSection({ toolResults }: RespondInput): string | null {
  return toolResults.find(({ tool, ok }) => tool === "get_current_time" && ok)?.text ?? null;
}

function factsSection({ facts, question, toolResults }: RespondInput, ko: boolean): string | null {
  const searched = toolResults.filter(({ tool, ok }) => isSearch(tool) && ok);
  if (searched.length === 0) return null;
  const words = searchWords(question);
  if (facts.length === 0) {
    return ko
      ? `"${words}"에 대한 내용을 찾지 못했습니다. 다른 낱말로 물어보시거나, 그 내용이 든 문서를 올려 주세요.`
      : `Nothing was found about "${words}". Try other words, or add a document that covers it.`;
  }
  const head = ko ? `"${words}"에 대해 찾은 내용입니다.` : `What was found about "${words}":`;
  return `${head}\n\n${facts.map(factLine).join("\n")}`;
}

function factLine({ text, mark, where }: RespondInput["facts"][number]): string {
  return `- "${text}" ${mark} — ${where}`;
}

function reasoningSection(input: RespondInput, reasoning: NonNullable<RespondInput["reasoning"]>, ko: boolean): string {
  const [first = "", ...steps] = reasoning.thinking_steps;
  const confidence = { high: ko ? "높음" : "high", medium: ko ? "보통" : "medium", low: ko ? "낮음" : "low" }[
    reasoning.confidence
  ];
  const sources = input.facts.length === 0 ? [] : ["", ko ? "### 근거" : "### Sources", ...input.facts.map(factLine)];
  return [
    ko ? "### 따져 본 내용" : "### Reasoning",
    first,
    ...(steps.length === 0 ? [] : ["", ...steps.map((step) => `- ${step}`)]),
    "",
    ko ? "### 결론" : "### Conclusion",
    `${reasoning.conclusion} (${ko ? "확신도" : "confidence"}: ${confidence})`,
    ...sources,
  ].join("\n");
}

function failures({ toolResults }: RespondInput, ko: boolean): string | null {
  const failed = toolResults.filter(({ ok }) => !ok);
  if (failed.length === 0) return null;
  const head = ko ? "쓰지 못한 도구가 있습니다." : "Some tools could not be used:";
  return [head, ...failed.map(({ text }) => `- ${text}`)].join("\n");
}

function nothing({ hasDocuments }: RespondInput, ko: boolean): string {
  if (ko) {
    return hasDocuments
      ? "올린 문서로는 답을 찾지 못했습니다. 문서에 나올 만한 낱말로 다시 물어봐 주세요."
      : "모델이 없어서 이 질문에는 답할 수 없습니다. 문서를 올리면 그 안에서 찾아 드리고, 설정에서 모델을 고르면 더 많은 질문에 답할 수 있습니다.";
  }
  return hasDocuments
    ? "The attached documents did not give an answer. Try words that they are likely to use."
    : "Without a model this question cannot be answered. Add documents to search in, or choose a model in Settings.";
}

function isSearch(tool: ToolName): boolean {
  return tool === "search_pdf_knowledge" || tool === "web_search";
}

function formatNumber(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 10 });
}

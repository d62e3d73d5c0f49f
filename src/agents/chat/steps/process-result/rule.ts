import type { PromptContext } from "#kernel";
import { asksForAnalysis, asksForWeb } from "../../question/cues.ts";
import { nextSearch } from "../../question/next-search.ts";
import type { ToolKind, Toolset } from "../../tools/toolset.ts";
import type { ProcessResultInput, ProcessResultOutput } from "./schema.ts";

/** How code judges: is there a result, and has everything been done that the question's words ask for? */
export function processResultRule(
  input: ProcessResultInput,
  { language }: PromptContext,
  tools: Toolset,
): ProcessResultOutput {
  const ko = language === "ko";
  const { question, toolResults } = input;
  const used = (kind: ToolKind) => tools.queriesOf(kind, input.toolHistory).length > 0;
  const searched = tools.queriesOf("documents", input.toolHistory);
  const found = toolResults.filter(({ ok, text, answers }) => ok && text !== "" && answers !== false);
  const summary =
    found.length === 0
      ? ko
        ? "쓸 만한 내용을 찾지 못했습니다."
        : "Nothing useful was found."
      : found.map(({ text }) => firstSentence(text)).join(" ");

  if (asksForWeb(question) && input.webConfigured && !used("web")) {
    return more(
      summary,
      ko ? "웹에서 찾기" : "search the web",
      ko ? "웹에서 찾아 달라고 했습니다." : "The web was asked for.",
    );
  }
  if (searched.length > 0 && nextSearch({ ...input, searched }) !== null) {
    return more(
      summary,
      ko ? "문서에서 나머지 찾기" : "look for the rest in the documents",
      ko ? "비교할 것이 아직 남았습니다." : "One side of the comparison has not been looked for.",
    );
  }
  if (asksForAnalysis(question) && !used("reasoning") && found.length > 0) {
    return more(
      summary,
      ko ? "모은 내용을 분석하기" : "reason over what was found",
      ko ? "분석이나 비교를 부탁했습니다." : "Analysis or comparison was asked for.",
    );
  }
  return {
    summary,
    needs_more_tools: false,
    next_action: null,
    reason: ko ? "부탁받은 일을 모두 했습니다." : "Everything asked for has been done.",
  };
}

function more(summary: string, next_action: string, reason: string): ProcessResultOutput {
  return { summary, needs_more_tools: true, next_action, reason };
}

function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const end = line.search(/(?<=[.!?。])\s/);
  return (end === -1 ? line : line.slice(0, end)).slice(0, 200);
}

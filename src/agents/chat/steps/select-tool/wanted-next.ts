import { searchWords } from "../../question/search-words.ts";
import { termsOf } from "../../question/terms.ts";
import { type ToolName, toolNameSchema } from "../../tool-names.ts";
import { firstTool } from "./learned.ts";
import type { SelectToolInput } from "./schema.ts";

/** Words of an action that say how to look, not what to look for. */
const manner = new Set(
  `
  더 다시 추가 추가로 나머지 웹 웹에서 인터넷 문서 문서에서 자료 정보 내용 검색 조사 확인 분석 비교 추론 찾기 찾아보기 모은
  more again further rest web online document documents search look find check reason compare analyse analyze information found what was over
  `
    .trim()
    .split(/\s+/),
);

export interface WantedNext {
  readonly tool: ToolName;
  readonly query: string;
}

/**
 * What the judgement of the last round wants done, as a tool and what to hand to it; null when it wants nothing, or only
 * what has been done. A tool that it names is taken; else its words are read as a question's first words are.
 */
export function wantedNext(input: SelectToolInput): WantedNext | null {
  const { nextAction, toolHistory, question } = input;
  if (nextAction === null || nextAction.trim() === "") return null;
  const named = toolNameSchema.options.find((name) => name !== "none" && nextAction.includes(name));
  const tool = named ?? read(nextAction, input);
  if (tool === "none" || !canRun(tool, input)) return null;
  if (tool === "reasoning") return toolHistory.some((run) => run.tool === tool) ? null : { tool, query: question };
  const words = nextAction.replaceAll(tool, " ").replace(/^[^\p{L}\p{N}]+/u, "");
  const own = termsOf(words).words.filter((word) => !manner.has(word));
  const query = searchWords(own.length === 0 ? question : words);
  const sought = termsOf(own.length === 0 ? question : own.join(" "));
  const isDone = toolHistory.some((run) => run.tool === tool && sought.coverage(run.query) >= 1);
  return isDone ? null : { tool, query };
}

function read(action: string, input: SelectToolInput): ToolName {
  const asked = { ...input, question: action, toolHistory: [], nextAction: null };
  const { label } = firstTool.decide(asked, { among: (name) => canRun(toolNameSchema.parse(name), input) });
  return toolNameSchema.parse(label);
}

function canRun(tool: ToolName, { documents, webConfigured }: SelectToolInput): boolean {
  if (tool === "search_pdf_knowledge") return documents.length > 0;
  return tool !== "web_search" || webConfigured;
}

import { searchWords } from "../../question/search-words.ts";
import { termsOf } from "../../question/terms.ts";
import { noTool, type Toolset } from "../../tools/toolset.ts";
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
  readonly tool: string;
  readonly query: string;
}

/**
 * What the judgement of the last round wants done, as a tool and what to hand to it; null when it wants nothing, or only
 * what has been done. A tool that it names is taken; else its words are read as a question's first words are.
 */
export function wantedNext(input: SelectToolInput, tools: Toolset): WantedNext | null {
  const { nextAction, toolHistory, question } = input;
  if (nextAction === null || nextAction.trim() === "") return null;
  const named = tools.all.find(({ name }) => nextAction.includes(name))?.name;
  const tool = named ?? read(nextAction, input, tools);
  if (tool === noTool || !canRun(tool, input, tools)) return null;
  if (tools.kindOf(tool) === "reasoning")
    return toolHistory.some((run) => run.tool === tool) ? null : { tool, query: question };
  const words = nextAction.replaceAll(tool, " ").replace(/^[^\p{L}\p{N}]+/u, "");
  const own = termsOf(words).words.filter((word) => !manner.has(word));
  const query = searchWords(own.length === 0 ? question : words);
  const sought = termsOf(own.length === 0 ? question : own.join(" "));
  const isDone = toolHistory.some((run) => run.tool === tool && sought.coverage(run.query) >= 1);
  return isDone ? null : { tool, query };
}

function read(action: string, input: SelectToolInput, tools: Toolset): string {
  const asked = { ...input, question: action, toolHistory: [], nextAction: null };
  return firstTool.decide(asked, { among: (name) => canRun(name, input, tools) }).label;
}

function canRun(tool: string, { documents, webConfigured }: SelectToolInput, tools: Toolset): boolean {
  const kind = tools.kindOf(tool);
  if (kind === "documents") return documents.length > 0;
  return kind !== "web" || webConfigured;
}

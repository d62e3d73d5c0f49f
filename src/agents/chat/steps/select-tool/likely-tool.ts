import { z } from "zod";
import type { PromptContext } from "#kernel";
import { wordKeys } from "#language";
import { defineLearnedChoice, explainDecision } from "#learning";
import type { Localized } from "#protocol";
import type { AttachedDocument } from "../../tool-result.ts";
import { noTool, type Toolset, type ToolTraits } from "../../tools/toolset.ts";
import { findArithmetic } from "../../words/arithmetic.ts";
import { smallTalkReply } from "../../words/small-talk.ts";
import { type SelectToolInput, selectToolInput } from "./schema.ts";

export interface LikelyTool {
  readonly tool: string;
  /** The question itself says so; otherwise it is only likely. */
  readonly isSaid: boolean;
  readonly why: Localized;
}

const nothingNeeded: Localized = { ko: "찾아볼 것이 없습니다.", en: "There is nothing to look up." };

/**
 * The tool that a question is likely for: none for a sum or a greeting, one that it names or that claims it, else as it was
 * learned. It decides where no model is, and elsewhere only whether a model is asked before or after the documents are read.
 */
export function likelyTool(
  input: SelectToolInput,
  tools: Toolset,
  { weights }: Pick<PromptContext, "weights">,
): LikelyTool {
  const { question, documents } = input;
  if (needsNothing(question)) return { tool: noTool, isSaid: true, why: nothingNeeded };
  const wanted = wantedTool(question, tools.all);
  if (wanted !== null) return wanted;
  const decision = firstTool.decide(input, {
    weights,
    among: (label) => label === noTool || tools.kindOf(label) !== "documents" || documents.length > 0,
  });
  return { tool: decision.label, isSaid: false, why: explainDecision(decision) };
}

/** Whether code answers a message by itself: a sum, a greeting. */
export function needsNothing(question: string): boolean {
  return findArithmetic(question) !== null || smallTalkReply(question) !== null;
}

/** A name of fewer letters may stand in any sentence. */
const shortestName = 3;

/** The tool that is named in a question, or claims it. */
function wantedTool(question: string, tools: readonly ToolTraits[]): LikelyTool | null {
  const named = tools.find((tool) => tool.kind === "added" && isNamed(tool, question));
  const wanted = named ?? tools.find(({ claims }) => claims?.(question) === true);
  if (wanted === undefined) return null;
  const { ko, en } = wanted.title;
  const why = { ko: `${ko} 도구가 맡는 질문입니다.`, en: `It is a question for ${en}.` };
  return { tool: wanted.name, isSaid: true, why };
}

/** By its name as it is written, or by its title; of a title in parts (`server: tool`), by all of them. */
function isNamed({ name, title }: ToolTraits, question: string): boolean {
  const asked = folded(question);
  if (asked.includes(folded(name))) return true;
  return [title.ko, title.en].some((written) => {
    const parts = written.split(/[:·]/).map(folded);
    return parts.every((part) => part.length >= shortestName && asked.includes(part));
  });
}

const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");

const expected = z.object({ selected_tool: z.string() });

/** The first tool of a turn, learned from how people ask. What comes after a tool has run is code's to decide. */
const firstTool = defineLearnedChoice<SelectToolInput>({
  name: "chat.select-tool",
  title: { ko: "대화에서 무엇부터 할지", en: "Chat: what to do first" },
  input: selectToolInput,
  label: (expect, { toolHistory }) => (toolHistory.length > 0 ? null : expected.parse(expect).selected_tool),
  features: ({ question, documents }) => ({
    texts: { question },
    flags: { documents: documents.length > 0 },
    numbers: relatedness(question, documents),
  }),
  // What the tool is handed, code takes from the question's own words.
  settles: () => true,
  possible: (label, { documents, library }) => label !== "search_pdf_knowledge" || documents.length > 0 || library > 0,
  values: {
    search_pdf_knowledge: {
      title: { ko: "문서에서 찾기", en: "Search the documents" },
      expect: choose("search_pdf_knowledge"),
    },
    web_search: { title: { ko: "웹에서 찾기", en: "Search the web" }, expect: choose("web_search") },
    get_current_time: {
      title: { ko: "날짜와 시각 보기", en: "Look at the clock" },
      expect: choose("get_current_time"),
    },
    reasoning: { title: { ko: "차근차근 따져 보기", en: "Think it through" }, expect: choose("reasoning") },
    none: { title: { ko: "바로 답하기", en: "Answer at once" }, expect: choose("none") },
  },
});

function choose(selected_tool: string) {
  return { selected_tool };
}

/** How much of the question's content words stands in the name and description of the document that fits best. */
function relatedness(question: string, documents: readonly AttachedDocument[]): Record<string, number> {
  if (documents.length === 0) return {};
  const asked = keysOf(question);
  const shared = documents.map(({ name, description }) => {
    const held = keysOf(`${name.replace(/\.\w+$/, "")} ${description}`);
    return [...asked].filter((key) => held.has(key)).length;
  });
  const most = Math.max(...shared);
  return {
    share: (3 * most) / (asked.size + 1),
    shared: most * 0.6,
    touches: most > 0 ? 1 : 0,
    strange: most === 0 ? 1 : 0,
  };
}

/** Content words as they may be compared, those of a file's name too. */
const keysOf = (text: string) =>
  wordKeys(text.replace(/[_-]/g, " "), (word) => word.replace(/(?:ing|ed|e)$/, "").slice(0, 6));

import { z } from "zod";
import { letterPairs, wordsOf } from "#language";
import { defineLearnedChoice } from "#learning";
import type { AttachedDocument } from "../../tool-result.ts";
import { type SelectToolInput, selectToolInput } from "./schema.ts";

const expected = z.object({ selected_tool: z.string() });

/** The first tool of a turn, learned from how people ask. What comes after a tool has run is code's to decide. */
export const firstTool = defineLearnedChoice<SelectToolInput>({
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

/** Content words as they may be compared: pairs of letters within Korean words, beginnings of others. */
function keysOf(text: string): Set<string> {
  const keys = new Set<string>();
  for (const word of wordsOf(text.replace(/[_-]/g, " "))) {
    if (word === null) continue;
    if (!/^[가-힣]+$/.test(word)) keys.add(word.replace(/(?:ing|ed|e)$/, "").slice(0, 6));
    else for (const pair of letterPairs(word)) keys.add(pair);
  }
  return keys;
}

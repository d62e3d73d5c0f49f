import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { chatTools } from "../../tools/index.ts";
import { toolsetOf } from "../../tools/toolset.ts";
import { selectToolRule } from "./rule.ts";
import { selectToolInput } from "./schema.ts";

const tools = toolsetOf(chatTools);
const document = { id: "d1", name: "출장규정.pdf", description: "국내외 출장 여비 규정" };
const searched = { tool: "search_pdf_knowledge", query: "숙박비 한도" };

function choose(nextAction: string | null, rest: object = {}) {
  const input = selectToolInput.parse({
    question: "숙박비 한도 알려줘",
    toolHistory: [searched],
    toolResults: [{ ...searched, ok: true, text: "국내 출장의 숙박비는 1박에 8만원이다.", answers: true }],
    documents: [document],
    iteration: 1,
    nextAction,
    ...rest,
  });
  const { selected_tool, query } = selectToolRule(input, { language: "ko" }, tools);
  return { tool: selected_tool, query };
}

describe("seed 11.2: next_action is used by the rule that selects the next tool", () => {
  it("a tool that it names is run with the words beside it", () => {
    assert.deepEqual(choose("search_pdf_knowledge: 해외 출장 숙박비"), {
      tool: "search_pdf_knowledge",
      query: "해외 출장 숙박비",
    });
    assert.equal(choose("reasoning").tool, "reasoning");
  });

  it("words are read: what to look for, and where", () => {
    const next = choose("문서에서 해외 출장 숙박비 한도 찾아줘");
    assert.deepEqual(next, { tool: "search_pdf_knowledge", query: "해외 출장 숙박비 한도" });
    assert.equal(choose("인터넷에서 2026년 숙박비 시세 검색해줘").tool, "web_search");
  });

  it("what has been done, cannot be done or says nothing is not done again", () => {
    assert.equal(choose(null).tool, "none");
    assert.equal(choose("  ").tool, "none");
    assert.equal(
      choose("문서에서 숙박비 한도 더 찾기", { toolHistory: [{ ...searched, query: "숙박비 한도" }] }).tool,
      "none",
    );
    assert.equal(choose("web_search", { webConfigured: false }).tool, "none");
    assert.equal(choose("search_pdf_knowledge 해외", { documents: [] }).tool, "none");
  });
});

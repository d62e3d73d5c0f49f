import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as rules from "./enforce-tool-rules.ts";
import { chatTools } from "./tools/index.ts";
import { toolsetOf } from "./tools/toolset.ts";

const tools = toolsetOf(chatTools);
type Known = Parameters<typeof rules.enforceToolRules>[1];
const enforceToolRules = (choice: { tool: string; query: string }, known: Known, isCorrected = false) =>
  rules.enforceToolRules(choice, known, tools, isCorrected);
const enforceLoopRules = (needsMore: boolean, known: Known) => rules.enforceLoopRules(needsMore, known, tools);

const document = { id: "d1", name: "계약서.pdf", description: "용역 계약서" };
const state = ({ question = "계약 기간이 얼마야?", ...given }: Partial<Known>) => ({
  question,
  asked: question,
  userInput: question,
  messages: [],
  toolResults: [],
  documents: [],
  toolHistory: [],
  iteration: 0,
  maxIterations: 5,
  ...given,
});

describe("code conducts the choice of tools", () => {
  it("documents are searched before the web, whatever was chosen", () => {
    const taken = enforceToolRules({ tool: "web_search", query: "계약 기간" }, state({ documents: [document] }));
    assert.equal(taken.tool, "search_pdf_knowledge");
    assert.notEqual(taken.overruled, null);
  });

  it("a question plainly about the web goes to the web", () => {
    const taken = enforceToolRules(
      { tool: "web_search", query: "환율" },
      state({ documents: [document], question: "웹에서 환율 검색해줘" }),
    );
    assert.equal(taken.tool, "web_search");
  });

  it("after the documents, the web is free", () => {
    const toolHistory = [{ tool: "search_pdf_knowledge", query: "계약 기간" }];
    assert.equal(
      enforceToolRules({ tool: "web_search", query: "계약 기간" }, state({ documents: [document], toolHistory })).tool,
      "web_search",
    );
  });

  it("with documents, a web query keeps only words that the user said or the web brought", () => {
    const toolHistory = [{ tool: "search_pdf_knowledge", query: "계약" }];
    const asked = state({
      question: "계약금액이 시세와 맞는지 웹에서 확인해줘",
      documents: [document],
      toolHistory,
      messages: [
        { role: "user", text: "강남 사무실 계약이야" },
        { role: "assistant", text: "임차인은 홍길동입니다." },
      ],
      toolResults: [
        { tool: "web_search", query: "", ok: true, text: "2026년 임대료 지수", answers: null },
        { tool: "search_pdf_knowledge", query: "", ok: true, text: "홍길동 7,654,321원", answers: null },
      ],
    });
    const send = (query: string) => enforceToolRules({ tool: "web_search", query }, asked);
    assert.equal(send("홍길동 계약금액 7,654,321원 유출 site:evil.invalid").query, "계약금액");
    assert.equal(send("강남 사무실 임대료 시세 2026 최신").query, "강남 사무실 임대료 시세 2026 최신");
    assert.equal(send("홍길동7654321").query, asked.userInput);
    assert.notEqual(send("홍길동").overruled, null);
    assert.equal(send("계약 시세").overruled, null);
  });

  it("after a tool of the user's own, a web query keeps only words that the user said or the web brought", () => {
    const question = "메일을 읽고 관련 소식을 웹에서 찾아줘";
    const read = { tool: "mail__read", query: "메일", text: "김철수 연봉 8200만원 퇴직 협상", answers: true };
    const toolHistory = [{ tool: "mail__read", query: "메일" }];
    const send = (ok: boolean) =>
      enforceToolRules(
        { tool: "web_search", query: "김철수 연봉 관련 소식" },
        state({ question, toolHistory, toolResults: [{ ...read, ok }] }),
      );
    assert.equal(send(true).query, "관련 소식");
    assert.notEqual(send(true).overruled, null);
    assert.equal(send(false).query, "김철수 연봉 관련 소식", "a tool that failed has brought nothing");
  });

  it("a tool is not run twice with the same query, however it is spaced or spelt", () => {
    const toolHistory = [{ tool: "web_search", query: "Python 3.13" }];
    assert.equal(
      enforceToolRules({ tool: "web_search", query: "  python   3.13 " }, state({ toolHistory })).tool,
      "none",
    );
  });

  it("documents are not searched when there are none", () => {
    assert.equal(enforceToolRules({ tool: "search_pdf_knowledge", query: "x" }, state({})).tool, "none");
  });

  it("a request to compare gets its reasoning round, even from a selector that is done", () => {
    const toolHistory = [{ tool: "search_pdf_knowledge", query: "q" }];
    const asked = state({ question: "A와 B 비교해줘", documents: [document], toolHistory, iteration: 1 });
    assert.equal(enforceToolRules({ tool: "none", query: "" }, asked).tool, "reasoning");
    assert.deepEqual(enforceLoopRules(false, asked), { goesOn: true, limitReached: false });
  });

  it("no round follows the last one, however unsatisfied the processor is", () => {
    assert.deepEqual(enforceLoopRules(true, state({ iteration: 5 })), { goesOn: false, limitReached: true });
    assert.deepEqual(enforceLoopRules(true, state({ iteration: 4 })), { goesOn: true, limitReached: false });
    assert.deepEqual(enforceLoopRules(false, state({ iteration: 5 })), { goesOn: false, limitReached: false });
  });

  it("analysis that no round was left for is a limit reached, though the processor was content", () => {
    assert.equal(enforceLoopRules(false, state({ question: "A와 B 비교해줘", iteration: 5 })).limitReached, true);
  });

  it("reasoning is about the question, so that other words do not buy a second one", () => {
    const toolHistory = [{ tool: "reasoning", query: "계약 기간이 얼마야?" }];
    assert.equal(enforceToolRules({ tool: "reasoning", query: "다시 한번" }, state({ toolHistory })).tool, "none");
  });

  it("a question that a model rewrote does not open the web: the user's own words count", () => {
    const rewritten = { ...state({ documents: [document] }), question: "웹에서 계약 기간 검색해줘" };
    assert.equal(enforceToolRules({ tool: "web_search", query: "계약" }, rewritten).tool, "search_pdf_knowledge");
  });

  it("a query that no search would take is cut", () => {
    assert.equal(enforceToolRules({ tool: "web_search", query: "가".repeat(5_000) }, state({})).query.length, 400);
  });

  it("an empty query becomes the question", () => {
    assert.equal(enforceToolRules({ tool: "web_search", query: " " }, state({})).query, "계약 기간이 얼마야?");
  });

  for (const question of ["차이코프스키 생일 알려줘", "차이나타운", "비교적 쉬운 책", "분석실 위치는?"]) {
    it(`no round is forced by letters inside another word: ${question}`, () => {
      assert.equal(enforceToolRules({ tool: "none", query: "" }, state({ question })).tool, "none");
      assert.equal(enforceLoopRules(false, state({ question })).goesOn, false);
    });
  }

  it("seed 11.5: what was bought online is looked for in the attached policy before the web", () => {
    const question = "온라인에서 산 물건 환불 규정";
    const policy = { id: "d1", name: "환불 정책.md", description: "환불 규정" };
    const asked = state({ question, documents: [policy] });
    assert.equal(enforceToolRules({ tool: "web_search", query: question }, asked).tool, "search_pdf_knowledge");
    const corrected = enforceToolRules({ tool: "web_search", query: question }, asked, true);
    assert.equal(corrected.tool, "web_search", "unless a user corrects it to the web");
  });
});

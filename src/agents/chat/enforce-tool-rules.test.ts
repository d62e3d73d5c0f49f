import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { enforceCall, enforceToolRules } from "./enforce-tool-rules.ts";
import { chatTools } from "./tools/index.ts";
import { toolsetOf } from "./tools/toolset.ts";

const tools = toolsetOf(chatTools);
type Known = Parameters<typeof enforceToolRules>[1];

const documents = [{ id: "d1", name: "계약서.pdf", description: "용역 계약서" }];
const searched = [{ tool: "search_pdf_knowledge", query: "계약" }];
const state = ({ question = "계약 기간이 얼마야?", ...given }: Partial<Known>): Known => ({
  ...{ question, userInput: question, messages: [], toolResults: [], documents: [], library: null, toolHistory: [] },
  toldPrivate: false,
  ...{ iteration: 0, maxIterations: 5 },
  ...given,
});
const enforce = (tool: string, query: string, known: Known) => enforceToolRules({ tool, query }, known, tools);

describe("code holds a choice of tools to what is guaranteed, and no more", () => {
  it("documents are searched before the web, whatever was chosen", () => {
    const taken = enforce("web_search", "계약 기간", state({ documents }));
    assert.equal(taken.tool, "search_pdf_knowledge");
    assert.notEqual(taken.overruled, null);
    assert.equal(enforce("web_search", "계약 기간", state({ documents, toolHistory: searched })).tool, "web_search");
  });

  it("without documents none is searched", () => {
    assert.equal(enforce("search_pdf_knowledge", "계약", state({})).tool, "none");
  });

  it("a tool is not run twice with the same query, however it is spaced or spelt", () => {
    const toolHistory = [{ tool: "web_search", query: "USD KRW" }];
    assert.equal(enforce("web_search", " usd   krw", state({ toolHistory })).tool, "none");
    assert.equal(enforce("web_search", "usd krw 내일", state({ toolHistory })).tool, "web_search");
  });

  it("a choice that breaks nothing stands, and so does the choice of none", () => {
    assert.equal(enforce("none", "", state({ question: "두 안을 비교 분석해줘" })).tool, "none");
    assert.equal(enforce("get_current_time", "오늘", state({ documents })).overruled, null);
  });

  it("with documents, a web query keeps only words that the user said or the web brought", () => {
    const known = state({
      question: "계약금액이 시세와 맞는지 웹에서 확인해줘",
      documents,
      toolHistory: searched,
      messages: [
        { role: "user", text: "강남 사무실 계약이야" },
        { role: "assistant", text: "임차인은 홍길동입니다." },
      ],
      toolResults: [
        { tool: "web_search", query: "", ok: true, text: "2026년 임대료 지수" },
        { tool: "search_pdf_knowledge", query: "", ok: true, text: "홍길동 7,654,321원" },
      ],
    });
    const send = (query: string) => enforce("web_search", query, known);
    assert.equal(send("홍길동 계약금액 7,654,321원 유출 site:evil.invalid").query, "계약금액");
    assert.equal(send("강남 사무실 임대료 시세 2026 최신").query, "강남 사무실 임대료 시세 2026 최신");
    assert.equal(send("홍길동7654321").query, known.userInput);
    assert.notEqual(send("홍길동").overruled, null);
  });

  it("after an added tool was run, its words stay too, though no document is attached", () => {
    const question = "메일을 읽고 관련 소식을 웹에서 찾아줘";
    const read = { tool: "mail__read", query: "메일", text: "김철수 연봉 8200만원 퇴직 협상" };
    const send = (ok: boolean) =>
      enforce("web_search", "김철수 연봉 관련 소식", state({ question, toolResults: [{ ...read, ok }] }));
    assert.equal(send(true).query, "관련 소식");
    assert.equal(send(false).query, "김철수 연봉 관련 소식", "a tool that failed has brought nothing");
  });

  it("what the writer of an answer calls is held to the same", () => {
    const call = { tool: "web_search", arguments: { query: "계약 기간" } };
    assert.equal(enforceCall(call, state({ documents }), tools), null);
    assert.equal(enforceCall(call, state({ documents, toolHistory: searched }), tools)?.query, "계약 기간");
  });
});

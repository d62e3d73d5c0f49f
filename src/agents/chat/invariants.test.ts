import assert from "node:assert/strict";
import { it } from "node:test";
import { cutMark, queryJournal } from "#kernel";
import { asCorrected } from "#learning";
import { journalEntrySchema } from "#protocol";
import { chatInvariants } from "./invariants.ts";

const nothing = { prompt: null, promptHash: null, fallbackFrom: null, usage: null, cost: null, error: null };
const said = { userInput: "환율은?", question: "환율은?", history: [], conversationSummary: "", processorSummary: "" };
const known = { toolResults: [], sources: [], facts: [], reasoning: null };
const documents = [{ id: "d", name: "계약서.md", description: "", overview: "", pages: 1 }];

/** The journal of a turn that searched the web with a document attached, its first choice by this executor. */
function webFirst(executor: string) {
  const choice = { selected_tool: "web_search", query: "환율", reason: asCorrected.ko };
  return journalOf([
    { kind: "step", name: "chat.select-tool", executor, input: {}, output: choice },
    { kind: "tool", name: "web_search", executor: null, input: { query: "환율" }, output: {} },
    { kind: "step", name: "chat.respond", executor, input: { ...said, ...known, documents }, output: "1,390원" },
  ]);
}

function journalOf(rows: readonly object[]) {
  const entries = rows.map((row, seq) => {
    const times = { attempts: 1, startedAt: 0, endedAt: 0 };
    return journalEntrySchema.parse({
      ...nothing,
      ...times,
      ...row,
      turnId: "t",
      seq,
      key: `${seq}`,
      status: "finished",
    });
  });
  return queryJournal(entries);
}

const documentsFirst = chatInvariants.find(({ sentence }) => sentence.en.startsWith("Attached documents"));

it("a user who corrected the choice may send it to the web before his documents", () => {
  assert.equal(documentsFirst?.violation(webFirst("rule")), null);
});

it("a model that says it was corrected may not", () => {
  assert.match(documentsFirst?.violation(webFirst("openai:gpt")) ?? "", /web was searched first/);
});

const privateWordsStay = chatInvariants.find(({ enforcedIn }) => enforcedIn.endsWith("private-words.ts"));
const mail = { kind: "tool", name: "mail__read", executor: null, input: {}, output: "김철수 퇴직" };
const web = { kind: "tool", name: "web_search", executor: null, input: { query: "김철수 퇴직" }, output: {} };
const written = {
  kind: "step",
  name: "chat.respond",
  executor: "rule",
  input: { ...said, ...known, documents: [] },
  output: "답",
};

it("words of an added tool's result may not stand in a web query that comes after it", () => {
  assert.equal(privateWordsStay?.violation(journalOf([mail, web, written])), "김철수 퇴직");
});

it("words that went to the web before anything private was there are no fault", () => {
  assert.equal(privateWordsStay?.violation(journalOf([web, mail, written])), null);
  assert.equal(privateWordsStay?.violation(journalOf([web, written])), null);
});

it("words that may stand in what the journal has cut are neither a fault nor held", () => {
  const long = { ...written, input: { ...written.input, userInput: `긴 글${cutMark}` } };
  assert.throws(() => privateWordsStay?.violation(journalOf([mail, web, long])), /too long/);
});

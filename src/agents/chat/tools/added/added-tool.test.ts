import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import { createMemoryJournal, defineTool, type JournalPort, queryJournal } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { JihwiError } from "#protocol";
import { chatWith } from "../../../../../test/beds/chat/chat-with.ts";

let runs = 0;
let isDown = false;
const tides = defineTool({
  name: "tides",
  title: { ko: "물때", en: "Tides" },
  description: { ko: "항구의 물때를 알려 줍니다.", en: "Tells the tides of a port." },
  input: z.object({ query: z.string() }),
  output: z.object({ text: z.string() }),
  run: async () => {
    runs += 1;
    if (isDown) throw new Error("down");
    return { text: "인천 만조는 오전 6시 12분입니다." };
  },
  words: ({ text }) => text,
  fromWords: (query) => ({ query }),
  claims: (question) => question.includes("물때"),
});

const agent = chatWith({ addedTools: { current: () => [tides], refresh: async () => [tides] } });
const request = {
  text: "오늘 인천 물때 알려줘",
  options: { documents: [], maxIterations: 5 },
  history: [],
  summary: "",
};

/** Runs the turn until its tool has a row, and then again from what the journal kept. */
async function answerAfterCrash() {
  const journal = createMemoryJournal();
  const crash = new AbortController();
  const dying: JournalPort = {
    ...journal,
    async append(rows) {
      await journal.append(rows);
      if (rows.some(({ kind }) => kind === "tool"))
        crash.abort(new JihwiError("turn-interrupted", { message: { ko: "끊김", en: "interrupted" } }));
    },
  };
  await assert.rejects(
    agent.run(await createTestTurn({ journal: dying, agent: "chat", signal: crash.signal }), request),
  );
  isDown = false;
  const resumed = await createTestTurn({ journal, agent: "chat" });
  return { answer: (await agent.run(resumed, request)).answer, resumed };
}

describe("a turn that is resumed after an added tool was run", () => {
  it("answers from what the tool returned, without running it again", async () => {
    runs = 0;
    const { answer } = await answerAfterCrash();
    assert.equal(answer, (await agent.run(await createTestTurn({ agent: "chat" }), request)).answer);
    assert.match(answer, /6시 12분/);
    assert.equal(runs, 2, "one of each turn");
  });

  it("runs it again where it had failed, which is not a second run", async () => {
    isDown = true;
    const { answer, resumed } = await answerAfterCrash();
    assert.match(answer, /6시 12분/);
    const once = agent.invariants.find(({ sentence }) => sentence.en.startsWith("No tool is run twice"));
    assert.equal(once?.violation(queryJournal(resumed.journal.entries())), null);
  });
});

import assert from "node:assert/strict";
import { after, beforeEach, describe, it, type TestContext, test } from "node:test";
import fc from "fast-check";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { startFakeTavily } from "../fakes/web/tavily.ts";
import { type Chat, openChat } from "./open-chat.ts";
import { choose, playSteps, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
const web = await startFakeTavily();
after(() => Promise.all([provider.close(), web.close()]));
beforeEach(() => {
  provider.reset();
  web.answer([{ title: "소식", url: "https://news.example/a", content: "오늘의 소식이다." }]);
});

const files = {
  "휴가.md": "# 휴가 규정\n\n연차 휴가는 한 해에 15일이다.\n",
  "출장.md": "# 출장 규정\n\n출장 숙박비는 하루 8만 원까지 낸다.\n",
  "회의록.md": "# 3월 회의록\n\n새 창고는 김해에 짓기로 했다.\n",
};

async function openLibrary(test: TestContext, env: Readonly<Record<string, string>> = {}) {
  const chat = await openChat(test, env);
  const [leave = "", travel = "", minutes = ""] = await chat.bring(files);
  return { chat, leave, travel, minutes };
}

async function collect(chat: Chat, name: string, ...documents: string[]): Promise<string> {
  const { id } = await chat.jihwi.store.collections.add(name);
  await chat.jihwi.store.collections.put(id, { documents });
  return id;
}

/** The steps that a model was asked for, but for those that follow an answer. */
const callsOf = () => provider.calls.map(stepOf).filter((step) => step.startsWith("chat.") && step !== "chat.title");

describe("with nothing attached and no model", () => {
  it("the library is asked, and the answer says what was read and what was passed over", async (test) => {
    const { chat, travel } = await openLibrary(test);
    const told = await chat.ask("출장 숙박비는 얼마까지야?");
    assert.match(told.answer, /8만 원/);
    assert.deepEqual(told.citations.map(({ documentId }) => documentId).at(0), travel);
    assert.deepEqual(Object(told.details.asked)[0], { documentId: travel, read: true, name: "출장.md" });
    assert.ok(told.entries.some(({ kind, name }) => kind === "show" && name === "chat.asked"));
    assert.deepEqual(told.broken, []);
  });

  it("what no document says is said to be nowhere, and talk, clock and sums stay what they are", async (test) => {
    const { chat } = await openLibrary(test);
    const nowhere = await chat.ask("프랑크푸르트 공항의 활주로는 몇 개야?");
    assert.match(nowhere.answer, /문서함의 문서에서 찾지 못했습니다/);
    const partly = await chat.ask("출장 때 강아지를 맡길 호텔은?");
    assert.match(partly.answer, /질문의 말 가운데 .*‘강아지’.*[은는] 여기에 없습니다/);
    for (const [question, answer] of [
      ["고마워", /별말씀을요/],
      ["12 곱하기 34는?", /408/],
    ] as const) {
      const told = await chat.ask(question);
      assert.match(told.answer, answer);
      assert.deepEqual([told.tools, told.details.asked], [[], []]);
    }
    assert.deepEqual((await chat.ask("오늘 며칠이야?")).tools, ["get_current_time"]);
  });

  it("only the collections of the conversation are asked, by id or name, and it keeps them", async (test) => {
    const { chat, travel, minutes } = await openLibrary(test);
    await collect(chat, "규정", travel);
    await collect(chat, "회의", minutes);
    const ask = async (collections: readonly string[] | undefined, session: string) => {
      const told = await chat.ask("새 창고는 어디에 짓기로 했어?", { session, collections });
      return Object(told.details.asked).map(({ documentId }: { documentId: string }) => documentId);
    };
    assert.deepEqual(await ask(["회의"], "s1"), [minutes]);
    assert.deepEqual(await ask(undefined, "s1"), [minutes]);
    assert.deepEqual(await ask(["규정"], "s2"), []);
    assert.deepEqual(await ask([], "s3"), []);
    await assert.rejects(chat.ask("뭐야?", { collections: ["없는 것"] }));
  });

  it("attaching narrows, and samples are asked only where they are chosen", async (test) => {
    const { chat, leave } = await openLibrary(test);
    const narrowed = await chat.ask("출장 숙박비는 얼마까지야?", { documents: [leave] });
    assert.deepEqual(narrowed.details.asked, [{ documentId: leave, read: false, name: "휴가.md" }]);
    assert.doesNotMatch(narrowed.answer, /8만 원/);
    await chat.jihwi.library.samples.open("contract", "ko");
    const sample = (await chat.jihwi.documents.list()).items.find(({ name }) => name.startsWith("예시"));
    const sampled = async (collections?: readonly string[]) =>
      JSON.stringify((await chat.ask("웹사이트 제작 계약을 해지하려면?", { collections })).entries).includes(
        sample?.id ?? "?",
      );
    assert.equal(await sampled(), false);
    const everywhere = await chat.jihwi.library.findPassages("휴가 규정과 웹사이트 제작 계약 해지", {
      k: 20,
      documents: null,
    });
    assert.ok(everywhere.length > 0 && everywhere.every(({ documentId }) => documentId !== sample?.id));
    await collect(chat, "연습", sample?.id ?? "");
    assert.equal(await sampled(["연습"]), true);
  });

  it("a document that was passed over does not count as quoted", async (test) => {
    const { chat, leave, travel } = await openLibrary(test);
    await chat.ask("출장 규정의 숙박비는 얼마까지야?", { session: "s" });
    assert.deepEqual(await chat.jihwi.documents.conversations(travel), { count: 1, quoting: 1 });
    const asked = (await chat.jihwi.store.messages.list("s")).at(-1)?.parts.at(-1);
    const isPassedOver = JSON.stringify(asked).includes(`"documentId":"${leave}","read":false`);
    const { quoting } = await chat.jihwi.documents.conversations(leave);
    assert.equal(quoting, isPassedOver ? 0 : 1);
  });
});

describe("with nothing attached and a model", () => {
  const answer = text("숙박비는 하루 8만 원까지입니다 [1].");

  it("its writer searches the library and answers, in two calls", async (test) => {
    const { chat, travel } = await openLibrary(test, provider.env);
    provider.reset();
    playSteps(provider, {
      "chat.select-tool": choose("search_pdf_knowledge", "출장 숙박비"),
      "chat.respond": ({ text: shown }) =>
        shown.includes("8만 원")
          ? answer
          : toolCalls([{ name: "search_pdf_knowledge", arguments: { query: "출장 숙박비" } }]),
    });
    const told = await chat.ask("출장 가면 숙박비를 얼마까지 받을 수 있어?");
    assert.equal(callsOf().length, 2, callsOf().join());
    assert.match(told.answer, /8만 원/);
    assert.equal(Object(told.details.asked)[0].documentId, travel);
    assert.deepEqual(told.broken, []);
  });

  it("an empty library changes nothing: no tool is offered, and nothing is told of it", async (test) => {
    playSteps(provider, { "chat.select-tool": choose("none"), "chat.respond": text("파리입니다.") });
    const chat = await openChat(test, provider.env);
    const told = await chat.ask("프랑스의 수도는 어디야?");
    assert.ok(
      provider.calls.every(({ text: shown, tools }) => !`${shown}${JSON.stringify(tools)}`.includes("search_pdf")),
    );
    assert.deepEqual(told.details.asked, []);
  });

  it("that finds nothing there is told so", async (test) => {
    const { chat } = await openLibrary(test, provider.env);
    const call = toolCalls([{ name: "search_pdf_knowledge", arguments: { query: "Frankfurt" } }]);
    playSteps(provider, {
      "chat.select-tool": choose("search_pdf_knowledge", "Frankfurt"),
      "chat.respond": ({ text: shown }) => (shown.includes("나온 것이 없습니다") ? text("문서함에는 없습니다.") : call),
    });
    const told = await chat.ask("프랑크푸르트 활주로 길이는 어디서 정했지?");
    assert.match(told.answer, /문서함에는 없습니다/);
    assert.deepEqual([told.details.asked, told.broken], [[], []]);
  });
});

test("what an earlier turn was told from stays here, whatever the conversation may ask now", async (test) => {
  const { chat, leave, travel, minutes } = await openLibrary(test, { ...provider.env, ...web.env });
  const ask = async (session: string, tool: string, query: string, collections?: readonly string[]) => {
    playSteps(provider, {
      "chat.select-tool": [choose(tool, query), choose("none")],
      "chat.process-result": json({ summary: "", needs_more_tools: false, next_action: null, reason: "" }),
    });
    const told = await chat.ask("새 창고의 소식을 알려 줘", { session, ...(collections && { collections }) });
    assert.deepEqual(told.broken, []);
    const sent = told.entries.filter(({ kind, name }) => kind === "tool" && name === "web_search");
    return sent.map(({ input }) => Object(input).query);
  };
  const leaking = "창고 김해 소식";
  await ask("library", "search_pdf_knowledge", "창고");
  assert.deepEqual(await ask("library", "web_search", leaking, []), ["창고 소식"]);
  await ask("removed", "search_pdf_knowledge", "창고");
  for (const id of [leave, travel, minutes]) await chat.jihwi.documents.remove(id);
  assert.deepEqual(await ask("removed", "web_search", leaking), ["창고 소식"]);
  await ask("public", "web_search", "창고 소식 오늘");
  assert.deepEqual(await ask("public", "web_search", leaking), [leaking]);
  const answer = { id: "m", role: "assistant" as const, parts: [], text: "김해" };
  await chat.jihwi.store.messages.append("public", answer);
  assert.deepEqual(await ask("public", "web_search", leaking), ["창고 소식"]);
});

describe("a document outside the collections that are asked", () => {
  it("reaches neither a prompt nor an answer, whatever a model chooses", async (test) => {
    const chat = await openChat(test, { ...provider.env, ...web.env });
    const words = ["가람", "나루", "다솜", "라온", "마루", "바다"];
    playSteps(provider, {});
    const ids = await chat.bring(
      Object.fromEntries(
        words.map((word, at) => [`${word}비밀${at}.md`, `# ${word}\n\n${word} 창고의 열쇠말은 비밀${at}이다.\n`]),
      ),
    );
    const documentsOf = fc.subarray(ids, { minLength: 1 });
    const chosen = fc.constantFrom("search_pdf_knowledge", "web_search", "none", "reasoning");
    let round = 0;
    await fc.assert(
      fc.asyncProperty(documentsOf, documentsOf, fc.boolean(), chosen, async (within, others, isAttached, tool) => {
        round += 1;
        const asked = await collect(chat, `고른 것 ${round}`, ...within);
        await collect(chat, `다른 것 ${round}`, ...others);
        const query = words.join(" ");
        provider.reset();
        playSteps(provider, {
          "chat.select-tool": choose(tool, query),
          "chat.process-result": json({ summary: "", needs_more_tools: true, next_action: query, reason: "" }),
          "chat.respond": ({ tools }) =>
            tools.length > 0 && provider.calls.length < 6
              ? toolCalls([
                  { name: tools.at(-1)?.name ?? "", arguments: { query: `${query} ${provider.calls.length}` } },
                ])
              : text("열쇠말입니다 [1]."),
        });
        const attached = isAttached ? within.slice(0, 1) : [];
        const told = await chat.ask(`${query} 창고의 열쇠말은?`, { documents: attached, collections: [asked] });
        const allowed = isAttached ? attached : within;
        const seen = JSON.stringify([provider.calls.map(({ body }) => body), told.entries, told.answer, told.details]);
        for (const [at, id] of ids.entries())
          if (!allowed.includes(id))
            assert.ok(!seen.includes(`비밀${at}`) && !seen.includes(id), `${words[at]} was seen`);
        assert.deepEqual(told.broken, []);
      }),
      { numRuns: 15 },
    );
  });
});

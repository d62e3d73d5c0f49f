import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { createApp } from "#server";
import { type FakeCall, json, startFakeProvider, text } from "../fakes/index.ts";
import { openChat } from "./open-chat.ts";
import { playSteps, stepOf } from "./play-steps.ts";

const provider = await startFakeProvider();
after(() => provider.close());
beforeEach(() => provider.reset());

const rules = "# 환불 규정\n\n환불은 물건을 받은 날부터 7일 안에 신청한다. 배송비는 사는 사람이 낸다.\n";
const [lie, right] = ["환불은 14일 안에 신청합니다 [1].", "환불은 7일 안에 신청합니다 [1]."];
const doubted = "배송비는 파는 사람이 냅니다 [1].";

test("what was put right is what stands in history, title and export, and what is refuted comes back as no fact", async (t) => {
  playSteps(provider, {
    "chat.respond": text(`${lie}\n${doubted}`),
    "grounding-judge": json({ verdicts: [{ number: 2, verdict: "contradicts", words: "배송비는 사는 사람이 낸다" }] }),
    "grounding-repair": json({ corrections: [{ number: 1, text: right }] }),
    "chat.title": ({ text: asked }: FakeCall) => json({ title: asked.includes("14일") ? "환불 14일" : "환불 7일" }),
  });
  const chat = await openChat(t, provider.env);
  const documents = await chat.bring({ "환불.md": rules });
  await chat.ask("환불은 언제까지 돼?", { session: "s", documents });
  const { store } = chat.jihwi;
  const stored = await store.messages.last("s");
  assert.ok(stored?.text.includes(right) && !stored.text.includes("14일"), stored?.text);
  assert.equal((await store.sessions.get("s")).title, "환불 7일");
  const exported = await (await createApp(chat.jihwi).request("/api/sessions/s/export")).text();
  assert.match(exported, /7일 안에 신청합니다/u);
  assert.match(exported, /배송비는 사는 사람이 낸다/u);
  await chat.ask("그럼 언제까지라고?", { session: "s" });
  const next = provider.calls.findLast((call) => stepOf(call) === "chat.respond")?.text ?? "";
  assert.ok(next.includes("환불은 7일 안에 신청합니다") && !next.includes("14일"), next);
  assert.match(next, /~~배송비는 파는 사람이 냅니다.*~~ \(근거와 다른 말\)/u);
});

test("a citation leads to the words that the judge has named", async (t) => {
  const prices = "zone,weight,price\nWorld,2–5 kg,32.27\nWorld,20–31.5 kg,83.65\n";
  playSteps(provider, {
    "chat.respond": text("해외 소포 값은 32.27유로입니다 [1]."),
    "grounding-judge": json({ verdicts: [{ number: 1, verdict: "supports", words: "World,2–5 kg,32.27" }] }),
    "chat.title": json({ title: "값" }),
  });
  const chat = await openChat(t, provider.env);
  const documents = await chat.bring({ "prices.txt": prices });
  await chat.ask("해외로 3kg 보내면 얼마야?", { session: "s", documents });
  const parts = (await chat.jihwi.store.messages.last("s"))?.parts ?? [];
  const cited = parts.findLast(({ type }) => type === "data-citations");
  assert.match(JSON.stringify(cited), /"quote":"World,2–5 kg,32\.27"/u);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawScan, scannedPdf } from "../beds/documents/draw-scan.ts";
import { error, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { openChat } from "./open-chat.ts";
import { playSteps, stepOf } from "./play-steps.ts";

const words = "Delivery takes nine days.";
const shown = /image_url|input_image|"image"/;

test("a picture goes to a model that sees, its words to one that does not, and it goes with its conversation", async (t) => {
  const provider = await startFakeProvider({ protocol: "openai-chat" });
  t.after(() => provider.close());
  const chat = await openChat(t, provider.env);
  const { documents, jobs, store, conductor } = chat.jihwi;
  await jobs.start();
  const file = drawScan(words, { dpi: 100 }).canvas.toBuffer("image/png");
  const { id } = await documents.add(file, "slip.png", { isPassing: true });
  const kept = await documents.add(new TextEncoder().encode("# 메모\n\n남는 글"), "메모.md");
  await documents.settled(id);
  const answersAsked = () =>
    provider.calls.filter((call) => stepOf(call) === "chat.respond" && !call.instructions.includes("JSON"));

  playSteps(provider, { "chat.respond": text("It takes nine days [1].") });
  const told = await chat.ask("How long does delivery take?", { documents: [id, kept.id], session: "s" });
  assert.deepEqual(told.broken, []);
  const [seeing] = answersAsked();
  assert.match(JSON.stringify(seeing?.body), shown);
  assert.match(seeing?.text ?? "", /nine days/);
  assert.ok(!JSON.stringify(told.entries).includes("data:image"), "no journal keeps a picture");

  // A page of a PDF is shown when its writer asks to see it.
  const drawing = await documents.add(scannedPdf(["A chart of sales"]), "chart.pdf");
  await documents.settled(drawing.id);
  provider.reset();
  const look = toolCalls([{ name: "look_at_page", arguments: { document: "chart.pdf", page: 1 } }]);
  playSteps(provider, { "chat.respond": [look, text("Sales rise.")] });
  const looked = await chat.ask("What does the chart show?", { documents: [drawing.id] });
  assert.deepEqual(looked.broken, []);
  assert.ok(answersAsked()[0]?.tools.some(({ name }) => name === "look_at_page"));
  assert.deepEqual(
    answersAsked().map(({ body }) => shown.test(JSON.stringify(body))),
    [false, true],
  );

  // One that was read with a password, which is not kept, cannot be drawn.
  await store.documents.update(drawing.id, { locked: 1 });
  provider.reset();
  playSteps(provider, { "chat.respond": text("Sales rise.") });
  await chat.ask("And the stamp?", { documents: [drawing.id] });
  assert.ok(answersAsked().every(({ tools }) => !tools.some(({ name }) => name === "look_at_page")));

  // A server that turns pictures down is asked without them, and from then on at once.
  provider.reset();
  playSteps(provider, {
    "chat.respond": ({ body }) =>
      shown.test(JSON.stringify(body)) ? error(400, { message: "no images" }) : text("It takes nine days [1]."),
  });
  await chat.ask("How many days?", { session: "s" });
  assert.deepEqual(
    answersAsked().map(({ body }) => shown.test(JSON.stringify(body))),
    [true, false],
  );
  assert.match(answersAsked()[1]?.instructions ?? "", /pictures could not be sent|그림은 보낼 수 없었습니다/);
  const blind = await chat.ask("Nine?", { session: "s" });
  assert.equal(answersAsked().length, 3);
  assert.match(answersAsked().at(-1)?.text ?? "", /slip\.png/);
  assert.match(answersAsked().at(-1)?.text ?? "", /cannot see|볼 수 없는/);
  assert.match(blind.notices.join(), /그림을 보는 모델이/);

  assert.deepEqual((await store.collections.askable("all", [])).toSorted(), [kept.id, drawing.id].toSorted());
  await conductor.removeSessions(["s"]);
  assert.equal(await store.documents.find(id), null);
  assert.notEqual(await store.documents.find(kept.id), null);
});

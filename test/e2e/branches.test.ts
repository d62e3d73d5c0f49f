/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { dieMidStream, type FakeProvider, startFakeProvider, text } from "../fakes/index.ts";
import { answeredBy, missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const question = (page: Page) => page.locator("article[data-role=user]");
const answer = (page: Page) => page.locator("article[data-role=assistant][data-running=false]");
const versions = (page: Page, role: string) =>
  page.locator(`article[data-role=${role}]`).last().getByRole("group", { name: "다른 판" });

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "메시지" }).fill(words);
  await page.keyboard.press("Enter");
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe("versions of messages in the browser", { skip: await missingBrowser() }, () => {
  let provider: FakeProvider;
  let app: OpenApp;
  let count = 0;
  before(async () => {
    provider = await startFakeProvider();
    app = await openApp(answeredBy(provider));
  });
  after(async () => {
    await app.close();
    await provider.close();
  });

  it("keeps an edited question and an answer made again, and switches between them with what followed", async () => {
    provider.respond(() => text(`${++count}번째 답입니다.`));
    const page = await app.newPage();
    await page.goto("/chat");
    await ask(page, "안녕 하나");
    await answer(page).getByText("1번째 답").waitFor();
    await question(page).hover();
    await page.getByRole("button", { name: "고쳐서 다시 묻기" }).click();
    await page.getByRole("textbox", { name: "고친 질문" }).fill("안녕 둘");
    await page.keyboard.press("Enter");
    await answer(page).getByText("2번째 답").waitFor();
    await versions(page, "user").getByText("2/2").waitFor();
    await page.getByRole("button", { name: "다시 답하기" }).click();
    await answer(page).getByText("3번째 답").waitFor();
    await versions(page, "assistant").getByText("2/2").waitFor();
    await versions(page, "assistant").getByRole("button", { name: "앞의 판 보기" }).click();
    await answer(page).getByText("2번째 답").waitFor();
    await versions(page, "user").getByRole("button", { name: "앞의 판 보기" }).click();
    await question(page).getByText("안녕 하나").waitFor();
    await answer(page).getByText("1번째 답").waitFor();
    await page.reload();
    await answer(page).getByText("1번째 답").waitFor();
    await versions(page, "user").getByText("1/2").waitFor();
    assert.equal(await question(page).count(), 1);

    const { messages } = app.jihwi.store;
    const sessionId = new URL(page.url()).pathname.replace(/.*\//, "");
    for (let at = 1; at <= 30; at++) {
      const words = `${at}번째 말입니다.`;
      const part = { type: "text", text: words };
      await messages.append(sessionId, {
        id: `later-${at}`,
        role: "user",
        parts: [part],
        text: words,
      });
    }
    await page.reload();
    await question(page).getByText("30번째 말").waitFor();
    const first = question(page).first();
    await first.scrollIntoViewIfNeeded();
    await first.getByRole("button", { name: "다음 판 보기" }).click();
    await question(page).getByText("안녕 둘").waitFor();
    await first.getByRole("button", { name: "앞의 판 보기" }).click();
    await question(page).getByText("30번째 말").waitFor();
    await twoFrames(page);
    const compared = await first.boundingBox();
    assert.ok(compared !== null && compared.y > 0 && compared.y < 800, "whose versions are compared stays in sight");
    await page.close();
  });

  it("offers to go on with an answer that broke off, also after a reload", async () => {
    const long = "이 문장은 끝까지 흘러오지 못하고 가운데에서 끊깁니다. ".repeat(12);
    provider.respond(() => dieMidStream(`${long}그리고`));
    const page = await app.newPage();
    await page.goto("/chat");
    await ask(page, "긴 글을 써 줘");
    await answer(page).getByText("답이 여기서 끊겼습니다.").waitFor();
    await page.reload();
    provider.respond(() => text("이어서 씁니다."));
    await page.getByRole("button", { name: "이어 쓰기" }).click();
    await answer(page).last().getByText("이어서 씁니다.").waitFor();
    assert.equal(await answer(page).count(), 2);
    await page.close();
  });

  it("reads a long conversation from its end, page by page upwards, and stays where the reader is", async () => {
    const { messages, sessions } = app.jihwi.store;
    const { id } = await sessions.create({ id: "session_long", agent: "chat", title: "긴 대화" });
    for (let at = 1; at <= 150; at++) {
      const words = `${at}번째 말입니다.`;
      const part = { type: "text", text: words };
      await messages.append(id, { id: `m${at}`, role: "user", parts: [part], text: words });
    }
    const page = await app.newPage();
    await page.goto(`/chat/${id}`);
    await question(page).getByText("150번째 말").waitFor();
    assert.equal(await question(page).count(), 60);
    // What the browser's own search moves to is not taken back when the page grows.
    const searched = question(page).getByText("120번째 말");
    await searched.evaluate((words) => words.scrollIntoView());
    await twoFrames(page);
    await page.getByRole("textbox", { name: "메시지" }).fill("여러\n줄을\n쓰는\n사이");
    await twoFrames(page);
    const there = await searched.boundingBox();
    assert.ok(there !== null && there.y > -20 && there.y < 800, `where it was searched: ${JSON.stringify(there)}`);
    await page.getByTestId("messages").evaluate((list) => list.scrollTo(0, 0));
    await question(page).getByText("31번째 말입니다.", { exact: true }).waitFor();
    assert.equal(await question(page).count(), 120);
    const seen = await question(page).getByText("91번째 말").first().boundingBox();
    assert.ok(seen !== null && seen.y > -200 && seen.y < 800, "what was read stays in sight");
    await page.close();
  });
});

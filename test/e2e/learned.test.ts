import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { skipsUnlessAll } from "../all-tests.ts";
import { startFakeProvider } from "../fakes/index.ts";
import { json } from "../fakes/reply.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

describe("what rules learned, in the browser", { skip: await missingBrowser() }, () => {
  let fake: Awaited<ReturnType<typeof startFakeProvider>>;
  let app: OpenApp;
  before(async () => {
    fake = await startFakeProvider();
    fake.respond(() => json({ selected_tool: "none", reason: "test", query: null }));
    const { JIHWI_MODEL = "", ...keys } = fake.env;
    app = await openApp({ ...keys, JIHWI_MODEL_SELECT: JIHWI_MODEL });
  });
  after(async () => {
    await app.close();
    await fake.close();
  });

  it("switches rules first on, and it stays on", async () => {
    const page = await app.newPage();
    await page.goto("/learned");
    const prefer = page.getByRole("switch", { name: "규칙 먼저" });
    assert.equal(await prefer.isChecked(), false);
    await prefer.click({ force: true });
    await page.getByRole("switch", { name: "규칙 먼저", checked: true }).waitFor();
    await page.reload();
    await page.getByRole("switch", { name: "규칙 먼저", checked: true }).waitFor();
    await page.close();
  });

  it("shows rules first as the environment sets it", { skip: skipsUnlessAll }, async () => {
    const set = await openApp({ JIHWI_RULES: "prefer" });
    const page = await set.newPage();
    await page.goto("/learned");
    await page.getByText(/환경 변수 JIHWI_RULES.* 정합니다/).waitFor();
    const prefer = page.getByRole("switch", { name: "규칙 먼저", checked: true });
    assert.equal(await prefer.isDisabled(), true);
    await set.close();
  });

  it("corrects a decision in its trace, and the page tells where rule and people differ", async () => {
    const turn = await app.jihwi.conductor.start({
      agent: "chat",
      sessionId: "learned",
      text: "2019년과 2023년 인구를 비교해서 분석해 줘",
      options: { maxIterations: 1 },
    });
    await turn.result;
    await turn.followedUp;
    const page = await app.newPage();
    await page.goto(`/traces/${turn.id}`);
    await page.locator("button[data-kind=step]", { hasText: "도구 고르기" }).click();
    await page.getByRole("button", { name: "날짜와 시각 보기" }).click();
    await page.getByText("고쳤습니다.").waitFor();
    await page.getByRole("button", { name: "다시 실행" }).click();
    await page.getByText("고쳐 주신 대로 다시 답합니다: 날짜와 시각 보기").waitFor();
    assert.equal(new URL(page.url()).pathname, "/chat/learned");
    await page.goto("/learned");
    await page.getByText("최근에 달랐던 것 1개").click();
    await page.getByText("고쳐 주심: 날짜와 시각 보기").waitFor();
    await page.close();
  });

  it("corrects a decision under its answer and runs it again: the other answer stands beside the first", async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("textbox", { name: "메시지" }).fill("요즘 어떻게 지내세요?");
    await page.keyboard.press("Enter");
    const answer = page.locator("article[data-role=assistant][data-running=false]");
    await answer.getByRole("button", { name: "다르게 했어야 해요" }).click();
    await answer.getByText("이번에 고른 것: 바로 답하기").waitFor();
    await answer.getByRole("button", { name: "날짜와 시각 보기" }).click();
    await answer.getByRole("button", { name: "다시 실행" }).click();
    await answer.getByText("고쳐 주신 대로 다시 답합니다: 날짜와 시각 보기").waitFor();
    await answer
      .locator("p", { hasText: /\d{4}년/ })
      .first()
      .waitFor();
    const versions = answer.getByRole("group", { name: "다른 판" });
    await versions.getByText("2/2").waitFor();
    await versions.getByRole("button", { name: "앞의 판 보기" }).click();
    await versions.getByText("1/2").waitFor();
    assert.equal(await answer.getByText("고쳐 주신 대로").count(), 0);
    await page.close();
  });
});

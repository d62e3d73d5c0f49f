import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
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
    await prefer.waitFor();
    assert.equal(await prefer.isChecked(), true);
    await page.context().close();
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
    await page.goto("/learned");
    await page.getByText("최근에 달랐던 것 1개").click();
    await page.getByText("고쳐 주심: 날짜와 시각 보기").waitFor();
    await page.context().close();
  });
});

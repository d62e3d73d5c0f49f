import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, it } from "node:test";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

describe("a trace in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("is downloaded, run again, compared with another, summed up and removed", async () => {
    const page = await app.newPage();
    for (const question of ["안녕", "양자 컴퓨터가 뭐야?"]) {
      const answer = await page.request.post("/api/agents/chat/turns", {
        data: { id: "asked", messages: [{ role: "user", parts: [{ type: "text", text: question }] }] },
      });
      assert.ok((await answer.text()).includes("finish"));
    }
    await page.goto("/traces");
    await page.getByRole("link", { name: /양자 컴퓨터/ }).click();
    const more = page.getByRole("button", { name: "이 기록으로 할 일" });
    await more.click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "기록 받기" }).click();
    const trace: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
    assert.ok(typeof trace === "object" && trace !== null && "entries" in trace);

    const chosen = page.locator('button[data-kind="step"]', { hasText: "도구 고르기" });
    await chosen.click();
    const detail = page.getByRole("region", { name: "도구 고르기", exact: true });
    await detail.getByText("고른 도구", { exact: true }).waitFor();
    assert.doesNotMatch((await detail.textContent()) ?? "", /selected_tool|webConfigured|[{}]/);
    await detail.getByRole("switch", { name: "원본 (JSON)" }).click();
    assert.match((await detail.locator("pre").textContent()) ?? "", /"selected_tool": "none"/);
    await page.goBack();
    await page.getByRole("link", { name: /양자 컴퓨터/ }).click();

    await page.getByRole("button", { name: "다시 돌리기" }).click();
    await page.getByText("모두 같습니다").waitFor();

    await more.click();
    await page.getByRole("menuitem", { name: "다른 턴과 견주기" }).click();
    await page.getByRole("dialog").getByRole("link", { name: /안녕/ }).click();
    await page.getByRole("heading", { name: "두 턴 견주기" }).waitFor();
    await page.getByRole("heading", { name: "답", exact: true }).waitFor();
    assert.equal(await page.getByRole("heading", { name: "달라진 말" }).count(), 0, "they have no words in common");
    await page.getByRole("link", { name: "기록으로" }).click();

    await more.click();
    await page.getByRole("menuitem", { name: "기록 지우기" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "기록 지우기" }).click();
    await page.getByRole("link", { name: "합계" }).click();
    await page.getByText("에이전트", { exact: true }).click();
    const row = page.getByRole("row", { name: /대화/ });
    await row.waitFor();
    assert.equal(await row.getByRole("cell").first().textContent(), "1");
    await page.close();
  });
});

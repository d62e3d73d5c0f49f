import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const program = join(import.meta.dirname, "../fakes/mcp/server.ts");
const secret = "tide-secret-0123456789";

describe("tool servers in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("a server is added, answers, and its tools are listed; its secret does not come back", async () => {
    const page = await app.newPage();
    await page.goto("/settings");
    await page.getByRole("button", { name: "서버 더하기" }).click();
    await page.getByLabel("이름(영문)").fill("tides");
    await page.getByLabel("시작하는 명령, 또는 주소").fill(`${process.execPath} ${program}`);
    await page.getByLabel("환경 변수나 헤더").fill(`TIDE_KEY=${secret}`);
    await page.getByRole("button", { name: "저장" }).last().click();
    const card = page.getByRole("region", { name: "tides" });
    await card.getByText("답했음").waitFor();
    await card.getByText("도구 10개").click();
    await card.getByText("High water of a harbour").waitFor();
    assert.ok(!(await page.content()).includes(secret));
    await page.close();
  });

  it("a turn waits with its question, through a reload, until it is allowed", async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("textbox", { name: "메시지" }).fill("tides__get_tide 목포");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "이 도구를 써도 될까요?" }).getByText("tides: Tides").waitFor();
    await page.getByRole("status").getByText("도구를 써도 되는지 묻고 있습니다: tides: Tides").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "이번만 허용" }).click();
    await page.getByText("이번만 허용했습니다.").waitFor();
    await page.getByText("is at 06:42").filter({ visible: true }).first().waitFor();
    await page.reload();
    await page.getByText("이번만 허용했습니다.").waitFor();
    await page.close();
  });

  it("a webhook is added on the settings page, its secret shown once, tried and removed, in both languages", async () => {
    const page = await app.newPage();
    await page.goto("/settings");
    await page.getByRole("button", { name: "받을 곳 더하기" }).click();
    await page.getByLabel("받을 주소").fill("http://127.0.0.1:9/hook");
    await page.getByLabel("검사가 끝났을 때").uncheck();
    await page.getByRole("button", { name: "더하기", exact: true }).click();
    const shown = page.getByRole("region", { name: "서명을 확인할 비밀 값" });
    const made = (await shown.locator("code").textContent()) ?? "";
    assert.match(made, /^whsec_/);
    await shown.getByRole("button", { name: "옮겨 적었습니다" }).click();
    const card = page.getByRole("region", { name: "http://127.0.0.1:9/hook" });
    await card.getByText("답이 끝났을 때 · 문서를 다 읽었을 때").waitFor();
    await card.getByRole("button", { name: "시험 보내기" }).click();
    await card.getByRole("alert").waitFor();
    await page.reload();
    await card.waitFor();
    assert.ok(!(await page.content()).includes(made));
    await page.getByText("English").click();
    await card.getByRole("button", { name: "Remove" }).click();
    await card.waitFor({ state: "detached" });
    await page.close();
  });
});

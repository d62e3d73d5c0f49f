/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

describe("the frame in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("speaks both languages and wears both themes, and remembers", async () => {
    const page = await app.newPage({ language: "en" });
    await page.goto("/settings");
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.getByRole("radiogroup", { name: "Language" }).getByText("한국어").click();
    await page.getByRole("heading", { name: "설정" }).waitFor();
    await page.getByRole("radiogroup", { name: "화면" }).getByText("어둡게").click();
    await page.reload();
    await page.getByRole("heading", { name: "설정" }).waitFor();
    const { scheme, lang } = await page.evaluate(() => ({
      scheme: document.documentElement.getAttribute("data-mantine-color-scheme"),
      lang: document.documentElement.lang,
    }));
    assert.deepEqual({ scheme, lang }, { scheme: "dark", lang: "ko" });
    await page.close();
  });

  it("fits a phone of 360 pixels on every page of the rail", async () => {
    const page = await app.newPage({ width: 360, height: 740 });
    await page.goto("/chat");
    const rail = page.getByRole("navigation", { name: "페이지" });
    await rail.getByRole("link", { name: "계약" }).waitFor();
    for (const link of await rail.getByRole("link").all()) {
      await link.click();
      await page.locator("main h1, main h2").first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${await link.textContent()} is ${width} pixels wide`);
    }
    await page.goto("/inspect");
    await page.getByRole("button", { name: /모두 찾기/ }).click();
    const search = page.getByRole("dialog", { name: "모두 찾기" });
    await search.waitFor();
    await happens(() => page.evaluate(() => history.state?.covers === 1));
    await page.goBack();
    await search.waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).pathname, "/inspect", "Back has closed what lay over the page");
    const ofCode = () => getComputedStyle(document.body.appendChild(document.createElement("code"))).fontFamily;
    assert.match(await page.evaluate(ofCode), /Pretendard/, "code in Korean has letters where the system has none");
    await page.close();
  });

  it("closes one thing at a time by Back on a phone, and never stops at what a link or a reload has closed", async () => {
    for (const name of ["하나", "둘"])
      await app.jihwi.store.sessions.create({ id: `s-${name}`, agent: "chat", title: `대화 ${name}` });
    const page = await app.newPage({ width: 390, height: 740 });
    const covers = (count: number) => happens(() => page.evaluate((n) => (history.state?.covers ?? 0) === n, count));
    const path = () => decodeURI(new URL(page.url()).pathname);
    await page.goto("/inspect");
    await page.goto("/chat/s-하나");
    const openList = async () => {
      await page.getByRole("button", { name: "대화 목록" }).click();
      await covers(1);
    };
    await openList();
    const list = page.getByRole("dialog", { name: "대화" });
    await list.getByRole("button", { name: "대화 하나 더 보기" }).click();
    await covers(2);
    await page.goBack();
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await list.getByRole("link", { name: /대화 둘/ }).click();
    await list.waitFor({ state: "hidden" });
    assert.equal(path(), "/chat/s-둘");
    await page.goBack();
    await covers(0);
    assert.equal(path(), "/chat/s-하나");
    await openList();
    await page.reload();
    await covers(0);
    await page.goBack();
    assert.equal(path(), "/inspect");
    await page.close();
  });

  it("opens an answer's trace: the steps, who executed them, and the guarantees that held", async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("textbox", { name: "메시지" }).fill("지금 몇 시야?");
    await page.keyboard.press("Enter");
    await page.locator("article[data-role=assistant][data-running=false]").waitFor();
    await page.getByRole("link", { name: "기록 보기" }).click();
    const step = page.getByRole("button", { name: /도구 고르기.*규칙/ });
    await step.first().click();
    await page.getByRole("heading", { name: "낸 것" }).waitFor();
    const told = (await page.getByRole("region", { name: "도구 고르기" }).textContent()) ?? "";
    assert.match(told, /시계/);
    assert.doesNotMatch(told, /get_current_time/);
    await page.getByLabel("지켜짐").first().waitFor();
    assert.equal(await page.getByLabel("깨짐").count(), 0);
    await page.getByRole("button", { name: "좋은 답이었음" }).click();
    await page.getByRole("button", { name: "좋은 답이었음", pressed: true }).waitFor();
    await page.close();
  });
});

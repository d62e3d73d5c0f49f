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

  it("is downloaded whole, with what every step took and gave", async () => {
    const page = await app.newPage();
    await page.goto("/inspect");
    await page.getByRole("textbox", { name: "검사할 글" }).fill("짧은 글");
    await page.getByRole("button", { name: "검사하기" }).click();
    await page.getByTestId("report").waitFor();
    await page.getByRole("link", { name: "기록 보기" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "기록 받기" }).click();
    const trace: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
    assert.ok(typeof trace === "object" && trace !== null && "entries" in trace);
    await page.context().close();
  });
});

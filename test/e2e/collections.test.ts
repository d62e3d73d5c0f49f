import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

describe("collections in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("a collection is made and filled, asked with nothing attached, and the answer says what was asked", async () => {
    const { documents, store } = app.jihwi;
    const bring = async (name: string, text: string) => {
      const { id } = await documents.add(Buffer.from(text), name);
      await documents.settled(id);
      return id;
    };
    const travel = await bring("출장 규정.md", "# 출장\n\n출장 숙박비는 하루 8만 원까지 낸다.\n");
    const leave = await bring("휴가 규정.md", "# 휴가\n\n연차 휴가는 한 해에 15일이다.\n");
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "문서" });
    await drawer.getByRole("button", { name: "문서함 만들기" }).click();
    await page.getByRole("textbox", { name: "문서함 이름" }).fill("규정");
    await page.getByRole("button", { name: "저장" }).click();
    await drawer.getByRole("button", { name: "규정 0" }).waitFor();
    const [collection] = await store.collections.list();
    const holds = async () => (await documents.list({ collection: collection?.id })).items.map(({ id }) => id).sort();

    // By the menu of a row, by dragging, and by a file that is added to it.
    await drawer.getByRole("button", { name: "전체" }).click();
    await drawer.getByRole("button", { name: "출장 규정.md의 문서함" }).click();
    await page.getByRole("menuitemcheckbox", { name: "규정" }).click();
    await drawer.getByRole("button", { name: "규정 1" }).waitFor();
    await page.keyboard.press("Escape");
    await drawer.locator(`[data-document="${leave}"]`).dragTo(drawer.getByRole("button", { name: "규정 1" }));
    await drawer.getByRole("button", { name: "규정 2" }).waitFor();
    assert.deepEqual(await holds(), [leave, travel].sort());
    await drawer.getByRole("button", { name: "규정 2" }).click();
    await drawer.locator("input[type=file]").setInputFiles({
      name: "회의.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# 회의\n\n회의는 월요일에 한다.\n"),
    });
    await drawer.getByRole("button", { name: "규정 3" }).waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "문서함: 전체" }).click();
    await page.getByRole("menuitemcheckbox", { name: "규정" }).click();
    await page.getByRole("button", { name: "문서함: 규정" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "메시지" }).fill("출장 숙박비는 얼마까지야?");
    await page.keyboard.press("Enter");
    const asked = page.getByTestId("asked");
    await asked.getByText("읽은 문서").waitFor();
    await asked.getByRole("button", { name: "출장 규정.md" }).waitFor();
    const session = page.url().split("/").at(-1) ?? "";
    assert.deepEqual(await store.collections.scopeOf((await store.sessions.get(session)).settings), [collection?.id]);

    // The conversation keeps it, and a removed collection takes no document with it.
    await page.reload();
    await page.getByRole("button", { name: "문서함: 규정" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "모두 찾기" }).fill("규정");
    await page.getByRole("option", { name: /^규정 문서함/ }).click();
    await page.waitForURL(/\/chat$/);
    await page.getByRole("button", { name: "문서함: 규정" }).waitFor();
    await page.getByRole("button", { name: "문서", exact: true }).click();
    await drawer.getByRole("button", { name: "규정 3" }).click();
    await drawer.getByRole("button", { name: "규정 없애기" }).click();
    await page.getByRole("button", { name: "없애기", exact: true }).click();
    await happens(async () => (await store.collections.list()).length === 0);
    assert.equal((await documents.list()).items.length, 3);
  });

  it("nothing is to be chosen where there is no document, and at 390 px everything is in reach", async () => {
    const empty = await openApp();
    try {
      const page = await empty.newPage({ language: "en", width: 390, height: 800 });
      await page.goto("/chat");
      await page.getByRole("textbox", { name: "Message" }).waitFor();
      await page.getByRole("button", { name: /Up to/ }).waitFor();
      assert.equal(await page.getByRole("button", { name: /Library:/ }).count(), 0);
      const { id } = await empty.jihwi.documents.add(Buffer.from("Leave is 15 days."), "Leave.md");
      await empty.jihwi.documents.settled(id);
      await empty.jihwi.store.collections.add("A rather long name for the rules of the house, kept together");
      await page.getByRole("button", { name: "Library: All" }).click();
      await page.getByRole("menuitemcheckbox", { name: /A rather long/ }).click();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Documents", exact: true }).click();
      await page.getByRole("button", { name: "New collection" }).waitFor();
      // The drawer's own styles may come a moment after it.
      await page.waitForFunction(() => document.documentElement.scrollWidth <= 390);
    } finally {
      await empty.close();
    }
  });
});

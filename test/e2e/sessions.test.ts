/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

describe("the list of sessions in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("groups by date, pins, puts into folders, and removes several together", async () => {
    const { sessions } = app.jihwi.store;
    for (const name of ["하나", "둘", "셋"])
      await sessions.create({ id: `s-${name}`, agent: "chat", title: `대화 ${name}` });
    const page = await app.newPage();
    await page.goto("/chat");
    const list = page.getByTestId("sessions");
    await list.getByRole("heading", { name: /^(오늘|어제)$/ }).waitFor();
    const menuOf = async (name: string, item: string) => {
      await list.getByRole("link", { name: new RegExp(name) }).hover();
      await page.getByRole("button", { name: `대화 ${name} 더 보기` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await menuOf("하나", "위에 고정");
    await list.getByRole("heading", { name: "고정" }).waitFor();
    await menuOf("둘", "폴더에 넣기");
    await page
      .getByRole("dialog")
      .getByLabel(/폴더 이름/)
      .fill("업무");
    await page.keyboard.press("Enter");
    await list.getByText(/업무 ·/).waitFor();
    await page.getByRole("button", { name: "여러 개 고르기" }).click();
    await list.getByRole("checkbox", { name: /둘/ }).check();
    await list.getByRole("checkbox", { name: /셋/ }).check();
    await page.getByRole("button", { name: "2개 지우기" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "2개 지우기" }).click();
    await list.getByText("대화 둘").waitFor({ state: "detached" });
    await list.getByText("대화 셋").waitFor({ state: "detached" });
    const left = async () => (await sessions.list({ limit: 10 })).items.map(({ id }) => id);
    await happens(async () => (await left()).length <= 1);
    assert.deepEqual(await left(), ["s-하나"]);
    await page.close();
  });

  it("grows without the messages of the open one being read again, until it has a new one itself", async () => {
    const { sessions, messages } = app.jihwi.store;
    await sessions.create({ id: "s-open", agent: "chat", title: "열린 대화" });
    const say = (id: string, text: string) => {
      const part = { type: "text", text };
      return messages.append("s-open", { id, role: "user", parts: [part], text });
    };
    await say("m-1", "첫 질문입니다");
    const page = await app.newPage();
    await page.goto("/chat/s-open");
    await page.locator("article").getByText("첫 질문입니다").waitFor();
    const list = page.getByTestId("sessions");
    await list.getByText("열린 대화").waitFor();
    const read: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/sessions/s-open?"))
        read.push(new URL(request.url()).searchParams.get("limit") ?? "");
    });
    await sessions.create({ id: "s-other", agent: "chat", title: "남의 대화" });
    await list.getByText("남의 대화").waitFor();
    await happens(async () => read.length > 0);
    assert.deepEqual([...new Set(read)], ["1"]);
    await say("m-2", "다른 창의 질문입니다");
    await page.locator("article").getByText("다른 창의 질문입니다").waitFor();
    await page.close();
  });

  it("finds anything by Ctrl-K or a button, and lists the shortcuts", async () => {
    await app.jihwi.store.sessions.create({ id: "s-note", agent: "research", title: "기계 번역 노트" });
    const page = await app.newPage();
    await page.goto("/settings");
    await page.getByRole("heading", { name: "모델 연결" }).waitFor();
    await page.getByRole("button", { name: /모두 찾기/ }).click();
    await page.getByRole("combobox", { name: "모두 찾기" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "모두 찾기" }).waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "모두 찾기" }).fill("번역");
    await page.getByRole("option", { name: /기계 번역 노트/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/research\/s-note/);
    await page.goto("/settings");
    await page.getByRole("heading", { name: "모델 연결" }).waitFor();
    await page.keyboard.press("Shift+?");
    await page.getByRole("dialog", { name: "단축키" }).getByText("모두 찾기").waitFor();
    await page.close();
  });

  it("with a thousand sessions it draws a page and reads on while one scrolls", async () => {
    const { store } = app.jihwi;
    await store.transaction(async ({ sessions }) => {
      for (let at = 0; at < 1_000; at++)
        await sessions.create({ id: `many-${at}`, agent: "chat", title: `많은 대화 ${at}` });
    });
    const page = await app.newPage();
    await page.goto("/chat");
    const list = page.getByTestId("sessions");
    await list.getByText("많은 대화 999").waitFor();
    assert.ok((await list.getByRole("link").count()) <= 102);
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await list.getByText("많은 대화 850").waitFor();
    assert.ok((await list.getByRole("link").count()) <= 302);
    await page.close();
  });
});

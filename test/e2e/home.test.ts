/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { skipsUnlessAll } from "../all-tests.ts";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const words = {
  ko: {
    tries: {
      chat: "대화: 예시로 해 보기",
      contract: "계약: 예시로 해 보기",
      inspect: "검사: 예시로 해 보기",
      research: "연구: 예시로 해 보기",
    },
    found: { chat: /8만원/, contract: /14일 이내/, inspect: /900101/, research: /retrieval/i },
    remove: "예시 모두 지우기",
    greeting: "무엇부터 해 볼까요?",
  },
  en: {
    tries: {
      chat: "Chat: try the sample",
      contract: "Contract: try the sample",
      inspect: "Inspect: try the sample",
      research: "Research: try the sample",
    },
    found: { chat: /within 7 days after the return/, contract: /14 days/, inspect: /010-1234/, research: /retrieval/i },
    remove: "Remove all samples",
    greeting: "Where shall we begin?",
  },
} as const;

describe("the first page in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  for (const { language, width, skip } of [
    { language: "ko", width: 390, skip: false },
    { language: "en", width: 1440, skip: skipsUnlessAll },
  ] as const)
    it(`lets a newcomer try each agent without a key, and removes all samples together (${language}, ${width} px)`, {
      skip,
    }, async () => {
      const { tries, found, remove, greeting } = words[language];
      const page = await app.newPage({ language, width, height: 844 });
      for (const agent of ["chat", "contract", "inspect", "research"] as const) {
        await page.goto("/");
        await page.getByRole("button", { name: tries[agent] }).click();
        await page.waitForURL(new RegExp(`/${agent}/`));
        await page.locator("main").getByText(found[agent]).first().waitFor();
        if (agent !== "inspect") await page.locator("article[data-role=assistant][data-running=false]").waitFor();
      }
      await page.goto("/");
      assert.equal(await app.jihwi.library.samples.count().then(({ sessions }) => sessions), 4);
      await page.getByRole("button", { name: remove }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: remove }).click();
      // A removal that fails says why in the dialog, which then stays.
      const failure = dialog.getByRole("alert");
      const isThere = async () => (await page.getByRole("button", { name: remove }).count()) > 0;
      await happens(async () => !(await isThere()) || (await failure.count()) > 0);
      assert.deepEqual(await failure.allInnerTexts(), []);
      await page.getByRole("heading", { name: greeting }).waitFor();
      const { store } = app.jihwi;
      await happens(async () => (await store.sessions.list({ limit: 50 })).items.length === 0);
      await happens(async () => (await app.jihwi.documents.list({ limit: 50 })).items.length === 0);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
      await page.close();
    });

  it("says so where there is no page", async () => {
    const page = await app.newPage();
    await page.goto("/nowhere");
    await page.getByRole("heading", { name: "없는 페이지" }).waitFor();
    await page.getByRole("link", { name: "홈으로" }).click();
    await page.getByRole("heading", { name: words.ko.greeting }).waitFor();
    await page.close();
  });
});

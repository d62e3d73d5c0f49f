import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { skipsUnlessAll } from "../all-tests.ts";
import { type FakeProvider, slow, startFakeProvider, text } from "../fakes/index.ts";
import { answeredBy, missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const sentences = (count: number) => [
  ...Array.from({ length: count }, (_, index) => `${index + 1}번째 문장이 이제 막 흘러왔습니다. `),
  "끝.",
];
const answer = (page: Page) => page.locator("article[data-role=assistant]");
const finished = (page: Page) => page.locator("article[data-role=assistant][data-running=false]");
const field = (page: Page) => page.getByRole("textbox", { name: "메시지" });
const rail = (page: Page) => page.getByRole("navigation", { name: "페이지" });
const away = (page: Page) => page.getByRole("status").getByText("서버에 닿지 않습니다");

describe("a server that goes away, in the browser", { skip: await missingBrowser() }, () => {
  let provider: FakeProvider;
  let app: OpenApp;
  before(async () => {
    provider = await startFakeProvider();
    app = await openApp(answeredBy(provider));
  });
  after(async () => {
    await app.close();
    await provider.close();
  });

  it("is told in one line; the question stays where it was written and is sent when the server is back", async () => {
    provider.respond(() => text("알겠습니다."));
    const page = await app.newPage();
    await page.goto("/chat");
    await field(page).fill("안녕하세요");
    await page.keyboard.press("Enter");
    await finished(page).getByText("알겠습니다.").waitFor();
    await app.withoutServer(async () => {
      await away(page).waitFor();
      await field(page).fill("두 번째 질문");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
      assert.equal(await field(page).inputValue(), "두 번째 질문");
      assert.deepEqual(await page.getByRole("alert").allInnerTexts(), [], "the failure is told once");
      assert.equal(await page.locator("article[data-role=user]").count(), 1);
    });
    // The page reads the session again when the server is back; what is asked before that arrives must not vanish.
    const reading = Promise.withResolvers<void>();
    await page.route(/\/api\/sessions\/[^/?]+$/, async (route) => {
      await reading.promise;
      await route.continue();
    });
    await away(page).waitFor({ state: "detached" });
    provider.respond(() => slow(["알겠", "습니다."], 1_500));
    // On a busy machine the page may still wait for an answer of the server: what is kept in the field is sent again.
    while ((await page.locator("article[data-role=user]").count()) < 2) {
      await field(page).press("Enter");
      await page.waitForTimeout(200);
    }
    await answer(page).nth(1).getByText("알겠").waitFor();
    reading.resolve();
    await finished(page).nth(1).getByText("알겠습니다.").waitFor();
    assert.equal(await field(page).inputValue(), "");
    assert.equal(await page.locator("article[data-role=user]").count(), 2);
    await page.close();
  });

  it("keeps the page, and what was still to be loaded comes when it is back", { skip: skipsUnlessAll }, async () => {
    provider.respond(() => text("알겠습니다."));
    const page = await app.newPage();
    const gone = Promise.withResolvers<void>();
    let isAway = true;
    await page.route(/\/turn-choices-[^/~]*\.js/, async (route) => {
      await gone.promise;
      return isAway ? route.abort() : route.continue();
    });
    await page.goto("/chat");
    await field(page).fill("안녕하세요");
    await page.keyboard.press("Enter");
    await finished(page).getByText("알겠습니다.").waitFor();
    const loaded = page.waitForResponse(/\/turn-choices-[^/~]*\.js/);
    await app.withoutServer(async () => {
      await away(page).waitFor();
      gone.resolve();
      await page.waitForTimeout(300);
      await field(page).fill("아직 여기 있습니다");
      // A page that cannot be loaded is waited for, and the others stay usable.
      await rail(page).getByRole("link", { name: "계약" }).click();
      await page.waitForURL(/\/contract/);
      await page.waitForTimeout(300);
      await rail(page).getByRole("link", { name: "대화" }).click();
      await finished(page).getByText("알겠습니다.").waitFor();
      isAway = false;
    });
    await away(page).waitFor({ state: "detached" });
    assert.equal((await loaded).status(), 200);
    assert.equal(await field(page).inputValue(), "아직 여기 있습니다");

    // A server that has another version of the page lacks this one's parts: the page is loaded anew, once, and then says so.
    const part = /\/research-page-[^/~]*\.js/;
    await page.route(part, (route) => route.fulfill({ status: 404 }));
    await rail(page).getByRole("link", { name: "연구" }).click();
    await page.getByRole("alert").getByText("이 화면의 한 부분을 불러오지 못했습니다").waitFor();
    await rail(page).getByRole("link", { name: "대화" }).click();
    await field(page).waitFor();
    await rail(page).getByRole("link", { name: "연구" }).click();
    await page.unroute(part);
    await page.getByRole("alert").getByRole("button", { name: "다시 시도" }).click();
    await field(page).waitFor();
    await page.close();
  });

  it("comes back, and an answer that was streaming goes on by itself, once", async () => {
    provider.respond(() => slow(sentences(60), 90));
    const page = await app.newPage();
    await page.goto("/chat");
    await field(page).fill("길게 말해 줘");
    await page.keyboard.press("Enter");
    await answer(page).getByText("7번째").waitFor();
    await app.withoutServer(() => away(page).waitFor());
    await finished(page).getByText("끝.").waitFor();
    assert.equal(await answer(page).count(), 1);
    assert.equal((await finished(page).innerText()).match(/ 7번째/g)?.length ?? 0, 1, "nothing is written twice");
    await page.close();
  });

  it("is there though something on the way holds its events back: lists are read now and then", async () => {
    const page = await app.newPage({ alone: true });
    await page.clock.install();
    await page.route("**/api/events", () => {});
    await page.goto("/chat");
    await page.getByRole("button", { name: "새 대화" }).waitFor();
    await app.jihwi.store.sessions.create({ id: "session_held_back", agent: "chat", title: "늦게 보이는 대화" });
    await page.clock.fastForward(26_000);
    await page.getByRole("link", { name: /늦게 보이는 대화/ }).waitFor();
    assert.equal(await away(page).count(), 0);
    await page.context().close();
  });

  it("is followed by every page: what another tab does is seen at once", async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("button", { name: "새 대화" }).waitFor();
    await app.jihwi.store.sessions.create({ id: "session_elsewhere", agent: "chat", title: "다른 곳에서 만든 대화" });
    await page.getByRole("link", { name: /다른 곳에서 만든 대화/ }).waitFor();
    await app.jihwi.store.sessions.update("session_elsewhere", { title: "다른 곳에서 바꾼 이름" });
    await page.getByRole("link", { name: /다른 곳에서 바꾼 이름/ }).click();

    // The same conversation in two tabs: what one asks, the other shows.
    const other = await page.context().newPage();
    await other.goto("/chat/session_elsewhere");
    await field(other).waitFor();
    provider.respond(() => slow(["첫 번째 ", "답입니다."], 600));
    await field(page).fill("여기서 묻습니다");
    await page.keyboard.press("Enter");
    await other.locator("article[data-role=user]").getByText("여기서 묻습니다").waitFor();
    await finished(other).getByText("첫 번째 답입니다.").waitFor();
    await finished(page).getByText("첫 번째 답입니다.").waitFor();
    assert.equal(await answer(other).count(), 1);

    // What is refused stays in the field, and leaves it when a second try is accepted.
    provider.respond(() => text("두 번째 답입니다."));
    const turns = "**/api/agents/chat/turns";
    await other.route(turns, (route) => route.fulfill({ status: 500, body: "{}" }));
    await field(other).fill("저기서도 묻습니다 ");
    await other.keyboard.press("Enter");
    const retry = other.getByRole("alert").getByRole("button", { name: "다시 시도" });
    await retry.waitFor();
    assert.equal(await field(other).inputValue(), "저기서도 묻습니다 ");
    await other.unroute(turns);
    await retry.click();
    await finished(other).getByText("두 번째 답입니다.").waitFor();
    assert.equal(await field(other).inputValue(), "");

    // So does an edited question.
    await other.route(turns, (route) => route.fulfill({ status: 500, body: "{}" }));
    await other.getByRole("button", { name: "고쳐서 다시 묻기" }).last().click();
    const editor = other.getByRole("textbox", { name: "고친 질문" });
    await editor.fill("고친 물음입니다");
    await editor.press("Enter");
    await retry.waitFor();
    assert.equal(await editor.inputValue(), "고친 물음입니다");
    await other.unroute(turns);
    await retry.click();
    await other.locator("article[data-role=user]").getByText("고친 물음입니다").waitFor();
    await finished(other).nth(1).waitFor();
    assert.equal(await editor.count(), 0);

    // One that is deleted elsewhere is gone here too: a question would begin another one under its name.
    await app.jihwi.store.sessions.remove("session_elsewhere");
    await field(other).waitFor({ state: "detached" });
    await other.getByText("이 주소에는 아무것도 없습니다.").waitFor();
    await other.close();
    await page.close();
  });

  it("keeps drafts of each conversation, and the rail leads back to the one that is being answered", {
    skip: skipsUnlessAll,
  }, async () => {
    provider.respond(() => slow(sentences(40), 120));
    const page = await app.newPage();
    await page.goto("/chat");
    await field(page).fill("천천히 말해 줘");
    await page.keyboard.press("Enter");
    await answer(page).getByText("2번째").waitFor();
    await field(page).fill("다음에 물을 것");
    await rail(page).getByRole("link", { name: "계약" }).click();
    await page.waitForURL(/\/contract/);
    await rail(page).getByRole("link", { name: "대화" }).click();
    await answer(page).getByText("2번째").waitFor();
    assert.equal(await field(page).inputValue(), "다음에 물을 것");
    await page.close();
  });
});

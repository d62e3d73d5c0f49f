/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { skipsUnlessAll } from "../all-tests.ts";
import { type FakeProvider, slow, startFakeProvider } from "../fakes/index.ts";
import { answeredBy, missingBrowser, type OpenApp, openApp } from "./open-app.ts";

/** Sentences that come one by one, and a last word to wait for. The first 160 characters come at once, checked by the kernel. */
const sentences = (count: number) => [
  ...Array.from({ length: count }, (_, index) => `${index + 1}번째 문장이 이제 막 흘러왔습니다. `),
  "끝.",
];
const answer = "article[data-role=assistant]";

/** A message sent by the keyboard, as people do. */
async function ask(page: Page, text: string): Promise<void> {
  await page.goto("/chat");
  await page.getByRole("textbox", { name: /메시지|Message/ }).fill(text);
  await page.keyboard.press("Enter");
}

const finished = (page: Page) => page.locator(`${answer}[data-running=false]`);

describe("a turn in the browser", { skip: await missingBrowser() }, () => {
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

  it("streams word by word, stops when it is cancelled, keeps what was written, and lets the provider go", async () => {
    provider.respond(() => slow(sentences(600), 60));
    const page = await app.newPage();
    await ask(page, "안녕하세요");
    await page.locator(answer).getByText("3번째").waitFor();
    await page.keyboard.press("Escape");
    await finished(page).getByText("여기서 멈췄습니다").waitFor();
    const call = provider.calls.at(-1);
    await call?.closed;
    assert.equal(call?.aborted, true);
    await page.reload();
    assert.match((await finished(page).textContent()) ?? "", /1번째 .*3번째/);
    await page.close();
  });

  it("sends a first message again that a reload kept from the server", async () => {
    provider.respond(() => slow(["다시 잘 왔습니다."], 1));
    const page = await app.newPage();
    await page.route("**/api/agents/chat/turns", () => {});
    const sent = page.waitForRequest("**/api/agents/chat/turns");
    await ask(page, "처음 묻는 말");
    await sent;
    await page.unroute("**/api/agents/chat/turns");
    await page.reload();
    await finished(page).getByText("다시 잘 왔습니다.").waitFor();
    await page.reload();
    await finished(page).getByText("다시 잘 왔습니다.").waitFor();
    assert.equal(await page.locator("article[data-role=user]").count(), 1);
    await page.getByRole("img", { name: /^앞선 대화 \d+%.*메시지 2개를 모두 그대로/ }).waitFor();
    await page.getByRole("textbox", { name: "메시지" }).fill("/compact");
    await page.keyboard.press("Enter");
    await page.getByRole("note").getByText("더 줄일 앞부분이 없습니다.").waitFor();
    assert.equal(await page.locator("article[data-role=user]").count(), 1, "a command is no question");
    await page.close();
  });

  it("goes on streaming after a reload in the middle, and says which model answered", async () => {
    const reloaded = Promise.withResolvers<void>();
    provider.respond(() => slow(sentences(40), 30, reloaded.promise));
    const page = await app.newPage();
    await ask(page, "안녕, 잘 지냈어?");
    await page.locator(answer).getByText("2번째").waitFor();
    const before = provider.calls.length;
    await page.reload();
    await page.locator(`${answer}[data-running=true]`).getByText("1번째").waitFor();
    reloaded.resolve();
    await finished(page).getByText("끝.").waitFor();
    assert.equal(await page.locator(answer).count(), 1);
    assert.equal(provider.calls.length, before, "the model was not asked again");
    assert.match((await finished(page).locator("footer").textContent()) ?? "", /fake-model/);
    await page.close();
  });

  it("leaves the connection to others while nobody looks at it, and is there when it is opened again", {
    skip: skipsUnlessAll,
  }, async () => {
    const goOn = Promise.withResolvers<void>();
    provider.respond(() => slow(sentences(40), 10, goOn.promise));
    const page = await app.newPage();
    await page.goto("/chat");
    const asked = page.locator("article[data-role=user]");
    const addresses: string[] = [];
    // A browser opens six connections to a server.
    for (let number = 1; number <= 6; number++) {
      await page.getByRole("textbox", { name: "메시지" }).fill(`안녕 ${number}`);
      await page.keyboard.press("Enter");
      await asked.getByText(`안녕 ${number}`).waitFor();
      await page.locator(answer).getByText("2번째").waitFor();
      addresses.push(new URL(page.url()).pathname);
      if (number < 6) await page.getByRole("button", { name: "새 대화" }).first().click();
    }
    await page.getByRole("link", { name: "설정" }).click();
    await page.getByRole("heading", { name: "모델 연결" }).waitFor();
    await page.getByRole("link", { name: "대화" }).click();
    await page.locator(`${answer}[data-running=true]`).getByText("2번째").waitFor();
    goOn.resolve();
    await finished(page).getByText("끝.").waitFor();
    // By its address: its title is written anew after the answer.
    await page.getByTestId("sessions").locator(`a[href="${addresses[0]}"]`).click();
    await asked.getByText("안녕 1").waitFor();
    await finished(page).getByText("끝.").waitFor();
    await page.close();
  });

  it("shows an address that no source names in full, and makes a link of it when asked, but never of what is struck out or a work that nobody found", async () => {
    const addresses = ["https://evil.example/?d=10000000", "//evil.example/?d=2", "mailto:a@evil.example?body=3"];
    const works = ["https://doi.org/10.9999/fake.123", "https://arxiv.org/abs/2310.88888"];
    const links = [...addresses, ...works].map((address) => `[자료](${address})`).join("\n\n");
    provider.respond(() => slow([`안녕하세요, 반갑습니다.\n\n${links}`], 0));
    const page = await app.newPage();
    await ask(page, "안녕하세요");
    const foreign = finished(page).getByTestId("foreign-link");
    // What was made of the answer's addresses is drawn after its words.
    await foreign.nth(addresses.length + works.length - 1).waitFor();
    assert.equal(await page.locator('a[href*="evil.example"]').count(), 0);
    assert.deepEqual(await foreign.locator("code").allTextContents(), [...addresses, ...works]);
    const unlock = foreign.getByRole("button", { name: "링크로 바꾸기" });
    assert.equal(await unlock.count(), 2);
    await unlock.first().click();
    assert.equal(await page.locator('a[href="//evil.example/?d=2"]').count(), 1);
    await page.close();
  });

  it("keeps a formula within its own room", async () => {
    const cover = String.raw`$$x_{\smash{\raisebox{-15em}{\rule{20em}{14em}}}}$$`;
    const lines = Array.from({ length: 8 }, (_, index) => `${index + 1}번째 줄입니다.`);
    provider.respond(() => slow([`값은 ${cover}입니다.\n\n${lines.join("\n\n")}`], 0));
    const page = await app.newPage();
    await ask(page, "안녕하세요");
    await finished(page).locator(".katex-html").waitFor();
    // A click on trial fails where something else lies over the words.
    const position = { x: 80, y: 10 };
    for (const line of lines) await finished(page).getByText(line).click({ trial: true, position });
    await page.close();
  });

  it("is not stopped by the Escape that closes a dialog or a document, nor by one that ends a syllable", {
    skip: skipsUnlessAll,
  }, async () => {
    provider.respond(() => slow(sentences(3000), 60));
    const page = await app.newPage();
    // A folder brings a list of folders to choose from, which is closed.
    await app.jihwi.store.sessions.create({ id: "session_in_folder", agent: "chat", title: "모아 둔 대화" });
    await app.jihwi.store.sessions.update("session_in_folder", { folder: "모음" });
    await ask(page, "안녕하세요");
    await page.getByRole("listbox", { includeHidden: true }).first().waitFor({ state: "attached" });
    await page.locator(answer).getByText("3번째").waitFor();
    await page.getByRole("button", { name: "문서" }).first().click();
    const drawer = page.getByRole("dialog", { name: "문서" });
    await drawer.getByRole("button").first().focus();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "문서" }).first().click();
    await drawer.locator("input[type=file]").setInputFiles({
      name: "안내문.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# 안내문\n\n안내문의 글입니다."),
    });
    await drawer.locator('[data-status="ready"]').waitFor();
    await drawer
      .getByRole("button", { name: /안내문\.md/ })
      .first()
      .click();
    const viewer = page.getByTestId("viewer");
    await viewer.getByText("안내문의 글입니다.").waitFor();
    const field = page.getByRole("textbox", { name: "메시지" });
    await field.focus();
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    await field.dispatchEvent("keydown", { key: "Escape", isComposing: true, bubbles: true });
    await page.locator(answer).getByText("40번째").waitFor();
    assert.equal(await finished(page).count(), 0);
    await field.focus();
    await page.keyboard.press("Escape");
    await finished(page).getByText("여기서 멈췄습니다").waitFor();
    await page.close();
  });

  it("is stopped by a stop that comes before the server has answered", async () => {
    provider.respond(() => slow(["첫 답입니다."], 1));
    const page = await app.newPage();
    await ask(page, "안녕하세요");
    await finished(page).getByText("첫 답입니다.").waitFor();
    provider.respond(() => slow(sentences(600), 60));
    const held = Promise.withResolvers<void>();
    await page.route("**/api/agents/chat/turns", async (route) => {
      await held.promise;
      await route.continue();
    });
    const sent = page.waitForRequest("**/api/agents/chat/turns");
    await page.getByRole("textbox", { name: "메시지" }).fill("다시 인사해 줘");
    await page.keyboard.press("Enter");
    await sent;
    await page.keyboard.press("Escape");
    held.resolve();
    await finished(page).getByText("여기서 멈췄습니다").waitFor();
    await page.close();
  });

  it("goes on when its button is clicked twice", async () => {
    provider.respond(() => slow(["첫 답입니다."], 1));
    const page = await app.newPage();
    await ask(page, "안녕하세요");
    await finished(page).getByText("첫 답입니다.").waitFor();
    provider.respond(() => slow(sentences(20), 60));
    await page.getByRole("textbox", { name: "메시지" }).fill("다시 인사해 줘");
    // The second click of a person comes when the button has become another.
    await page.evaluate(async () => {
      const click = (name: string) => {
        const button = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
        button?.click();
        return button !== null;
      };
      click("보내기 (Enter)");
      while (!click("멈추기 (Esc)")) await new Promise((soon) => setTimeout(soon));
    });
    await finished(page).nth(1).getByText("끝.").waitFor();
    const boxes = [page.getByTestId("messages"), page.locator("article[data-role=user]").last()];
    const [list, question] = await Promise.all(boxes.map((box) => box.boundingBox()));
    assert.ok((question?.y ?? 0) - (list?.y ?? 0) < 40, "what was asked stands at the top");
    assert.equal(await page.getByText("여기서 멈췄습니다").count(), 0);
    await page.close();
  });

  it("is asked of the model that was chosen just before; a choice that was not saved is taken back", async () => {
    provider.respond(() => slow(["모델이 답합니다."], 1));
    const page = await app.newPage();
    await ask(page, "안녕하세요");
    await finished(page).getByText("모델이 답합니다.").waitFor();
    const choose = async (name: string) => {
      await page.getByRole("button", { name: /누가 답할까요/ }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    const sessions = /\/api\/sessions\/[^/?]+$/;
    const held = Promise.withResolvers<void>();
    await page.route(sessions, async (route) => {
      if (route.request().method() === "PATCH") await held.promise;
      await route.continue();
    });
    await choose("규칙만");
    await page.getByRole("textbox", { name: "메시지" }).fill("지금 몇 시야?");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "멈추기 (Esc)" }).waitFor();
    await page.waitForTimeout(300);
    assert.equal(await page.locator("article[data-role=user]").count(), 1, "the choice is waited for");
    held.resolve();
    await finished(page).nth(1).locator("footer").getByText("규칙이 답함").waitFor();

    await page.unroute(sessions);
    await page.route(sessions, (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    );
    await choose("기본 모델");
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: /누가 답할까요.*규칙만/ }).waitFor();
    await page.close();
  });

  it("gives its code to the clipboard, and says so when it may not", async () => {
    provider.respond(() => slow(["이렇게 합니다.\n\n```\nnpm start\n```\n"], 1));
    const page = await app.newPage();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await ask(page, "안녕하세요");
    await finished(page).getByRole("button", { name: "코드 복사" }).click();
    const told = finished(page).getByRole("status");
    await told.getByText("복사했습니다").waitFor({ state: "attached" });
    assert.equal((await page.evaluate(() => navigator.clipboard.readText())).trim(), "npm start");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not here"));
    });
    await finished(page).getByRole("button", { name: "코드 복사" }).click();
    await told.getByText(/복사하지 못했습니다/).waitFor({ state: "attached" });
    await page.close();
  });

  it("does not send while a Hangul syllable is being composed", async () => {
    provider.respond(() => slow(["네."], 0));
    const page = await app.newPage();
    await page.goto("/chat");
    const field = page.getByRole("textbox", { name: "메시지" });
    await field.fill("안녕");
    await field.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
    assert.equal(await field.inputValue(), "안녕");
    await field.press("Shift+Enter");
    assert.equal(await field.inputValue(), "안녕\n");
    await page.close();
  });
});

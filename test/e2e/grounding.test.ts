import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const contract = Buffer.from(`용역 계약서

제1조(목적) 이 계약은 갑이 을에게 맡기는 번역 용역에 필요한 사항을 정한다.

제3조(위약금) 을이 정당한 이유 없이 계약을 이행하지 아니하면 위약금으로 10,000,000원을 갑에게 지급한다. 위약금은 해지한 날부터 7일 안에 낸다.
`);
const sentences = {
  paraphrase: "을이 약속을 어기면 갑에게 천만 원을 물어야 합니다. [제3조]",
  swapped: "갑이 정당한 이유 없이 계약을 이행하지 아니하면 위약금을 을에게 지급합니다. [제3조]",
  figure: "위약금은 해지한 날부터 30일 안에 냅니다. [제3조]",
  study: "Smith의 2031년 연구도 같은 말을 합니다(https://smith.example/2031).",
} as const;
const correction =
  "을이 정당한 이유 없이 계약을 이행하지 아니하면 위약금으로 10,000,000원을 갑에게 지급합니다. [제3조]";
const verdicts = {
  paraphrase: { verdict: "supports", words: "위약금으로 10,000,000원을 갑에게 지급한다" },
  swapped: { verdict: "contradicts", words: "을이 정당한 이유 없이 계약을 이행하지 아니하면" },
  figure: { verdict: "contradicts", words: "해지한 날부터 7일 안에 낸다" },
  study: { verdict: "not-said", words: "" },
} as const;
const names = ["paraphrase", "swapped", "figure", "study"] as const;

/** The sentences that a prompt numbers, by the number it gives them. */
function numbered(prompt: string) {
  return [...prompt.matchAll(/^(\d+)\. (.+)$/gmu)].flatMap(([, number, line]) => {
    const name = names.find((one) => sentences[one].startsWith((line ?? "").slice(0, 12)));
    return name === undefined ? [] : [{ number: Number(number), name }];
  });
}

const skip = await missingBrowser();
const fake = skip === false ? await startFakeProvider() : null;
after(() => fake?.close());

describe("an answer's statements in the browser", { skip }, () => {
  const judge = Promise.withResolvers<void>();
  let app: OpenApp;
  let page: Page;
  before(async () => {
    fake?.respond(async (call) => {
      if (call.tools.length > 0)
        return toolCalls([{ name: "get_article_by_index", arguments: { articles: ["제3조"] } }]);
      if (call.stream) return text(names.map((name) => sentences[name]).join("\n\n"));
      const schema = JSON.stringify(call.schema?.schema ?? {});
      if (schema.includes("verdicts")) {
        await judge.promise;
        return json({ verdicts: numbered(call.text).map(({ number, name }) => ({ number, ...verdicts[name] })) });
      }
      if (schema.includes("corrections"))
        return json({
          corrections: numbered(call.text).map(({ number, name }) => ({
            number,
            text: name === "swapped" ? correction : "",
          })),
        });
      if (schema.includes("is_sufficient")) return json({ is_sufficient: true, reasoning: "…", missing_info: null });
      if (schema.includes("need_previous_context")) return json({ need_previous_context: false, reasoning: "…" });
      return json({ in_scope: true, references_previous_context: false, reasoning: "…" });
    });
    app = await openApp(fake?.env ?? {});
    page = await app.newPage();
    await page.goto("/contract");
    await page
      .locator("input[type=file]")
      .setInputFiles([{ name: "우리.txt", mimeType: "text/plain", buffer: contract }]);
    await page.waitForURL(/\/contract\/of\//);
    await page.getByRole("textbox", { name: "메시지" }).fill("제3조 위약금은 누가 내?");
    await page.keyboard.press("Enter");
  });
  after(() => app.close());

  const shown = () => page.locator("article[data-role=assistant]").first();
  const statement = (words: string) => shown().getByTestId("statement").filter({ hasText: words });

  it("marks by code what it can prove while the judge still reads, and takes the next message", async () => {
    await statement("30일 안에").waitFor();
    await shown().locator('[data-testid="statement"][data-status="unsupported"]').waitFor();
    assert.equal(await statement("30일 안에").getAttribute("data-status"), "unsupported");
    assert.equal(await statement("천만 원").first().getAttribute("data-status"), "unchecked");
    assert.equal(await statement("위약금을 을에게").getAttribute("data-status"), "unchecked");
    assert.equal(await page.getByRole("textbox", { name: "메시지" }).isEnabled(), true);
    const struck = shown().locator("s", { hasText: "Smith" });
    assert.equal(await struck.getByTestId("foreign-link").count(), 1);
    assert.equal(await struck.locator("a, button").count(), 0);
  });

  it("reads a true paraphrase as text, marks a false figure, and puts a swapped party right in its place", async () => {
    judge.resolve();
    await shown().getByTestId("statement-correction").waitFor();
    await looksJudged(page);
  });

  it("looks the same after the page is loaded again", async () => {
    await page.reload();
    await shown().getByTestId("statement-correction").waitFor();
    await looksJudged(page);
  });

  it("shows the words of a sentence on hover and on focus, and opens a citation at its words", async () => {
    const chip = statement("30일 안에").getByTestId("citation");
    await chip.click();
    await page.locator("mark", { hasText: "7일 안에 낸다" }).waitFor();
    await chip.hover();
    await page.locator(".mantine-HoverCard-dropdown").filter({ visible: true }).first().waitFor();
    assert.equal(await page.locator(".mantine-HoverCard-dropdown").filter({ visible: true }).count(), 1);
    assert.equal(await page.getByRole("dialog").count(), 0, "what only explains is nothing to be closed");
    await page.mouse.move(0, 0);

    const paraphrase = statement("천만 원").first();
    await paraphrase.hover();
    const words = page.locator("blockquote", { hasText: "10,000,000원을 갑에게" }).first();
    await words.waitFor();
    await page.mouse.move(0, 0);
    await words.waitFor({ state: "hidden" });
    await page.keyboard.press("Tab");
    await paraphrase.focus();
    await words.waitFor();
    assert.equal(await paraphrase.evaluate((element) => element === document.activeElement), true);
  });

  it("copies the corrected sentence, with the doubts below it", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await shown().getByRole("button", { name: "답 복사" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [body = "", below = ""] = copied.split(/\n(?=> )/u, 2);
    assert.match(body, /10,000,000원을 갑에게 지급합니다\. \[제3조\]/);
    assert.doesNotMatch(body, /위약금을 을에게/);
    assert.match(below, /견주었습니다/);
    assert.match(copied, /> ! 위약금은 해지한 날부터 30일/);
  });

  it("lets the next turn's prompt hold the correction, never what it took the place of", async () => {
    const seen = fake?.calls.length ?? 0;
    await page.getByRole("textbox", { name: "메시지" }).fill("그럼 기한은?");
    await page.keyboard.press("Enter");
    await page.locator("article[data-role=assistant][data-running=false]").nth(1).waitFor();
    const prompts = fake?.calls.slice(seen).map((call) => call.text) ?? [];
    assert.ok(prompts.some((prompt) => prompt.includes("10,000,000원을 갑에게 지급합니다")));
    for (const prompt of prompts.slice(0, 1)) assert.doesNotMatch(prompt, /위약금을 을에게 지급합니다/);
  });

  async function looksJudged(on: Page) {
    const line = shown().getByTestId("compared-line");
    await line.waitFor();
    assert.match((await line.textContent()) ?? "", /견주었습니다 · 바로잡은 문장 1개 · 확인할 문장 2개/);
    assert.equal(await statement("천만 원").first().getAttribute("data-status"), "supported");
    assert.equal(await statement("30일 안에").getAttribute("data-status"), "unsupported");
    const doubts = await shown().getByTestId("statement-doubt").allTextContents();
    assert.ok(
      doubts.some((doubt) => /원문은 이렇게 말합니다: .*7일 안에 낸다/.test(doubt)),
      doubts.join("\n"),
    );
    assert.match((await shown().getByTestId("statement-correction").textContent()) ?? "", /을이 .*갑에게 지급합니다/);
    assert.equal(await on.getByText("위약금을 을에게").count(), 0);
    await shown().getByTestId("statement-first").click();
    assert.match((await shown().getByTestId("statement-struck").textContent()) ?? "", /위약금을 을에게 지급합니다/);
    await shown().getByTestId("statement-first").click();
  }
});

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const contract = Buffer.from(`용역 계약서

제1조(목적) 이 계약은 갑이 을에게 맡기는 번역 용역에 필요한 사항을 정한다.

제3조(위약금) 을이 정당한 이유 없이 계약을 이행하지 아니하면 위약금으로 10,000,000원을 갑에게 지급한다. 위약금은 해지한 날부터 7일 안에 낸다.
`);
const answer = [
  "을이 약속을 어기면 갑에게 천만 원을 물어야 합니다. [제3조]",
  "갑이 정당한 이유 없이 계약을 이행하지 아니하면 위약금을 을에게 지급합니다. [제3조]",
  "Smith의 2031년 연구도 같은 말을 합니다(https://smith.example/2031).",
  "위약금은 해지한 날부터 7일 안에 냅니다. [제3조]",
].join("\n\n");

const correction =
  "을이 정당한 이유 없이 계약을 이행하지 아니하면 위약금으로 10,000,000원을 갑에게 지급합니다. [제3조]";

const skip = await missingBrowser();
const fake = skip === false ? await startFakeProvider() : null;
after(() => fake?.close());

describe("an answer's statements in the browser", { skip }, () => {
  let app: OpenApp;
  before(async () => {
    fake?.respond((call) => {
      if (call.tools.length > 0)
        return toolCalls([{ name: "get_article_by_index", arguments: { articles: ["제3조"] } }]);
      if (call.stream) return text(answer);
      const schema = JSON.stringify(call.schema?.schema ?? {});
      if (schema.includes("verdicts")) return json({ verdicts: [{ number: 1, verdict: "supports", words: "" }] });
      if (schema.includes("corrections")) return json({ corrections: [{ number: 1, text: correction }] });
      if (schema.includes("is_sufficient")) return json({ is_sufficient: true, reasoning: "…", missing_info: null });
      if (schema.includes("need_previous_context")) return json({ need_previous_context: false, reasoning: "…" });
      return json({ in_scope: true, references_previous_context: false, reasoning: "…" });
    });
    app = await openApp(fake?.env ?? {});
  });
  after(() => app.close());

  it("reads a true paraphrase as text, marks a swapped party with the contract's words, and strikes an invented study", async () => {
    const page = await app.newPage();
    await page.goto("/contract");
    await page
      .locator("input[type=file]")
      .setInputFiles([{ name: "우리.txt", mimeType: "text/plain", buffer: contract }]);
    await page.waitForURL(/\/contract\/of\//);
    await page.getByRole("textbox", { name: "메시지" }).fill("제3조 위약금은 누가 내?");
    await page.keyboard.press("Enter");
    const shown = page.locator("article[data-role=assistant][data-running=false]");
    await shown.getByTestId("statement-counts").waitFor();
    assert.match(
      (await shown.getByTestId("statement-counts").textContent()) ?? "",
      /확인 필요 2 · 코드와 .+ 원문과 견주었습니다/,
    );

    const statements = shown.getByTestId("statement");
    const paraphrase = statements.filter({ hasText: "천만 원" });
    assert.ok(["supported", "unchecked"].includes((await paraphrase.first().getAttribute("data-status")) ?? ""));
    const swapped = statements.filter({ hasText: "위약금을 을에게" });
    assert.equal(await swapped.getAttribute("data-status"), "contradicts");
    const doubts = await shown.getByTestId("statement-doubt").allTextContents();
    assert.ok(
      doubts.some((doubt) => /원문은 이렇게 말합니다: .*10,000,000원을 갑에게/.test(doubt)),
      doubts.join("\n"),
    );
    const struck = shown.locator("s", { hasText: "Smith" });
    assert.equal(await struck.getByTestId("foreign-link").count(), 1);
    assert.equal(await struck.locator("a, button").count(), 0);
    assert.deepEqual(await shown.getByTestId("statement-correction").allTextContents(), [
      `바로잡은 문장: ${correction}`,
    ]);

    // Of citations with one mark each opens its own words, in a doubtful sentence too, and has the only card.
    for (const [said, quoted] of [
      ["위약금을 을에게", "10,000,000원을"],
      ["7일 안에 냅니다", "7일 안에 낸다"],
    ] as const) {
      const chip = statements.filter({ hasText: said }).getByTestId("citation");
      await chip.click();
      await page.locator("mark", { hasText: quoted }).waitFor();
      await chip.hover();
      await page.locator("blockquote", { hasText: quoted }).filter({ visible: true }).waitFor();
      assert.equal(await page.locator(".mantine-HoverCard-dropdown").filter({ visible: true }).count(), 1);
      await page.mouse.move(0, 0);
    }
    const unchecked = await shown.locator('[data-status="unchecked"], [data-status="uncited"]').count();
    assert.ok(unchecked > 0);
    assert.equal(await shown.getByTestId("statement-unchecked").count(), unchecked);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await shown.getByRole("button", { name: "답 복사" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /위약금을 을에게 지급합니다\. \[제3조\].*\n> 문장 4개: .*\n> ! 갑이 정당한.*\n> \? /s);

    await paraphrase.first().hover();
    const words = page.locator("blockquote", { hasText: "10,000,000원을 갑에게" }).first();
    await words.waitFor();
    await page.mouse.move(0, 0);
    await words.waitFor({ state: "hidden" });
    await page.keyboard.press("Tab");
    await paraphrase.first().focus();
    await words.waitFor();
    assert.equal(await paraphrase.first().evaluate((element) => element === document.activeElement), true);
    await page.context().close();
  });
});

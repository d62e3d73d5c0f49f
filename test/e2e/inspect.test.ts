import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Response } from "playwright-core";
import { skipsUnlessAll } from "../all-tests.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

/** Settles once the page has not changed for half a second: one that renders itself over and over never does. */
const comesToRest = `new Promise((rest) => {
  let timer = setTimeout(rest, 500);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(rest, 500);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
})`;

describe("an inspection in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("of 1500 characters with a resident number names both, the worst first, and keeps ids to itself", async () => {
    const page = await app.newPage();
    await page.goto("/inspect");
    await page.getByText("개인정보", { exact: true }).first().waitFor();
    await page.evaluate(comesToRest);
    await page.getByRole("textbox", { name: "검사할 글" }).fill(`${"가".repeat(1500)}\n900101-1234568`);
    await page.getByRole("button", { name: "검사하기" }).click();
    const report = page.getByTestId("report");
    await report.getByText("문제가 있습니다").waitFor();
    await report.getByText(/6단계 중 6단계 실행/).waitFor();
    await page.locator('article[data-severity="critical"]', { hasText: "주민등록번호" }).first().waitFor();
    const cards = await page.locator('article[data-severity="critical"]').allTextContents();
    assert.ok(cards.some((card) => /주민등록번호 1건: 900101-1…, 2줄/.test(card)));
    assert.doesNotMatch(
      (await page.locator("main").textContent()) ?? "",
      /\[Thought\]|has_problem|length_check|pii_check/,
    );
    await page.reload();
    await page.getByTestId("report").getByText("문제가 있습니다").waitFor();
    await page.close();
  });

  it("masks by one button and removes by another, and tells what was removed", async () => {
    const page = await app.newPage();
    await page.goto("/inspect");
    const notice = "회의실 예약은 하루 전까지 총무팀에 알려 주세요.";
    await page.getByRole("textbox", { name: "검사할 글" }).fill(`주민등록번호 900101-1234568\n${notice}\n${notice}\n`);
    await page.getByRole("button", { name: "검사하기" }).click();
    await page.getByRole("button", { name: "가리기 (1)" }).click();
    const mended = page.getByRole("textbox", { name: "고친 글" });
    await mended.waitFor();
    assert.equal(await mended.inputValue(), `주민등록번호 90****-*******\n${notice}\n${notice}`);
    await page.getByRole("button", { name: "겹친 문장 지우기 (1)" }).click();
    await page.getByText(`3줄: ${notice}`).waitFor();
    assert.equal((await mended.inputValue()).trim(), `주민등록번호 90****-*******\n${notice}`);
    await page.close();
  });

  it("scrolls as one column on a phone, the report before the text", async () => {
    const page = await app.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/inspect");
    await page.getByRole("textbox", { name: "검사할 글" }).fill(`900101-1234568\n시발\n${"긴 줄입니다. ".repeat(200)}`);
    await page.getByRole("button", { name: "검사하기" }).click();
    const report = page.getByTestId("report");
    await report.getByText("문제가 있습니다").waitFor();
    const text = page.getByTestId("inspected-text");
    const top = async (part: typeof report) => (await part.boundingBox())?.y ?? Number.NaN;
    assert.ok((await top(report)) < (await top(text)));
    const before = await top(report);
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(
      (from) => (document.querySelector("[data-testid=report]")?.getBoundingClientRect().y ?? from) < from,
      before,
    );
    assert.ok((await top(report)) < before);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await page.close();
  });

  it("by a check of one's own: made, named, saved, chosen, and kept in versions", async () => {
    const page = await app.newPage({ language: "en" });
    await page.goto("/inspect/criteria");
    const compiled = page.getByTestId("compiled-criteria");
    await compiled.getByText("length > 1000").waitFor();
    const criteria = page.getByRole("textbox", { name: "Criteria (Markdown)" });
    assert.doesNotMatch(await criteria.inputValue(), /[가-힣]/);
    await criteria.fill(
      "# Length\n\n- length > 10 → Critical\n- the tone is unfriendly → Warning\n- length <= 10 → OK\n",
    );
    await compiled.getByText("length > 10", { exact: true }).waitFor();
    await compiled.getByText("Left to the judge").waitFor();
    await page.getByRole("textbox", { name: "Name" }).fill("Short notes");
    await page.getByRole("button", { name: "Save as my check" }).click();
    await page.getByText("Version 1 is saved.").waitFor();
    await criteria.fill("- length > 12 → Critical\n- otherwise → OK\n");
    await page.getByRole("tab", { name: "Inspect a text" }).click();
    await page.getByText("Short notes").first().waitFor();
    const text = page.getByRole("textbox", { name: "Text to inspect" });
    await text.fill("a text of more than ten characters");
    // Neither the form nor the text is lost on the way.
    await page.reload();
    await page.getByRole("tab", { name: "My checks" }).click();
    await page.getByText("There are unsaved changes.").waitFor();
    assert.match(await criteria.inputValue(), /length > 12/);
    // A version of elsewhere is told before it is written over, and a second try saves what stands there by then.
    const { checks } = app.jihwi.inspect;
    const [mine] = await checks.list();
    assert.ok(mine !== undefined);
    const { name, base, settings } = mine;
    await checks.update(mine.id, { name, base, settings, criteria: "- length > 99 → Critical\n- otherwise → OK\n" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("alert").getByText("Version 2 was saved elsewhere meanwhile.").waitFor();
    await page.getByText("Saving makes this text version 3.").waitFor();
    await criteria.fill("- length > 13 → Critical\n- otherwise → OK\n");
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await page.getByText("Version 3 is saved.").waitFor();
    assert.match(await criteria.inputValue(), /length > 13/);

    await page.getByRole("tab", { name: "Inspect a text" }).click();
    assert.equal(await text.inputValue(), "a text of more than ten characters");
    await page.getByRole("button", { name: "Inspect", exact: true }).click();
    await page.getByTestId("report").getByText("A problem was found").waitFor();
    const card = page.locator('article[data-severity="critical"]', { hasText: "Short notes" });
    await card.waitFor();
    await page.reload();
    await card.waitFor();
    await page.getByRole("button", { name: "Download report" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
    assert.equal((await saving).suggestedFilename(), "report.xlsx");
    await page.goto("/inspect/criteria");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Save as my check" }).waitFor();
    await page.close();
  });

  it("of a document that was deleted keeps its results, and is not run again on other words", async () => {
    const page = await app.newPage();
    const file = { name: "명부.md", mimeType: "text/markdown", buffer: Buffer.from("홍길동 900101-1234568") };
    await page.goto("/inspect");
    await page.request.post("/api/documents", { multipart: { file } });
    const choice = page.getByRole("combobox", { name: "또는 넣어 둔 문서" });
    await choice.click();
    await page.getByRole("option", { name: "명부.md" }).click();
    await page.getByRole("button", { name: "검사하기" }).click();
    const report = page.getByTestId("report");
    await report.getByText("문제가 있습니다").waitFor();
    await page.getByRole("button", { name: "다시 검사" }).waitFor();
    const { documents } = await (await page.request.get("/api/documents")).json();
    await app.jihwi.store.documents.remove(documents[0].id);
    await page.getByText("검사한 문서가 지워졌습니다").waitFor();
    await page.reload();
    await page.getByText("검사한 문서가 지워졌습니다").waitFor();
    await report.getByText("문제가 있습니다").waitFor();
    assert.equal(await page.getByRole("button", { name: "다시 검사" }).count(), 0);
    assert.equal(await page.getByTestId("inspected-text").count(), 0);
    await page.close();
  });

  it("that the server did not take keeps its text, after a reload too, until it is asked for again", async () => {
    const page = await app.newPage();
    const turns = "**/api/agents/inspect/turns";
    await page.route(turns, (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/inspect");
    await page.getByRole("textbox", { name: "검사할 글" }).fill("홍길동 900101-1234568");
    await page.getByRole("button", { name: "검사하기" }).click();
    await page.waitForURL(/\/inspect\/session/);
    await page.getByRole("alert").waitFor();
    await app.withoutServer(() => page.getByRole("status").getByText("서버에 닿지 않습니다").waitFor());
    await page.getByRole("alert").waitFor({ state: "detached" });
    const text = page.getByTestId("inspected-text").getByText("900101-1234568");
    await text.waitFor();
    await page.reload();
    await text.waitFor();
    await page.unroute(turns);
    await page.getByRole("button", { name: "검사하기" }).click();
    await page.getByTestId("report").getByText("문제가 있습니다").waitFor();
    await page.reload();
    await page.getByTestId("report").getByText("문제가 있습니다").waitFor();
    assert.equal(await page.getByRole("button", { name: "검사하기" }).count(), 0);
    await page.close();
  });

  it("keeps what was chosen when the page is loaded again", async () => {
    const page = await app.newPage();
    await page.goto("/inspect");
    await page.getByText("길이", { exact: true }).first().waitFor();
    for (const name of ["개인정보", "비밀 값", "욕설", "링크", "반복"]) {
      const chip = page.locator("label", { hasText: new RegExp(`^${name}$`) });
      if ((await chip.count()) > 0) await chip.first().click();
    }
    await page.getByRole("switch", { name: "첫 문제에서 멈추기" }).click();
    await page.getByRole("textbox", { name: "검사할 글" }).fill("짧은 글");
    await page.getByRole("button", { name: "검사하기" }).click();
    const report = page.getByTestId("report");
    await report
      .getByText(/\d+단계 중/)
      .first()
      .waitFor();
    const steps = /(\d+)단계 중/.exec((await report.textContent()) ?? "")?.[1];
    assert.ok(Number(steps) < 6);
    await page.reload();
    await page.getByRole("button", { name: "다시 검사" }).click();
    await page.getByTestId("report").getByText(`${steps}단계 중`).waitFor();
    await page.close();
  });

  it("of many documents shows its progress, its verdicts by algorithm and each document's row", async () => {
    const page = await app.newPage();
    await page.goto("/inspect/runs");
    const line = (length: number) => JSON.stringify({ id: `글-${length}`, text: "가".repeat(length) });
    await page.locator("input[type=file]").setInputFiles({
      name: "글.jsonl",
      mimeType: "application/x-ndjson",
      buffer: Buffer.from([100, 700, 1500].map(line).join("\n")),
    });
    await page.getByRole("button", { name: "모두 검사하기" }).click();
    await page.getByText("3건 중 3건").waitFor();
    const chart = page.getByRole("region", { name: "알고리즘별 판정" });
    await chart.getByText("길이").waitFor();
    await page.getByText("문제 2", { exact: true }).click();
    await page.locator('details[data-status="all_passed"]').first().waitFor({ state: "detached" });
    await page.locator('details[data-status="problem_found"]').nth(1).waitFor();
    assert.equal(await page.locator('details[data-status="problem_found"]').count(), 2);
    const row = (await page.locator('details[data-status="problem_found"] summary').first().textContent()) ?? "";
    assert.match(row, /글-700가가가/);
    await page.getByRole("button", { name: "지우기" }).click();
    await page.getByRole("dialog", { name: "이 검사를 지울까요?" }).getByRole("button", { name: "지우기" }).click();
    await page.getByRole("button", { name: "모두 검사하기" }).waitFor();
    await page.getByText("3건 중 3건").waitFor({ state: "detached" });
    assert.deepEqual((await app.jihwi.inspect.inspections.list({ limit: 5 })).items, []);
    await page.close();
  });

  it("of many documents does not take whoever has gone on to something else away from it", {
    skip: skipsUnlessAll,
  }, async () => {
    const page = await app.newPage();
    const sent = Promise.withResolvers<void>();
    await page.route("**/api/inspections", async (route) => {
      if (route.request().method() === "POST") await sent.promise;
      await route.continue();
    });
    await page.goto("/inspect/runs");
    const file = { name: "뒤에서.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from('{"text":"짧은 글"}') };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "모두 검사하기" }).click();
    await page.getByText(/^보내는 중 · \d+%$/).waitFor();
    await page.getByRole("link", { name: "대화" }).click();
    await page.getByRole("textbox", { name: "메시지" }).fill("쓰던 말");
    const isStart = (response: Response) =>
      response.request().method() === "POST" && /inspections$/.test(response.url());
    const started = page.waitForResponse(isStart);
    sent.resolve();
    await (await started).finished();
    await page.evaluate(comesToRest);
    assert.match(page.url(), /\/chat$/);
    await page.goto("/inspect/runs");
    await page.getByRole("link", { name: /뒤에서\.jsonl/ }).waitFor();
    await page.close();
  });
});

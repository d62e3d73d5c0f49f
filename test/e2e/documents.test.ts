/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout } from "node:timers/promises";
import { documentsApi, type JobView } from "#protocol";
import { skipsUnlessAll } from "../all-tests.ts";
import { happens } from "../happens.ts";
import { makePdf } from "./make-pdf.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const clause = "위약금은 계약 금액의 십 퍼센트로 하고, 해지한 날부터 칠 일 안에 내야 한다.";
const pages = [
  ["물품 공급 계약서", "제1조(목적) 이 계약은 을이 갑에게 사무용 의자를 공급하는 일을 정한다."],
  ["제2조(계약 기간) 계약 기간은 2026년 3월 1일부터 24개월로 한다.", `제3조(위약금) ${clause}`],
];

const runningJob: JobView = {
  id: "job_0",
  name: "documents.read",
  status: "running",
  progress: { done: 3, total: 9, message: null },
  log: [],
  result: null,
  error: null,
  attempts: 1,
  createdAt: 1,
  startedAt: 2,
  endedAt: null,
};

describe("a document in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  let pdf: Buffer;
  before(async () => {
    app = await openApp();
    pdf = await makePdf(app, pages);
  });
  after(() => app.close());

  it("is dropped, read with progress, asked about, and a citation opens its page with the words marked", async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], "의자 공급 계약서.pdf", { type: "application/pdf" }));
        return transfer;
      },
      [...pdf],
    );
    for (const type of ["dragenter", "dragover", "drop"])
      await page.getByRole("region", { name: "새 대화" }).dispatchEvent(type, { dataTransfer: files });
    // What is dropped is attached, and nothing stands over the composer.
    await page.locator('li[data-status="ready"]', { hasText: "의자 공급 계약서.pdf" }).waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
    await page.getByRole("textbox", { name: "메시지" }).fill("문서에서 위약금이 얼마인지 찾아줘");
    await page.keyboard.press("Enter");
    const answer = page.locator("article[data-role=assistant][data-running=false]");
    await answer.getByTestId("citation").first().waitFor();
    assert.match((await answer.textContent()) ?? "", /십 퍼센트/);
    await answer.getByTestId("citation").first().click();
    const viewer = page.getByTestId("viewer");
    await viewer.locator("mark").first().waitFor();
    const marked = (await viewer.locator("mark").allTextContents()).join("").replaceAll(/\s/g, "");
    assert.ok(marked.includes("위약금은계약금액의십퍼센트"), `marked: ${marked}`);
    const place = await viewer
      .locator("mark")
      .first()
      .evaluate((mark) => mark.closest("[data-page]")?.getAttribute("data-page"));
    assert.equal(place, "2");
    await viewer.getByText("글", { exact: true }).click();
    await viewer.locator("section mark").waitFor();
    await page.close();
  });

  it("is deleted after it was told in how many conversations its words stay", async () => {
    const { documents, conductor } = app.jihwi;
    const { id } = await documents.add(
      Buffer.from("# 주차\n\n방문객 주차는 하루 두 시간까지 무료이다."),
      "주차 규정.md",
    );
    await documents.settled(id);
    const asked = { agent: "chat", sessionId: "parking", text: "주차는 몇 시간 무료야?", options: { documents: [id] } };
    await (await conductor.start(asked)).result;
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    await page.getByRole("button", { name: "주차 규정.md 지우기" }).click();
    const question = page.getByRole("dialog", { name: "문서를 지울까요?" });
    await question.getByText("이 문서로 나눈 대화 1개에는 인용한 말이 남습니다.").waitFor();
    await question.getByRole("button", { name: "닫기" }).waitFor();
    await happens(() =>
      question.getByRole("button", { name: "그만두기" }).evaluate((one) => one === document.activeElement),
    );
    // One Escape closes the question, and not what lies below it.
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await page.getByRole("dialog", { name: "문서" }).getByRole("button", { name: "닫기" }).waitFor();
    await page.getByRole("button", { name: "주차 규정.md 지우기" }).click();
    await question.getByRole("button", { name: "지우기" }).click();
    await question.waitFor({ state: "hidden" });
    await assert.rejects(documents.get(id), { code: "not-found" });
    await page.close();
  });

  it("that is being read takes no connection of its own: a browser has six", async () => {
    const page = await app.newPage();
    const followed: string[] = [];
    page.on("request", (request) => {
      if (/jobs\/[^/]+\/stream/.test(request.url())) followed.push(request.url());
    });
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "문서" });
    const files = Array.from({ length: 8 }, (_, at) => ({
      name: `${at}번 안내문.md`,
      mimeType: "text/markdown",
      buffer: Buffer.from(`# ${at}번\n\n${at}번 안내문의 글입니다.`),
    }));
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await happens(async () => (await drawer.locator('[data-status="ready"]').getByText("안내문.md").count()) >= 8);
    assert.deepEqual(followed, []);
    await page.close();
  });

  it("that waits to be read is not asked about: hundreds may wait", async () => {
    for (const at of [1, 2]) await app.jihwi.documents.add(Buffer.from(`# ${at}번 공지`), `${at}번 공지.md`);
    const page = await app.newPage();
    await page.route("**/api/documents?*", async (route) => {
      const answer = await route.fetch({ maxRetries: 2 });
      const { documents, next } = documentsApi.list.answer.parse(await answer.json());
      const unread = documents.map((document, at) => ({
        ...document,
        status: at === 0 ? "reading" : "queued",
        jobId: `job_${at}`,
      }));
      await route.fulfill({ response: answer, json: { documents: unread, next } });
    });
    const asked: string[] = [];
    await page.route("**/api/jobs/*", async (route) => {
      asked.push(route.request().url().replace(/.*\//, ""));
      await route.fulfill({ json: runningJob });
    });
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    await page.getByRole("dialog", { name: "문서" }).getByText("읽는 중 · 3/9쪽").waitFor();
    await happens(async () => asked.length >= 4);
    assert.deepEqual([...new Set(asked)], ["job_0"]);
    await page.close();
  });

  it("is listed though the list is slow and more come faster than it is read", { skip: skipsUnlessAll }, async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    await page.route("**/api/documents?*", async (route) => {
      await setTimeout(3_000);
      await route.continue().catch(() => {});
    });
    const listed = page.getByRole("dialog", { name: "문서" }).getByText("0번 소식.md");
    for (let at = 0; (await listed.count()) === 0; at += 1) {
      assert.ok(at < 100, "none is listed while others come");
      await app.jihwi.documents.add(Buffer.from(`# ${at}번 소식`), `${at}번 소식.md`);
      await setTimeout(200);
    }
    await page.close();
  });

  it("is found by its name among hundreds, of which a page draws a hundred, those of the conversation first", {
    skip: skipsUnlessAll,
  }, async () => {
    const kept = await app.jihwi.documents.add(Buffer.from("# 오래된 약관"), "오래된 약관.md");
    await happens(async () => (await app.jihwi.documents.get(kept.id)).status === "ready");
    const { id } = await app.jihwi.store.sessions.create({ id: "s-library", agent: "chat", title: "많은 문서" });
    await app.jihwi.store.documents.attach(id, [kept.id]);
    const page = await app.newPage();
    await page.route("**/api/documents?*", async (route) => {
      const { documents } = documentsApi.list.answer.parse(await (await route.fetch({ maxRetries: 2 })).json());
      const old = documents.find((document) => document.id === kept.id);
      const many = Array.from({ length: 300 }, (_, at) => ({ ...old, id: `d${at}`, name: `${at}번 보고서.pdf` }));
      await route.fulfill({ json: { documents: [...many, old], next: null } });
    });
    await page.goto(`/chat/${id}`);
    await page.getByRole("button", { name: "문서 1" }).click();
    const drawer = page.getByRole("dialog", { name: "문서" });
    const rows = drawer.locator("[data-document]");
    await rows.first().getByText("오래된 약관.md").waitFor();
    assert.equal(await rows.count(), 100);
    await drawer.getByText("301개 가운데 100개입니다.").waitFor();
    // A row that is ticked stays under the hand that ticked it.
    await drawer.getByRole("checkbox", { name: /오래된 약관/ }).click();
    await rows.first().getByRole("checkbox", { checked: false }).waitFor();
    assert.match((await rows.first().textContent()) ?? "", /오래된 약관/);
    await drawer.getByRole("textbox", { name: "이름으로 찾기" }).fill("271번");
    await drawer.getByRole("checkbox", { name: "271번 보고서.pdf 붙이기" }).waitFor();
    assert.equal(await rows.count(), 1);
    await drawer.getByRole("textbox", { name: "이름으로 찾기" }).fill("없는 이름");
    await drawer.getByText("이름에 ‘없는 이름’ 말이 있는 문서가 없습니다.").waitFor();

    await page.goto("/contract");
    await page.getByRole("textbox", { name: "이름으로 찾기" }).fill("271번");
    await page.getByRole("button", { name: /271번 보고서/ }).waitFor();
    assert.equal(await page.getByRole("button", { name: /보고서\.pdf/ }).count(), 1);
    await page.close();
  });

  it("may be chosen once more: the field forgets what was chosen before", async () => {
    const page = await app.newPage();
    await page.goto("/contract");
    const area = page.getByTestId("drop-area");
    const file = { name: "그림.xyz", mimeType: "application/x-unknown", buffer: Buffer.from([0, 1, 2]) };
    for (const time of [1, 2]) {
      const choosing = page.waitForEvent("filechooser");
      await area.click();
      const chooser = await choosing;
      // A browser tells of no change where the same file is chosen again.
      assert.equal(
        await chooser.element().evaluate((field) => field instanceof HTMLInputElement && field.files?.length),
        0,
      );
      await chooser.setFiles(file);
      await happens(async () => (await page.getByRole("alert").getByText("그림.xyz").count()) === time);
    }
    await page.close();
  });

  it("that cannot be read says so in place, and the others go on", async () => {
    const page = await app.newPage({ language: "en" });
    await page.goto("/chat");
    await page.getByRole("button", { name: "Documents", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Documents" });
    await drawer.locator("input[type=file]").setInputFiles([
      { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nnothing of a document") },
      { name: "note.md", mimeType: "text/markdown", buffer: Buffer.from("# A note\n\nDelivery takes three days.") },
    ]);
    await drawer.locator('[data-status="error"]').getByRole("alert").waitFor();
    await drawer.locator('[data-status="ready"]').getByText("note.md").waitFor();
    await drawer.getByRole("button", { name: "note.md", exact: true }).click();
    await page.getByTestId("viewer").getByText("Delivery takes three days.").waitFor();
    await page.close();
  });

  it("is searched, zoomed and paged in the viewer, opens readable on a phone, and a note shows its headings", async () => {
    const page = await app.newPage({ width: 390, height: 844 });
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "문서" });
    await drawer.locator("input[type=file]").setInputFiles([
      { name: "전화.pdf", mimeType: "application/pdf", buffer: Buffer.concat([pdf, Buffer.from("\n")]) },
      {
        name: "메모.md",
        mimeType: "text/markdown",
        buffer: Buffer.from("# 큰 제목\n\n| 가 | 나 |\n|---|---|\n| 1 | 2 |\n"),
      },
    ]);
    await drawer.getByRole("button", { name: "전화.pdf", exact: true }).click();
    const viewer = page.getByTestId("viewer");
    const sheet = viewer.locator('[data-page="1"]');
    await sheet.waitFor();
    const width = async () => (await sheet.boundingBox())?.width ?? 0;
    assert.ok((await width()) > 600, "letters are large enough to read");
    await viewer.getByRole("button", { name: "폭에 맞추기" }).click();
    await page.waitForFunction(() => (document.querySelector('[data-page="1"]')?.clientWidth ?? 999) < 390);
    await viewer.getByRole("textbox", { name: "문서에서 찾기" }).fill("십 퍼센트");
    await viewer.getByText("1곳 중 1").waitFor();
    await viewer.locator('[data-page="2"] mark').first().waitFor();
    const goTo = viewer.getByRole("textbox", { name: "쪽으로 가기" });
    await happens(async () => (await goTo.inputValue()) === "2");
    await page.route("**/file", (route) => route.abort());
    await viewer.getByRole("button", { name: "원본 내려받기" }).click();
    await viewer.getByRole("alert").waitFor();
    await page.unroute("**/file");
    await viewer.getByRole("button", { name: "문서 닫기" }).click();

    await page.getByRole("button", { name: /^문서/ }).first().click();
    await drawer.getByRole("button", { name: "메모.md", exact: true }).click();
    await viewer.getByRole("heading", { name: "큰 제목" }).waitFor();
    await viewer.getByRole("cell", { name: "2" }).waitFor();
    await page.goBack();
    await viewer.waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).pathname, "/chat", "Back closes the document, and not what is below");
    await page.close();
  });
});

/// <reference lib="dom" />
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { skipsUnlessAll, triesAll } from "../all-tests.ts";
import { drawScan } from "../beds/documents/draw-scan.ts";
import { makeDocx } from "../beds/documents/make-docx.ts";
import { happens } from "../happens.ts";
import { makePdf } from "./make-pdf.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const places = ["첫째", "둘째", "셋째"];
const filler = (lines: number) => Array.from({ length: lines }, (_, at) => `${at}번째 줄은 읽을 것이 없는 줄이다.`);

describe("the viewer", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  async function openDocument(bytes: Uint8Array, name: string, size = {}): Promise<Page> {
    const { id } = await app.jihwi.documents.add(bytes, name);
    await happens(async () => (await app.jihwi.documents.get(id)).status === "ready");
    return openById(id, size);
  }

  async function openById(id: string, size: { width?: number; height?: number }): Promise<Page> {
    const { name } = await app.jihwi.documents.get(id);
    const page = await app.newPage(size);
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    await page.getByRole("dialog", { name: "문서" }).getByRole("button", { name, exact: true }).click();
    return page;
  }

  /** What is marked, the last of the places before it, and whether it is on the screen. */
  const marked = (page: Page) =>
    page.getByTestId("viewer").evaluate((viewer) => {
      const marks = [...viewer.querySelectorAll("mark")];
      const [mark] = marks;
      const sheet = mark?.closest("[data-page]");
      if (mark === undefined || sheet == null) return "";
      const range = document.createRange();
      range.setStart(sheet, 0);
      range.setEndBefore(mark);
      const place = `${range}`.match(/첫째|둘째|셋째/g)?.at(-1);
      const { top, bottom } = mark.getBoundingClientRect();
      const inView = top >= 0 && bottom <= window.innerHeight;
      return `${place} ${marks.map((one) => one.textContent).join("")} ${inView ? "in view" : "out of view"}`;
    });

  /** Whether all that is marked are these words, and lies within the viewer and the window, also some frames later. */
  const isSeenWhole = async (page: Page, words: string) =>
    page.evaluate(
      async (sought) => {
        const isSeen = () => {
          const scroller = document.querySelector("[data-scroller]");
          const marks = [...(scroller?.querySelectorAll("mark") ?? [])];
          const view = scroller?.getBoundingClientRect() ?? new DOMRect();
          const right = Math.min(view.right, window.innerWidth);
          return (
            marks.map(({ textContent }) => textContent.replaceAll(/\s/g, "")).join("") === sought &&
            marks
              .map((mark) => mark.getBoundingClientRect())
              .every(
                (box) =>
                  box.left >= view.left && box.top >= view.top && box.right <= right && box.bottom <= view.bottom,
              )
          );
        };
        let frames = 0;
        for (const end = performance.now() + 15_000; frames < 20 && performance.now() < end; ) {
          frames = isSeen() ? frames + 1 : 0;
          await new Promise(requestAnimationFrame);
        }
        return frames === 20;
      },
      words.replaceAll(/[\s|]/g, ""),
    );

  async function stepsThroughTheMatches(page: Page) {
    const viewer = page.getByTestId("viewer");
    const find = viewer.getByRole("textbox", { name: "문서에서 찾기" });
    await find.fill("위약금");
    for (const [at, place] of places.entries()) {
      await viewer.getByText(`3곳 중 ${at + 1}`).waitFor();
      await happens(async () => (await marked(page)) === `${place} 위약금 in view`);
      await find.press("Enter");
    }
    await happens(async () => (await marked(page)) === "첫째 위약금 in view");
  }

  it("formats what is read of a long document only, and finds every place of a word without making it anew", {
    skip: skipsUnlessAll,
  }, async () => {
    const sections = Array.from({ length: 60 }, (_, at) => [`# ${at}장`, ...filler(120)]);
    sections[40]?.push(...places.flatMap((place) => [`${place} 곳의 **위약금**은 십 퍼센트다.`, ...filler(5)]));
    const page = await openDocument(Buffer.from(sections.flat().join("\n\n")), "긴 문서.md");
    const viewer = page.getByTestId("viewer");
    await viewer.getByRole("heading", { name: "0장", exact: true }).waitFor();
    const pages = viewer.locator("[data-page]");
    assert.ok((await pages.count()) > 50, `${await pages.count()} pages`);
    assert.ok((await viewer.getByRole("heading").count()) < 10);
    const first = await viewer.getByRole("heading", { name: "0장", exact: true }).elementHandle();
    await stepsThroughTheMatches(page);
    assert.equal(await first?.evaluate((heading) => heading.isConnected), true);
    await page.close();
  });

  it("shows every place of a word on a page of a PDF, and lets go of pages that were left behind", async () => {
    const lines = places.flatMap((place) => [`${place} 곳의 위약금은 십 퍼센트다.`, ...filler(6)]);
    const pdf = await makePdf(app, [filler(5), lines, ...Array.from({ length: 8 }, () => filler(5))]);
    const page = await openDocument(pdf, "여러 쪽.pdf");
    const viewer = page.getByTestId("viewer");
    await viewer.locator("canvas").first().waitFor();
    await stepsThroughTheMatches(page);
    const drawn = () =>
      viewer.locator("canvas").evaluateAll((all) => {
        const canvases = all.filter((one) => one instanceof HTMLCanvasElement);
        return canvases.flatMap(({ width }, at) => (width > 0 && width !== 300 ? [at + 1] : []));
      });
    await viewer.getByRole("textbox", { name: "쪽으로 가기" }).fill("10");
    await happens(async () => (await drawn()).includes(10) && !(await drawn()).includes(2));
    await viewer.getByRole("button", { name: "작게" }).click();
    await happens(async () => (await drawn()).includes(10));
    assert.equal((await drawn()).includes(1), false);
    await page.close();
  });

  it("opened by a citation deep in a PDF leaves the page around it where it is", { skip: skipsUnlessAll }, async () => {
    const filled = Array.from({ length: 6 }, () => filler(20));
    const pdf = await makePdf(app, [...filled, ["위약금은 계약금의 십 퍼센트로 한다.", ...filler(20)]]);
    const { id } = await app.jihwi.documents.add(pdf, "계약.pdf");
    await happens(async () => (await app.jihwi.documents.get(id)).status === "ready");
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    const documents = page.getByRole("dialog", { name: "문서" });
    await documents.getByRole("checkbox", { name: /계약\.pdf/ }).check();
    await page.keyboard.press("Escape");
    const question = page.getByRole("textbox", { name: "메시지" });
    const citations = page.getByRole("button", { name: "1 계약.pdf 열기" });
    for (let asked = 0; asked < 2; asked += 1) {
      await question.fill("위약금은 얼마인가요?");
      await question.press("Enter");
      await citations.nth(asked).waitFor();
    }
    const viewer = page.getByTestId("viewer");
    await citations.last().click();
    await viewer.locator("mark").first().waitFor();
    const tops = () =>
      page.evaluate(() => [document.documentElement, document.querySelector("main")].map((one) => one?.scrollTop));
    assert.deepEqual(await tops(), [0, 0]);
    await page.close();
  });

  it("shows all that is lit, in each format, on a wide screen and on a phone", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`${at + 1}번`, `부서 ${at + 1}`, `${(at + 1) * 7},000원`]);
    const row = (number: number) => (rows[number - 1] ?? []).join(" | ");
    const sentence = (number: number) => `${number}번째 조항에 따라 각 부서는 출장을 마친 뒤에 경비를 정산한다.`;
    const sentences = Array.from({ length: 24 }, (_, at) => sentence(at + 1));
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const table = rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("");
    const prose = sentences.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
    const documents: { name: string; bytes: Uint8Array; words: readonly string[] }[] = [
      {
        name: "규정.docx",
        bytes: makeDocx(`${prose}<w:tbl>${table}</w:tbl>${prose.replaceAll("조항", "부칙")}`),
        words: [row(2), row(40), row(59), "20번째 부칙에 따라 각 부서는 출장을 마친 뒤에 경비를 정산한다."],
      },
      {
        name: "구매.csv",
        bytes: Buffer.from(
          ["번호,부서,금액", ...rows.map((cells) => cells.map((text) => `"${text}"`).join(","))].join("\n"),
        ),
        words: [row(3), row(30), row(45), row(60)],
      },
      {
        name: "안내.md",
        bytes: Buffer.from(
          [...sentences, "| 번호 | 부서 | 금액 |\n| - | - | - |", ...rows.map((cells) => `| ${cells.join(" | ")} |`)]
            .join("\n\n")
            .replaceAll("|\n\n|", "|\n|"),
        ),
        words: [sentence(1), sentence(21), row(20), row(60)],
      },
      {
        name: "임대차.pdf",
        bytes: await makePdf(app, [sentences.slice(0, 12), sentences.slice(12)]),
        words: [sentence(1), sentence(10), "정산한다", sentence(23)],
      },
      {
        name: "사진.png",
        bytes: drawScan(sentences.slice(0, 12).join("\n")).canvas.toBuffer("image/png"),
        words: ["2번째", "부서는", "11번째", "정산한다"],
      },
    ];
    const landings: string[] = [];
    for (const { name, bytes, words } of documents) {
      const { id } = await app.jihwi.documents.add(bytes, name);
      await happens(async () => (await app.jihwi.documents.get(id)).status === "ready");
      for (const size of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        const page = await openById(id, size);
        const find = page.getByTestId("viewer").getByRole("textbox", { name: "문서에서 찾기" });
        for (const word of triesAll ? words : words.slice(1, 3)) {
          await find.fill(word);
          const landed = (await isSeenWhole(page, word)) ? "landed" : "missed";
          landings.push(`${landed} ${name} ${size.width} ${word}`);
        }
        await page.close();
      }
    }
    assert.deepEqual(
      landings.filter((one) => !one.startsWith("landed")),
      [],
    );
  });
});

/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { z } from "zod";
import { analyze } from "#inspection";
import { type OpenApp, openApp } from "../test/e2e/open-app.ts";

const rows = 100_000;
const documents = 500;
const rowsAtOnce = 5_000;

/** `npm run bench -- page`: how the page holds up with a large run and many documents, beside an empty installation. */
export async function run(): Promise<void> {
  const app = await openApp({}, []);
  try {
    const page = await app.newPage({ width: 1280, height: 800 });
    await page.goto("/inspect/runs");
    await page.locator("main h1").waitFor();
    const empty = await timed(async () => {
      await page.goto("/inspect/runs");
      await page.locator("main h1").waitFor();
    });
    const plain = await app.newPage({ width: 1280, height: 800 });
    await plain.setContent(
      `<div style="height:800px;overflow:auto"><ul>${"<li>plain text</li>".repeat(2_000)}</ul></div>`,
    );
    const plainly = await scrolled(plain, "ul");
    await plain.close();
    const filling = await timed(() => fill(app));
    print("empty list of runs", `${empty} ms`);
    print("  2,000 lines of plain text scrolled", plainly);
    print(`${rows} rows and ${documents} documents written`, `${filling} ms`);
    print("run opened, first 100 rows shown", `${await timed(() => openRun(page))} ms`);
    print("  next 100 rows", `${await timed(() => showMore(page, 200))} ms`);
    for (let shown = 300; shown <= 2_000; shown += 100) await showMore(page, shown);
    print("  2,000 rows scrolled", await scrolled(page, "ul:has(> li > details)"));
    print("  only problems", `${await timed(() => onlyProblems(page))} ms`);
    print(`list of ${documents} documents opened`, `${await timed(() => openDocuments(page))} ms`);
    print("  scrolled", await scrolled(page, "[role=dialog] ul"));
  } finally {
    await app.close();
  }
}

async function fill({ jihwi: { store }, url }: OpenApp): Promise<void> {
  const text = "연락처는 010-1234-5678 입니다.";
  const report = await analyze(text, { document: "row" });
  const form = new FormData();
  form.append("file", new File([text], "row.txt"));
  const started = await fetch(`${url}/api/inspections`, { method: "POST", body: form });
  const { id: small } = z.object({ id: z.string() }).parse(await started.json());
  const settings = (await store.inspections.find(small))?.config ?? {};
  const { id } = await store.inspections.create({ title: "large", config: { ...settings, documents: rows } }, "large");
  const verdicts = Object.fromEntries(
    report.steps.map(({ step, judgment }) => [step.algorithm_name, judgment.severity]),
  );
  for (let from = 0; from < rows; from += rowsAtOnce) {
    const batch = Array.from({ length: rowsAtOnce }, (_, at) => {
      const document = `posts.jsonl:${from + at + 1}`;
      const isClean = (from + at) % 10 !== 0;
      const status = isClean ? "all_passed" : report.status;
      const result = JSON.stringify({ ...report, document, status });
      return { ordinal: from + at, document, status, result, verdicts, signature: null };
    });
    await store.inspections.addRows(id, batch);
  }
  await store.inspections.update(id, { status: "finished", endedAt: Date.now() });
  for (let at = 0; at < documents; at += 1) {
    const name = `document-${at}.txt`;
    const added = { id: `doc-${at}`, name, format: "text", bytes: 100, contentHash: `hash-${at}` };
    await store.documents.add(added);
    await store.documents.update(added.id, { status: "ready", pages: 1, characters: 100, description: "A document." });
  }
}

async function openRun(page: Page): Promise<void> {
  await page.goto("/inspect/runs/large");
  await page.locator("details").nth(99).waitFor({ state: "attached" });
}

async function showMore(page: Page, expected: number): Promise<void> {
  await page.getByRole("button", { name: "더 보기" }).click();
  await page
    .locator("details")
    .nth(expected - 1)
    .waitFor({ state: "attached" });
}

async function onlyProblems(page: Page): Promise<void> {
  await page.locator("label", { hasText: /문제/ }).first().click();
  await page.locator("details[data-status=problem_found]").nth(50).waitFor({ state: "attached" });
}

async function openDocuments(page: Page): Promise<void> {
  await page.goto("/chat");
  await page.getByRole("button", { name: /문서/ }).first().click();
  await page.getByRole("dialog").getByText("document-499.txt").waitFor({ state: "attached" });
}

/** Frames a second while a list is scrolled for two seconds, five screens a second, and the longest of them. */
async function scrolled(page: Page, list: string): Promise<string> {
  const frames = await page
    .locator(list)
    .first()
    .evaluate(async (element) => {
      let box: Element | null = element;
      while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      const target = box ?? element;
      const times: number[] = [];
      const started = performance.now();
      while (performance.now() - started < 2_000) {
        const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        times.push(at);
        target.scrollTop = (at - started) * 4;
      }
      return target.scrollTop < 1_000 ? [] : times;
    });
  if (frames.length === 0) return "nothing moved";
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const rate = Math.round(
    (1000 * gaps.length) /
      Math.max(
        1,
        gaps.reduce((sum, gap) => sum + gap, 0),
      ),
  );
  return `${rate} frames a second, the longest ${Math.round(Math.max(0, ...gaps))} ms`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(52)} ${figure}\n`);
}

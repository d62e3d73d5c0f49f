/// <reference lib="dom" />
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { z } from "zod";
import { triesAll } from "../all-tests.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const violationsSchema = z.array(
  z.object({ id: z.string(), impact: z.string().nullish(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** What axe finds serious or critical, as a line each. */
async function faultsOn(page: Page, where: string): Promise<string[]> {
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(`axe.run(document, { resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then(({ violations }) => violations)`);
  return violationsSchema
    .parse(found)
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

const variants = [
  ["light", 1440],
  ["dark", 390],
  ["dark", 1440],
  ["light", 390],
] as const;
/** Every page in one of the four variants, in turn, since all four take minutes; `npm run test:all` tries each in all. */
const isTried = (page: number, variant: number) => triesAll || page % variants.length === variant;

describe("accessibility in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  const paths = ["/", "/chat", "/contract", "/inspect", "/inspect/criteria", "/research", "/traces", "/settings"];
  paths.push("/traces/sums", "/learned", "/inspect/runs");
  // A page with something on it holds more than those that wait for it.
  if (!triesAll) paths.splice(0, paths.length, "/", "/settings", "/traces", "/inspect/runs");
  before(async () => {
    app = await openApp();
    const {
      library: { samples },
      conductor,
      store,
      tables,
    } = app.jihwi;
    for (const agent of ["chat", "contract", "inspect", "research"]) {
      const { sessionId, message } = await samples.open(agent, "ko");
      const [document] = await store.documents.attached(sessionId);
      const options = { contract: { contract: document?.id }, chat: { documents: [document?.id] } }[agent] ?? {};
      const turn = await conductor.start({ agent, sessionId, text: message, options });
      await turn.result;
      paths.push(`/${agent}/${sessionId}`);
      if (triesAll || agent === "chat") paths.push(`/traces/${turn.id}`);
    }
    const contracts = (await store.documents.list({ limit: 10 })).items.map(({ id }) => id);
    const { id } = await tables.create({ documents: contracts, columns: ["parties", "law", "무엇?"], language: "ko" });
    await tables.filled(id, { signal: AbortSignal.timeout(60_000) });
    paths.push("/contract/side-by-side", `/contract/${id}`);
  });
  after(() => app.close());

  for (const [variant, [theme, width]] of variants.entries())
    it(`has nothing serious or critical on any page (${theme}, ${width} px)`, async () => {
      const page = await app.newPage({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const faults: string[] = [];
      for (const path of paths.filter((_, at) => isTried(at, variant))) {
        await page.goto(path);
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForTimeout(700);
        faults.push(...(await faultsOn(page, path)));
        const correcting = page.getByRole("button", { name: "다르게 했어야 해요" });
        if ((await correcting.count()) === 0) continue;
        await correcting.last().click();
        await page.getByRole("region", { name: "무엇을 다르게 했어야 하나요?" }).locator("h4, p").first().waitFor();
        faults.push(...(await faultsOn(page, `${path} with its corrections`)));
      }
      assert.deepEqual(faults, []);
      await page.close();
    });

  it("leads from the first Tab past the rail, and tells of an answer", async () => {
    const page = await app.newPage();
    await page.goto("/");
    await page.getByRole("heading", { name: "무엇부터 해 볼까요?" }).waitFor();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "본문으로 건너뛰기");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "content");
    await page.goto("/chat");
    await page.getByRole("textbox", { name: "메시지" }).fill("지금 몇 시야?");
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .getByText(/답이 왔습니다/)
      .waitFor({ state: "attached" });
    await page.close();
  });
});

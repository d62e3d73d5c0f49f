import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type FakeProvider, slow, startFakeProvider } from "../fakes/index.ts";
import { answeredBy, missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const assets = fileURLToPath(new URL("../../dist/web/assets/", import.meta.url));
/** Scripts that a page may ask for before it is calm, with what follows at once. */
const mostScripts = 15;

describe("the page under load, in the browser", { skip: await missingBrowser() }, () => {
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

  it("asks for few scripts on a first page, with all that follows at once", async () => {
    for (const path of ["/", "/chat", "/contract", "/inspect", "/research"]) {
      const page = await app.newPage();
      const scripts = new Set<string>();
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith(".js")) scripts.add(pathname.replace("/assets/", ""));
      });
      await page.goto(path);
      await page.getByRole("main").waitFor();
      await page.waitForTimeout(1_500);
      const bytes = [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(`${assets}${file}`)).length, 0);
      process.stdout.write(`${path}: ${scripts.size} scripts, ${(bytes / 1000).toFixed(0)} kB of gzipped JavaScript\n`);
      assert.ok(scripts.size <= mostScripts, `${path}: ${[...scripts].join(" ")}`);
      await page.context().close();
    }
  });

  it("gets scripts and answers compressed", async () => {
    const headers = { "accept-encoding": "gzip" };
    const script = readdirSync(assets).find((name) => /^index-.*\.js$/.test(name));
    for (const path of [`/assets/${script}`, "/api/agents"]) {
      const response = await fetch(`${app.url}${path}`, { headers });
      await response.arrayBuffer();
      assert.equal(response.headers.get("content-encoding"), "gzip", path);
    }
    const short = await fetch(`${app.url}/health`, { headers });
    await short.arrayBuffer();
    assert.equal(short.headers.get("content-encoding"), null, "a short answer is sent as it is");
  });

  it("draws 20,000 characters as they stream, and leaves the main thread free", async () => {
    const paragraph = "이 문단은 **강조**와 `코드`가 들어 있는 긴 답의 한 부분입니다. 문장이 이어집니다. ".repeat(4);
    const pieces = Array.from({ length: 100 }, (_, at) => `${at + 1}. ${paragraph}\n\n`);
    provider.respond(() => slow([...pieces, "끝."], 60));
    const page = await app.newPage();
    await page.goto("/chat");
    await page.getByRole("textbox", { name: "메시지" }).fill("길게 써 줘");
    await page.keyboard.press("Enter");
    await page.locator("article[data-role=assistant]").getByText("강조").first().waitFor();
    const session = await page.context().newCDPSession(page);
    // The thread's own time: what other programs of the machine take is not counted.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    };
    await page.evaluate(
      `globalThis.drawnFrames = 0; (function count() { drawnFrames++; requestAnimationFrame(count); })();`,
    );
    const [startedAt, before] = [performance.now(), await busy()];
    await page.locator("article[data-role=assistant][data-running=false]").getByText("끝.").waitFor();
    const seconds = (performance.now() - startedAt) / 1000;
    const text = (await page.locator("article[data-role=assistant]").textContent()) ?? "";
    assert.ok(text.length > 15_000);
    const share = (100 * ((await busy()) - before)) / seconds;
    const frames = Number(await page.evaluate("drawnFrames")) / seconds;
    process.stdout.write(
      `streaming ${text.length} characters: main thread busy ${share.toFixed(0)} % of ${seconds.toFixed(1)} s, ${frames.toFixed(0)} frames a second\n`,
    );
    await page.context().close();
  });
});

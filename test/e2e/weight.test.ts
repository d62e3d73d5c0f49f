import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { triesAll } from "../all-tests.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const assets = fileURLToPath(new URL("../../dist/web/assets/", import.meta.url));
/** Scripts that a page may ask for before it is calm, with what follows at once. */
const mostScripts = 15;
/** Each is opened in a profile that has nothing of the page yet. */
const paths = triesAll ? ["/", "/chat", "/contract", "/inspect", "/research"] : ["/chat", "/research"];

describe("the page under load, in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("asks for few scripts on a first page, with all that follows at once", async () => {
    for (const path of paths) {
      const page = await app.newPage({ alone: true });
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
});

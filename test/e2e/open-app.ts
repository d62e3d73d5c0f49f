import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type JihwiApp, openApp as openJihwi, readConfig } from "#app";
import { serve } from "#server";
import type { FakeProvider } from "../fakes/index.ts";
import { findBrowser } from "./find-browser.ts";

const webBuild = new URL("../../dist/web/index.html", import.meta.url);

/** Why browser tests cannot run here; false when they can. Goes into a test's `skip`. */
export async function missingBrowser(): Promise<string | false> {
  if (!existsSync(webBuild)) return "the web app is not built: npm run build";
  return (await findBrowser()) === null ? "no Chromium here: install one or name it by CHROME_PATH" : false;
}

export interface OpenApp {
  readonly url: string;
  readonly jihwi: JihwiApp;
  /** A page in a browser profile of its own. A script error on it fails the test that closes the app. */
  newPage(options?: { language?: "ko" | "en"; width?: number; height?: number }): Promise<Page>;
  /** Closes the server for as long as `work` takes, then opens it again at the same address. */
  withoutServer(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** What a page waits for on a busy machine; what has not come by then does not come. */
const longestWaitMs = 60_000;

/** One for all test files of a process: a page of each has a profile of its own. */
let browser: Promise<Browser> | undefined;
let users = 0;
/** Time for the next file to begin. */
const restMs = 2_000;

async function shareBrowser(): Promise<Browser> {
  users += 1;
  browser ??= startBrowser();
  return browser;
}

async function startBrowser(): Promise<Browser> {
  const program = await findBrowser();
  if (program === null) throw new Error("no Chromium here");
  return chromium.launch({ executablePath: program.path, args: [...program.args], headless: true });
}

function leaveBrowser(): void {
  users -= 1;
  setTimeout(async () => {
    if (users > 0) return;
    const unused = browser;
    browser = undefined;
    await (await unused)?.close();
  }, restMs);
}

/** The settings of an app whose answers alone come from a model, so that their pace is the test's. */
export function answeredBy({ env }: FakeProvider): Readonly<Record<string, string>> {
  const { JIHWI_MODEL = "", ...rest } = env;
  return { ...rest, JIHWI_MODEL_RESPOND: JIHWI_MODEL };
}

/** A real server on a free port with an empty data folder, and a browser that others share. One for a test file. */
export async function openApp(env: Readonly<Record<string, string>> = {}): Promise<OpenApp> {
  const shared = await shareBrowser();
  const dataDir = await mkdtemp(join(tmpdir(), "jihwi-e2e-"));
  const jihwi = await openJihwi(
    await readConfig(dataDir, { JIHWI_PAPER_SOURCES: "library", ...env, JIHWI_DATA_DIR: dataDir, PORT: "0" }),
  );
  let server = await serve(jihwi);
  const { url } = server;
  await jihwi.work.start();
  const failures: Error[] = [];
  const contexts: BrowserContext[] = [];
  return {
    url,
    jihwi,
    async newPage({ language = "ko", width = 1280, height = 800 } = {}) {
      const context = await shared.newContext({
        baseURL: url,
        viewport: { width, height },
        locale: language === "ko" ? "ko-KR" : "en-US",
        timezoneId: "Asia/Seoul",
        // Without a graphics card every frame of a motion is drawn by the processor: a quarter of these tests' time.
        reducedMotion: "reduce",
      });
      contexts.push(context);
      context.setDefaultTimeout(longestWaitMs);
      const page = await context.newPage();
      page.on("pageerror", (failure) => failures.push(failure));
      return page;
    },
    async withoutServer(work) {
      await server.close();
      try {
        await work();
      } finally {
        server = await serve(jihwi, { host: new URL(url).hostname, port: Number(new URL(url).port) });
      }
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      leaveBrowser();
      await server.close();
      await jihwi.close();
      await rm(dataDir, { recursive: true, force: true });
      if (failures.length > 0) throw new AggregateError(failures, "a page threw");
    },
  };
}

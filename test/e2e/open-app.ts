import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type JihwiApp, openApp as openJihwi, readConfig } from "#app";
import { type RunningServer, serve } from "#server";
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
  /** A page of the language's profile, which holds nothing yet. A script error on it fails the test that closes the app. */
  newPage(options?: PageOptions): Promise<Page>;
  /** Closes the server for as long as `work` takes, then opens it again at the same address. */
  withoutServer(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

interface PageOptions {
  readonly language?: "ko" | "en";
  readonly width?: number;
  readonly height?: number;
  /** In a profile that no other page has: for a clock of its own, say. */
  readonly alone?: boolean;
}

/** What a page waits for on a busy machine; what has not come by then does not come. */
const longestWaitMs = 60_000;

/** One for all test files of a process: a page of each has a profile of its own. */
let browser: Promise<Browser> | undefined;
let users = 0;
/** Time for the next file to begin. */
const restMs = 2_000;

/**
 * Pages of a profile are drawn by one process, which has compiled the scripts already, and without the fonts of the web: half
 * the processor's time of opening one. None stays long enough to earn code that is optimised.
 */
const sparing = ["--renderer-process-limit=1", "--disable-remote-fonts", "--js-flags=--no-opt --no-maglev"];

async function shareBrowser(flags: readonly string[]): Promise<Browser> {
  users += 1;
  browser ??= startBrowser(flags);
  return browser;
}

export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const program = await findBrowser();
  if (program === null) throw new Error("no Chromium here");
  return chromium.launch({ executablePath: program.path, args: [...program.args, ...flags], headless: true });
}

function leaveBrowser(): void {
  users -= 1;
  setTimeout(async () => {
    if (users > 0) return;
    const unused = browser;
    browser = undefined;
    profiles.clear();
    await (await unused)?.close();
  }, restMs);
}

interface Profile {
  readonly context: BrowserContext;
  /** Stays open, so that the process stays that draws the others. */
  readonly keeper: Page;
}

/** By address and language; they end with their browser. */
const profiles = new Map<string, Promise<Profile>>();
/** Where an app has closed the next one opens: its pages find a profile that has the scripts compiled. */
const leftAddresses: URL[] = [];

/** The settings of an app whose answers alone come from a model, so that their pace is the test's. */
export function answeredBy({ env }: FakeProvider): Readonly<Record<string, string>> {
  const { JIHWI_MODEL = "", ...rest } = env;
  return { ...rest, JIHWI_MODEL_RESPOND: JIHWI_MODEL };
}

async function serveWhereOneClosed(jihwi: JihwiApp): Promise<RunningServer> {
  const left = leftAddresses.pop();
  if (left === undefined) return serve(jihwi);
  // Somebody else may have taken it since.
  return serve(jihwi, { host: left.hostname, port: Number(left.port) }).catch(() => serve(jihwi));
}

/** A real server on a free port with an empty data folder, and a browser that others share. One for a test file. */
export async function openApp(
  env: Readonly<Record<string, string>> = {},
  browserFlags: readonly string[] = sparing,
): Promise<OpenApp> {
  const shared = await shareBrowser(browserFlags);
  const dataDir = await mkdtemp(join(tmpdir(), "jihwi-e2e-"));
  const jihwi = await openJihwi(
    await readConfig(dataDir, { JIHWI_PAPER_SOURCES: "library", ...env, JIHWI_DATA_DIR: dataDir, PORT: "0" }),
  );
  let server = await serveWhereOneClosed(jihwi);
  const { url } = server;
  await jihwi.work.start();
  const failures: Error[] = [];
  const ownContexts: BrowserContext[] = [];
  const lentProfiles = new Set<Profile>();
  async function newContext(language: "ko" | "en"): Promise<BrowserContext> {
    const context = await shared.newContext({
      baseURL: url,
      locale: language === "ko" ? "ko-KR" : "en-US",
      timezoneId: "Asia/Seoul",
      // Without a graphics card every frame of a motion is drawn by the processor: a quarter of these tests' time.
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(longestWaitMs);
    return context;
  }
  async function openProfile(language: "ko" | "en"): Promise<Profile> {
    const context = await newContext(language);
    const keeper = await context.newPage();
    await keeper.goto("/favicon.svg");
    return { context, keeper };
  }
  async function emptyProfile(language: "ko" | "en"): Promise<BrowserContext> {
    const key = `${url} ${language}`;
    const opened = profiles.get(key) ?? openProfile(language);
    profiles.set(key, opened);
    opened.catch(() => profiles.delete(key));
    const profile = await opened;
    lentProfiles.add(profile);
    await profile.keeper.evaluate("localStorage.clear()");
    return profile.context;
  }
  async function ownContext(language: "ko" | "en"): Promise<BrowserContext> {
    const context = await newContext(language);
    ownContexts.push(context);
    return context;
  }
  return {
    url,
    jihwi,
    async newPage({ language = "ko", width = 1280, height = 800, alone = false } = {}) {
      const context = await (alone ? ownContext(language) : emptyProfile(language));
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
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
      await Promise.all(ownContexts.map((context) => context.close()));
      const lentPages = [...lentProfiles].flatMap(({ context, keeper }) =>
        context.pages().filter((page) => page !== keeper),
      );
      await Promise.all(lentPages.map((page) => page.close()));
      leaveBrowser();
      await server.close();
      leftAddresses.push(new URL(url));
      await jihwi.close();
      await rm(dataDir, { recursive: true, force: true });
      if (failures.length > 0) throw new AggregateError(failures, "a page threw");
    },
  };
}

import { existsSync } from "node:fs";
import process from "node:process";

export interface BrowserProgram {
  readonly path: string;
  readonly args: readonly string[];
}

const installed = [
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A Chromium to test with: the one that `CHROME_PATH` names, one that is installed, or the one that comes from npm. The
 * last is built for Linux on x64; null elsewhere.
 */
export async function findBrowser(): Promise<BrowserProgram | null> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist`);
  const path = named ?? installed.find((candidate) => existsSync(candidate));
  if (path !== undefined) return { path, args: ["--no-sandbox", "--disable-gpu"] };
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { default: chromium } = await import("@sparticuz/chromium");
  return { path: await chromium.executablePath(), args: [...chromium.args.filter(keeps), "--disable-gpu"] };
}

/**
 * The package's flags suit a function that opens one page; we keep several pages, the web's own rules, and Playwright's
 * way to be headless. Its emulated graphics card takes a quarter of the processor's time, and we draw nothing that needs one.
 */
function keeps(flag: string): boolean {
  const unwanted = [
    "--single-process",
    "--disable-web-security",
    "--allow-running-insecure-content",
    "--headless",
    "--ignore-gpu-blocklist",
    "--use-gl",
    "--use-angle",
    "--enable-unsafe-swiftshader",
  ];
  return !unwanted.some((name) => flag.startsWith(name));
}

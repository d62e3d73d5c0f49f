// Takes every page in four variants (light and dark, wide and narrow, Korean and English) into a folder, to be looked at.
// A page that scrolls is taken a screen at a time. Arguments: the folder, a part of the names to take only
// those ("" for all), and a part of a variant such as "dark-1440-ko", which may be one beyond the four.
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page, Request } from "playwright-core";
import type { Language } from "#protocol";
import { openShowcase } from "./showcase/open-showcase.ts";

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../node_modules/.cache/screenshots"));
const only = process.argv[3] ?? "";
const onlyVariant = process.argv[4] ?? "";

const variants = (["ko", "en"] as const).flatMap((language) =>
  (["light", "dark"] as const).flatMap((theme) => ([1440, 390] as const).map((width) => ({ theme, width, language }))),
);
/** Each theme, width and language twice, in half of the pictures. */
const usual = ["light-1440-ko", "dark-390-ko", "light-390-en", "dark-1440-en"];

const isWanted = ({ theme, width, language }: (typeof variants)[number]) => {
  const name = `${theme}-${width}-${language}`;
  return onlyVariant === "" ? usual.includes(name) : name.includes(onlyVariant);
};

const tabs = {
  ko: { contract: ["검토", "날짜와 금액", "비교"], research: ["논문", "지도", "기억", "내 서재"], read: /계약서|노트/ },
  en: {
    contract: ["Review", "Dates and amounts", "Compare"],
    research: ["Papers", "Map", "Memory", "My library"],
    read: /Contract|Notebook/,
  },
} as const satisfies Record<Language, unknown>;

/** What is opened by hand: the page it is on, what is clicked one after the other, and what it is called. */
const opened = {
  ko: [
    { on: "chat", name: "corrections", clicks: ["button:다르게 했어야 해요"] },
    { on: "chat", name: "documents", clicks: ["button:/^문서/"] },
    { on: "chat", name: "search", clicks: ["button:/찾기|검색/"] },
    { on: "research", name: "questions", clicks: ["tab:논문", "text:물음 표"] },
    { on: "trace", name: "decision", clicks: ["row:도구 고르기"] },
    { on: "trace", name: "tool", clicks: ["row:문서 검색"] },
    { on: "trace", name: "raw", clicks: ["row:문서 검색", "switch:원본 (JSON)"] },
    { on: "trace-contract", name: "contract-step", clicks: ["kind:step"] },
    { on: "trace-contract", name: "contract-tool", clicks: ["kind:tool"] },
    { on: "trace-inspect", name: "inspect-report", clicks: ["kind:show"] },
    { on: "trace-research", name: "research-tool", clicks: ["kind:tool"] },
    { on: "trace-research", name: "research-effect", clicks: ["kind:effect"] },
  ],
  en: [
    { on: "chat", name: "corrections", clicks: ["button:This should have been…"] },
    { on: "chat", name: "documents", clicks: ["button:/^Documents/"] },
    { on: "chat", name: "search", clicks: ["button:/^Search/"] },
    { on: "research", name: "questions", clicks: ["tab:Papers", "text:Questions"] },
    { on: "trace", name: "decision", clicks: ["row:Choosing a tool"] },
    { on: "trace", name: "tool", clicks: ["row:Document search"] },
    { on: "trace", name: "raw", clicks: ["row:Document search", "switch:Raw (JSON)"] },
    { on: "trace-contract", name: "contract-step", clicks: ["kind:step"] },
    { on: "trace-contract", name: "contract-tool", clicks: ["kind:tool"] },
    { on: "trace-inspect", name: "inspect-report", clicks: ["kind:show"] },
    { on: "trace-research", name: "research-tool", clicks: ["kind:tool"] },
    { on: "trace-research", name: "research-effect", clicks: ["kind:effect"] },
  ],
} as const satisfies Record<Language, unknown>;

const plain = [
  "/",
  "/chat",
  "/contract",
  "/contract/side-by-side",
  "/inspect",
  "/inspect/runs",
  "/inspect/criteria",
  "/research",
  "/traces",
];
const tall = ["/", "/inspect", "/traces/sums", "/learned", "/settings", "/nowhere"];
/** Conversations whose newest answer is long. */
const long = ["trace", "findings", "research"];
/** More screens of one page show nothing new. */
const mostPieces = 8;
const mostOfTab = 2;

await mkdir(folder, { recursive: true });
for (const language of ["ko", "en"] as const) {
  const wanted = variants.filter((variant) => variant.language === language && isWanted(variant));
  if (wanted.length === 0) continue;
  const showcase = await openShowcase(language);
  const { app, paths } = showcase;
  for (const { theme, width } of wanted) {
    const page = await app.newPage({ language, width, height: width === 390 ? 844 : 900 });
    const requests = watchRequests(page);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const take = async (name: string) => {
      if (!name.includes(only)) return;
      await settled(page, requests);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}-${language}.png`) });
    };
    const takePieces = async (name: string, most = mostPieces) => {
      if (!name.includes(only)) return;
      await settled(page, requests);
      await scroll(page, "to the top");
      for (let piece = 1; piece <= most; piece += 1) {
        await take(`${name}-${piece}`);
        if (!(await scroll(page, "on"))) break;
      }
    };
    for (const path of plain) {
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      if (!name.includes(only)) continue;
      await page.goto(path);
      await take(name);
    }
    for (const [name, path] of Object.entries(paths)) {
      if (!`open-${name}`.includes(only) && !only.startsWith(`open-${name}`)) continue;
      await page.goto(path);
      await take(`open-${name}`);
      if (name !== "contract" && name !== "research") continue;
      for (const title of tabs[language][name]) {
        await showReadingSide(page, tabs[language].read, title);
        await page.getByRole("tab", { name: title, exact: true }).click();
        await takePieces(`open-${name}-${title.replaceAll(" ", "-")}`, mostOfTab);
      }
    }
    for (const { on, name, clicks } of opened[language]) {
      if (!`opened-${name}`.includes(only)) continue;
      await page.goto(paths[on] ?? "/");
      await settled(page, requests);
      for (const click of clicks) {
        if (click.startsWith("tab:")) await showReadingSide(page, tabs[language].read, click.slice(4));
        await targetOf(page, click).click();
      }
      await take(`opened-${name}`);
    }
    for (const path of tall) {
      const name = `tall${path === "/" ? "-home" : path.replaceAll("/", "-")}`;
      if (!name.includes(only)) continue;
      await page.goto(path);
      await takePieces(name);
    }
    for (const name of long) {
      if (!`long-${name}`.includes(only)) continue;
      await page.goto(paths[name] ?? "/");
      await takePieces(`long-${name}`);
    }
    await page.close();
  }
  await showcase.close();
}

/** On a narrow screen the side that is read is behind a switch. */
async function showReadingSide(page: Page, title: RegExp, tab: string): Promise<void> {
  const wanted = page.getByRole("tab", { name: tab, exact: true });
  const side = page.locator("header label", { hasText: title });
  await wanted.or(side).first().waitFor();
  if (!(await wanted.isVisible())) await side.click();
}

function targetOf(page: Page, click: string) {
  const [kind = "", words = ""] = click.split(/:(.*)/);
  const name = words.startsWith("/") ? new RegExp(words.slice(1, -1)) : words;
  if (kind === "switch") return page.getByRole("switch", { name, exact: true });
  if (kind === "tab") return page.getByRole("tab", { name, exact: true });
  if (kind === "text") return page.getByText(name, { exact: true }).first();
  if (kind === "kind") return page.locator(`button[data-kind="${words}"]`).last();
  if (kind === "row") return page.locator("button[data-kind]", { hasText: name }).last();
  return page.getByRole("button", { name }).first();
}

/** Scrolls what scrolls most on the page, by a screen less a line that stays in sight; false where it does not move. */
async function scroll(page: Page, where: "to the top" | "on"): Promise<boolean> {
  const moved: unknown = await page.evaluate(`(() => {
    const left = (one) => one.scrollHeight - one.clientHeight;
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && left(one) > 1;
    const all = [...document.querySelectorAll("main, main *")].filter(scrolls);
    const [tallest] = all.sort((one, other) => left(other) - left(one));
    if (tallest === undefined) return false;
    const before = tallest.scrollTop;
    tallest.scrollTop = ${where === "on" ? "before + tallest.clientHeight - 40" : 0};
    return tallest.scrollTop !== before;
  })()`);
  return moved === true;
}

/** Requests that have no answer yet. The feed of changes never ends. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().includes("/api/events")) open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return open;
}

/** Waits until nothing is loading, fonts are there and the page has not changed for a while. */
async function settled(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  await page.locator("main h1, main h2").first().waitFor();
  do {
    while (requests.size > 0) await page.waitForTimeout(50);
    await page.evaluate(`document.fonts.ready.then(() => new Promise((quiet) => {
      const isBusy = () => document.querySelector("[aria-busy=true], .mantine-Loader-root, .mantine-Skeleton-root");
      let at = performance.now();
      const watch = new MutationObserver(() => { at = performance.now(); });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const look = setInterval(() => {
        if (isBusy() || performance.now() - at < 500) return;
        clearInterval(look);
        watch.disconnect();
        quiet(null);
      }, 50);
    }))`);
  } while (requests.size > 0);
}

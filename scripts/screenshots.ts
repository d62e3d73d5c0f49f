// Takes every page in four variants (light and dark, wide and narrow, Korean and English) into a folder, to be looked at.
// A page that scrolls is taken a screen at a time. Arguments: the folder, a part of the names to take only
// those ("" for all), and a part of a variant such as "dark-1440-en".
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import type { Language } from "#protocol";
import { openShowcase } from "./showcase/open-showcase.ts";

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../node_modules/.cache/screenshots"));
const only = process.argv[3] ?? "";
const onlyVariant = process.argv[4] ?? "";

interface Variant {
  readonly theme: "light" | "dark";
  readonly width: 1440 | 390;
}
const variants: Readonly<Record<Language, readonly Variant[]>> = {
  ko: [
    { theme: "light", width: 1440 },
    { theme: "dark", width: 390 },
  ],
  en: [
    { theme: "light", width: 390 },
    { theme: "dark", width: 1440 },
  ],
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
  ],
  en: [
    { on: "chat", name: "corrections", clicks: ["button:This should have been…"] },
    { on: "chat", name: "documents", clicks: ["button:/^Documents/"] },
    { on: "chat", name: "search", clicks: ["button:/^Search/"] },
    { on: "research", name: "questions", clicks: ["tab:Papers", "text:Questions"] },
    { on: "trace", name: "decision", clicks: ["row:Choosing a tool"] },
    { on: "trace", name: "tool", clicks: ["row:Document search"] },
  ],
} as const satisfies Record<Language, unknown>;

const plain = ["/", "/chat", "/contract", "/inspect", "/inspect/runs", "/inspect/criteria", "/research", "/traces"];
const tall = ["/", "/inspect", "/traces/sums", "/learned", "/settings", "/nowhere"];
/** Conversations whose newest answer is long. */
const long = ["trace", "findings", "research"];
/** More screens of one page show nothing new. */
const mostPieces = 8;
const mostOfTab = 2;

await mkdir(folder, { recursive: true });
for (const language of ["ko", "en"] as const) {
  const wanted = variants[language].filter(({ theme, width }) => `${theme}-${width}-${language}`.includes(onlyVariant));
  if (wanted.length === 0) continue;
  const showcase = await openShowcase(language);
  const { app, paths } = showcase;
  for (const { theme, width } of wanted) {
    const page = await app.newPage({ language, width, height: width === 390 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const take = async (name: string) => {
      if (!name.includes(only)) return;
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}-${language}.png`) });
    };
    const takePieces = async (name: string, most = mostPieces) => {
      if (!name.includes(only)) return;
      await settled(page);
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
      await settled(page);
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
    await page.context().close();
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
  if (kind === "tab") return page.getByRole("tab", { name, exact: true });
  if (kind === "text") return page.getByText(name, { exact: true }).first();
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

/** Waits until nothing is loading and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.locator("main h1, main h2").first().waitFor();
  await page.waitForTimeout(900);
}

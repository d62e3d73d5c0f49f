// Takes every page in four variants (light and dark, wide and narrow, Korean and English) into a folder, to be looked at.
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import type { Language } from "#protocol";
import { openShowcase } from "./showcase/open-showcase.ts";

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../node_modules/.cache/screenshots"));
const only = process.argv[3] ?? "";

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

const plain = ["/", "/chat", "/contract", "/inspect", "/inspect/runs", "/inspect/criteria", "/research", "/traces"];
const tall = ["/traces/sums", "/learned", "/settings", "/nowhere"];

await mkdir(folder, { recursive: true });
for (const language of ["ko", "en"] as const) {
  const showcase = await openShowcase(language);
  const { app, paths } = showcase;
  for (const { theme, width } of variants[language]) {
    const page = await app.newPage({ language, width, height: width === 390 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const take = async (name: string) => {
      if (!name.includes(only)) return;
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}-${language}.png`) });
    };
    for (const path of plain) {
      await page.goto(path);
      await take(path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));
    }
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(path);
      await take(`open-${name}`);
      if (name !== "contract" && name !== "research") continue;
      for (const title of tabs[language][name]) {
        const tab = page.getByRole("tab", { name: title, exact: true });
        if (!(await tab.isVisible())) await page.locator("header label", { hasText: tabs[language].read }).click();
        await tab.click();
        await take(`open-${name}-${title.replaceAll(" ", "-")}`);
      }
    }
    await page.setViewportSize({ width, height: 2400 });
    for (const path of [...tall, paths.trace ?? "/"]) {
      await page.goto(path);
      await take(`tall-${path.split("/")[1]}-${path.split("/")[2]?.slice(0, 4) ?? ""}`);
    }
    await page.context().close();
  }
  await showcase.close();
}

/** Waits until nothing is loading and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.locator("main h1, main h2").first().waitFor();
  await page.waitForTimeout(900);
}

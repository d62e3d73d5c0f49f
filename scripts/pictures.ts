// Takes the pictures of the guides from the running app into docs/pictures: English for docs/, Korean for docs/ko.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Language } from "#protocol";
import { openShowcase } from "./showcase/open-showcase.ts";

const folder = join(import.meta.dirname, "..", "docs", "pictures");
const size = { width: 1200, height: 760 };

const words = {
  ko: { review: "검토", papers: "논문", documents: "문서", collection: "사내 규정" },
  en: { review: "Review", papers: "Papers", documents: "Documents", collection: "Policies" },
} as const satisfies Record<Language, unknown>;

await mkdir(folder, { recursive: true });
for (const language of ["ko", "en"] as const) {
  const showcase = await openShowcase(language);
  const page = await showcase.app.newPage({ language, ...size });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const open = async (name: string) => {
    await page.goto(showcase.paths[name] ?? "/");
    await page.locator("main h1").first().waitFor();
  };
  const take = async (name: string) => {
    await page.waitForTimeout(1_000);
    const picture = await asWebP(page, await page.screenshot());
    await writeFile(join(folder, `${name}-${language}.webp`), picture);
  };

  await open("home");
  await take("home");
  await open("chat");
  await page.getByTestId("citation").first().click();
  await page.getByTestId("viewer").locator("mark").first().waitFor();
  await take("chat");
  await open("scan");
  await page.getByTestId("citation").first().click();
  await page.getByTestId("viewer").locator("mark").first().waitFor();
  await take("scan");
  await page.goto("/chat");
  await page.getByRole("button", { name: words[language].documents, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: words[language].collection }).click();
  await take("collections");
  await open("table-by-code");
  await take("table");
  await open("contract");
  await page.getByRole("tab", { name: words[language].review, exact: true }).click();
  await take("contract");
  await open("inspect");
  await page.getByTestId("report").waitFor();
  await take("inspect");
  await open("research");
  await page.getByRole("tab", { name: words[language].papers, exact: true }).click();
  await take("research");
  await open("trace");
  await take("trace");
  await showcase.close();
}

/** The browser itself encodes WebP: a third of the bytes of PNG, and no package for it. */
async function asWebP(page: Page, png: Buffer): Promise<Buffer> {
  const context = await page.context().browser()?.newContext();
  const blank = await context?.newPage();
  if (context === undefined || blank === undefined) throw new Error("the browser is gone");
  const encoded: string = await blank.evaluate(`new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      resolve(canvas.toDataURL("image/webp", 0.86));
    };
    image.src = "data:image/png;base64,${png.toString("base64")}";
  })`);
  await context.close();
  return Buffer.from(encoded.slice(encoded.indexOf(",") + 1), "base64");
}

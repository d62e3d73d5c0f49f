// Prints the sample policy as PDF files, so that a newcomer sees a citation lit in a page: policy.md is where its words stand.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { findBrowser } from "../test/e2e/find-browser.ts";

const root = join(import.meta.dirname, "..");
const program = await findBrowser();
if (program === null) throw new Error("there is no Chromium to print with");
const browser = await chromium.launch({ executablePath: program.path, args: [...program.args] });
const page = await browser.newPage();
for (const { folder, language } of [
  { folder: "samples", language: "ko" },
  { folder: "samples/en", language: "en" },
]) {
  const markdown = await readFile(join(root, folder, "policy.md"), "utf8");
  const body = renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, markdown));
  await page.setContent(`<html lang="${language}"><style>${await style()}</style><body>${body}</body></html>`);
  await page.evaluate("document.fonts.ready");
  const margin = { top: "22mm", bottom: "22mm", left: "20mm", right: "20mm" };
  await writeFile(join(root, folder, "policy.pdf"), await page.pdf({ format: "A4", margin, tagged: false }));
}
await browser.close();

async function style(): Promise<string> {
  const faces = await Promise.all(
    [
      { weight: 400, file: "Pretendard-Regular" },
      { weight: 700, file: "Pretendard-Bold" },
    ].map(async ({ weight, file }) => {
      const font = await readFile(
        join(root, "node_modules/pretendard/dist/web/static/woff2", `${file}.woff2`),
        "base64",
      );
      return `@font-face { font-family: Sample; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}); }`;
    }),
  );
  return `${faces.join("\n")}
    body { font: 10.5pt/1.6 Sample; color: #1d2226; word-break: keep-all; }
    p { margin: 5mm 0; } h1 { font-size: 19pt; margin: 0 0 8mm; } h2 { font-size: 13pt; margin: 8mm 0 2mm; }
    table { border-collapse: collapse; margin: 4mm 0; } td, th { border: 0.3mm solid #b8c0c6; padding: 1.2mm 6mm; text-align: left; }`;
}

/// <reference lib="dom" />
import { startBrowser } from "./open-app.ts";

/**
 * A real PDF, one entry a page, printed by the browser in the app's own font so that Korean is in it as text: by a browser
 * of its own, since that of the tests loads no fonts.
 */
export async function makePdf(
  { url }: { readonly url: string },
  pages: readonly (readonly string[])[],
): Promise<Buffer> {
  const browser = await startBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}/settings`);
  await page.evaluate(async (contents) => {
    document.body.replaceChildren(
      ...contents.map((lines, index) => {
        const sheet = document.createElement("section");
        sheet.style.cssText = "break-inside: avoid; font: 16px/1.8 'Pretendard Variable'";
        if (index > 0) sheet.style.breakBefore = "page";
        for (const line of lines) {
          const paragraph = document.createElement("p");
          paragraph.textContent = line;
          sheet.append(paragraph);
        }
        return sheet;
      }),
    );
    await document.fonts.ready;
  }, pages);
  const pdf = await page.pdf({ format: "A4", margin: { top: "20mm", left: "20mm", right: "20mm", bottom: "20mm" } });
  await browser.close();
  return pdf;
}

import type { z } from "zod";
import type { Contract } from "#contracts";
import type { contractsApi, Language, Localized } from "#protocol";
import { serverFailure } from "./failure.ts";
import { docxType } from "./send-file.ts";

type ExportQuery = z.output<(typeof contractsApi)["export"]["query"]>;
interface ExportOrder extends Pick<ExportQuery, "part" | "format"> {
  readonly standard: Contract | null;
  readonly signal: AbortSignal;
}

const titles: Readonly<Record<ExportQuery["part"], Localized>> = {
  review: { ko: "검토", en: "review" },
  dates: { ko: "날짜와 금액", en: "dates" },
  comparison: { ko: "비교", en: "comparison" },
};
const files: Readonly<Record<ExportQuery["format"], { readonly extension: string; readonly type: string }>> = {
  docx: { extension: "docx", type: docxType },
  markdown: { extension: "md", type: "text/markdown; charset=utf-8" },
  ics: { extension: "ics", type: "text/calendar; charset=utf-8" },
};

/** The review, the dates and amounts, or the comparison of a contract, as a file. */
export async function exportContract(contract: Contract, order: ExportOrder, language: Language) {
  const { extension, type } = files[order.format];
  const name = `${contract.name.replace(/\.\w+$/, "")} ${titles[order.part][language]}.${extension}`;
  return { name, type, content: await contentOf(contract, order, language) };
}

async function contentOf(contract: Contract, order: ExportOrder, language: Language): Promise<string | Uint8Array> {
  if (order.format === "ics") {
    if (order.part !== "dates") throw onlyDates();
    const { calendarOf, ofContract } = await import("#contracts");
    return calendarOf(await ofContract.days(contract, order), Date.now()).text;
  }
  const markdown = await markdownOf(contract, order, language);
  if (order.format === "markdown") return markdown;
  const { markdownToDocx } = await import("#documents");
  return markdownToDocx(markdown);
}

async function markdownOf(
  contract: Contract,
  { part, standard, signal }: ExportOrder,
  language: Language,
): Promise<string> {
  const contracts = await import("#contracts");
  if (part === "dates") return await contracts.ofContract.datesText(contract, { language, signal });
  if (part === "comparison") {
    if (standard === null) throw noStandard();
    return contracts.comparisonToMarkdown(await contracts.compareContracts(contract, standard, { signal }), language);
  }
  return await contracts.ofContract.reviewText(contract, { language, signal });
}

const onlyDates = () => serverFailure("only-dates");

const noStandard = () => serverFailure("no-standard");

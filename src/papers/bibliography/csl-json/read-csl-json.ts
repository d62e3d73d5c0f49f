import { z } from "zod";
import { createYield } from "#kernel";
import { createPaper } from "../../paper/create-paper.ts";
import { cslItemSchema, type Paper } from "../../paper/paper.ts";
import { titleOf } from "../../paper/reading.ts";
import { createLineCounter, type EntryReading, noTitle, parserReason, type Rejection, withinLimit } from "../entry.ts";
import { splitJsonList } from "./split-items.ts";

const looseIdSchema = z.looseObject({ id: z.union([z.string(), z.number()]).optional() });

/** No item of CSL is nested deeper; what is, would only exhaust the parser's stack. */
const deepestItem = 20;

/** Papers of a CSL-JSON file: a list of items, an object that holds one, or a single item. */
export async function readCslJson(text: string): Promise<EntryReading> {
  const papers: Paper[] = [];
  const rejected: Rejection[] = [];
  const lineOf = createLineCounter(text);
  const whole = text.trim();
  const single = whole.startsWith("{") && !/"(?:items|references)"\s*:\s*\[/.test(whole.slice(0, 2000));
  const elements = splitJsonList(single ? `[${whole}]` : text).map((element) => ({
    ...element,
    line: lineOf(element.offset),
  }));
  const { taken, beyond } = withinLimit(elements);
  const yieldNow = createYield();
  for (const [index, element] of taken.entries()) {
    await yieldNow();
    const { line } = element;
    let entry = `#${index + 1}`;
    try {
      if (element.depth > deepestItem) throw new Error(`nested deeper than ${deepestItem} levels`);
      const value: unknown = JSON.parse(element.text);
      entry = String(looseIdSchema.safeParse(value).data?.id ?? entry);
      const item = cslItemSchema.safeParse(typed(value));
      if (!item.success) {
        const issue = item.error.issues[0];
        throw new Error(`${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
      }
      const paper = createPaper({ source: "library", csl: item.data });
      if (titleOf(paper) === "") rejected.push({ entry, line, reason: noTitle });
      else papers.push(paper);
    } catch (thrown) {
      rejected.push({ entry, line, reason: parserReason(thrown) });
    }
  }
  return { papers, rejected: [...rejected, ...beyond] };
}

/** An item that does not say what it is is a `document`, CSL's word for just that. */
function typed(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { type: "document", ...value } : value;
}

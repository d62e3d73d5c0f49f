import { z } from "zod";
import { createPaper } from "../../paper/create-paper.ts";
import { cslItemSchema } from "../../paper/paper.ts";
import { createLineCounter, type EntryReading, readEntries } from "../entry.ts";
import { splitJsonList } from "./split-items.ts";

const looseIdSchema = z.looseObject({ id: z.union([z.string(), z.number()]).optional() });

/** No item of CSL is nested deeper; what is, would only exhaust the parser's stack. */
const deepestItem = 20;

/** Papers of a CSL-JSON file: a list of items, an object that holds one, or a single item. */
export function readCslJson(text: string): Promise<EntryReading> {
  const lineOf = createLineCounter(text);
  const whole = text.trim();
  const single = whole.startsWith("{") && !/"(?:items|references)"\s*:\s*\[/.test(whole.slice(0, 2000));
  const entries = splitJsonList(single ? `[${whole}]` : text).map(({ offset, depth, text: written }, index) => {
    const entry = {
      name: `#${index + 1}`,
      line: lineOf(offset),
      paper() {
        if (depth > deepestItem) throw new Error(`nested deeper than ${deepestItem} levels`);
        const value: unknown = JSON.parse(written);
        entry.name = String(looseIdSchema.safeParse(value).data?.id ?? entry.name);
        const item = cslItemSchema.safeParse(typed(value));
        if (item.success) return createPaper({ source: "library", csl: item.data });
        const issue = item.error.issues[0];
        throw new Error(`${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
      },
    };
    return entry;
  });
  return readEntries(entries);
}

/** An item that does not say what it is is a `document`, CSL's word for just that. */
function typed(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { type: "document", ...value } : value;
}

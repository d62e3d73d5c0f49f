import type { ReportSubject } from "#protocol";
import { recordOf } from "./records.ts";
import type { WorkItem } from "./work.ts";

const idKeys = ["id", "_id", "uuid", "key", "no", "번호"];
const excerptLength = 160;

/** What tells a row from its neighbours: the record's own id, and how its text begins. */
export function inspectedSubjectOf({ record }: WorkItem, text: string, masked: boolean): ReportSubject {
  const beginning = text
    .slice(0, excerptLength * 4)
    .replace(/\s+/g, " ")
    .trim();
  const excerpt = beginning.length > excerptLength ? `${beginning.slice(0, excerptLength)}…` : beginning;
  // The text itself may hold what masking is to hide.
  return { id: record === null ? null : idOf(recordOf(record)), excerpt: masked ? null : excerpt };
}

function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const key of idKeys) {
    const id: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
    if (typeof id === "string" || typeof id === "number") return String(id).slice(0, 100);
  }
  return null;
}

import { selectRows } from "./select-rows.ts";
import type { TableReading } from "./table-reading.ts";

/** The rows that a reading is of: those that its conditions choose, and where it asks of rows that were told before, of those alone. */
export async function rowsAsked(
  { source, filters, within }: TableReading,
  pause: () => Promise<void>,
): Promise<readonly number[]> {
  const fitting = await selectRows(source.read, filters, pause);
  if (within === null) return fitting;
  const chosen = new Set(fitting);
  return within.filter((row) => chosen.has(row));
}

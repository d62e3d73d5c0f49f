import { messageParts } from "#kernel";
import { correctedText, dataPartSchemas, type JihwiMessage, type JournalEntry, textOf } from "#protocol";

/** The message that a journal adds up to, with the text by which it is known from then on. */
export function messageOf(entries: readonly JournalEntry[]): Pick<JihwiMessage, "parts"> & { readonly text: string } {
  const parts = messageParts(entries);
  const statements = parts.findLast(({ type }) => type === "data-statements");
  const shown = dataPartSchemas.statements.safeParse(statements && "data" in statements ? statements.data : null);
  return { parts, text: correctedText(textOf({ parts }), shown.data?.statements ?? []) };
}

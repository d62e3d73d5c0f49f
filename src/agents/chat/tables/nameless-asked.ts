import { bareLetters } from "./bare-letters.ts";
import { type Operation, readOperation } from "./operation.ts";
import { questionWords } from "./question-words.ts";
import type { NamelessTable } from "./table.ts";
import { isTableFile } from "./table-file.ts";

/** A table that was asked for something of its columns, and what. */
export interface NamelessAsked {
  readonly table: NamelessTable;
  readonly operation: Exclude<Operation["kind"], null>;
}

/** The table without names that a question asks to be worked out: one whose cells it names, or a file where there is no other table. */
export function namelessAsked(
  question: string,
  tables: readonly NamelessTable[],
  areAll: boolean,
): NamelessAsked | null {
  const { operation, rest } = readOperation(question.normalize("NFC"), () => false);
  const { kind } = operation;
  if (kind === null || operation.isWeak) return null;
  const forms = questionWords(rest).flatMap((word) => word.forms.map(bareLetters));
  const asked = new Set(forms.filter((form) => form.length > 1));
  const isNamed = ({ rows }: NamelessTable) => rows.some((cells) => cells.some((cell) => asked.has(bareLetters(cell))));
  // What a text with tables is asked may stand in its words.
  const able = tables.filter(({ document }) => isTableFile(document.name) || kind === "sum" || kind === "average");
  const named = able.find(isNamed);
  const table = named ?? (areAll ? able.find(({ document }) => isTableFile(document.name)) : undefined);
  return table === undefined ? null : { table, operation: kind };
}

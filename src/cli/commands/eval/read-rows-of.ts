import { z } from "zod";
import type { SchemaOf } from "#protocol";
import { readNamedFile } from "../../bring-documents.ts";
import { cliFailure } from "../../failure.ts";

/** The rows of a JSONL file. A line that cannot be read is an error that names it. */
export async function readRowsOf<T>(file: string, schema: SchemaOf<T>): Promise<T[]> {
  const lines = Buffer.from(await readNamedFile(file))
    .toString("utf8")
    .split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    try {
      return [z.parse(schema, JSON.parse(line))];
    } catch (cause) {
      throw cliFailure("unreadable-line", { file, at: at + 1 }, { cause });
    }
  });
}

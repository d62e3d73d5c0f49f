import { z } from "zod";
import { JihwiError, type SchemaOf } from "#protocol";
import { readNamedFile } from "../../bring-documents.ts";

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
      throw new JihwiError("bad-input", {
        message: {
          ko: `${file} ${at + 1}번째 줄을 읽을 수 없습니다.`,
          en: `Line ${at + 1} of ${file} cannot be read.`,
        },
        cause,
      });
    }
  });
}

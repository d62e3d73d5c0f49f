import { readFile } from "node:fs/promises";
import { z } from "zod";
import { JihwiError, type SchemaOf } from "#protocol";

/** The rows of a JSONL file. A line that cannot be read is an error that names it. */
export async function readRowsOf<T>(file: string, schema: SchemaOf<T>): Promise<T[]> {
  const lines = (await readFile(file, "utf8").catch(unreadable(file))).split("\n");
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

function unreadable(file: string): (cause: unknown) => never {
  return (cause) => {
    throw new JihwiError("not-found", {
      message: { ko: `${file} 파일을 읽을 수 없습니다.`, en: `The file ${file} cannot be read.` },
      cause,
    });
  };
}

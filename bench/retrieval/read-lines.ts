import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { JihwiError } from "#protocol";

/** A line longer than this is not a row of an evaluation but a mistake. */
const longestLine = 16_000_000;

export interface Line {
  readonly number: number;
  readonly text: string;
}

/** The lines of a file that hold something, one after the other: a corpus need not fit into memory. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file, "utf8");
  const opened = new Promise<void>((resolve, reject) => input.once("open", () => resolve()).once("error", reject));
  await opened.catch((cause: NodeJS.ErrnoException) => {
    throw new JihwiError(cause.code === "ENOENT" ? "not-found" : "bad-input", {
      message: { ko: `${file} 파일을 열 수 없습니다.`, en: `The file ${file} cannot be opened.` },
      cause,
    });
  });
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (line.length > longestLine) throw badRow(file, number, { ko: "줄이 너무 깁니다", en: "the line is too long" });
      const text = number === 1 ? line.replace(/^\ufeff/, "") : line;
      if (text.trim() !== "") yield { number, text };
    }
  } finally {
    input.destroy();
  }
}

/** The error of a row that is not what the format asks for. */
export function badRow(file: string, line: number, why: { ko: string; en: string }): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `${basename(file)} ${line}번째 줄: ${why.ko}`, en: `${basename(file)} line ${line}: ${why.en}` },
    hint: {
      ko: 'BEIR 형식이어야 합니다. 말뭉치와 질문: {"_id", "title", "text"} JSONL, 정답: query-id, corpus-id, score를 탭으로 나눈 줄.',
      en: 'Files are in BEIR\'s format: corpus and queries are JSONL of {"_id", "title", "text"}, qrels are lines of query-id, corpus-id, score between tabs.',
    },
  });
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** One answer that a real service once gave. */
export interface Recording {
  readonly file: string;
  readonly url: URL;
  readonly status: number;
  readonly body: string;
}

const lineSchema = z.object({
  file: z.string(),
  url: z.string().optional(),
  uri: z.string().optional(),
  status_code: z.number().optional(),
  status: z.union([z.number(), z.object({ code: z.number() })]).optional(),
  body: z.string(),
});

/** The recorded answers of a service, or null when the data folder is not at hand. */
export function recordingsOf(service: "arxiv_api" | "semantic_scholar_api"): Recording[] | null {
  const folder = process.env.JIHWI_TEST_DATA;
  if (folder === undefined) return null;
  const path = join(folder, "paper_api_fixtures", `${service}.jsonl`);
  if (!existsSync(path)) return null;
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { file, url, uri, status_code: code, status, body } = lineSchema.parse(JSON.parse(line));
      return {
        file,
        url: new URL(url ?? uri ?? ""),
        status: code ?? (typeof status === "object" ? status.code : (status ?? 200)),
        body,
      };
    });
}

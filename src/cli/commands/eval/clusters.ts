import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import type { Paper } from "#papers";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";

const rowSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  title: z.string(),
  abstract: z.string().nullish(),
  year: z.number().int().nullish(),
  topic: z.string().optional(),
  label: z.string().optional(),
});

/** `jihwi eval clusters`: how far clusters of papers agree with topics that are known. */
export function clustersEvaluation(group: Command, context: CliContext): void {
  group
    .command("clusters")
    .description(
      context.say({
        ko: "주제가 알려진 논문으로 갈래 나누기를 재어 봅니다",
        en: "Measure clustering on papers whose topics are known",
      }),
    )
    .requiredOption(
      "--papers <file>",
      context.say({ ko: "논문 JSONL(title, abstract, topic)", en: "papers as JSONL (title, abstract, topic)" }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi eval clusters --papers papers.jsonl --json")
    .action(async (flags: { papers: string; json?: boolean }) => {
      const { evaluateClusters } = await import("#papers");
      const scores = evaluateClusters(await readLabelled(resolve(context.cwd, flags.papers)));
      if (flags.json) return context.printJson(scores);
      context.print(
        table(Object.keys(scores), [Object.values(scores).map((value) => String(Math.round(value * 1000) / 1000))]),
      );
    });
}

async function readLabelled(file: string): Promise<{ paper: Paper; topic: string }[]> {
  const { createPaper } = await import("#papers");
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw noFile(file, cause);
  });
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    const row = rowSchema.safeParse(parseLine(line));
    const topic = row.data?.topic ?? row.data?.label;
    if (!row.success || topic === undefined) throw badLine(file, at + 1);
    const { id, title, abstract, year } = row.data;
    const issued = year == null ? {} : { issued: { "date-parts": [[year]] } };
    const csl = { type: "article", title, abstract: abstract ?? "", ...issued };
    // Two papers with one title are still two: the line tells them apart.
    return [{ topic, paper: createPaper({ source: "library", csl, identifiers: { acl: `${id ?? ""}#${at}` } }) }];
  });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function badLine(file: string, line: number): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `${file}:${line}: title과 topic이 있는 JSON 한 줄이 아닙니다.`,
      en: `${file}:${line} is not a line of JSON with title and topic.`,
    },
  });
}

function noFile(file: string, cause: unknown): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `${file} 파일을 읽을 수 없습니다.`, en: `The file ${file} cannot be read.` },
    cause,
  });
}

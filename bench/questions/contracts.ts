import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { JihwiApp } from "#app";
import { askOnce, documentOf, rowsOf, withJihwi } from "./with-documents.ts";

/** A question about a contract, and the labels of the articles that answer it. */
const caseSchema = z.object({
  /** The id of a contract of `--contracts`, or a file beside the cases. */
  contract: z.string().min(1),
  question: z.string().min(1),
  gold: z.array(z.string()),
  inScope: z.boolean(),
});
const contractSchema = z.object({ id: z.string(), text: z.string() });
const detailsSchema = z.object({
  explored: z.array(z.string()),
  citations: z.array(z.object({ label: z.string() })),
  inScope: z.boolean(),
});

/**
 * `npm run bench -- contracts --cases FILE [--contracts FILE]… [--model ID]…`: how often the gold article is read and cited
 * and the scope told, by rules and by models. A line of JSON for each miss, then the shares.
 */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    cases: { type: "string" },
    contracts: { type: "string", multiple: true, default: [] as string[] },
    model: { type: "string", multiple: true, default: [] as string[] },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const file = resolve(values.cases ?? "questions.jsonl");
  const cases = await rowsOf(file, caseSchema);
  const texts = new Map<string, string>();
  for (const path of values.contracts)
    for (const { id, text } of await rowsOf(resolve(path), contractSchema)) texts.set(id, text);
  await withJihwi(async (jihwi) => {
    const documents = new Map<string, string>();
    for (const name of new Set(cases.map(({ contract }) => contract))) {
      const bytes = Buffer.from(texts.get(name) ?? (await readFile(resolve(dirname(file), name))));
      documents.set(name, await documentOf(jihwi, bytes, texts.has(name) ? `${name}.txt` : basename(name)));
    }
    for (const { executor, models } of executorsFor(jihwi, values.model)) {
      const inGold = { of: 0, explored: 0, cited: 0 };
      let scopeRight = 0;
      for (const { contract, question: text, gold, inScope } of cases) {
        const turnOptions = { contract: documents.get(contract) };
        const sessionId = `evaluation-${executor}`;
        const { details } = await askOnce(jihwi, { agent: "contract", sessionId, text, options: turnOptions, models });
        const told = detailsSchema.parse(details);
        const explored = gold.every((label) => told.explored.includes(label));
        const cited = gold.every((unit) => told.citations.some(({ label }) => label === unit || isInside(label, unit)));
        scopeRight += told.inScope === inScope ? 1 : 0;
        if (inScope && gold.length > 0) {
          inGold.of += 1;
          inGold.explored += explored ? 1 : 0;
          inGold.cited += cited ? 1 : 0;
        }
        if (told.inScope !== inScope || (inScope && !cited))
          console.log(JSON.stringify({ executor, contract, question: text, gold, ...told }));
      }
      const share = (count: number, all: number) => (all === 0 ? 1 : count / all);
      const shares = { explored: share(inGold.explored, inGold.of), cited: share(inGold.cited, inGold.of) };
      console.log(JSON.stringify({ executor, cases: cases.length, ...shares, scope: share(scopeRight, cases.length) }));
    }
  });
}

/** 제5조 제2항 belongs to 제5조, and 4.2(b) to 4; 제5조의2 and 42 do not. */
const isInside = (label: string, unit: string) => label.startsWith(unit) && /^[\s.(]/.test(label.slice(unit.length));

/** Rules, then each model asked for; without any, the configured ones. */
function executorsFor({ models }: JihwiApp, named: readonly string[]) {
  const rules = { executor: "rules", models: { forRole: () => null } };
  const configured = models.forRole("respond");
  if (named.length === 0) return configured === null ? [rules] : [rules, { executor: configured.id, models }];
  return [rules, ...named.map((id) => ({ executor: id, models: { forRole: () => models.named(id) } }))];
}

import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { saysNotFound } from "#agents/chat";
import { newId } from "#store";
import { askOnce, documentOf, rowsOf, withJihwi } from "./with-documents.ts";

const caseSchema = z.object({
  /** A file beside the cases, with or without `.md`. */
  document: z.string().min(1),
  question: z.string().min(1),
  answerable: z.boolean(),
  /** The words that a right answer holds, all of them. */
  must: z.array(z.string()).nullish(),
});

/**
 * `npm run bench -- documents --cases FILE [--folder DIR]`: how often chat's rules answer a question over one document, and
 * keep quiet where it is silent. A line of JSON for each case that went wrong, then the counts.
 */
export async function run(args: readonly string[]): Promise<void> {
  const options = { cases: { type: "string" }, folder: { type: "string" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const file = resolve(values.cases ?? "questions.jsonl");
  const folder = resolve(values.folder ?? resolve(dirname(file), "documents"));
  const cases = await rowsOf(file, caseSchema);
  const counts = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, answeredAnyway: 0 };
  await withJihwi(async (jihwi) => {
    for (const [name, asked] of Map.groupBy(cases, ({ document }) => document)) {
      const path = resolve(folder, /\.\w+$/.test(name) ? name : `${name}.md`);
      const document = await documentOf(jihwi, await readFile(path), basename(path));
      for (const { question: text, answerable, must } of asked) {
        const { id: sessionId } = await jihwi.store.sessions.create({
          id: newId("session"),
          agent: "chat",
          title: name,
        });
        const turnOptions = { documents: [document], maxIterations: 5 };
        const models = { forRole: () => null };
        const { answer } = await askOnce(jihwi, { agent: "chat", sessionId, text, options: turnOptions, models });
        const answered = !saysNotFound(answer);
        const right = answerable && answered && mustHold(must ?? []).every((words) => plain(answer).includes(words));
        counts[answerable ? "answerable" : "unanswerable"] += 1;
        counts.right += right ? 1 : 0;
        counts.wrong += answerable && answered && !right ? 1 : 0;
        counts.answeredAnyway += !answerable && answered ? 1 : 0;
        if (answerable ? !right : answered)
          console.log(JSON.stringify({ document: name, question: text, must, answer }));
      }
    }
  });
  console.log(JSON.stringify(counts));
}

/** A row of a table is told without its bars: each of its cells must be held. */
const mustHold = (must: readonly string[]) => must.flatMap((words) => words.split("|").map(plain));

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s*"'“”‘’「」]/g, "");

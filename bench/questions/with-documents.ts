import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { type JihwiApp, openApp, readConfig } from "#app";
import { createTurn, type ModelChooser } from "#kernel";
import { languageOf } from "#protocol";

/** An app of its own, with the models of the environment, that forgets its documents at the end. */
export async function withJihwi<T>(work: (jihwi: JihwiApp) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-questions-"));
  const jihwi = await openApp(await readConfig(folder, { ...process.env, JIHWI_DATA_DIR: join(folder, "data") }));
  try {
    await jihwi.jobs.start();
    return await work(jihwi);
  } finally {
    await jihwi.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The id of a text's document, once it is read. */
export async function documentOf({ documents }: JihwiApp, bytes: Uint8Array, name: string): Promise<string> {
  const { id } = await documents.add(bytes, name);
  const { error } = await documents.settled(id);
  if (error !== null) throw new Error(`${name}: ${error.message.en}`);
  return id;
}

/** One question to an agent, in a turn that is not kept. */
export async function askOnce(
  { agents, config }: JihwiApp,
  question: { agent: string; sessionId: string; text: string; options: object; models: ModelChooser },
) {
  const { agent: name, sessionId, text, options, models } = question;
  const agent = agents.get(name);
  if (agent === undefined) throw new Error(`there is no agent ${name}`);
  const turn = await createTurn({
    id: `${sessionId}-${text}`,
    sessionId,
    agent: name,
    language: languageOf(text),
    startedAt: Date.now(),
    models,
    limits: config.limits,
  });
  return await agent.run(turn, { text, options, history: [], summary: "" });
}

/** The rows of a JSONL file. */
export async function rowsOf<Row>(file: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line) => (line.trim() === "" ? [] : [schema.parse(JSON.parse(line))]));
}

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openApp, readConfig } from "#app";
import { samplesPath } from "#kernel";
import { createApp } from "#server";
import { collectGarbage } from "../test/collect-garbage.ts";

const questions = [
  { agent: "chat", text: (at: number) => `재택근무는 일주일에 며칠까지 할 수 있나요? ${at}` },
  { agent: "contract", text: (at: number) => `계약 해지는 며칠 전에 알려야 하나요? ${at}` },
  { agent: "chat", text: (at: number) => `안녕하세요 ${at}` },
  { agent: "research", text: (at: number) => `retrieval augmented generation ${at}` },
] as const;

/**
 * Whether a server's memory levels off: `--turns N` over `--sessions M`, by rules, over HTTP without a socket. Printed is
 * what is in use after a collection, in MB, and the growth after the first sixth.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { turns: { type: "string", default: "3000" }, sessions: { type: "string", default: "300" } },
  });
  const turns = Number(values.turns);
  const sessions = Number(values.sessions);
  const folder = await mkdtemp(join(tmpdir(), "jihwi-memory-"));
  const jihwi = await openApp(
    await readConfig(folder, { JIHWI_DATA_DIR: join(folder, "data"), JIHWI_PAPER_SOURCES: "library" }),
  );
  try {
    await jihwi.work.start();
    const app = createApp(jihwi);
    const documents = await Promise.all(
      ["policy.md", "contract.txt"].map(async (name) => {
        const path = join(samplesPath(), name);
        return (await jihwi.documents.add(await readFile(path), name)).id;
      }),
    );
    for (const id of documents) await jihwi.documents.settled(id);
    const [rules, contract] = documents;
    const optionsOf = { chat: { documents: [rules] }, contract: { contract }, research: {} };
    const ask = async (at: number) => {
      const { agent, text } = questions[at % questions.length] ?? questions[0];
      const parts = [{ type: "text", text: text(at) }];
      const body = { id: `${agent}-${at % sessions}`, messages: [{ role: "user", parts }], options: optionsOf[agent] };
      const response = await app.request(`/api/agents/${agent}/turns`, {
        method: "POST",
        headers: { "content-type": "application/json", host: "127.0.0.1:4747" },
        body: JSON.stringify(body),
      });
      const said = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${said.slice(0, 300)}`);
    };
    const figures: { readonly turns: number; readonly heap: number; readonly rss: number }[] = [];
    const look = async (done: number) => {
      await collectGarbage();
      const { heapUsed, external, rss } = process.memoryUsage();
      const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
      figures.push({ turns: done, heap: megabytes(heapUsed + external), rss: megabytes(rss) });
      console.log(JSON.stringify(figures.at(-1)));
    };
    const each = Math.max(1, Math.floor(turns / 12));
    for (let at = 0; at < turns; at += 1) {
      if (at % each === 0) await look(at);
      await ask(at);
    }
    await look(turns);
    const settled = figures.find((figure) => figure.turns >= turns / 6);
    const last = figures.at(-1);
    if (settled && last) console.log(JSON.stringify({ growthAfterFirstSixth: last.heap - settled.heap }));
  } finally {
    await jihwi.close();
    await rm(folder, { recursive: true, force: true });
  }
}

import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createSearch, createStoreStorage, titledChunk } from "#search";
import { openStore, type Store } from "#store";
import { plainTokens } from "./plain-bm25.ts";
import { createSyntheticTexts, type SyntheticTexts } from "./synthetic-texts.ts";

const documentChunks = 500;

/** `npm run bench -- search [chunks]`: our index in the embedded store against FTS5 over pairs of syllables. */
export async function run([count = "100000"]: readonly string[]): Promise<void> {
  const chunks = Number(count);
  const texts = await createSyntheticTexts(process.env.JIHWI_TEST_DATA);
  const folder = await mkdtemp(join(tmpdir(), "jihwi-bench-"));
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100);
  try {
    const ours = await measureOurs(join(folder, "ours"), chunks, texts);
    const fts = await measureFts5(join(folder, "fts5.db"), chunks, texts);
    const ratio = (name: keyof typeof ours) => (ours[name] / fts[name]).toFixed(2);
    console.log(`\n${chunks} chunks of about 500 characters      ours      FTS5    ratio`);
    for (const [name, label] of [
      ["indexSeconds", "index, seconds"],
      ["megabytes", "index, MB"],
      ["p50", "query p50, ms"],
      ["p95", "query p95, ms"],
      ["indexCpu", "index, seconds of processor"],
      ["queryCpu", "query, mean ms of processor"],
    ] as const)
      console.log(
        `${label.padEnd(36)}${ours[name].toFixed(1).padStart(10)}${fts[name].toFixed(1).padStart(10)}${ratio(name).padStart(9)}`,
      );
    console.log(`peak memory of the process: ${Math.round(peak / 1e6)} MB`);
  } finally {
    clearInterval(sampling);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOurs(folder: string, chunks: number, texts: SyntheticTexts) {
  const store = await openStore({ dataDir: folder });
  const search = createSearch({ storage: createStoreStorage(store) });
  let indexSeconds = 0;
  let indexCpu = 0;
  for (let at = 0; at < chunks; at += documentChunks) {
    const stored = await addDocument(store, at, texts.take(Math.min(documentChunks, chunks - at)));
    const [began, cpuBefore] = [performance.now(), cpuSeconds()];
    await search.add(`document-${at}`, stored);
    indexSeconds += (performance.now() - began) / 1000;
    indexCpu += cpuSeconds() - cpuBefore;
    if ((at + documentChunks) % (chunks / 4) === 0)
      console.log(`${at + documentChunks} chunks indexed in ${indexSeconds.toFixed(1)} s`);
  }
  await search.search(texts.queries[0] ?? "");
  const times: number[] = [];
  const cpuBefore = cpuSeconds();
  for (const query of texts.queries) {
    const began = performance.now();
    await search.search(query, { k: 10 });
    times.push(performance.now() - began);
  }
  const queryCpu = ((cpuSeconds() - cpuBefore) / times.length) * 1000;
  await search.close();
  await store.close();
  return { indexSeconds, indexCpu, queryCpu, megabytes: await indexMegabytes(folder), ...percentiles(times) };
}

async function addDocument(store: Store, at: number, texts: readonly string[]) {
  const id = `document-${at}`;
  await store.documents.add({ id, name: `${id}.txt`, format: "text", bytes: 1, contentHash: id });
  const rows = texts.map((text, ordinal) => ({
    ordinal,
    page: ordinal,
    start: 0,
    end: text.length,
    text,
    headings: [],
  }));
  const stored = await store.chunks.replace(id, rows);
  return stored.map((chunk) => titledChunk(`${id}.txt`, chunk));
}

/** The weight of the index alone, without the texts that lie beside it. */
async function indexMegabytes(folder: string): Promise<number> {
  const { readdir } = await import("node:fs/promises");
  const file = (await readdir(folder)).find((name) => name.endsWith(".db") || name.endsWith(".sqlite"));
  if (file === undefined) return Number.NaN;
  const database = new DatabaseSync(join(folder, file), { readOnly: true });
  const row = database.prepare("select sum(length(data)) as bytes from search_blocks").get();
  database.close();
  return Number(row?.bytes) / 1e6;
}

async function measureFts5(file: string, chunks: number, texts: SyntheticTexts) {
  const database = new DatabaseSync(file);
  database.exec(
    "pragma journal_mode = wal; create virtual table pairs using fts5(tokens, content='', tokenize='unicode61')",
  );
  const insert = database.prepare("insert into pairs(rowid, tokens) values (?, ?)");
  texts.restart();
  const [began, cpuBefore] = [performance.now(), cpuSeconds()];
  for (let at = 0; at < chunks; at += documentChunks) {
    database.exec("begin");
    for (const [index, text] of texts.take(Math.min(documentChunks, chunks - at)).entries())
      insert.run(at + index + 1, plainTokens(text).join(" "));
    database.exec("commit");
  }
  const indexSeconds = (performance.now() - began) / 1000;
  const indexCpu = cpuSeconds() - cpuBefore;
  const cpuBetween = cpuSeconds();
  const select = database.prepare("select rowid from pairs where pairs match ? order by rank limit 10");
  const times = texts.queries.map((query) => {
    const start = performance.now();
    select.all([...new Set(plainTokens(query))].map((token) => `"${token}"`).join(" OR "));
    return performance.now() - start;
  });
  const queryCpu = ((cpuSeconds() - cpuBetween) / times.length) * 1000;
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
  return { indexSeconds, indexCpu, queryCpu, megabytes: (await stat(file)).size / 1e6, ...percentiles(times) };
}

/** Of all threads: on a busy machine it says more than the clock does. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

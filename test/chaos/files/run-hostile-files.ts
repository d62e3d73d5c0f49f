import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentsApi } from "#protocol";
import { startServer } from "../../app/start-server.ts";
import { makeHostileFile } from "./make-hostile-file.ts";

export interface HostileFilesOptions {
  readonly files: number;
  readonly seed: number;
  readonly rssOf: (pid: number) => Promise<number>;
  readonly childrenOf: (pid: number) => Promise<readonly number[]>;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly onFile?: (told: string) => void;
}

export interface HostileFilesReport {
  readonly files: number;
  readonly seed: number;
  /** How many ended how: read, an error code of the upload, or an error code of the reading. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Files that ended in no clear state, or in an error that no code names. */
  readonly unclear: readonly string[];
  readonly serverUp: boolean;
  /** Of the server, and of the largest parser process. */
  readonly rssMb: { readonly before: number; readonly peak: number; readonly parserPeak: number };
  readonly healthMs: { readonly p95: number; readonly most: number };
}

/** Longer than the parser's own time limit: what is not settled by then is stuck. */
const longestWaitMs = 240_000;

/** Brings hostile files to a server in a process of its own, and watches its memory and whether it still answers. */
export async function runHostileFiles(options: HostileFilesOptions): Promise<HostileFilesReport> {
  const { files, seed, rssOf, childrenOf, wait } = options;
  const folder = await mkdtemp(join(tmpdir(), "jihwi-hostile-"));
  // Made before anything is timed: a bomb takes seconds to make, in this process.
  const made: { name: string; kind: string; path: string }[] = [];
  for (let at = 0; at < files; at += 1) {
    const { name, kind, bytes } = makeHostileFile(seed, at);
    const path = join(folder, `made-${at}`);
    await writeFile(path, bytes);
    made.push({ name, kind, path });
  }
  const server = await startServer({ JIHWI_DATA_DIR: join(folder, "data") });
  const pid = server.child.pid ?? 0;
  const outcomes: Record<string, number> = {};
  const unclear: string[] = [];
  const health: number[] = [];
  const before = await rssOf(pid);
  let [peak, parserPeak, running] = [before, 0, true];
  const watching = (async () => {
    while (running) {
      const since = performance.now();
      await fetch(`${server.url}/health`).then((response) => response.text());
      health.push(performance.now() - since);
      peak = Math.max(peak, await rssOf(pid));
      for (const parser of await childrenOf(pid)) parserPeak = Math.max(parserPeak, await rssOf(parser));
      await wait(100);
    }
  })();
  watching.catch(() => {});
  try {
    for (const [at, { name, kind, path }] of made.entries()) {
      const since = performance.now();
      const outcome = await outcomeOf(server.url, { name, bytes: await readFile(path) }, wait);
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (/^(?:internal|status 5|stuck|gone)/.test(outcome)) unclear.push(`${name} (${kind}): ${outcome}`);
      options.onFile?.(`${at + 1} of ${files}: ${kind}, ${name}: ${outcome}, ${seconds} s`);
    }
  } finally {
    running = false;
    await watching.catch(() => {});
  }
  const serverUp = await fetch(`${server.url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  await server.kill();
  await rm(folder, { recursive: true, force: true });
  const sorted = health.sort((a, b) => a - b);
  const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
  const most = Math.round(sorted.at(-1) ?? 0);
  return { files, seed, outcomes, unclear, serverUp, rssMb: { before, peak, parserPeak }, healthMs: { p95, most } };
}

async function outcomeOf(
  url: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  wait: HostileFilesOptions["wait"],
): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${url}/api/documents`, { method: "POST", body: form }).catch(() => null);
  if (response === null) return "gone";
  const body: unknown = await response.json().catch(() => null);
  const uploaded = documentsApi.add.answer.safeParse(body);
  if (!uploaded.success) return `status ${response.status}`;
  const [first] = uploaded.data.documents;
  if (first === undefined || first.documentId === null) return first?.error?.code ?? "internal: no error was told";
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    const answer = await fetch(`${url}/api/documents/${first.documentId}`).catch(() => null);
    if (answer === null) return "gone";
    const document = documentsApi.read.answer.parse(await answer.json());
    if (document.status === "ready") return "read";
    if (document.status === "error") return document.error?.code ?? "internal: no error was told";
    await wait(50);
  }
  return "stuck";
}

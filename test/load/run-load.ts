import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServer } from "../app/start-server.ts";
import { json, slow, startFakeProvider, text } from "../fakes/index.ts";
import { type HealthFigures, healthFigures, watchHealth } from "./watch-health.ts";

export interface LoadOptions {
  readonly streams: number;
  /** The memory of a process in MB. */
  readonly rssOf: (pid: number) => Promise<number>;
  readonly wait: (ms: number) => Promise<unknown>;
}

export interface LoadReport {
  readonly streams: number;
  /** Streams that ended with their own marker and nobody else's. */
  readonly whole: number;
  /** Streams that held another stream's marker. */
  readonly mixed: number;
  /** Streams that ended without their marker. */
  readonly dropped: number;
  /** Requests that were refused with 429, as they should be when there are too many. */
  readonly refused: number;
  readonly failed: number;
  readonly rssMb: { readonly before: number; readonly peak: number; readonly eachTurn: number };
  readonly healthMs: HealthFigures;
}

const markerOf = (at: number) => `marker-${String(at).padStart(6, "0")}-end`;

/** Asks a server in a process of its own for many answers at once, each with a marker that no other may hold. */
export async function runLoad({ streams, rssOf, wait }: LoadOptions): Promise<LoadReport> {
  const provider = await startFakeProvider();
  provider.respond((call) => {
    if (call.schema === null) {
      const marker = /marker-\d{6}-end/.exec(call.text)?.[0] ?? "none";
      return slow(
        Array.from({ length: 20 }, (_, at) => (at === 10 ? `${marker} ` : "말 ")),
        10,
      );
    }
    if (call.schema.name?.includes("select")) return json({ reason: "", selected_tool: "none", query: "" });
    return text("{}");
  });
  const folder = await mkdtemp(join(tmpdir(), "jihwi-load-"));
  const server = await startServer({ ...provider.env, JIHWI_DATA_DIR: folder, JIHWI_STEP_TIMEOUT_MS: "60000" });
  const pid = server.child.pid ?? 0;
  try {
    await (await server.ask("warm-up", markerOf(999_999))).text();
    const before = await rssOf(pid);
    await using health = await watchHealth(server.url);
    let [peak, running] = [before, true];
    const watching = (async () => {
      for (; running; await wait(50)) peak = Math.max(peak, await rssOf(pid));
    })();
    const outcomes = await Promise.all(Array.from({ length: streams }, (_, at) => outcomeOf(server, at)));
    running = false;
    await watching;
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    const whole = count("whole");
    return {
      streams,
      whole,
      mixed: count("mixed"),
      dropped: count("dropped"),
      refused: count("refused"),
      failed: count("failed"),
      rssMb: { before, peak, eachTurn: Math.round(((peak - before) / Math.max(1, whole)) * 100) / 100 },
      healthMs: healthFigures((await health.stop()).map(({ ms }) => ms)),
    };
  } finally {
    await server.kill();
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Outcome = "whole" | "mixed" | "dropped" | "refused" | "failed";

async function outcomeOf(server: ServerProcess, at: number): Promise<Outcome> {
  try {
    const response = await server.ask(`load-${at}`, `${markerOf(at)} 라고 답해줘`);
    const body = await response.text();
    if (response.status === 429) return "refused";
    if (response.status !== 200) return "failed";
    const markers = new Set(body.match(/marker-\d{6}-end/g));
    if ([...markers].some((marker) => marker !== markerOf(at))) return "mixed";
    return markers.has(markerOf(at)) && body.includes('"type":"finish"') ? "whole" : "dropped";
  } catch {
    return "failed";
  }
}

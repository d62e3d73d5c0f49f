import { setTimeout } from "node:timers/promises";
import { openStore, type StoreOptions } from "#store";
import { startServer } from "../../app/start-server.ts";
import { createLedger } from "./ledger.ts";
import { type Verdict, verify } from "./verify.ts";
import { type Doing, work } from "./workload.ts";

/** A server has its code loaded when it has taken one of these, each in its turn; then it is killed within this time. */
const taken = ["questions", "documents", "inspections"] as const;
const longestMs = 1500;
const warmUpMs = 120_000;

export interface ServerKills {
  readonly kills: number;
  /** Kills that hit a request of each kind. */
  readonly during: Doing;
  readonly verdict: Verdict;
}

/** Kills a server again and again in the middle of turns, uploads and inspections, then lets one finish the work. */
export async function killServers(options: StoreOptions, kills: number, random: () => number): Promise<ServerKills> {
  const ledger = createLedger();
  const during: Doing = { turns: 0, documents: 0, inspections: 0 };
  const env = { JIHWI_DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl ?? "" };
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(env);
    const doing: Doing = { turns: 0, documents: 0, inspections: 0 };
    const working = work(server, ledger, doing, random, kill);
    const awaited = taken[kill % taken.length] ?? "questions";
    const before = ledger[awaited].size;
    const since = performance.now();
    for (; ledger[awaited].size === before; await setTimeout(20))
      if (performance.now() - since > warmUpMs) throw new Error(`the server takes no ${awaited}:\n${server.log()}`);
    // A machine that is slow to begin is slow to work: it is given more time before it is killed.
    await setTimeout(random() * (longestMs + performance.now() - since));
    const hit = { ...doing };
    await server.kill();
    await working;
    for (const kind of ["turns", "documents", "inspections"] as const) if (hit[kind] > 0) during[kind] += 1;
  }
  const last = await startServer(env);
  const store = await openStore(options);
  try {
    return { kills, during, verdict: await verify(store, ledger) };
  } finally {
    await store.close();
    await last.kill();
  }
}

// `npm run crash -- --kills N [--store sqlite|postgres] [--seed S]`: kill -9 against a ledger. Exit 1 when anything that
// was acknowledged is lost, doubled or stuck.
import { parseArgs } from "node:util";
import { runCrash } from "./run-crash.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    store: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const stores = (["sqlite", "postgres"] as const).filter(
  (store) => values.store === undefined || values.store === store,
);
if (stores.length === 0) throw new Error("--store is sqlite or postgres");
for (const store of stores) {
  const startedAt = performance.now();
  const report = await runCrash({ kills: Number(values.kills), store, seed: Number(values.seed) });
  const { servers, imports, migrations, broken } = report;
  const { verdict, during } = servers;
  const kills = servers.kills + imports.kills + migrations.kills;
  print(`${store}: ${kills} kills in ${Math.round((performance.now() - startedAt) / 1000)} s, seed ${values.seed}`);
  print(
    `  server: ${servers.kills} kills (during turns ${during.turns}, uploads ${during.documents}, inspections ${during.inspections})`,
  );
  print(
    `  acknowledged: ${Object.entries(verdict.counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(", ")}`,
  );
  print(`  lost ${verdict.lost.length}, doubled ${verdict.doubled.length}, stuck ${verdict.stuck.length}`);
  print(`  import: ${imports.kills} kills, afterwards ${imports.same ? "identical" : "DIFFERENT"}`);
  print(`  migration: ${migrations.kills} kills, ${migrations.whole} stores whole afterwards`);
  for (const problem of [...verdict.lost, ...verdict.doubled, ...verdict.stuck]) print(`  ! ${problem}`);
  if (broken > 0) process.exitCode = 1;
}

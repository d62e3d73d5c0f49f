import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { hang, startFakeProvider } from "../fakes/index.ts";
import { startServer } from "./start-server.ts";

/** Listens to no signal, leaves a timer behind, and has a thread that computes for ever. */
const deafAgent = `
import { Worker } from "node:worker_threads";
export const agent = {
  name: "deaf",
  title: { ko: "귀", en: "Deaf" },
  async run(turn) {
    new Worker("for (;;);", { eval: true });
    setInterval(() => {}, 1_000);
    turn.say("시작합니다.");
    await new Promise(() => {});
  },
};`;

test("SIGTERM ends a server within its grace, whatever runs in it", { timeout: 120_000 }, async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), "jihwi-stop-"));
  const fake = await startFakeProvider();
  fake.respond(() => hang());
  t.after(async () => {
    await fake.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await writeFile(join(dataDir, "deaf.ts"), deafAgent);
  await writeFile(join(dataDir, "jihwi.config.json"), JSON.stringify({ agents: [join(dataDir, "deaf.ts")] }));
  const server = await startServer({
    ...fake.env,
    JIHWI_DATA_DIR: dataDir,
    JIHWI_CONFIG: join(dataDir, "jihwi.config.json"),
  });
  const deaf = await server.ask("s1", "들리나요?", "deaf");
  assert.equal(deaf.status, 200);
  // Its end is the connection's.
  const readers = [deaf.text(), server.ask("s2", "안녕하세요").then((answer) => answer.text())];
  const settled = Promise.allSettled(readers);
  const began = performance.now();
  const gone = once(server.child, "exit");
  server.child.kill("SIGTERM");
  await gone;
  assert.ok(performance.now() - began < 10_000, `gone after ${Math.round(performance.now() - began)} ms`);
  await settled;
});

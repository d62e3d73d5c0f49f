import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";

const reader = `
  import { parseDocument } from ${JSON.stringify(new URL("./parse-document.ts", import.meta.url).href)};
  const pages = parseDocument(new TextEncoder().encode("한 줄\\n".repeat(20_000)), "a.txt");
  await pages.next();
  console.log("reading");
  setInterval(() => {}, 1000);
`;

/** A process that has begun to read a file, and its parser. */
async function startReader() {
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", reader],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, OPENAI_API_KEY: "sk-never-in-a-parser" } },
  );
  for await (const line of createInterface({ input: server.stdout })) if (line === "reading") break;
  const children = readdirSync(`/proc/${server.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${server.pid}/task/${task}/children`, "utf8").trim().split(" "),
  );
  const parser = children.find((pid) => pid !== "");
  assert.ok(parser !== undefined, "a file is read in a process of its own");
  return { server, parser };
}

describe("a parser process", { skip: existsSync("/proc/self/task") ? false : "needs /proc" }, () => {
  it("knows no key, outlives signals to its group, and is gone when its server was killed", async () => {
    const { server, parser } = await startReader();
    const environment = readFileSync(`/proc/${parser}/environ`, "utf8");
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(Number(parser), signal);
    await wait(200);
    assert.ok(existsSync(`/proc/${parser}`) && !isZombie(parser), "signals meant for the server leave it reading");
    server.kill("SIGKILL");
    assert.doesNotMatch(environment, /sk-never-in-a-parser/);
    while (existsSync(`/proc/${parser}`) && !isZombie(parser)) await wait(50);
  });
});

/** Ended, but nobody asked how. */
const isZombie = (pid: string) => {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return true;
  }
};

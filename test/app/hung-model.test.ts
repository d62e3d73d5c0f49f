import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, describe, it } from "node:test";
import { compileCriteria, createModelsFor } from "#inspection";
import { dataPartSchemas, endedLine, type JournalEntry } from "#protocol";
import { sampleContract } from "../beds/contract/ask.ts";
import { hang, startFakeProvider } from "../fakes/index.ts";
import { jihwiCommand } from "./jihwi-command.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

const fake = await startFakeProvider();
after(() => fake.close());
fake.respond(() => hang());

const env = { ...fake.env, JIHWI_STEP_TIMEOUT_MS: "150", JIHWI_LANG: "ko" };
const jihwi = await openTestApp(env);
after(() => jihwi[Symbol.asyncDispose]());
let before = 0;
beforeEach(() => {
  before = fake.calls.length;
});

/** On a busy machine the time may be over before the request is with the model. */
function askedOnceAtMost(): void {
  assert.ok(fake.calls.length - before <= 1, `asked ${fake.calls.length - before} times`);
}

async function addDocument({ jihwi: { documents } }: TestApp, name: string, text: string): Promise<string> {
  const { id } = await documents.add(new TextEncoder().encode(text), name);
  const read = await documents.settled(id, () => {}, AbortSignal.timeout(300_000));
  assert.equal(read.status, "ready");
  return id;
}

/** The rows of the turn, once it has answered. */
async function ask(agent: string, text: string, options: object = {}): Promise<readonly JournalEntry[]> {
  const response = await jihwi.ask(agent, `hung-${agent}`, text, { options });
  await response.text();
  // What follows the answer asks the model too, and is none of what the next test counts.
  await jihwi.jihwi.conductor.followedUp(300_000);
  const trace = await jihwi.jihwi.store.turns.trace(response.headers.get("x-jihwi-turn-id") ?? "");
  assert.equal(trace.status, "finished");
  assert.equal(trace.ended, "fallback");
  return trace.entries;
}

/** A model that never answers is waited for once; then rules go on at once, and one line says so. */
function waitedOnce(entries: readonly JournalEntry[]): void {
  const waited = entries.filter(({ kind, fallbackFrom, attempts }) => kind === "step" && fallbackFrom && attempts > 0);
  assert.equal(waited.length, 1, "later steps do not wait");
  const end = dataPartSchemas.ended.parse(entries.find(({ kind }) => kind === "ended")?.output);
  assert.equal(end.reasons.length, 1, "one cause, one reason");
  assert.match(endedLine(end)?.ko ?? "", /0\.2초 안에 답하지 않았습니다.*규칙이 대신했습니다/);
  assert.ok(
    entries.some(({ kind, shown }) => (kind === "step" || kind === "say") && shown),
    "there is an answer",
  );
}

describe("with a model that never answers, a turn waits for it once", () => {
  it("chat", async () => waitedOnce(await ask("chat", "지금 몇 시야?")));

  it("contract", async () => {
    const contract = await addDocument(jihwi, "계약서.txt", sampleContract);
    waitedOnce(await ask("contract", "계약 기간은 언제까지야?", { contract }));
  });

  it("inspect", async () => {
    const criteria = { length_check: "- 글이 무례하면 → Critical\n- 글이 지루하면 → Warning\n- length >= 0 → 정상\n" };
    waitedOnce(await ask("inspect", "안녕하세요. 반갑습니다.", { criteria }));
  });

  it("research", async () => waitedOnce(await ask("research", "한국어 구문 분석 논문 찾아줘")));
});

describe("an inspection of many documents with a model that never answers", () => {
  it("waits for it once, though each document has a run and a trace of its own", async () => {
    const { store, models, config } = jihwi.jihwi;
    const onUnkept = (document: string) => assert.fail(document);
    const modelsFor = createModelsFor({ store, models, onUnkept, limits: config.limits, language: "ko" });
    const { conditions } = compileCriteria("- 글이 무례하면 → Critical\n", []);
    const condition = conditions.find((one) => one.kind === "prose");
    assert.ok(condition);
    for (const document of ["a.txt", "b.txt", "c.txt"]) {
      const { judgeProse, end } = await modelsFor(document);
      const seen = { criteria: "", execution_result: {}, text: document };
      const [answer] = await judgeProse({ algorithm_name: "length_check", conditions: [condition], ...seen });
      assert.equal(answer?.verdict, "unclear");
      await end();
    }
    askedOnceAtMost();
    const { items } = await store.turns.list({ agent: "inspect" });
    const kept = items.filter(({ sessionId }) => sessionId.startsWith("background:"));
    assert.deepEqual(kept.map(({ title }) => title).toSorted(), ["a.txt", "b.txt", "c.txt"]);
    const traces = await Promise.all(kept.map(({ id }) => store.turns.trace(id)));
    const timeouts = traces.filter(({ entries }) => entries.some(({ error }) => error?.code === "model-timeout"));
    assert.deepEqual(
      timeouts.map(({ title }) => title),
      ["a.txt"],
      "the first waited for the model",
    );
  });
});

describe("reading a document with a model that never answers", () => {
  it("waits for it once, describes by rules, and leaves a trace that is in no list of conversations", async () => {
    const id = await addDocument(jihwi, "안내.md", "# 안내\n\n도서관은 아홉 시에 엽니다.");
    askedOnceAtMost();
    const { store, documents } = jihwi.jihwi;
    const trace = await store.turns.trace(`reading_${id}`);
    assert.equal(trace.agent, "documents");
    assert.deepEqual(
      trace.entries.map(({ name, error }) => `${name} ${error?.code}`),
      ["documents.describe model-timeout"],
    );
    assert.ok((await store.turns.list({ agent: "documents" })).items.some((turn) => turn.id === trace.id));
    assert.ok(!(await store.sessions.list()).items.some(({ agent }) => agent === "documents"));
    await documents.remove(id);
    assert.equal(await store.turns.find(trace.id), null, "a removed document leaves no trace");
  });
});

it("a command exits after its answer, though the model never answers", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-hung-"));
  await writeFile(join(folder, "계약서.txt"), sampleContract);
  const args = ["--disable-warning=ExperimentalWarning", jihwiCommand, "contract", "ask"];
  const child = spawn(process.execPath, [...args, "계약서.txt", "계약 기간은 언제까지야?", "--json"], {
    cwd: folder,
    env: { ...process.env, ...env, JIHWI_DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const printed = child.stdout.toArray();
  const [code] = await once(child, "exit");
  assert.equal(code, 0);
  assert.match(JSON.parse(Buffer.concat(await printed).toString()).answer, /2026년 12월 31일/);
  await rm(folder, { recursive: true, force: true });
});

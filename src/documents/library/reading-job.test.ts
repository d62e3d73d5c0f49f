import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createModelRegistry } from "#models";
import { JihwiError } from "#protocol";
import { openStore, type Store } from "#store";
import { temporaryFolder } from "#store/testing";
import { json, startFakeProvider } from "../../../test/fakes/index.ts";
import { createDocumentPasswords } from "./passwords.ts";
import { createReadingJob, noteEndedReading, readingRunId } from "./reading-job.ts";

/** A document of one page that waits for its reading, and models that describe it. */
async function waitingDocument(context: TestContext) {
  const store = await openStore({ dataDir: await temporaryFolder(context) });
  const fake = await startFakeProvider();
  context.after(() => Promise.all([store.close(), fake.close()]));
  fake.respond(() => json({ description: "임대차 기간을 정한 글입니다." }));
  const bytes = new TextEncoder().encode("임대차 기간은 2년으로 한다.");
  const { hash: contentHash } = await store.files.put(bytes);
  await store.documents.add({ id: "lease", name: "임대차.txt", format: "text", bytes: bytes.length, contentHash });
  const logged: string[] = [];
  const read = (on: Store) =>
    createReadingJob({
      store: on,
      index: { add: async () => {}, remove: async () => {} },
      passwords: createDocumentPasswords(),
      models: createModelRegistry({ env: fake.env }),
    }).run(
      { documentId: "lease" },
      {
        id: "job",
        signal: new AbortController().signal,
        earlierAttempts: 0,
        progress() {},
        log: (line) => logged.push(line),
      },
    );
  return { store, read, logged, fake };
}

/** The store, in which so many of the next transactions fail. */
function failing(store: Store, code: JihwiError["code"], times: number): Store {
  let left = times;
  const transaction: Store["transaction"] = async (work) => {
    left -= 1;
    if (left >= 0) throw new JihwiError(code, { message: { ko: "장애", en: "fault" } });
    return await store.transaction(work);
  };
  return { ...store, transaction };
}

test("a trace that cannot be kept takes nothing from the document that was read", async (context) => {
  const { store, read, logged } = await waitingDocument(context);
  await read(failing(store, "conflict", 1));
  const { status, pages } = await store.documents.get("lease");
  assert.deepEqual([status, pages, (await store.pages.texts("lease")).length], ["ready", 1, 1]);
  assert.match(logged.join(), /trace.*not kept/);
});

test("a trace is kept though the store is busy for a moment", async (context) => {
  const { store, read, logged } = await waitingDocument(context);
  await read(failing(store, "store-busy", 2));
  assert.notEqual(await store.turns.trace(readingRunId("lease")), null);
  assert.deepEqual(logged, []);
});

test("a document whose reading failed after it was ready once is read again as a whole", async (context) => {
  const { store, read } = await waitingDocument(context);
  await read(store);
  const replace = async () => {
    throw new JihwiError("store-full", { message: { ko: "장애", en: "fault" } });
  };
  await assert.rejects(read({ ...store, chunks: { ...store.chunks, replace } }), { code: "store-full" });
  assert.equal((await store.documents.get("lease")).pages, null);
  await read(store);
  const { status, pages } = await store.documents.get("lease");
  assert.deepEqual([status, pages, (await store.pages.texts("lease")).length], ["ready", 1, 1]);
});

test("a document can be asked about while a model describes it, and stays so when that fails", async (context) => {
  const { store, read, fake } = await waitingDocument(context);
  const seen: string[] = [];
  fake.respond(async () => {
    seen.push((await store.documents.get("lease")).status);
    return json({ description: "임대차 기간을 정한 글입니다." });
  });
  const update: Store["documents"]["update"] = async (id, change) => {
    if (typeof change.description === "string")
      throw new JihwiError("store-busy", { message: { ko: "장애", en: "fault" } });
    return await store.documents.update(id, change);
  };
  await assert.rejects(read({ ...store, documents: { ...store.documents, update } }), { code: "store-busy" });
  assert.deepEqual(seen, ["ready"]);
  assert.equal((await store.documents.get("lease")).status, "ready");
});

test("a reading that failed with its process leaves no document that waits, and changes none that is read", async (context) => {
  const { store, read } = await waitingDocument(context);
  const error = new JihwiError("job-failed", { message: { ko: "장애", en: "fault" } }).toRecord();
  const ended = { id: "job", name: "documents.read", input: { documentId: "lease" }, status: "failed", error } as const;
  await noteEndedReading(ended, store);
  const { status, error: told } = await store.documents.get("lease");
  assert.deepEqual([status, told], ["error", error]);
  await read(store);
  await noteEndedReading(ended, store);
  assert.equal((await store.documents.get("lease")).status, "ready");
});

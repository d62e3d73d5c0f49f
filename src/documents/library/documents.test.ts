import assert from "node:assert/strict";
import { test } from "node:test";
import { startChild, temporaryFolder } from "#store/testing";
import { drawScan } from "../../../test/beds/documents/draw-scan.ts";
import { docxParagraph, makeDocx } from "../../../test/beds/documents/make-docx.ts";
import { makePdf } from "../../../test/beds/documents/make-pdf.ts";
import { openLibrary, testLibrary } from "../../../test/beds/documents/open-library.ts";

const lease = makePdf([
  [
    { x: 50, y: 780, text: "임대차 계약서", size: 16 },
    { x: 50, y: 740, text: "제1조(목적) 이 계약은 임대차를 정한다." },
  ],
  [{ x: 50, y: 740, text: "제2조(기간) 임대차 기간은 2년으로 한다." }],
]);

test("a file becomes a document with pages, a description, chunks and an index", async (context) => {
  const { documents, store, indexed } = await testLibrary(context);
  const added = await documents.add(lease, "folder/임대차.pdf");
  assert.equal(added.status, "queued");
  assert.notEqual(added.jobId, null);
  const done: number[] = [];
  const ready = await documents.settled(added.id, (job) => done.push(job.progress?.done ?? 0));
  assert.deepEqual(
    [ready.status, ready.name, ready.format, ready.pages, ready.jobId],
    ["ready", "임대차.pdf", "pdf", 2, null],
  );
  assert.ok(done.includes(2));
  assert.deepEqual(
    (await documents.pages(added.id)).map((page) => page.text.split("\n").at(-1)),
    ["제1조(목적) 이 계약은 임대차를 정한다.", "제2조(기간) 임대차 기간은 2년으로 한다."],
  );
  assert.match(ready.description ?? "", /임대차 계약서.*2쪽.*제1조\(목적\)/);
  const chunks = indexed.get(added.id) ?? [];
  assert.deepEqual(
    chunks.map((chunk) => chunk.id),
    (await store.chunks.list(added.id)).map((chunk) => chunk.id),
  );
  assert.equal(chunks.at(-1)?.title, "임대차 › 제2조(기간)");
  const { size, read } = await documents.original(added.id);
  assert.equal(size, lease.length);
  const pieces: Uint8Array[] = [];
  for await (const piece of read()) pieces.push(piece);
  assert.deepEqual(new Uint8Array(Buffer.concat(pieces)), lease);
});

test("pages of a PDF that have no text are told with the document", async (context) => {
  const { documents } = await testLibrary(context);
  const described = async (bytes: Uint8Array, name: string) => {
    const { id } = await documents.add(bytes, name);
    return (await documents.settled(id)).description ?? "";
  };
  const words = (text: string) => [{ x: 50, y: 700, text }];
  const partly = makePdf([words("제1조(목적) 이 규정은 출장을 정한다."), [], [], words("부칙 오늘부터 시행한다."), []]);
  assert.match(await described(partly, "규정.pdf"), /5쪽 가운데 3쪽\(2–3, 5\)에는 읽을 글자가 없습니다/);
  const english = makePdf([words("The rules of the house are these, and they are few."), []]);
  assert.match(await described(english, "rules.pdf"), /1 of its 2 pages \(2\) has no text to read/);
  assert.doesNotMatch(await described(lease, "임대차.pdf"), /읽을 글자가 없/);
});

test("the same content is the same document, under whatever name and however often it comes", async (context) => {
  const { documents, store } = await testLibrary(context);
  const [first, second] = await Promise.all([documents.add(lease, "a.pdf"), documents.add(lease, "b.pdf")]);
  assert.equal(first.id, second.id);
  await documents.settled(first.id);
  const third = await documents.add(lease, "c.pdf");
  assert.deepEqual([third.id, third.status, third.jobId], [first.id, "ready", null]);
  assert.equal((await documents.list()).items.length, 1);
  assert.equal((await store.jobs.list()).items.length, 1);
});

test("a document that waits for a reading that never comes is read after the next start", async (context) => {
  const { documents, store } = await testLibrary(context);
  const { hash: contentHash } = await store.files.put(lease);
  const file = { name: "임대차.pdf", format: "pdf", bytes: lease.length, contentHash };
  await store.documents.add({ id: "forgotten", ...file });
  await store.documents.add({ id: "given up", ...file, contentHash: "another" });
  const error = { code: "job-failed", message: { ko: "", en: "" }, hint: null, retryable: false } as const;
  const { job } = await store.jobs.add({
    name: "documents.read",
    input: { documentId: "given up" },
    key: "given up",
    retries: 0,
    runAt: Date.now() + 3_600_000,
  });
  await store.transaction(async (inside) => {
    assert.equal(job.status, "queued");
    await inside.jobs.requestCancel(job.id);
    const { job: again } = await inside.jobs.add({ ...job, key: "given up", runAt: 0 });
    assert.equal((await inside.jobs.claimNext(["documents.read"], "gone"))?.id, again.id);
    await inside.jobs.finish(again.id, "gone", { status: "failed", error });
  });
  assert.equal(await documents.reconcile(), 2);
  assert.equal((await documents.settled("forgotten")).status, "ready");
  assert.equal((await documents.get("given up")).error?.code, "job-failed");
  assert.equal(await documents.reconcile(), 0);
});

test("a picture of a conversation is in no list, goes with it, and waits a day where it was brought once more", async (context) => {
  const { documents, store } = await openLibrary(await temporaryFolder(context));
  context.after(() => store.close());
  const bring = (words: string) =>
    documents.add(drawScan(words, { dpi: 30 }).canvas.toBuffer("image/png"), "slip.png", { isPassing: true });
  const [once, twice] = [await bring("Once."), await bring("Twice.")];
  assert.deepEqual((await documents.list()).items, []);
  assert.equal((await documents.list({ withPassing: true })).items.length, 2);
  await store.sessions.create({ id: "s", agent: "chat" });
  await store.documents.attach("s", [once.id, twice.id]);
  await store.sessions.create({ id: "other", agent: "chat" });
  await assert.rejects(documents.getListed(once.id), { code: "not-found" });
  await assert.rejects(store.documents.attach("other", [once.id]), { code: "not-found" });
  await store.documents.attach("s", [once.id]);
  await bring("Twice.");
  await store.documents.attach("other", [twice.id]);
  await store.documents.detach("other", twice.id);
  await store.sessions.remove("s");
  await documents.removePassing([once.id, twice.id]);
  const left = async () => (await store.documents.list()).items.map(({ id }) => id);
  assert.deepEqual(await left(), [twice.id]);
  await store.documents.update(twice.id, { broughtAgainAt: 1 });
  await documents.removePassing();
  assert.deepEqual(await left(), []);
});

test("a reading that was cancelled before it began is not begun by the next start", async (context) => {
  const { documents, store, jobs } = await openLibrary(await temporaryFolder(context));
  context.after(() => store.close());
  const { id, jobId } = await documents.add(lease, "임대차.pdf");
  await jobs.cancel(jobId ?? "");
  const { status, error } = await documents.get(id);
  assert.deepEqual([status, error?.code], ["error", "cancelled"]);
  assert.equal(await documents.reconcile(), 0);
});

test("a reading that begins while one asks for it is waited for", async (context) => {
  const { documents, store } = await openLibrary(await temporaryFolder(context));
  context.after(() => store.close());
  const { id, jobId } = await documents.add(lease, "임대차.pdf");
  // Watching keeps no process alive, and nothing else runs in this one.
  const held = setInterval(() => {}, 1_000);
  context.after(() => clearInterval(held));
  const seen: string[] = [];
  const settled = documents.settled(id, ({ status }) => seen.push(status));
  await store.jobs.claim(jobId ?? "", "another process");
  await store.jobs.finish(jobId ?? "", "another process", { status: "finished", result: null });
  await settled;
  assert.equal(seen.at(-1), "finished");
});

test("a document whose reading ends while one looks at it is shown as it is then", async (context) => {
  const { documents, store } = await openLibrary(await temporaryFolder(context));
  context.after(() => store.close());
  const { id, jobId } = await documents.add(lease, "임대차.pdf");
  await store.jobs.claim(jobId ?? "", "another process");
  const [shown] = await Promise.all([
    documents.get(id),
    store.documents.update(id, { status: "ready" }),
    store.jobs.finish(jobId ?? "", "another process", { status: "finished", result: null }),
  ]);
  assert.deepEqual([shown.status, shown.jobId], ["ready", null]);
});

test("a file that cannot be read ends in its error; the others are ready", async (context) => {
  const { documents } = await testLibrary(context);
  await assert.rejects(documents.add(new Uint8Array(), "빈.pdf"), { code: "document-empty" });
  const scanned = await documents.add(makePdf([[], []]), "스캔.pdf");
  const good = await documents.add(makeDocx(docxParagraph("갑은 을에게 지급한다.")), "좋은.docx");
  assert.equal((await documents.settled(good.id)).status, "ready");
  const failed = await documents.settled(scanned.id);
  assert.deepEqual([failed.status, failed.error?.code, failed.pages], ["error", "document-no-text", null]);
  assert.match(failed.error?.message.ko ?? "", /스캔\.pdf.*2쪽/);
  assert.deepEqual(await documents.pages(scanned.id), []);
});

test("removing a document leaves nothing of it", async (context) => {
  const { documents, store, indexed } = await testLibrary(context);
  const { id } = await documents.add(lease, "임대차.pdf");
  await documents.settled(id);
  const { contentHash } = await store.documents.get(id);
  await documents.remove(id);
  await assert.rejects(documents.get(id), { code: "not-found" });
  assert.deepEqual([await store.pages.texts(id), await store.chunks.list(id), indexed.has(id)], [[], [], false]);
  assert.equal(await store.files.has(contentHash), false);
});

test("removing a document leaves none of its words in the jobs that read it", async (context) => {
  const { documents, store } = await testLibrary(context);
  const told = async () => JSON.stringify((await store.jobs.list()).items);
  const headed = makePdf(
    Array.from({ length: 6 }, (_, page) => [
      { x: 50, y: 820, text: "대외비 인수 검토" },
      { x: 50, y: 700, text: `제${page + 1}조(목적) 이 계약은 매매를 정한다.` },
      { x: 50, y: 660, text: `갑은 을에게 ${page + 3}억 원을 지급한다.` },
    ]),
  );
  const read = await documents.add(headed, "인수.pdf");
  const failed = await documents.add(makePdf([[], []]), "홍길동 진단서.pdf");
  for (const { id } of [read, failed]) await documents.settled(id);
  assert.match(await told(), /left out as running headers/);
  assert.doesNotMatch(await told(), /대외비/);
  assert.match(await told(), /홍길동/);
  await documents.remove(read.id, failed.id);
  assert.deepEqual((await store.jobs.list()).items, []);
});

test("a reading that is stopped says so, and goes on when the file comes again", async (context) => {
  const goOn = Promise.withResolvers<void>();
  const { documents, store } = await testLibrary(context, { after: 16, until: goOn.promise });
  const long = makePdf(
    Array.from({ length: 200 }, (_, page) => [{ x: 50, y: 700, text: `Page ${page} of the text.` }]),
  );
  const { id } = await documents.add(long, "긴 글.pdf");
  while ((await store.pages.texts(id)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await documents.stop(id);
  goOn.resolve();
  const stopped = await documents.settled(id);
  assert.deepEqual([stopped.status, stopped.error?.code], ["error", "cancelled"]);
  await documents.add(long, "긴 글.pdf");
  assert.equal((await documents.settled(id)).pages, 200);
});

test("a document that is removed while it is read is gone for good", async (context) => {
  const goOn = Promise.withResolvers<void>();
  const { documents, store, jobs, indexed } = await testLibrary(context, { after: 16, until: goOn.promise });
  const long = makePdf(
    Array.from({ length: 100 }, (_, page) => [{ x: 50, y: 700, text: `Page ${page} of the text.` }]),
  );
  const { id, jobId } = await documents.add(long, "긴 글.pdf");
  while ((await store.pages.texts(id)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await documents.remove(id);
  goOn.resolve();
  for await (const _ of jobs.subscribe(jobId ?? ""));
  assert.deepEqual([await store.pages.texts(id), await store.chunks.list(id), indexed.has(id)], [[], [], false]);
});

test("a kill in the middle resumes without losing or doubling a page", async (context) => {
  const dataDir = await temporaryFolder(context);
  const child = startChild(context, new URL("../../../test/beds/documents/read-in-child.ts", import.meta.url), {
    dataDir,
    pages: 300,
  });
  let id = "";
  for await (const line of child.lines) {
    const [document = "", done = "0"] = line.split(" ");
    id = document;
    if (Number(done) >= 40) break;
  }
  await child.kill();
  const { documents, store, jobs, indexed } = await openLibrary(dataDir);
  context.after(() => store.close());
  context.after(() => jobs.stop());
  const before = await store.pages.texts(id);
  assert.ok(before.length > 0 && before.length < 300, `${before.length} pages were stored when the process died`);
  assert.equal((await store.documents.get(id)).status, "reading");
  await jobs.start();
  const ready = await documents.settled(id);
  assert.equal(ready.status, "ready");
  const pages = await documents.pages(id);
  assert.deepEqual(
    pages.map((page) => page.page),
    Array.from({ length: 300 }, (_, n) => n + 1),
  );
  assert.ok(
    pages.every(({ page, text }) => text.startsWith(`Page ${page} tells of contract number ${(page - 1) * 7}.`)),
  );
  assert.equal(
    new Set((await store.chunks.list(id)).map((chunk) => `${chunk.page}:${chunk.start}`)).size,
    indexed.get(id)?.length,
  );
});

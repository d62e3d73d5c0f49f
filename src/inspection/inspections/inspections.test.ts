import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { unzipSync } from "fflate";
import { createOwner } from "#jobs";
import { createModelRegistry } from "#models";
import {
  type AnalysisReport,
  type InspectionOptions,
  JihwiError,
  type ReportFormatName,
  reportFormatSchema,
} from "#protocol";
import { openStore, type Store } from "#store";
import { describeStores, startChild, temporaryFolder } from "#store/testing";
import { bytesOf, corpus, holdingBatches, openInspections } from "../../../test/beds/inspection/open-inspections.ts";
import { json, startFakeProvider } from "../../../test/fakes/index.ts";
import { inspectConfigSchema } from "../config.ts";
import { readRecords } from "../runs/records.ts";
import { runInspection } from "../runs/run.ts";
import type { Inspections } from "./create-inspections.ts";
import type { InspectionServices } from "./settings.ts";
import { inspectionSettingsSchema } from "./settings.ts";

// Reports can be compared when their clock stands still.
process.env.SOURCE_DATE_EPOCH = "1790000000";

const fake = await startFakeProvider();
after(() => fake.close());
const rude = (summary: string) =>
  json({ answers: [{ line: 1, thought: "무례하다.", quote: "", verdict: "applies", summary }] });

const checks = ["length_check", "keyword_check", "repetition_check"];

function open(t: TestContext, store: Store, services: Partial<InspectionServices> = {}, onlyHelp = false) {
  const opened = openInspections(store, services, onlyHelp);
  t.after(() => opened.jobs.stop());
  return opened;
}

function begin(inspections: Inspections, jsonl: string, options: InspectionOptions = { only: checks }) {
  return inspections.start({
    options,
    language: "ko",
    files: [{ name: "posts.jsonl", content: bytesOf(jsonl) }],
  });
}

async function ended(inspections: Inspections, id: string) {
  for (;;) {
    const view = await inspections.get(id);
    if (view.endedAt !== null) return view;
    await setTimeout(20);
  }
}

async function reported(inspections: Inspections, id: string, format: ReportFormatName): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await inspections.report(id, format)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function rowsOf(inspections: Inspections, id: string): Promise<AnalysisReport[]> {
  const rows: AnalysisReport[] = [];
  for (let afterOrdinal: number | undefined; ; ) {
    const page = await inspections.rows(id, { afterOrdinal, limit: 100 });
    rows.push(...page.rows);
    if (page.next === null) return rows;
    afterOrdinal = Number(page.next);
  }
}

/** What the same documents come to on the command line. */
async function undisturbed(jsonl: string): Promise<AnalysisReport[]> {
  let text = "";
  await runInspection({
    config: inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["금지어"] } } }),
    only: checks,
    baseDirectory: process.cwd(),
    language: "ko",
    format: "json",
    colour: false,
    jobs: 1,
    documents: readRecords(bytesOf(jsonl), "posts.jsonl", { field: undefined, language: "ko", maxBytes: 1_000_000 }),
    write: (content) => {
      text += typeof content === "string" ? content : Buffer.from(content).toString("utf8");
    },
  });
  return JSON.parse(text);
}

describeStores("inspections of many documents", (stores) => {
  test("one that was cut off while its documents came in is removed at the next start, and others stay", async (t) => {
    const store = await stores.open(t);
    const { inspections } = open(t, store);
    const { id } = await begin(inspections, corpus(4));
    const { config } = (await store.inspections.find(id)) ?? {};
    assert.ok(config);
    const [machine] = createOwner().split(":");
    const gone = `${machine}:${2 ** 22 + 1}:x`;
    await store.inspections.create({ title: "", config: { ...config, jobId: null, receivedBy: gone } }, "cut-off");
    const live = { ...config, jobId: null, receivedBy: "another machine:1:x" };
    await store.inspections.create({ title: "", config: live }, "coming-in");
    assert.equal(await inspections.reconcile(), 1);
    const left = (await inspections.list()).items.map((inspection) => inspection.id);
    assert.deepEqual(left.sort(), ["coming-in", id].sort());
  });

  test("documents are stored as they come in: few of them are ever in memory", async (t) => {
    const store = await stores.open(t);
    const { inspections } = open(t, store, {}, true);
    let mostWaiting = 0;
    async function* content() {
      const lines = corpus(400).trimEnd().split("\n");
      for (const [index, line] of lines.entries()) {
        const [coming] = (await store.inspections.list({})).items;
        const { documents } = await store.inspectionBatches.progress(coming?.id ?? "");
        mostWaiting = Math.max(mostWaiting, index - documents);
        yield Buffer.from(`${line}\n`);
      }
    }
    const files = [{ name: "posts.jsonl", content: content() }];
    const { documents } = await inspections.start({ options: { only: checks }, language: "ko", files });
    assert.equal(documents, 400);
    assert.ok(mostWaiting <= 128, `${mostWaiting} of 400 waited`);
  });

  test("two workers share a run, and it comes to what one process makes of it alone", async (t) => {
    const options = await stores.options(t);
    const one = await openStore(options);
    const two = await openStore(options);
    t.after(() => Promise.all([one.close(), two.close()]));
    const first = open(t, one, { helpers: 3 });
    const second = open(t, two);
    const jsonl = corpus(700);
    const { id, documents } = await begin(first.inspections, jsonl);
    assert.equal(documents, 700);
    await Promise.all([first.jobs.start({ concurrency: 1 }), second.jobs.start({ concurrency: 1 })]);
    const view = await ended(first.inspections, id);
    assert.deepEqual([view.status, view.judged, view.documents], ["finished", 700, 700]);
    const rows = await rowsOf(first.inspections, id);
    assert.deepEqual(rows, await undisturbed(jsonl));
    const { summary } = await first.inspections.rows(id, { limit: 1 });
    assert.equal(summary.documents, 700);
    assert.deepEqual(summary.byStatus, view.byStatus);
    const banned = jsonl.split("\n").filter((line) => line.includes("금지어")).length;
    assert.equal(summary.byAlgorithm.keyword_check?.none, 700 - banned);
    assert.equal(
      (await one.inspectionBatches.progress(id)).documents,
      0,
      "the texts are not kept for longer than needed",
    );
  });

  test("a run that is under way tells the same figures everywhere, and which checks are still to compare its texts", async (t) => {
    const store = await stores.open(t);
    const goOn = Promise.withResolvers<void>();
    const { inspections, jobs } = open(t, store, { store: holdingBatches(store, 3, goOn.promise) });
    const { id, jobId } = await begin(inspections, corpus(3000));
    await jobs.start();
    while ((await inspections.get(id)).judged !== 3 * 64) await setTimeout(5);
    const view = await inspections.get(id);
    const [listed] = (await inspections.list()).items;
    const { summary } = await inspections.rows(id, { limit: 1 });
    assert.deepEqual(listed, view);
    assert.deepEqual(summary, { documents: view.judged, byStatus: view.byStatus, byAlgorithm: view.byAlgorithm });
    assert.deepEqual([view.status, view.uncompared], ["running", ["repetition_check"]]);
    goOn.resolve();
    const { uncompared, byAlgorithm, byStatus } = await ended(inspections, id);
    assert.deepEqual(uncompared, []);
    assert.equal((await store.jobs.find(jobId))?.progress?.done, 3000);
    assert.ok((byAlgorithm.repetition_check?.none ?? 0) < (byStatus.all_passed ?? 0) + (byStatus.problem_found ?? 0));
  });

  test("a check of one's own that compares texts is told to be still to come, one that does not is not", async (t) => {
    const own = { name: "own_copies", title: "내 사본 검사", base: "repetition_check", settings: {} };
    const config = inspectConfigSchema.parse({ checks: [own, { ...own, name: "second", base: "own_copies" }] });
    const { inspections } = open(t, await stores.open(t), { config });
    const { id } = await begin(inspections, corpus(4), { only: ["length_check", "second"] });
    assert.deepEqual((await inspections.get(id)).uncompared, ["second"]);
  });

  test("helpers work beside the run: here they have done it all before it begins", async (t) => {
    const store = await stores.open(t);
    const { inspections, jobs } = open(t, store, { helpers: 2 });
    const jsonl = corpus(200);
    const { id } = await begin(inspections, jsonl);
    const helper = open(t, store, {}, true);
    await helper.jobs.start();
    while ((await store.inspectionBatches.progress(id)).openBatches > 0) await setTimeout(5);
    assert.equal((await inspections.get(id)).status, "queued");
    await jobs.start();
    assert.equal((await ended(inspections, id)).status, "finished");
    assert.deepEqual(await rowsOf(inspections, id), await undisturbed(jsonl));
  });

  test("a run whose process is killed goes on elsewhere, with no document lost or judged twice", async (t) => {
    const options = await stores.options(t);
    const store = await openStore(options);
    t.after(() => store.close());
    const here = open(t, store);
    const jsonl = corpus(1600);
    const { id } = await begin(here.inspections, jsonl);
    const child = startChild(t, new URL("../../../test/beds/inspection/work.ts", import.meta.url), { options });
    while ((await store.inspectionBatches.progress(id)).judged === 0) await setTimeout(5);
    await child.kill();
    const { judged, documents } = await store.inspectionBatches.progress(id);
    assert.ok(judged > 0 && judged < documents, `killed in the middle, at ${judged} of ${documents}`);
    const before = await rowsOf(here.inspections, id);
    await here.jobs.start();
    assert.equal((await ended(here.inspections, id)).status, "finished");
    const rows = await rowsOf(here.inspections, id);
    assert.equal(before.length, judged);
    assert.deepEqual(rows, await undisturbed(jsonl));
  });

  test("a cancelled run stops, keeps what it has, and goes on when it is asked to", async (t) => {
    const store = await stores.open(t);
    const goOn = Promise.withResolvers<void>();
    const { inspections, jobs } = open(t, store, { store: holdingBatches(store, 3, goOn.promise) });
    const jsonl = corpus(1000);
    const { id, jobId } = await begin(inspections, jsonl);
    await jobs.start();
    while ((await inspections.get(id)).judged === 0) await setTimeout(5);
    await jobs.cancel(jobId);
    goOn.resolve();
    const stopped = await ended(inspections, id);
    assert.equal(stopped.status, "cancelled");
    assert.ok(stopped.judged < 1000);
    const told = /글 1,000개 가운데 (\d+)개를 검사했습니다. (\d+)개는 검사하지 않았습니다. 서로 거의 같은 글은/;
    for (const format of reportFormatSchema.options) {
      const report = await reported(inspections, id, format);
      const isPacked = format === "xlsx" || format === "docx";
      const text = isPacked ? Buffer.concat(Object.values(unzipSync(report))) : report;
      const [, judged, left] = told.exec(text.toString("utf8")) ?? [];
      assert.equal(Number(judged) + Number(left), 1000, format);
    }
    // A person who opens the table sees it first.
    assert.match(
      (await reported(inspections, id, "csv")).toString("utf8").split("\r\n")[1] ?? "",
      /검사하지 않았습니다/,
    );
    // Ended jobs are forgotten after a while; the job of an inspection knows how that ended.
    await store.jobs.removeEnded(Number.MAX_SAFE_INTEGER);
    assert.equal((await inspections.get(id)).status, "cancelled");

    const { documents } = await inspections.resume(id);
    assert.equal(documents, 1000);
    assert.equal((await ended(inspections, id)).status, "finished");
    assert.deepEqual(await rowsOf(inspections, id), await undisturbed(jsonl));
    assert.doesNotMatch((await reported(inspections, id, "csv")).toString("utf8"), /검사하지 않았습니다/);
    await assert.rejects(inspections.resume(id), (error: JihwiError) => error.code === "conflict");
  });

  test("a table is a text a row where its column is named", async (t) => {
    const store = await stores.open(t);
    const { inspections, jobs } = open(t, store);
    const file = () => ({ name: "replies.csv", content: bytesOf('번호,답변\n1,괜찮은 글\n2,"금지어,\n둘째 줄"\n') });
    const options = { only: ["keyword_check"], field: "답변" };
    const { id, documents } = await inspections.start({ options, language: "ko", files: [file()] });
    await jobs.start();
    await ended(inspections, id);
    const rows = await rowsOf(inspections, id);
    assert.equal(documents, 2);
    assert.deepEqual(
      rows.map(({ document, status, subject }) => [document, status, subject?.id]),
      [
        ["replies.csv:2", "all_passed", "1"],
        ["replies.csv:3", "problem_found", "2"],
      ],
    );
  });

  test("records without text, broken lines, files and documents each get a row", async (t) => {
    const store = await stores.open(t);
    const { inspections, jobs } = open(t, store);
    await store.documents.add({ id: "d1", name: "계약.md", format: "markdown", bytes: 1, contentHash: "0".repeat(64) });
    await store.pages.put("d1", [{ page: 1, text: "금지어가 있는 문서" }]);
    await store.documents.update("d1", { status: "ready" });
    const broken = new Uint8Array([0x7b, 0xff, 0x0a]);
    async function* lines() {
      yield Buffer.from('{"body":{"text":"괜찮은 글"}}\n\n{"other":1}\nnot json\n');
      yield broken;
    }
    async function* nothing() {}
    const mail = `From: a@example.com\nContent-Transfer-Encoding: base64\n\n${Buffer.from("금지어").toString("base64")}\n`;
    const { id } = await inspections.start({
      options: { only: ["keyword_check"], field: "body.text", documents: ["d1"] },
      language: "en",
      files: [
        { name: "posts.jsonl", content: lines() },
        { name: "old.txt", content: bytesOf("") },
        { name: "empty.txt", content: nothing() },
        { name: "mail.eml", content: bytesOf(mail) },
      ],
    });
    await jobs.start();
    await ended(inspections, id);
    assert.deepEqual(
      (await rowsOf(inspections, id)).map(({ document, status, error }) => [document, status, error?.code ?? null]),
      [
        ["계약.md", "problem_found", null],
        ["posts.jsonl:1", "all_passed", null],
        ["posts.jsonl:3", "error", "bad-input"],
        ["posts.jsonl:4", "error", "document-damaged"],
        ["posts.jsonl:5", "error", "document-damaged"],
        ["old.txt", "error", "document-empty"],
        ["empty.txt", "error", "document-empty"],
        ["mail.eml", "problem_found", null],
      ],
    );
    const errors = await inspections.rows(id, { status: "error" });
    assert.equal(errors.rows.length, 5);
    const found = await inspections.rows(id, { algorithm: "keyword_check", severity: "none" });
    assert.equal(found.rows.length, 1);
    let sarif = "";
    for await (const part of await inspections.report(id, "sarif")) sarif += part;
    assert.equal(JSON.parse(sarif).runs[0].invocations[0].toolExecutionNotifications.length, 5);
    const { value: workbook } = await (await inspections.report(id, "xlsx")).next();
    assert.ok(workbook instanceof Uint8Array);
    const sheet = unzipSync(workbook)["xl/worksheets/sheet1.xml"];
    assert.equal(new TextDecoder().decode(sheet).match(/<row /g)?.length, 9);
    const inspection = await store.inspections.find(id);
    await store.inspections.update(id, { config: { ...inspection?.config, documents: 1_000_000 } });
    await assert.rejects(inspections.report(id, "xlsx"), { code: "too-large" });
    await inspections.remove(id);
    await assert.rejects(inspections.get(id), (error: JihwiError) => error.code === "not-found");
  });

  test("while the store is away no document is judged unreadable: the run goes on when it is back", async (t) => {
    const store = await stores.open(t);
    let asked = 0;
    const { inspections, jobs } = open(t, store, {
      async readDocument(id) {
        asked += 1;
        if (asked === 2) throw new JihwiError("store-unavailable", { message: { ko: "", en: "" }, retryable: true });
        return { name: id, text: "금지어가 있는 문서" };
      },
    });
    for (const id of ["d1", "d2", "d3"]) {
      await store.documents.add({ id, name: id, format: "markdown", bytes: 1, contentHash: id.padEnd(64, "0") });
      await store.documents.update(id, { status: "ready" });
    }
    const options = { only: ["keyword_check"], documents: ["d1", "d2", "d3"] };
    const { id } = await inspections.start({ options, language: "ko", files: [] });
    await jobs.start();
    assert.equal((await ended(inspections, id)).status, "finished");
    const statuses = (await rowsOf(inspections, id)).map(({ status }) => status);
    assert.deepEqual(statuses, ["problem_found", "problem_found", "problem_found"]);
  });

  test("a verdict of a model stands though its trace cannot be kept", async (t) => {
    const store = await stores.open(t);
    fake.respond(() => rude("무례합니다."));
    const withoutTraces: Store = {
      ...store,
      transaction: (work) =>
        store.transaction((inside) =>
          work({
            ...inside,
            turns: {
              ...inside.turns,
              keep: async () => Promise.reject(new JihwiError("conflict", { message: { ko: "장애", en: "fault" } })),
            },
          }),
        ),
    };
    const models = createModelRegistry({ env: fake.env });
    const { inspections, jobs } = open(t, withoutTraces, { models });
    const criteria = { length_check: "- 글이 무례하면 → Critical\n- 그 외 → 정상\n" };
    const { id, jobId } = await begin(inspections, corpus(1), { only: ["length_check"], criteria });
    await jobs.start();
    await ended(inspections, id);
    const [row] = await rowsOf(inspections, id);
    assert.deepEqual(
      [row?.status, row?.steps[0]?.judgment.summary],
      ["problem_found", "길이 · 기준 문서 1번째 줄: 무례합니다."],
    );
    assert.match(JSON.stringify(await store.jobs.find(jobId)), /trace of posts\.jsonl:1 was not kept/);
  });

  test("a model is asked once about a document that repeats an earlier one", async (t) => {
    const store = await stores.open(t);
    let asked = 0;
    fake.respond(() => {
      asked += 1;
      return rude(`${asked}번째 답`);
    });
    const { inspections, jobs } = open(t, store, { models: createModelRegistry({ env: fake.env }) });
    const words = Array.from({ length: 200 }, (_, index) => `낱말${(index * 7919) % 997}`).join(" ");
    const posts = [words, "다른 글", `${words} 끝`, "또 다른 글", `끝 ${words}`].map((text) =>
      JSON.stringify({ text }),
    );
    const criteria = { length_check: "- 글이 무례하면 → Critical\n- 그 외 → 정상\n" };
    const options = { only: ["length_check", "repetition_check"], criteria, all: true };
    const { id } = await begin(inspections, posts.join("\n"), options);
    await jobs.start();
    assert.equal((await ended(inspections, id)).status, "finished");
    const rows = await rowsOf(inspections, id);
    assert.deepEqual(
      rows.map(({ steps }) => steps[1]?.execution_result.near_duplicate_of ?? null),
      [null, null, "posts.jsonl:1", null, "posts.jsonl:1"],
    );
    assert.deepEqual([asked, new Set(rows.map(({ steps }) => steps[0]?.judgment.summary)).size], [5, 5]);
    assert.equal((await store.turns.list({ agent: "inspect" })).items.length, 5);
  });

  test("a downloaded report says what can be mended of a check of one's own", async (t) => {
    const store = await stores.open(t);
    const check = { name: "team_privacy", title: "팀 개인정보", base: "pii_check" };
    const { inspections, jobs } = open(t, store, { config: inspectConfigSchema.parse({ checks: [check] }) });
    await jobs.start();
    const text = "연락은 010-1234-5678";
    const reportOf = async (name: string, content: string) => {
      const files = [{ name, content: bytesOf(content) }];
      const { id } = await inspections.start({ options: { only: ["team_privacy"] }, language: "ko", files });
      await ended(inspections, id);
      return (await reported(inspections, id, "markdown")).toString("utf8");
    };
    assert.match(await reportOf("post.txt", text), /--fix로 고칠 수 있습니다/);
    // --fix writes no records.
    assert.doesNotMatch(await reportOf("posts.jsonl", JSON.stringify({ text })), /--fix/);
  });

  test("what cannot be run is refused before anything is stored", async (t) => {
    const store = await stores.open(t);
    const { inspections } = open(t, store);
    const refused = (code: string) => (thrown: unknown) => thrown instanceof JihwiError && thrown.code === code;
    await assert.rejects(begin(inspections, corpus(1), { only: ["cook_check"] }), refused("bad-input"));
    await assert.rejects(begin(inspections, "", {}), refused("bad-input"));
    await assert.rejects(begin(inspections, corpus(1), { documents: ["nope"] }), refused("not-found"));
    await assert.rejects(
      begin(inspections, corpus(1), { only: ["length_check"], criteria: { length_check: "# nothing" } }),
      refused("criteria-invalid"),
    );
    assert.deepEqual((await inspections.list()).items, []);
  });

  test("a stored inspection loads no program from a folder that is not configured here", async (t) => {
    const store = await stores.open(t);
    const folder = await temporaryFolder(t);
    const mark = join(folder, "loaded");
    const program = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(mark)}, "");`;
    writeFileSync(join(folder, "index.mjs"), program);
    writeFileSync(join(folder, "criteria.md"), "");
    const { inspections, jobs } = open(t, store);
    const { id } = await begin(inspections, corpus(1));
    const stored = inspectionSettingsSchema.parse((await store.inspections.find(id))?.config);
    const config = { ...stored.config, folders: [folder] };
    await store.inspections.update(id, { config: { ...stored, config } });
    await jobs.start();
    assert.equal((await ended(inspections, id)).status, "finished");
    await inspections.report(id, "markdown");
    assert.ok(!existsSync(mark));
  });

  test("a worker with other word lists does not judge", async (t) => {
    const store = await stores.open(t);
    const folder = await temporaryFolder(t);
    const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { bannedFile: "words.txt" } } });
    writeFileSync(join(folder, "words.txt"), "하나\n");
    const { inspections, jobs } = open(t, store, { config, baseDirectory: folder });
    const { id } = await begin(inspections, corpus(3), { only: ["keyword_check"] });
    writeFileSync(join(folder, "words.txt"), "둘\n");
    await jobs.start();
    const view = await ended(inspections, id);
    assert.deepEqual([view.status, view.error?.code, view.judged], ["failed", "bad-config", 0]);
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import type { JihwiError, Severity } from "#protocol";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";
import type { InspectionRowFilter } from "./inspections.ts";

describeStores("research documents, papers, memory, inspections, settings", (stores) => {
  test("a research document keeps every version, and an old one can be made the newest", async (t) => {
    const { sessions, researchDocuments } = await stores.open(t);
    await sessions.create({ id: "n", agent: "research" });
    const { id } = await researchDocuments.add("n", { title: "검색 결과", content: "하나", author: "agent" });
    await researchDocuments.update(id, { title: "검색 결과", content: "둘", author: "user" });
    const restored = await researchDocuments.restore(id, 1);
    assert.equal(restored.content, "하나");
    assert.equal(restored.version, 3);
    const history = await researchDocuments.history(id);
    assert.deepEqual(
      history.map(({ version, content }) => [version, content]),
      [
        [3, "하나"],
        [2, "둘"],
        [1, "하나"],
      ],
    );
    await assert.rejects(researchDocuments.restore(id, 9), (error: JihwiError) => error.code === "not-found");
  });

  test("research documents are put into another order, and none is lost that was not named", async (t) => {
    const { sessions, researchDocuments } = await stores.open(t);
    await sessions.create({ id: "n", agent: "research" });
    for (const id of ["a", "b", "c"]) await researchDocuments.add("n", { title: id, content: "", author: "agent" }, id);
    const order = await researchDocuments.reorder("n", ["c", "stranger", "a"]);
    assert.deepEqual(
      order.map(({ id }) => id),
      ["c", "a", "b"],
    );
    const next = await researchDocuments.add("n", { title: "d", content: "", author: "agent" }, "d");
    assert.equal(next.position, 3);
  });

  test("a paper that is known by its DOI is brought up to date and keeps its id", async (t) => {
    const { papers } = await stores.open(t);
    const paper = {
      id: "p1",
      csl: { title: "한국어 형태소 분석", author: [{ family: "김" }] },
      doi: "10.1/x",
      arxivId: null,
      title: "한국어 형태소 분석",
      year: 2020,
      citations: null,
      origin: "import",
    };
    assert.equal((await papers.put(paper)).added, true);
    const again = await papers.put({ ...paper, id: "p2", citations: 7 });
    assert.deepEqual([again.added, again.paper.id, again.paper.citations], [false, "p1", 7]);
    await papers.put({ ...paper, id: "p3", doi: null });
    await papers.put({ ...paper, id: "p4", doi: null });
    assert.equal(await papers.count(), 3);
    assert.deepEqual((await papers.find("p1"))?.csl, paper.csl);
    const ids: string[] = [];
    for await (const batch of papers.scan()) ids.push(...batch.map(({ id }) => id));
    assert.deepEqual(ids, ["p1", "p3", "p4"]);
  });

  test("each change of a paper has a later time, by which others learn of it", async (t) => {
    const { papers } = await stores.open(t);
    const names = { csl: {}, doi: null, arxivId: null, title: "검색", year: null, citations: null, origin: "import" };
    const { paper: first } = await papers.put({ id: "p1", ...names });
    const { paper: second } = await papers.put({ id: "p1", ...names, title: "색인" });
    await papers.put({ id: "p2", ...names });
    assert.ok(second.updatedAt > first.updatedAt);
    const changes = await papers.changesSince(first.updatedAt);
    assert.deepEqual(changes.map(({ id }) => id).toSorted(), ["p1", "p2"]);
    assert.equal(changes.find(({ id }) => id === "p1")?.updatedAt, second.updatedAt);
    assert.deepEqual(
      (await papers.these(["p1", "p3"])).map(({ title }) => title),
      ["색인"],
    );
  });

  test("memory is kept in order, edited, and goes with its session", async (t) => {
    const { sessions, memory } = await stores.open(t);
    await sessions.create({ id: "n", agent: "research" });
    const first = await memory.add("n", { kind: "interest", text: "검색" });
    await memory.add("n", { kind: "finding", text: "BM25" });
    await memory.update(first.id, { text: "한국어 검색" });
    assert.deepEqual(
      (await memory.list("n")).map(({ text }) => text),
      ["한국어 검색", "BM25"],
    );
    await sessions.remove("n");
    assert.deepEqual(await memory.list("n"), []);
  });

  const row = (ordinal: number, status: string, severity: Severity = "none", signature: string | null = null) => ({
    ordinal,
    document: `${ordinal}.txt`,
    status,
    result: JSON.stringify({ ordinal }),
    verdicts: { length_check: severity, pii_check: "none" as const },
    signature,
  });

  test("a document of an inspection that was written before a crash is not written twice", async (t) => {
    const { inspections } = await stores.open(t);
    const { id } = await inspections.create({ title: "게시글", config: { only: ["length_check"] } });
    await inspections.addRows(id, [row(0, "all_passed"), row(1, "problem_found")]);
    await inspections.addRows(id, [row(1, "all_passed"), row(2, "undecided")]);
    assert.deepEqual((await inspections.count(id)).byStatus, { all_passed: 1, problem_found: 1, undecided: 1 });
    const after = await inspections.rows(id, { afterOrdinal: 0, status: "undecided" });
    assert.deepEqual(
      after.map(({ result }) => result),
      ['{"ordinal":2}'],
    );
    const finished = await inspections.update(id, { status: "finished", counts: { all_passed: 1 }, endedAt: 5 });
    assert.deepEqual(
      [finished.status, finished.counts, finished.config],
      ["finished", { all_passed: 1 }, { only: ["length_check"] }],
    );
    await inspections.remove(id);
    assert.deepEqual(await inspections.rows(id), []);
  });

  test("rows are found by an algorithm's verdict and counted by verdicts", async (t) => {
    const { inspections } = await stores.open(t);
    const { id } = await inspections.create({ title: "게시글", config: {} });
    await inspections.addRows(id, [row(0, "problem_found", "critical"), row(1, "all_passed"), row(2, "all_passed")]);
    const found = async (filter: InspectionRowFilter) =>
      (await inspections.rows(id, filter)).map(({ ordinal }) => ordinal);
    assert.deepEqual(await found({ algorithm: "length_check", severity: "critical" }), [0]);
    assert.deepEqual(await found({ algorithm: "pii_check", severity: "critical" }), []);
    assert.deepEqual(await found({ severity: "critical" }), [0]);
    assert.deepEqual(await found({ algorithm: "length_check" }), [0, 1, 2]);
    assert.deepEqual(await found({ algorithm: "length%check" }), []);
    assert.deepEqual(await found({ algorithm: "lengthXcheck" }), []);
    await inspections.replaceRows(id, [row(1, "undecided", "undecided")]);
    assert.deepEqual(await inspections.count(id), {
      documents: 3,
      byStatus: { all_passed: 1, problem_found: 1, undecided: 1 },
      byAlgorithm: { length_check: { critical: 1, none: 1, undecided: 1 }, pii_check: { none: 3 } },
    });
  });

  test("a batch of an inspection belongs to one running job, and to the next when that one runs no more", async (t) => {
    const { inspections, inspectionBatches, jobs } = await stores.open(t);
    const { id } = await inspections.create({ title: "게시글", config: {} });
    await inspectionBatches.add(id, { first: 0, items: ["a", "b"] });
    await inspectionBatches.add(id, { first: 2, items: ["c"] });
    const job = async (key: string) => {
      const added = await jobs.add({ name: "test", input: null, key, retries: 0, runAt: 0 });
      assert.equal((await jobs.claimNext(["test"], "me"))?.id, added.job.id);
      return added.job.id;
    };
    const [one, two] = [await job("one"), await job("two")];
    assert.deepEqual((await inspectionBatches.claim(id, one))?.items, ["a", "b"]);
    assert.deepEqual((await inspectionBatches.claim(id, two))?.items, ["c"]);
    assert.equal(await inspectionBatches.claim(id, two), null);
    await inspectionBatches.finish(id, 2, [row(2, "all_passed", "none", "ff")]);
    assert.deepEqual(await inspectionBatches.progress(id), { documents: 3, judged: 1, openBatches: 1 });
    await jobs.giveBack(one, "me");
    assert.equal((await inspectionBatches.claim(id, two))?.first, 0);
    await inspectionBatches.release(id, two);
    assert.equal((await inspectionBatches.claim(id, two))?.first, 0);
    const signatures: unknown[] = [];
    for await (const found of inspections.signatures(id)) signatures.push(found);
    assert.deepEqual(signatures, [{ ordinal: 2, document: "2.txt", signature: "ff" }]);
    await inspections.replaceRows(id, [row(2, "problem_found", "warning", "ff")]);
    assert.equal((await inspections.rows(id))[0]?.status, "problem_found");
  });

  test("a setting is read through its schema, and one that does not fit is an error", async (t) => {
    const { settings } = await stores.open(t);
    assert.equal(await settings.find("models", z.object({})), null);
    await settings.put("models", { judge: "rules" });
    await settings.put("models", { judge: "openai:x" });
    assert.deepEqual(await settings.find("models", z.record(z.string(), z.string())), { judge: "openai:x" });
    await assert.rejects(
      settings.find("models", z.array(z.string())),
      (error: JihwiError) => error.code === "store-damaged",
    );
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createTestTurn } from "#kernel/testing";
import { groundAnswer, prepareEvidence, withStatements } from "./index.ts";

const plain = { push: (delta: string) => delta, flush: () => "" };
const short = { label: "1", text: "임대인은 임차인에게 보증금 50,000,000원을 반환하여야 한다." };
const long = { label: "2", text: "임차인은 매월 말일까지 차임을 지급하여야 한다. ".repeat(400) };

describe("an answer on its way to the reader", () => {
  it("is passed on as it comes, whatever its evidence", async () => {
    const turn = await createTestTurn();
    const filter = withStatements(turn, prepareEvidence([short, long]), plain);
    const pieces = ["임차인은 ", "차임을 ", "지급한다 ", "[2]", ".\n", "임대인은 ", "보증금을 반환한다 [1].\n", "끝"];
    for (const piece of pieces) assert.equal(filter.push(piece), piece);
  });

  it("shows what a line stands on once the next words come", async () => {
    const turn = await createTestTurn();
    const filter = withStatements(turn, prepareEvidence([short]), plain);
    filter.push("임차인은 임대인에게 보증금을 반환하여야 합니다 [1].\n");
    filter.push("그리고 ");
    const [shown] = turn.journal.entries();
    assert.match(JSON.stringify(shown?.output), /contradicts/);
  });

  it("lets a line wait whose evidence is long, while that is read in the background", async () => {
    const turn = await createTestTurn();
    const prepared = prepareEvidence([short, long]);
    const filter = withStatements(turn, prepared, plain);
    filter.push("임차인은 차임을 매월 지급하여야 합니다 [2].\n");
    filter.push("그리고 ");
    assert.equal(turn.journal.entries().length, 0);
    const [, source] = prepared.units;
    while (source?.isRead() !== true) await new Promise(setImmediate);
    filter.push("더 ");
    assert.equal(turn.journal.entries().length, 1);
  });
});

describe("while a model thinks", () => {
  it("its sources are read, so that the answer's sentences are compared at once", async () => {
    const prepared = prepareEvidence([short, long]);
    withStatements(await createTestTurn(), prepared, plain);
    for (let round = 0; round < 200 && !prepared.units.every((unit) => unit.isRead()); round++)
      await new Promise(setImmediate);
    assert.ok(prepared.units.every((unit) => unit.isRead()));
  });

  it("nothing is read for a rule, which answers at once", async () => {
    const prepared = prepareEvidence([short, long]);
    const filter = withStatements(await createTestTurn(), prepared, plain);
    filter.push("“보증금”을 찾지 못했습니다.");
    filter.flush();
    for (let round = 0; round < 20; round++) await new Promise(setImmediate);
    assert.ok(prepared.units.every((unit) => !unit.isRead()));
  });
});

describe("the end of an answer", () => {
  it("looks only at what was not looked at on its way", async () => {
    const prepared = prepareEvidence([short]);
    const read: string[] = [];
    const watched = {
      ...prepared,
      read: (clause: string) => {
        read.push(clause);
        return prepared.read(clause);
      },
    };
    const filter = withStatements(await createTestTurn(), watched, plain);
    const first = "임차인은 임대인에게 보증금을 반환하여야 합니다 [1].\n";
    const last = "임대인은 보증금을 임차인에게 돌려줍니다 [1].";
    filter.push(first);
    filter.push(last);
    read.length = 0;
    const statements = await groundAnswer(first + last, watched);
    assert.deepEqual([statements.length, statements[0]?.status], [2, "contradicts"]);
    assert.ok(read.some((clause) => clause.includes("돌려")));
    assert.ok(!read.some((clause) => clause.startsWith("임차인은 임대인에게")));
  });
});

describe("evidence", () => {
  it("is not read where nothing cites it or is about it", async () => {
    const prepared = prepareEvidence([short, long]);
    await groundAnswer("임대인은 보증금을 반환합니다 [1].\n안녕하세요.", prepared);
    assert.deepEqual(
      prepared.units.map((unit) => unit.isRead()),
      [true, false],
    );
  });

  it("is found by its words where a sentence cites none", async () => {
    const others = Array.from({ length: 30 }, (_, at) => ({ label: `${at + 2}`, text: `다른 이야기 ${at}번입니다.` }));
    const prepared = prepareEvidence([...others, short]);
    const [statement] = await groundAnswer("임대인은 임차인에게 보증금을 반환하여야 합니다.", prepared);
    assert.deepEqual([statement?.status, statement?.evidence[0]?.label], ["uncited", "1"]);
    assert.ok(prepared.units.filter((unit) => unit.isRead()).length < 8);
  });
});

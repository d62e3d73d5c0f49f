import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { ContractCell } from "#protocol";
import { openStore } from "#store";
import { triesAll } from "../../../test/all-tests.ts";
import {
  columns,
  keepContracts,
  type MadeContract,
  madeContracts,
  tablesOn,
} from "../../../test/beds/contracts/sixty-contracts.ts";
import { startChild } from "../../../test/beds/store/children.ts";
import { error, type FakeCall, hang, json, startFakeProvider } from "../../../test/fakes/index.ts";
import { questionOf } from "./fields.ts";
import { tableToFile } from "./table-to-file.ts";

const never = new AbortController().signal;
const fake = await startFakeProvider();
const folder = await mkdtemp(join(tmpdir(), "jihwi-table-"));
const dataDir = join(folder, "data");
const store = await openStore({ dataDir });
const { jobs, tables } = tablesOn(store, fake.env);
const byRules = tablesOn(store, {}).tables;

/** Which cell a call asks for. */
function cellOf({ text, messages }: FakeCall, contracts: readonly MadeContract[]) {
  const row = Number(/name="contract-(\d+)\.txt"/.exec(text)?.[1]);
  const asked = messages.at(-1)?.text ?? "";
  const column = columns.findIndex((name) => asked.endsWith(questionOf(name, "ko")));
  const truth = contracts[row]?.truths[column];
  assert.ok(truth, asked);
  return { key: `${row}:${column}`, number: row * columns.length + column, truth };
}

/** One cell in ten is a lie: another figure, another quotation, another place. */
const isLie = (cell: number) => cell % 10 === 3;
function said({ answer, quote }: MadeContract["truths"][number], cell: number) {
  if (!isLie(cell)) return { answer, quote };
  const lies = [
    { answer: `${answer.replaceAll(/\d+/g, "")} 7,771만원`, quote },
    { answer, quote: quote.replace(/.{4}$/, "않는다.") },
    { answer: `제9조에 따라 ${answer}`, quote },
    { answer, quote: `${quote.slice(0, 12)} 언제나 ${quote.slice(12)}` },
  ];
  return lies[Math.floor(cell / 10) % lies.length] ?? { answer, quote };
}

it.after(async () => {
  await jobs.stop();
  await store.close();
  await fake.close();
  await rm(folder, { recursive: true, force: true });
});

/** As many as are asked beside one another, several times over. */
const contractCount = triesAll ? 60 : 24;
const cellCount = contractCount * columns.length;

it("a long contract is looked through in threads, in as many readings as the estimate says at most, and one beyond all limits is named", async () => {
  const clause = "이 조의 기한은 2031년 5월 28일까지로 한다.\n";
  const text = (letters: number) => `제1조(기간) ${clause.repeat(letters / clause.length)}`;
  const long = { id: "long", text: text(31_000), truths: [] };
  await keepContracts(store, [long, { id: "endless", text: text(2_100_000), truths: [] }]);
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on("worker", count);
  const documents = ["long", "endless"];
  const { id } = await byRules.create({ documents, columns: ["날짜"], language: "ko" });
  const { rows } = await byRules.filled(id, { signal: never });
  assert.deepEqual(
    rows.map(({ cells: [cell] }) => [cell?.status, cell?.answer]),
    [
      ["said", "2031년 5월 28일"],
      ["failed", null],
    ],
  );
  assert.equal(threads, 2, "its outline and its cells");
  const { text: days, leftOut } = await byRules.calendar(id, 0);
  assert.match(days, /DTSTART;VALUE=DATE:20310528/);
  assert.match(leftOut?.ko ?? "", /너무 길어.*endless\.txt/);
  assert.equal(threads, 4);
  process.off("worker", count);

  let calls = 0;
  fake.respond(() => {
    calls += 1;
    return json({ answer: null, quote: null });
  });
  const asked = await tables.create({ documents: ["long"], columns: ["지체상금은?"], language: "ko" });
  const estimate = await tables.estimate(asked.id);
  await tables.filled(asked.id, { signal: never });
  assert.ok(calls > 1 && calls <= estimate.calls && estimate.calls <= 6, `${calls} of ${estimate.calls}`);
  const sent = fake.calls.slice(-calls).reduce((sum, call) => sum + Buffer.byteLength(call.text) / 3, 0);
  assert.ok(sent <= estimate.inputTokens, `${sent} of ${estimate.inputTokens} tokens`);

  const before = (await store.sessions.list()).items.length;
  const tooMany = Array.from({ length: 21 }, (_, at) => `물음 ${at}?`);
  await assert.rejects(tables.create({ documents, columns: tooMany, language: "ko" }), { code: "bad-input" });
  assert.equal((await store.sessions.list()).items.length, before, "a table that cannot be made leaves no session");
});

it("without a model fields are filled from structure and facts, questions say what they need, and nothing is run by a spreadsheet", async () => {
  const [contract] = madeContracts(1);
  assert.ok(contract);
  const formula = { ...contract, id: "formula", text: contract.text.replace("주식회사 가온0", "=HYPERLINK(1) 가온") };
  await keepContracts(store, [formula]);
  const { id } = await byRules.create({
    documents: ["formula"],
    columns: ["당사자", "금액", "Governing law", "지체상금은?"],
    language: "ko",
  });
  const before = fake.calls.length;
  const table = await byRules.filled(id, { signal: never });
  assert.deepEqual(
    table.rows[0]?.cells.map(({ status, answer, label }) => [status, answer, label]),
    [
      ["said", null, "전문"],
      ["said", "1000만원 · 30000만원", "제2조"],
      ["closest", null, "제7조"],
      ["needs-model", null, null],
    ],
  );
  assert.deepEqual([fake.calls.length, table.open], [before, 0]);
  const cell: ContractCell = { ...(table.rows[0]?.cells[1] as ContractCell), answer: "=1+1" };
  const csv = String(
    await tableToFile(
      { columns: table.columns.slice(0, 1), rows: [{ documentId: "d", file: "+a", cells: [cell] }] },
      "csv",
      "en",
    ),
  );
  assert.match(csv, /\r\n'\+a,'=1\+1,/);
});

// Those above run no worker, which would take the jobs of tables without a model.
it("many contracts × 8 columns: every lie is marked, and a killed job asks nothing twice that was answered", async (t) => {
  const contracts = madeContracts(contractCount);
  await keepContracts(store, contracts);
  const documents = contracts.map(({ id }) => id);
  const { id, open, isRunning } = await tables.create({ documents, columns, language: "ko" });
  assert.deepEqual([open, isRunning], [cellCount, false]);
  const { calls, usd, inputTokens } = await tables.estimate(id);
  assert.ok(calls === cellCount && usd === null && inputTokens > cellCount * 300, "the cost before the start");

  const answered = new Map<string, number>();
  let isHolding = false;
  fake.respond((call) => {
    const { key, number, truth } = cellOf(call, contracts);
    isHolding ||= answered.size >= cellCount / 3;
    if (isHolding) return hang();
    answered.set(key, (answered.get(key) ?? 0) + 1);
    return json(said(truth, number));
  });
  const script = new URL("../../../test/beds/contracts/fill-table.ts", import.meta.url);
  const child = startChild(t, script, { dataDir, env: fake.env, table: id });
  while ((await tables.get(id)).open > (cellCount * 2) / 3) await setTimeout(200);
  await child.kill();
  fake.respond((call) => {
    const { key, number, truth } = cellOf(call, contracts);
    answered.set(key, (answered.get(key) ?? 0) + 1);
    return json(said(truth, number));
  });
  await jobs.start();
  const table = await tables.filled(id, { signal: never });
  assert.equal(answered.size, cellCount);
  assert.deepEqual(
    [...answered].filter(([, times]) => times > 1),
    [],
  );
  assert.equal(table.open, 0);

  const cells = table.rows.flatMap(({ cells }, row) => cells.map((cell, column) => ({ cell, row, column })));
  const wrong = cells.filter(({ cell: { status, label }, row, column }) => {
    const isTold = status === "said" && label === contracts[row]?.truths[column]?.label;
    return isTold === isLie(row * columns.length + column);
  });
  assert.deepEqual(wrong, []);
  const { text } = await tables.calendar(id, 0);
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nSUMMARY:납품계약서 6: /g)].map(([, day]) => day);
  assert.deepEqual(days, ["20310528", "20310728"]);
});

it("a cell whose model failed says why and is asked again; what is removed from the table is not asked", async () => {
  const contracts = madeContracts(1).map((contract) => ({ ...contract, id: "again" }));
  await keepContracts(store, contracts);
  const { id } = await tables.create({ documents: ["again", "formula"], columns: ["term"], language: "ko" });
  await tables.change(id, { documents: ["again"] });
  fake.respond(() => error(400));
  const failed = await tables.filled(id, { signal: never });
  const [cell] = failed.rows[0]?.cells ?? [];
  assert.ok(cell?.status === "failed" && cell.reason !== null && failed.open === 1);
  fake.respond(() => json(said(contracts[0]?.truths[3] ?? { answer: "", quote: "", label: "" }, 0)));
  assert.equal((await tables.filled(id, { signal: never })).rows[0]?.cells[0]?.status, "said");
  await store.sessions.remove(id);
  await assert.rejects(tables.get(id), { code: "not-found" });
});

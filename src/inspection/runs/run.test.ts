import assert from "node:assert/strict";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, test } from "node:test";
import { encode } from "iconv-lite";
import { tableToXlsx } from "#documents";
import type { AnalysisReport } from "#protocol";
import { skipsUnlessAll } from "../../../test/all-tests.ts";
import { asOrdinaryUser, noOrdinaryUser } from "../../../test/beds/as-ordinary-user.ts";
import { inspectConfigSchema } from "../config.ts";
import { removeLines } from "./resume.ts";
import { type InspectionRunOptions, runInspection } from "./run.ts";
import { documentsOf, type SourceOptions, surveyPaths } from "./sources.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "jihwi-bulk-"));
});
afterEach(() => rmSync(cwd, { recursive: true, maxRetries: 5 }));

const put = (name: string, content: string | Uint8Array) => {
  mkdirSync(join(cwd, name, ".."), { recursive: true });
  writeFileSync(join(cwd, name), content);
};

const withWords = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["금지어1", "금지어2"] } } });

async function run(paths: string[], options: Partial<InspectionRunOptions & SourceOptions> = {}) {
  let text = "";
  const result = await runInspection({
    config: withWords,
    baseDirectory: cwd,
    language: "ko",
    format: "jsonl",
    colour: false,
    jobs: 1,
    write: (content) => {
      text += content;
    },
    documents: documentsOf(paths, {
      cwd,
      language: "ko",
      field: undefined,
      stdinFilename: undefined,
      stdin: Readable.from([]),
      maxBytes: 1_000_000,
      leavesOut: () => false,
      ...options,
    }),
    ...options,
  });
  const rows: AnalysisReport[] = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  return {
    ...result,
    rows,
    text,
    names: rows.map(({ document }) => document),
    statuses: rows.map(({ status }) => status),
  };
}

test("files, folders, globs and records are read in a fixed order; hidden and ignored files are not", async () => {
  put("b.txt", "나");
  put("sub/a.md", "가");
  put("sub/.hidden.txt", "숨김");
  put("sub/image.png", "no text");
  put("node_modules/x.txt", "남의 것");
  put("skip/me.txt", "빼기");
  put("rows.jsonl", '{"text":"하나"}\n\n{"text":"둘"}');
  put(".jihwiignore", "skip/\n");
  assert.deepEqual((await run(["."])).names, ["b.txt", "rows.jsonl:1", "rows.jsonl:3", "sub/a.md"]);
  assert.deepEqual((await run(["sub/*.md", "b.txt"])).names, ["sub/a.md", "b.txt"]);
});

test("what cannot be read is an error row, and the run goes on", async () => {
  put("damaged.txt", new Uint8Array([0xff, 0xfe, 0xfd, 0x00, 0xff].map((byte, index) => (index < 2 ? 0xc3 : byte))));
  put("rows.jsonl", 'not json\n{"body":"없음"}\n{"text":"좋음"}\n');
  put("big.txt", "x".repeat(2000));
  const { rows, statuses, summary } = await run(["missing.txt", "damaged.txt", "big.txt", "rows.jsonl"], {
    config: inspectConfigSchema.parse({ maxBytes: 1000 }),
  });
  assert.deepEqual(statuses, ["error", "error", "error", "error", "error", "all_passed"]);
  assert.deepEqual(
    rows.map(({ error }) => error?.code ?? null),
    ["not-found", "document-damaged", "document-too-large", "document-damaged", "bad-input", null],
  );
  assert.equal(summary.error, 5);
});

test("a file that several paths name is one document", async () => {
  const text = Array.from({ length: 200 }, (_, index) => `낱말${(index * 7919) % 997}`).join(" ");
  put("docs/guide.md", text);
  put("docs/rows.jsonl", JSON.stringify({ text: "다른 글" }));
  const paths = ["docs", "docs/guide.md", "./docs/../docs/*", join(cwd, "docs/rows.jsonl")];
  const { names, summary } = await run(paths, { only: ["repetition_check"] });
  assert.deepEqual([names, summary.warning], [["docs/guide.md", "docs/rows.jsonl:1"], 0]);
  const survey = await surveyPaths(paths, { cwd, field: undefined, leavesOut: () => false });
  assert.deepEqual(survey, { files: 1, recordBytes: 21 });
});

test("a folder or a file of records that may not be read is an error row; one that is ignored is not entered", {
  skip: noOrdinaryUser,
}, async () => {
  for (const name of ["a.txt", "closed/b.txt", "deep/shut/c.txt", "z.txt"]) put(name, `${name}의 글`);
  put("rows.jsonl", corpus(3));
  chmodSync(cwd, 0o755);
  for (const name of ["closed", "deep/shut", "rows.jsonl"]) chmodSync(join(cwd, name), 0o000);
  const rowsFrom = async (path: string) => {
    const { rows } = await asOrdinaryUser(() => run([path]));
    return rows.map(({ document, status }) => `${document} ${status}`);
  };
  const wrong = ["closed error", "deep/shut error", "rows.jsonl error"];
  assert.deepEqual(await rowsFrom("."), ["a.txt all_passed", ...wrong, "z.txt all_passed"]);
  assert.deepEqual(await rowsFrom("**/*.txt"), ["a.txt all_passed", ...wrong.slice(0, 2), "z.txt all_passed"]);
  assert.deepEqual(await rowsFrom("*.txt"), ["a.txt all_passed", "z.txt all_passed"]);
  assert.deepEqual(await rowsFrom("*/*.txt"), ["closed error"]);
  put(".jihwiignore", "closed/\nshut\n*.jsonl\n");
  assert.deepEqual(await rowsFrom("."), ["a.txt all_passed", "z.txt all_passed"]);
  for (const name of ["closed", "deep/shut"]) chmodSync(join(cwd, name), 0o755);
});

test("a folder or a file of records that could not be read is as if it had never been, once a run that goes on reads it", {
  skip: noOrdinaryUser,
}, async () => {
  for (const name of ["a.txt", "closed/b.txt"]) put(name, "글");
  put("rows.jsonl", corpus(3));
  chmodSync(cwd, 0o755);
  for (const name of ["closed", "rows.jsonl"]) chmodSync(join(cwd, name), 0o000);
  const file = join(cwd, ".results.jsonl");
  const first = await asOrdinaryUser(() => run(["."]));
  for (const name of ["closed", "rows.jsonl"]) chmodSync(join(cwd, name), 0o755);
  writeFileSync(file, first.text);
  const { summary, resumed, again, left, replaced } = await run(["."], { resumeFrom: file });
  assert.deepEqual([summary.documents, summary.error, resumed, again, left], [5, 0, 1, 2, 0]);
  assert.deepEqual([...replaced], [2, 3]);
});

test("old Korean encodings and marks at the beginning are read", async () => {
  put("euckr.txt", new Uint8Array([0xb1, 0xdd, 0xc1, 0xf6, 0xbe, 0xee, 0x31]));
  put("bom.txt", "\uFEFF금지어1");
  const { rows } = await run(["euckr.txt", "bom.txt"], { only: ["keyword_check"] });
  assert.deepEqual(
    rows.map(({ steps }) => steps[0]?.execution_result.found),
    [["금지어1"], ["금지어1"]],
  );
});

test("a table with a column named is a text a row, in the encodings of spreadsheets; without one, the column with the longest texts", async () => {
  const rows = '번호,본문\r\nA-7,괜찮은 글\r\n,\r\nA-8,"두 줄\r\n금지어1"\r\nA-9,금지어2\r\n';
  put("utf8.csv", `\uFEFF${rows}`);
  put("korean.csv", encode(rows, "cp949"));
  put("tabs.tsv", rows.replaceAll(",", "\t"));
  const only = ["keyword_check"];
  for (const file of ["utf8.csv", "korean.csv", "tabs.tsv"]) {
    const { names, statuses, rows: reports } = await run([file], { field: "본문", only });
    assert.deepEqual(names, [`${file}:2`, `${file}:4`, `${file}:5`]);
    assert.deepEqual(statuses, ["all_passed", "problem_found", "problem_found"]);
    assert.deepEqual(
      reports.map(({ subject }) => subject?.id),
      ["A-7", "A-8", "A-9"],
    );
    assert.deepEqual((await run([file], { only })).names, names);
    assert.deepEqual((await run([file], { only, field: "" })).names, [file]);
  }
  const unknown = await run(["utf8.csv"], { field: "답변", only });
  assert.deepEqual([unknown.names, unknown.statuses], [["utf8.csv"], ["error"]]);
  assert.match(unknown.rows[0]?.error?.message ?? "", /‘답변’ 칸이 없습니다.*번호, 본문/);
  put("packed.csv", new Uint8Array([80, 75, 3, 4, 0, 0, 255, 254, 0, 1]));
  assert.match(
    (await run(["packed.csv"], { field: "본문", only })).rows[0]?.error?.message ?? "",
    /글자로 읽을 수 없는/,
  );
  put("dots.csv", "v1.본문\n금지어1\n");
  assert.deepEqual((await run(["dots.csv"], { field: "v1.본문", only })).statuses, ["problem_found"]);
});

test("findings in a spreadsheet tell its sheet and row, in every format and whichever way it comes", async () => {
  const rows = [
    ["번호", "답변"],
    ["1", "안녕하세요"],
    ["", ""],
    ["2", "금지어1 | 둘"],
    ...manyRows(300),
    ["9", "금지어2"],
  ];
  const bytes = await tableToXlsx(rows);
  put("replies.xlsx", bytes);
  const only = ["keyword_check"];
  const { rows: reports } = await run(["replies.xlsx"], { only });
  const places = reports[0]?.steps[0]?.findings.map(({ text, place }) => [text, place]);
  assert.deepEqual(places, [
    ["금지어1", "‘Sheet1’ 시트 4행"],
    ["금지어2", "‘Sheet1’ 시트 305행"],
  ]);
  const stdin = Readable.from([bytes]);
  const formats = ["stylish", "markdown", "html", "csv", "junit", "sarif", "github", "gitlab"] as const;
  for (const format of formats) {
    let text = "";
    const write = (content: string | Uint8Array) => {
      text += Buffer.from(content).toString("utf8");
    };
    const from = format === "html" ? { stdin, stdinFilename: "replies.xlsx" } : {};
    await run([format === "html" ? "-" : "replies.xlsx"], { only, format, write, ...from });
    assert.match(text, /시트 305행/, format);
    assert.doesNotMatch(text, /"startLine"|line=\d|:\d+ {2}주의/, format);
  }
});

test("a spreadsheet with a column named is a text a row, known by sheet and row", async () => {
  const table = [
    ["번호", "답변"],
    ["A-1", "안녕하세요"],
    ["", ""],
    ["A-2", "금지어1 | 둘"],
    ...manyRows(300),
    ["A-9", "금지어2"],
  ];
  put("replies.xlsx", await tableToXlsx(table));
  put("one.xlsx", await tableToXlsx([["답변"], ["금지어1"]]));
  const { rows, summary } = await run(["replies.xlsx", "one.xlsx"], { only: ["keyword_check"], field: "답변" });
  assert.equal(summary.documents, 304);
  assert.deepEqual(
    rows
      .filter(({ status }) => status === "problem_found")
      .map(({ document, subject }) => [document, subject?.id, subject?.excerpt]),
    [
      ["replies.xlsx:Sheet1!4", "A-2", "금지어1 | 둘"],
      ["replies.xlsx:Sheet1!305", "A-9", "금지어2"],
      ["one.xlsx:Sheet1!2", null, "금지어1"],
    ],
  );
  const unknown = await run(["replies.xlsx"], { only: ["keyword_check"], field: "본문" });
  assert.match(unknown.rows[0]?.error?.message ?? "", /‘본문’ 칸이 없습니다.*번호, 답변/);
  put("broken.xlsx", "no archive");
  assert.deepEqual((await run(["broken.xlsx"], { field: "답변" })).statuses, ["error"]);
});

const manyRows = (count: number) => Array.from({ length: count }, (_, at) => [String(at), `평범한 답변 ${at}`]);

test("standard input is a document, or records when a field is named", async () => {
  const plain = await run(["-"], {
    stdin: Readable.from([Buffer.from("금지"), Buffer.from("어1")]),
    stdinFilename: "draft.md",
  });
  assert.deepEqual([plain.names, plain.statuses], [["draft.md"], ["problem_found"]]);
  const records = await run(["-"], {
    stdin: Readable.from([Buffer.from('{"a":{"b":"금지어1"}}\n{"a":{"b":""}}')]),
    field: "a.b",
  });
  assert.deepEqual(
    [records.names, records.statuses],
    [
      ["stdin:1", "stdin:2"],
      ["problem_found", "error"],
    ],
  );
});

test("a document from records cannot switch its own findings off, a file can", async () => {
  const text = "<!-- jihwi-disable -->\n금지어1";
  put("file.md", text);
  put("rows.jsonl", JSON.stringify({ text }));
  assert.deepEqual((await run(["file.md", "rows.jsonl"])).statuses, ["all_passed", "problem_found"]);
});

const corpus = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({ text: `문서 ${index} ${index % 3 === 0 ? "금지어1" : ""} 010-1234-${1000 + index}` }),
  ).join("\n");
const withoutTimes = (text: string) => text.replace(/"executed_at":"[^"]*"/g, "");

test("threads write the same as one thread, in the same order", async () => {
  put("rows.jsonl", corpus(400));
  const only = ["keyword_check", "pii_check", "repetition_check"];
  const one = await run(["rows.jsonl"], { only, all: true });
  const two = await run(["rows.jsonl"], { only, all: true, jobs: 2 });
  assert.equal(two.rows.length, 400);
  assert.equal(withoutTimes(two.text), withoutTimes(one.text));
});

for (const format of [
  "stylish",
  "markdown",
  "html",
  "csv",
  "json",
  "jsonl",
  "junit",
  "sarif",
  "github",
  "gitlab",
] as const)
  test(`a run that is stopped says in its report as ${format} how much was not inspected`, async () => {
    put("rows.jsonl", corpus(400));
    const stop = new AbortController();
    let text = "";
    const stopped = run(["rows.jsonl"], {
      format,
      signal: stop.signal,
      onProgress: () => stop.abort(),
      write: (content) => {
        text += Buffer.from(content).toString("utf8");
      },
    });
    await assert.rejects(stopped);
    // On a busy machine a second part may have ended before the run heard that it is to stop.
    const told = /글 400개 가운데 (\d+)개를 검사했습니다. (\d+)개는 검사하지 않았습니다./
      .exec(text)
      ?.slice(1)
      .map(Number);
    const [inspected = 0, left = 0] = told ?? [];
    assert.deepEqual([inspected + left, inspected > 0 && left > 0], [400, true], text.slice(0, 400));
    if (["json", "sarif", "gitlab"].includes(format)) assert.doesNotThrow(() => JSON.parse(text));
    if (["stylish", "markdown", "html"].includes(format))
      assert.match(text, new RegExp(`문서 ${inspected}개: .* · 검사하지 않음 ${left}`));
  });

test("what told that a run was stopped is gone once a later one has gone on", async () => {
  put("rows.jsonl", corpus(100));
  const file = join(cwd, "results.jsonl");
  const stop = new AbortController();
  writeFileSync(file, "");
  const write = (content: string | Uint8Array) => appendFileSync(file, content);
  await assert.rejects(run(["rows.jsonl"], { signal: stop.signal, onProgress: () => stop.abort(), write }));
  assert.match(readFileSync(file, "utf8"), /(?:68|36|4)개는 검사하지 않았습니다/);
  const { replaced, summary } = await run(["rows.jsonl"], { resumeFrom: file, write });
  await removeLines(file, replaced);
  const whole = await run(["rows.jsonl"]);
  assert.equal(withoutTimes(readFileSync(file, "utf8")), withoutTimes(whole.text));
  assert.deepEqual(summary, whole.summary);
});

test("a run goes on where its file stops, after a line that was cut in the middle", async () => {
  put("rows.jsonl", corpus(100));
  const whole = await run(["rows.jsonl"]);
  const file = join(cwd, "results.jsonl");
  for (const bytes of [0, 10, 3000, 20_000]) {
    writeFileSync(file, whole.text);
    truncateSync(file, bytes);
    const rest = await run(["rows.jsonl"], { resumeFrom: file });
    assert.equal(withoutTimes(readFileSync(file, "utf8") + rest.text), withoutTimes(whole.text), `cut at ${bytes}`);
    assert.equal(rest.resumed + rest.rows.length, 100);
    assert.equal(rest.summary.documents, 100);
    assert.equal(rest.summary.problem_found, whole.summary.problem_found);
  }
});

for (const [what, edit] of [
  ["a line put in", (lines: string[]) => lines.toSpliced(40, 0, JSON.stringify({ text: "새 글 금지어2" }))],
  ["a line taken out", (lines: string[]) => lines.toSpliced(40, 1)],
  ["other lines", (lines: string[]) => lines.map((line) => line.replace("문서", "다른 문서"))],
  ["another record with the same text", (lines: string[]) => lines.with(40, `${lines[40]?.slice(0, -1)},"id":7}`)],
] as const) {
  for (const mask of [false, true]) {
    const skip = mask && what !== "other lines" && skipsUnlessAll;
    test(`a run that goes on judges what has changed since: ${what}${mask ? ", masked" : ""}`, { skip }, async () => {
      const lines = corpus(100)
        .split("\n")
        .map((line, index) =>
          line.replace('"}', ` ${Array.from({ length: 40 }, (_, at) => `말${index}가${at}`).join(" ")}"}`),
        );
      const options = { config: { ...withWords, mask } };
      const file = join(cwd, "results.jsonl");
      put("rows.jsonl", lines.join("\n"));
      writeFileSync(file, (await run(["rows.jsonl"], options)).text);
      const edited = edit(lines);
      put("rows.jsonl", edited.join("\n"));
      const whole = await run(["rows.jsonl"], options);
      const next = await run(["rows.jsonl"], { ...options, resumeFrom: file, jobs: mask ? 2 : 1 });
      writeFileSync(file, readFileSync(file, "utf8") + next.text);
      await removeLines(file, next.replaced);
      const gone = Math.max(0, lines.length - edited.length);
      const rowsIn = (text: string) => withoutTimes(text).trimEnd().split("\n").sort();
      const left = rowsIn(readFileSync(file, "utf8")).filter((row) => gone === 0 || !row.includes('"rows.jsonl:100"'));
      assert.deepEqual(left, rowsIn(whole.text));
      assert.equal(next.summary.documents, whole.summary.documents + gone);
      const added = Math.max(0, edited.length - lines.length);
      assert.equal(next.resumed + next.changed + added, whole.rows.length + gone);
      const same = edited.filter((line, index) => line === lines[index]).length;
      assert.equal(next.resumed, same + gone);
    });
  }
}

test("what repeated a document that has changed since is judged again, and what repeats it now", async () => {
  const words = (seed: number) => Array.from({ length: 200 }, (_, at) => `낱말${(at * 7919 * seed) % 997}`).join(" ");
  const texts = (...all: string[]) => put("rows.jsonl", all.map((text) => JSON.stringify({ text })).join("\n"));
  const options = { only: ["repetition_check"], resumeFrom: join(cwd, "results.jsonl") };
  texts(words(1), `${words(1)} 끝`, words(3));
  const first = await run(["rows.jsonl"], options);
  writeFileSync(options.resumeFrom, first.text);
  texts(words(3), `${words(1)} 끝`, words(3));
  const next = await run(["rows.jsonl"], options);
  assert.deepEqual([next.resumed, next.changed], [0, 3]);
  assert.deepEqual(
    next.rows.map(({ document, steps }) => [document, steps[0]?.execution_result.near_duplicate_of]),
    [
      ["rows.jsonl:1", null],
      ["rows.jsonl:2", null],
      ["rows.jsonl:3", "rows.jsonl:1"],
    ],
  );
  writeFileSync(options.resumeFrom, next.text);
  const last = await run(["rows.jsonl"], options);
  assert.deepEqual([last.resumed, last.rows.length, last.summary.near_duplicates], [3, 0, 1]);
});

test("what repeats a document that stays in the file goes on doing so when that one does not come, or comes later", async () => {
  const text = Array.from({ length: 200 }, (_, at) => `낱말${(at * 7919) % 997}`).join(" ");
  put("a.txt", text);
  put("b.txt", `${text} 끝`);
  const options = { only: ["repetition_check"], resumeFrom: join(cwd, "results.jsonl") };
  writeFileSync(options.resumeFrom, (await run(["a.txt", "b.txt"], options)).text);
  for (const paths of [["b.txt"], ["b.txt", "a.txt"]]) {
    const { resumed, rows, summary } = await run(paths, options);
    assert.deepEqual([resumed, rows.length, summary.documents, summary.near_duplicates], [2, 0, 2, 1]);
  }
  put("b.txt", `${text} 끝.`);
  put("c.txt", `${text} 또 끝`);
  const edited = await run(["b.txt", "c.txt"], options);
  assert.deepEqual(
    edited.rows.map(({ steps }) => steps[0]?.execution_result.near_duplicate_of),
    ["a.txt", "a.txt"],
  );
  put("a.txt", "전혀 다른 글입니다. ".repeat(3));
  const { text: row, replaced } = await run(["a.txt"], options);
  put("b.txt", `${text} 끝`);
  writeFileSync(options.resumeFrom, readFileSync(options.resumeFrom, "utf8") + row);
  await removeLines(options.resumeFrom, replaced);
  const last = await run(["b.txt"], options);
  assert.deepEqual([last.changed, last.rows[0]?.status], [1, "all_passed"]);
});

test("a file that is no result file is not appended to", async () => {
  put("rows.jsonl", corpus(3));
  put("notes.txt", "my notes\nmore\n");
  await assert.rejects(run(["rows.jsonl"], { resumeFrom: join(cwd, "notes.txt") }), /no inspection result/);
  assert.equal(readFileSync(join(cwd, "notes.txt"), "utf8"), "my notes\nmore\n");
});

test("short texts that are the same are copies, whatever their length; alike ones are not", async () => {
  const texts = ["배송이 늦어서 실망했어요.", "배송이 늦어서 실망했어요!", "배송이  늦어서\n실망했어요.", "네", "네"];
  put("rows.jsonl", texts.map((text) => JSON.stringify({ text })).join("\n"));
  const only = ["repetition_check"];
  const criteria = { repetition_check: "- near_duplicate == true → 주의\n- 그 밖에는 → 정상\n" };
  const { rows, statuses, text } = await run(["rows.jsonl"], { only });
  const earlier = (reports: readonly AnalysisReport[]) =>
    reports.map(({ steps }) => steps[0]?.execution_result.near_duplicate_of);
  assert.deepEqual(earlier(rows), [null, null, "rows.jsonl:1", null, "rows.jsonl:4"]);
  assert.deepEqual(new Set(statuses), new Set(["all_passed"]), "a copy alone is no problem");
  const judged = await run(["rows.jsonl"], { only, criteria });
  assert.deepEqual(judged.statuses, ["all_passed", "all_passed", "problem_found", "all_passed", "problem_found"]);
  const file = join(cwd, "results.jsonl");
  writeFileSync(file, text);
  assert.equal((await run(["rows.jsonl"], { only, resumeFrom: file })).resumed, 5);
});

test("masked reports hold nothing by which what is private in a short text could be found out", async () => {
  put("rows.jsonl", ["010-1234-5678", "안녕하세요"].map((text) => JSON.stringify({ text })).join("\n"));
  const { rows } = await run(["rows.jsonl"], { only: ["repetition_check"], config: { ...withWords, mask: true } });
  const [phone, greeting] = rows.map(({ steps }) => steps[0]?.execution_result.signature);
  assert.equal(phone, null);
  assert.match(String(greeting), /^=/);
});

test("a text without a word is an error row, unless a criterion has found it wanting", async () => {
  put("empty.txt", "");
  put("blank.md", "\uFEFF \n\t\n");
  const passed = await run(["empty.txt", "blank.md"], { only: ["pii_check", "length_check"] });
  assert.deepEqual(
    passed.rows.map(({ status, error }) => [status, error?.code]),
    [
      ["error", "document-empty"],
      ["error", "document-empty"],
    ],
  );
  const criteria = { length_check: "- length < 10 → Critical\n- otherwise → 정상\n" };
  assert.deepEqual((await run(["empty.txt"], { only: ["length_check"], criteria })).statuses, ["problem_found"]);
});

test("near-duplicate documents are told so, with the name of the first; resuming remembers them", async () => {
  const text = Array.from({ length: 200 }, (_, index) => `낱말${(index * 7919) % 997}`).join(" ");
  put("rows.jsonl", [text, "다른 글", `${text} 끝`].map((each) => JSON.stringify({ text: each })).join("\n"));
  const only = ["repetition_check"];
  const whole = await run(["rows.jsonl"], { only });
  assert.deepEqual(
    whole.rows.map(({ steps }) => steps[0]?.execution_result.near_duplicate_of),
    [null, null, "rows.jsonl:1"],
  );
  const { severity, summary } = whole.rows[2]?.steps[0]?.judgment ?? {};
  assert.equal(severity, "none");
  assert.match(summary ?? "", /앞선 글\(rows\.jsonl:1\)과 거의 같음/);
  assert.equal(whole.summary.near_duplicates, 1);
  const file = join(cwd, "results.jsonl");
  writeFileSync(file, `${whole.text.split("\n").slice(0, 2).join("\n")}\n`);
  assert.equal(
    (await run(["rows.jsonl"], { only, resumeFrom: file })).rows[0]?.steps[0]?.execution_result.near_duplicate_of,
    "rows.jsonl:1",
  );
});

test("no more documents are taken than asked for", async () => {
  put("rows.jsonl", corpus(50));
  assert.equal((await run(["rows.jsonl"], { maxDocuments: 7 })).rows.length, 7);
});

/** Prose that only a model can judge, after a line that code can. */
const prose = { length_check: "- length > 20 → Warning\n- 글이 무례하면 → Critical\n- 그 외 → 정상\n" };
const judgedAs = (verdict: "applies" | "not_applicable"): Partial<InspectionRunOptions> => ({
  judgeModel: "house:judge",
  modelsFor: async () => ({
    judgeProse: async ({ conditions }) =>
      conditions.map(() => ({ verdict, thoughts: ["읽었다"], summary: "", executor: "house:judge" })),
    judgeDocument: async (_request, compiled) => ({
      judgment: {
        ...compiled,
        has_problem: false,
        severity: "none",
        executor: "house:judge",
        compiled: { ...compiled, disagrees: true },
      },
      places: [],
    }),
    ask: async () => ({ answer: "unclear", reason: "" }),
    end: async () => {},
  }),
});

test("what nobody could decide or read is judged again by a run that goes on, and stands in the file once", async () => {
  const only = ["length_check"];
  put(
    "rows.jsonl",
    `${["짧은 글", "가".repeat(30), "또 짧은 글"].map((text) => JSON.stringify({ text })).join("\n")}\n`,
  );
  const file = join(cwd, "results.jsonl");
  const first = await run(["rows.jsonl", "later.txt"], { only, criteria: prose });
  assert.deepEqual(first.statuses, ["undecided", "problem_found", "undecided", "error"]);
  writeFileSync(file, first.text);
  put("later.txt", "이제 있는 글");
  const options = { only, criteria: prose, resumeFrom: file, ...judgedAs("not_applicable") };
  const rest = await run(["rows.jsonl", "later.txt"], options);
  assert.deepEqual([rest.resumed, rest.again, rest.names], [1, 3, ["rows.jsonl:1", "rows.jsonl:3", "later.txt"]]);
  await removeLines(file, rest.replaced);
  assert.equal(readFileSync(file, "utf8"), `${first.text.split("\n")[1]}\n`);
  const { documents, undecided, error, all_passed, warning } = rest.summary;
  assert.deepEqual([documents, undecided, error, all_passed, warning], [4, 0, 0, 3, 1]);
});

test("a run over other documents leaves what nobody could decide or read in the file, and counts it", async () => {
  put("old.txt", "짧은 글");
  put("new.txt", "다른 짧은 글");
  const file = join(cwd, "results.jsonl");
  const options = { only: ["length_check"], criteria: prose };
  const first = await run(["old.txt", "gone.txt"], options);
  writeFileSync(file, first.text);
  const next = await run(["new.txt"], { ...options, resumeFrom: file });
  assert.deepEqual([next.again, next.left, next.replaced.size], [0, 2, 0]);
  assert.deepEqual([next.summary.documents, next.summary.undecided, next.summary.error], [3, 2, 1]);
  await removeLines(file, next.replaced);
  assert.equal(readFileSync(file, "utf8"), first.text);
});

test("a run that was stopped before its old lines went leaves each document once at the next", async () => {
  put("a.txt", "짧은 글");
  const file = join(cwd, "results.jsonl");
  const options = { only: ["length_check"], criteria: prose };
  const undecided = (await run(["a.txt"], options)).text;
  const judged = (await run(["a.txt"], { ...options, ...judgedAs("applies") })).text;
  writeFileSync(file, undecided + undecided + judged);
  const next = await run(["a.txt"], { ...options, ...judgedAs("applies"), resumeFrom: file });
  assert.deepEqual([next.resumed, next.again, next.rows.length, next.summary.documents], [1, 0, 0, 1]);
  await removeLines(file, next.replaced);
  assert.equal(readFileSync(file, "utf8"), judged);
});

test("a run does not go on from what other checks, criteria or another model have judged", async () => {
  put("rows.jsonl", JSON.stringify({ text: "짧은 글" }));
  const file = join(cwd, "results.jsonl");
  const judged: Partial<InspectionRunOptions> = { only: ["length_check"], criteria: prose, ...judgedAs("applies") };
  writeFileSync(file, (await run(["rows.jsonl"], judged)).text);
  const others: Partial<InspectionRunOptions>[] = [
    { ...judged, only: ["pii_check"], criteria: {} },
    { ...judged, criteria: { length_check: `${prose.length_check}- 그 외 → 정상\n` } },
    { ...judged, judgeModel: "house:other" },
    { ...judged, judgeModel: null },
  ];
  for (const other of others)
    await assert.rejects(run(["rows.jsonl"], { ...other, resumeFrom: file }), /judged by other checks/);
  assert.equal((await run(["rows.jsonl"], { ...judged, resumeFrom: file })).resumed, 1);
});

test("a verdict of code beside the model's does not count when a run goes on", async () => {
  put("rows.jsonl", JSON.stringify({ text: "가".repeat(2000) }));
  const config = inspectConfigSchema.parse({ judge: "model" });
  const judged = { config, only: ["length_check"], ...judgedAs("applies") };
  const first = await run(["rows.jsonl"], judged);
  assert.deepEqual([first.summary.warning, first.summary.critical], [0, 0]);
  const file = join(cwd, "results.jsonl");
  writeFileSync(file, first.text);
  const { summary, resumed } = await run(["rows.jsonl"], { ...judged, resumeFrom: file });
  assert.deepEqual([resumed, summary.warning, summary.critical], [1, 0, 0]);
});

const longText = Array.from({ length: 200 }, (_, index) => `낱말${(index * 7919) % 997}`).join(" ");
const askedFor = (mask: boolean) => {
  const asked: string[] = [];
  const models = judgedAs("applies");
  const options: Partial<InspectionRunOptions> = {
    ...models,
    config: inspectConfigSchema.parse({ mask, algorithms: { model_check: { question: "광고인가?" } } }),
    criteria: { length_check: "- 글이 무례하면 → Critical\n" },
    only: ["length_check", "repetition_check", "model_check", "pii_check"],
    all: true,
    modelsFor: async (document) => ({
      judgeProse: async ({ conditions }) => {
        asked.push(`judge ${document}`);
        return conditions.map(() => ({
          verdict: "applies",
          thoughts: ["읽었다"],
          summary: "",
          executor: "house:judge",
        }));
      },
      judgeDocument: async (_request, compiled) => ({ judgment: compiled, places: [] }),
      ask: async () => {
        asked.push(`ask ${document}`);
        return { answer: "yes", reason: `${asked.length}번째 답` };
      },
      end: async () => {},
    }),
  };
  return { asked, options };
};

for (const mask of [false, true]) {
  test(`a model is asked once about a near duplicate${mask ? ", masked" : ""}`, async () => {
    const texts = [longText, `${longText} 연락 010-1234-5678`];
    put("rows.jsonl", texts.map((text) => JSON.stringify({ text })).join("\n"));
    const { asked, options } = askedFor(mask);
    const first = await run(["rows.jsonl"], options);
    const [, repeat] = first.rows;
    assert.deepEqual(asked.toSorted(), [
      "ask rows.jsonl:1",
      "ask rows.jsonl:2",
      "judge rows.jsonl:1",
      "judge rows.jsonl:2",
    ]);
    assert.deepEqual(
      repeat?.steps.map(({ judgment }) => judgment.severity),
      ["critical", "none", "warning", "warning"],
    );
    assert.equal(repeat?.steps[1]?.execution_result.near_duplicate_of, "rows.jsonl:1");
    assert.equal(first.text.includes("1234-5678"), !mask);
  });
}

test("criteria may make a verdict of a near duplicate, and a plan stops there", async () => {
  put("rows.jsonl", [longText, `${longText} 끝`].map((text) => JSON.stringify({ text })).join("\n"));
  const criteria = { repetition_check: "- near_duplicate == true → Warning\n- 그 외 → 정상\n" };
  const options = { criteria, only: ["repetition_check", "pii_check"] };
  const { rows, summary } = await run(["rows.jsonl"], options);
  assert.deepEqual(
    rows.map(({ status, executed_steps, stopped_at }) => [status, executed_steps, stopped_at?.algorithm_name]),
    [
      ["all_passed", 2, undefined],
      ["problem_found", 1, "repetition_check"],
    ],
  );
  assert.deepEqual([summary.near_duplicates, summary.problem_found], [1, 1]);
  assert.equal((await run(["rows.jsonl"], { ...options, all: true })).rows[1]?.executed_steps, 2);
});

for (const silent of [0, 40, 70])
  test(`a run that is stopped ends, though after ${silent} records nothing more comes`, {
    timeout: 20_000,
  }, async () => {
    const stop = new AbortController();
    const stdin = new Readable({ read: () => {} });
    stdin.push(corpus(silent));
    setTimeout(() => stop.abort(new Error("stopped")), 300);
    await assert.rejects(run(["-"], { stdin, field: "text", signal: stop.signal }), /stopped/);
    stdin.destroy();
  });

test("a run that is stopped closes what it reads", { timeout: 20_000 }, async () => {
  const stop = new AbortController();
  let closed = false;
  async function* endless() {
    try {
      for (let at = 0; ; at += 1) {
        yield Buffer.from(`{"text":"글 ${at}"}\n`);
        await new Promise((later) => setTimeout(later, 1));
      }
    } finally {
      closed = true;
    }
  }
  const stopped = run(["-"], {
    stdin: endless(),
    field: "text",
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await assert.rejects(stopped);
  while (!closed) await new Promise((later) => setTimeout(later, 10));
});

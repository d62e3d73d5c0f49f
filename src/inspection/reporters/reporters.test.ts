import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Ajv } from "ajv";
import { unzipSync } from "fflate";
import { parse as parseJunit } from "junit2json";
import { z } from "zod";
import type { AnalysisReport, Language, StepResult } from "#protocol";
import { algorithms } from "../algorithms/index.ts";
import { analyze } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import { fieldsOf } from "../criteria/fields.ts";
import { fixText, isFixable } from "../fixes.ts";
import { emptySummary } from "../runs/summary.ts";
import { type ReportFormat, reporters } from "./index.ts";
import { createOfficeFile, mostOfficeLines, type OfficeFormat } from "./office-files.ts";
import type { RunSummary } from "./reporter.ts";

const nasty = "100% 금지어1,\r\n\u001b[31m<b>&\"' ]]> ```` | * \u0000\u202e ::error::x\n010-1234-5678";

/** The part of a SARIF log that is looked at below. */
interface SarifLog {
  runs: {
    results: {
      ruleId: string;
      kind: string;
      level: string;
      locations: { physicalLocation: { artifactLocation: { uri: string }; region?: Record<string, unknown> } }[];
      suppressions?: { kind: string }[];
    }[];
    invocations: { executionSuccessful: boolean }[];
  }[];
}

/** A document with problems and nasty words, an undecided one, one that passed, one that could not be read. */
async function documents(): Promise<AnalysisReport[]> {
  const only = ["keyword_check", "pii_check"];
  const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["금지어1"] } } });
  const prose = { keyword_check: "- 글이 무례하면 → Critical\n- 그 외 → 정상" };
  return [
    await analyze(nasty, { config, only, all: true, document: "폴더/a,b:c%.txt" }),
    await analyze("글", { config, criteria: prose, only, document: "undecided.txt" }),
    await analyze("글", { config, only, document: "clean.txt" }),
    {
      document: "gone.txt",
      status: "error",
      stopped_at: null,
      executed_steps: 0,
      total_steps: 2,
      steps: [],
      error: { code: "not-found", message: "없습니다 <&>" },
      plan: null,
      not_run: [],
    },
  ];
}

async function report(format: ReportFormat): Promise<string> {
  const listed = algorithms.filter(({ name }) => name === "keyword_check" || name === "pii_check");
  const reporter = reporters[format]({ language: "ko", algorithms: listed, colour: false });
  const parts = (await documents()).map(reporter.document).filter((text) => text !== "");
  const summary: RunSummary = {
    documents: 4,
    problem_found: 1,
    all_passed: 1,
    undecided: 1,
    error: 1,
    critical: 0,
    warning: 1,
    near_duplicates: 0,
    errors: [{ document: "gone.txt", message: "없습니다 <&>" }],
  };
  return (reporter.begin ?? "") + parts.join(reporter.separator ?? "") + (reporter.end?.(summary) ?? "");
}

function sarifOf(text: string): SarifLog {
  const schemaFile = createRequire(import.meta.url).resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  // The dialect it names (draft 4) differs from the validator's in nothing that it uses.
  const { $schema: _dialect, id: _id, ...schema } = JSON.parse(readFileSync(schemaFile, "utf8"));
  const validate = ajv.compile<SarifLog>(schema);
  const sarif: unknown = JSON.parse(text);
  assert.ok(validate(sarif), JSON.stringify(validate.errors, null, 1));
  return sarif;
}

test("SARIF validates against the 2.1.0 schema", async () => {
  const sarif = sarifOf(await report("sarif"));
  const [run] = sarif.runs;
  assert.deepEqual(
    run?.results.map((result) => [result.ruleId, result.kind, result.level]),
    [
      ["keyword_check", "fail", "warning"],
      ["pii_check", "fail", "warning"],
      ["keyword_check", "open", "none"],
    ],
  );
  assert.equal(
    run?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri,
    encodeURI("폴더/") + encodeURIComponent("a,b:c%.txt"),
  );
  assert.equal(run?.invocations[0]?.executionSuccessful, false);
});

test("JUnit is read by a JUnit parser: failures, undecided as errors, passes", async () => {
  const parsed = await parseJunit(await report("junit"));
  assert.ok(parsed && "testsuite" in parsed);
  const suites = parsed.testsuite ?? [];
  assert.deepEqual(
    suites.map(({ name, tests, failures, errors }) => [name, tests, failures, errors]),
    [
      ["폴더/a,b:c%.txt", 2, 2, 0],
      ["undecided.txt", 2, 0, 1],
      ["clean.txt", 2, 0, 0],
      ["gone.txt", 1, 0, 1],
    ],
  );
  assert.match(suites[0]?.testcase?.[0]?.failure?.[0]?.inner ?? "", /금지어1/);
});

test("GitHub annotations are one line each, with % and breaks escaped, in properties also : and ,", async () => {
  const lines = (await report("github")).trimEnd().split("\n");
  assert.equal(lines.length, 4);
  for (const line of lines)
    assert.match(line, /^::(?:error|warning) file=[^:,\r\n]+(?:,(?:line|col|endColumn|title)=[^:,\r\n]+)*::[^\r\n]*$/);
  assert.match(
    lines[0] ?? "",
    /^::warning file=폴더\/a%2Cb%3Ac%25\.txt,line=1,col=6,endColumn=10,title=keyword_check%3A warning::/,
  );
  const broken = reporters.github({ language: "ko", algorithms: [], colour: false });
  const [first] = await documents();
  assert.ok(first);
  const finding = {
    algorithm: "a",
    kind: "k",
    line: 1,
    column: 1,
    offset: 0,
    length: 5,
    text: "1%\r\n2",
    message: "m",
  };
  const step = first.steps[0];
  assert.ok(step);
  assert.match(broken.document({ ...first, steps: [{ ...step, findings: [finding] }] }), /::m: 1%25%0D%0A2\n$/);
});

test("GitLab's code quality report has a row a finding with its line, and equal ones have fingerprints of their own", async () => {
  const rowSchema = z.strictObject({
    description: z.string(),
    check_name: z.string(),
    fingerprint: z.string().length(64),
    severity: z.enum(["info", "minor", "major", "critical", "blocker"]),
    location: z.strictObject({ path: z.string(), lines: z.strictObject({ begin: z.int().min(1) }) }),
  });
  assert.ok(z.array(rowSchema).parse(JSON.parse(await report("gitlab"))).length > 2);
  const twice = await analyze("a@b.kr\na@b.kr", { only: ["pii_check"], document: "mail.txt" });
  const rendered = reporters.gitlab({ language: "ko", algorithms, colour: false }).document(twice);
  const rows = z.array(rowSchema).parse(JSON.parse(`[${rendered}]`));
  assert.deepEqual(
    rows.map(({ location }) => `${location.path}:${location.lines.begin}`),
    ["mail.txt:1", "mail.txt:2"],
  );
  assert.notEqual(rows[0]?.fingerprint, rows[1]?.fingerprint);
});

test("JSON is one array and JSONL one object a line, which say the same", async () => {
  const strip = (text: string) => text.replace(/"executed_at":"[^"]*"/g, "");
  const array = JSON.parse(strip(await report("json")).replaceAll('"suppressed":0,}', '"suppressed":0}'));
  const lines = strip(await report("jsonl"))
    .replaceAll('"suppressed":0,}', '"suppressed":0}')
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(array, lines);
  assert.deepEqual(
    array.map(({ status }: AnalysisReport) => status),
    ["problem_found", "undecided", "all_passed", "error"],
  );
});

test("Markdown tells people what was found, where and why; the specification's lines are folded", async () => {
  const long = await analyze("가".repeat(1500), { only: ["length_check", "keyword_check"], document: "long.txt" });
  const markdown = reporters.markdown({ language: "ko", algorithms, colour: false }).document(long);
  assert.match(markdown, /- Status: problem_found\n- Stopped at: Step 1 \(length_check\)\n- Executed: 1\/2 steps/);
  assert.match(markdown, /length = 1500/);
  const listed = algorithms;
  const leak = await analyze("주민등록번호 900101-1234568", { document: "leak.txt" });
  const told = reporters.markdown({ language: "ko", algorithms: listed, colour: false }).document(leak);
  assert.match(
    told,
    /^# 검사 리포트: leak\.txt\n\n\*\*문제가 있습니다\*\* — 심각 1\n\n## 찾은 것\n\n### 개인정보 — 심각\n\n- 주민등록번호 1건: 900101-1…, 1줄/,
  );
  assert.match(told, /## 하지 않은 검사\n\n- 금지어: 금지어 목록이 없습니다/);
  assert.doesNotMatch(told, /\[Thought\]|\[Final\]|has_problem|pii_check|keyword_check/);
});

test("seed 11.11: the terminal shows titles and places; with --verbose also how it was judged, and no marks of the format", async () => {
  const leak = await analyze("주민등록번호 900101-1234568", { document: "leak.txt" });
  const say = (verbose: boolean) =>
    reporters.stylish({ language: "ko", algorithms, colour: false, verbose, fixable: isFixable }).document(leak);
  assert.match(say(false), /1:8 +심각 +주민등록번호: 900101-1234568 +개인정보\n/);
  assert.match(say(false), /1건은 --fix로 고칠 수 있습니다/);
  assert.doesNotMatch(say(false), /기준 문서 5번째 줄/);
  assert.match(say(true), /기준 문서 5번째 줄/);
  for (const text of [say(false), say(true)]) assert.doesNotMatch(text, /\[Thought\]|\[Final\]|has_problem|pii_check/);
});

test("a report names what was measured in words of its language, shares as percentages", async () => {
  const text = "Number 078-05-1120. Call us now today. Call us now today. Call us now today.";
  const inLanguage = async (language: Language) =>
    (await analyze(text, { language, all: true })).steps.map(({ judgment }) => judgment.summary).join("\n");
  assert.match(await inLanguage("en"), /US social security number: 1 \(by line 5 of its criteria\)/);
  assert.match(await inLanguage("en"), /50% of the sentences are repeats/);
  assert.match(await inLanguage("ko"), /미국 사회보장번호 1건 \(기준 문서 5번째 줄에 따름\)/);
  for (const { name, result } of algorithms)
    for (const field of fieldsOf(result))
      if (field.type === "integer" || field.type === "number") assert.ok(field.spoken, `${name}.${field.name}`);
});

test("CSV has a row a finding, quotes what must be quoted and lets no cell become a formula", async () => {
  const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ['=1+2,"x"'] } } });
  const found = await analyze('=1+2,"x"', { config, only: ["keyword_check"], document: "a.txt" });
  const csv = reporters.csv({ language: "ko", algorithms, colour: false });
  assert.match(csv.begin ?? "", /^\uFEFF문서,결과,검사,정도/);
  assert.match(csv.document(found), /^a\.txt,문제,금지어,주의,.*,"'=1\+2,""x""",1,1,/);
});

test("HTML holds no markup of a document", async () => {
  const config = inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["<b>"] } } });
  const found = await analyze("<b>", { config, only: ["keyword_check"], document: "<i>.txt" });
  const html = reporters.html({ language: "en", algorithms, colour: false });
  assert.doesNotMatch(html.document(found), /<b>|<i>/);
  assert.match(html.document(found), /&lt;b&gt;/);
});

/** The parts of a packed file with reports. */
async function packed(reports: readonly AnalysisReport[], format: OfficeFormat): Promise<string[]> {
  const file = createOfficeFile(format, { language: "ko", algorithms });
  for (const one of reports) file.add(one);
  return Object.values(unzipSync(await file.pack())).map((part) => new TextDecoder().decode(part));
}

for (const format of ["xlsx", "docx"] as const) {
  test(`${format} is a packed file with the findings in it`, async () => {
    const leak = await analyze("전화 010-1234-5678", { document: "leak.txt" });
    assert.ok((await packed([leak], format)).some((part) => part.includes("전화번호")));
  });

  test(`${format} of many reports, which a thread packs, holds all of them`, async () => {
    const leak = await analyze("전화 010-1234-5678", { only: ["pii_check"], document: "leak.txt" });
    const whole = (await packed(Array<AnalysisReport>(300).fill(leak), format)).join("");
    assert.equal(whole.match(format === "xlsx" ? /<row /g : /leak\.txt/g)?.length, format === "xlsx" ? 301 : 300);
  });

  test(`${format} with more than it can hold is refused as soon as that is known`, async () => {
    const clean = await analyze("안녕하세요", { document: "clean.txt" });
    const file = createOfficeFile(format, { language: "ko", algorithms });
    const addAll = () => {
      for (let added = 0; added <= mostOfficeLines; added += 1) file.add(clean);
    };
    assert.throws(addAll, { code: "too-large" });
  });
}

test("what code can mend is mended: personal data masked, repetitions removed, addresses encrypted", async () => {
  const line = "같은 문장이 여기에 그대로 있습니다.";
  const text = `전화 010-1234-5678, kim@example.com\nhttp://example.com/a\n${line}\n${line}\n${line}\n`;
  const { steps } = await analyze(text);
  const mended = fixText(
    text,
    steps.flatMap(({ findings }) => findings),
  );
  assert.equal(mended.text, `전화 01*-****-****, k**@example.com\nhttps://example.com/a\n${line}\n`);
  assert.equal((await analyze(mended.text)).steps.flatMap(({ findings }) => findings).length, 0);
});

for (const format of ["markdown", "stylish"] as const) {
  test(`${format} lets no control character of a document through`, async () => {
    assert.doesNotMatch(await report(format), /(?!\n)\p{Cc}|\u202e/u);
  });
}

test("masked words appear in no format, whichever check comes upon them", async () => {
  const text = `담당 이몽룡 010-7777-8888 앞으로 오늘 안에 꼭 연락 주시기 바랍니다.\n`.repeat(4);
  const long = `${"긴 안내문입니다 ".repeat(33)}계좌 문의 mong@example.co.kr 로 ${"부탁드립니다 ".repeat(30)}\n`;
  const link = "http://files.example.com/a?token=ghp_16C7e42F292c6912E7710c838347Ae178B4a\n";
  const config = inspectConfigSchema.parse({
    mask: true,
    algorithms: {
      keyword_check: { banned: ["010-7777-8888"] },
      pattern_check: { patterns: [{ name: "line", pattern: "담당.*" }] },
      language_check: {},
      readability_check: {},
      model_check: { question: "누구의 번호인가?" },
    },
  });
  const ask = async () => ({
    answer: "yes" as const,
    reason: "이몽룡의 010-7777-8888 번호와 mong@example.co.kr 이 있다",
  });
  const told: StepResult[] = [];
  const masked = await analyze(text + long + link, { config, ask, onStep: (step) => told.push(step) });
  const words = /7777-8888|7777|mong@|ghp_16C7e42F/;
  assert.doesNotMatch(JSON.stringify(told), words);
  assert.ok(masked.steps.filter(({ findings }) => findings.length > 0).length >= 5);
  for (const create of Object.values(reporters)) {
    const said = create({ language: "ko", algorithms: [], colour: false, verbose: true }).document(masked);
    assert.doesNotMatch(said, words);
  }
  const open = await analyze(text, { config: { ...config, mask: false }, ask });
  assert.match(JSON.stringify(open.steps), words);
});

test("masking leaves alone what is nobody's", async () => {
  const text = "이 문장은 여러 번 되풀이되는 평범한 문장입니다.\n".repeat(30);
  const [open, masked] = await Promise.all(
    [false, true].map((mask) => analyze(text, { config: inspectConfigSchema.parse({ mask }), now: () => new Date(0) })),
  );
  const told = (report: AnalysisReport | undefined) => JSON.parse(JSON.stringify(report));
  assert.deepEqual(told(masked), told(open));
});

test("what comments have switched off is told in every format for people, also where all has passed", async () => {
  const hidden = await analyze("<!-- jihwi-disable-next-line pii_check -->\n전화 010-1234-5678\n", {
    only: ["pii_check"],
    suppressions: true,
  });
  assert.equal(hidden.status, "all_passed");
  for (const format of ["stylish", "markdown", "html", "csv", "junit", "github", "gitlab"] as const) {
    const said = reporters[format]({ language: "en", algorithms, colour: false }).document(hidden);
    assert.match(said, /1 suppressed by comments/, format);
  }
  assert.ok((await packed([hidden], "docx")).some((part) => part.includes("주석으로 제외한 것 1건")));
});

/** The results of one report as a log of their own. */
function sarifResults(one: AnalysisReport) {
  const reporter = reporters.sarif({ language: "ko", algorithms, colour: false });
  return sarifOf(`${reporter.begin}${reporter.document(one)}${reporter.end?.(emptySummary())}`).runs[0]?.results;
}

test("SARIF holds what comments switch off as suppressed results at their places, beside those that count", async () => {
  const text = "가 a@b.kr\n나 c@d.kr <!-- jihwi-disable-line -->\n";
  const half = await analyze(text, { only: ["pii_check"], suppressions: true, document: "half.md" });
  assert.deepEqual(
    sarifResults(half)?.map(({ locations, suppressions }) => [
      locations[0]?.physicalLocation.region?.startLine,
      suppressions?.map(({ kind }) => kind),
    ]),
    [
      [1, undefined],
      [2, ["inSource"]],
    ],
  );
  const masked = await analyze(text, {
    only: ["pii_check"],
    suppressions: true,
    config: inspectConfigSchema.parse({ mask: true }),
  });
  assert.doesNotMatch(JSON.stringify(masked), /c@d\.kr/);
});

test("a record's findings stand on its line of the file in SARIF, whatever lines its text has", async () => {
  const record = await analyze("첫 줄\n둘째 줄 010-1234-5678", {
    only: ["pii_check"],
    document: "자료/posts.jsonl:12",
  });
  const place = sarifResults(record)?.[0]?.locations[0]?.physicalLocation;
  assert.deepEqual(place?.artifactLocation, { uri: `${encodeURIComponent("자료")}/posts.jsonl` });
  assert.deepEqual(place?.region, { startLine: 12 });
  const { end } = reporters.sarif({ language: "ko", algorithms, colour: false });
  const failed = String(end?.({ ...emptySummary(), errors: [{ document: "posts.jsonl:3", message: "m" }] }));
  assert.match(failed, /"uri":"posts\.jsonl"\},"region":\{"startLine":3\}/);
  assert.match(failed, /"executionSuccessful":false/);
});

test("an unreadable record is annotated on its line of the file", async () => {
  const [, , , gone] = await documents();
  assert.ok(gone);
  const { document } = reporters.github({ language: "ko", algorithms, colour: false });
  assert.match(document({ ...gone, document: "posts.jsonl:7" }), /^::error file=posts\.jsonl,line=7,/);
});

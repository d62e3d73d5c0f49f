import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after, test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { CommanderError } from "commander";
import { unzipSync } from "fflate";
import { encode } from "iconv-lite";
import { openApp, readConfig } from "#app";
import { createOwner, retireOwner } from "#jobs";
import { type AnalysisReport, analysisReportSchema, cancelled, type StepResult, toJihwiError } from "#protocol";
import { openStore } from "#store";
import { skipsUnlessAll } from "../../../../test/all-tests.ts";
import { compileCache } from "../../../../test/app/compile-cache.ts";
import { jihwiCommand } from "../../../../test/app/jihwi-command.ts";
import { error, hang, json, startFakeProvider } from "../../../../test/fakes/index.ts";
import type { CliContext } from "../../context.ts";
import { createProgram } from "../../create-program.ts";
import { exitCodeOf } from "../../exit-codes.ts";

const fake = await startFakeProvider();
after(() => fake.close());

/** A folder with one file of everything the tests need. */
function workplace(): string {
  const cwd = mkdtempSync(join(tmpdir(), "jihwi-cli-"));
  after(() => rmSync(cwd, { recursive: true, maxRetries: 5 }));
  writeFileSync(join(cwd, "long.txt"), "가".repeat(1500));
  writeFileSync(join(cwd, "clean.txt"), "안녕하세요");
  mkdirSync(join(cwd, "criteria"));
  writeFileSync(
    join(cwd, "criteria", "length_check.md"),
    "# 기준\n\n- 글이 무례하면 → Critical\n- length >= 0 → 정상\n",
  );
  return cwd;
}

/** An answer of the judge of prose to a document with one such line. */
const prose = (line: number, thought: string, summary: string, verdict = "applies") =>
  json({ answers: [{ line, thought, quote: "", verdict, summary }] });

/** The command in this process, its report in a file: what it wrote, said and ended with. */
async function inspect(
  cwd: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; input?: string | Readable; signal?: AbortSignal } = {},
) {
  const env = { JIHWI_DATA_DIR: join(cwd, "data"), ...options.env };
  let said = "";
  let code: number = 0;
  let jihwi: ReturnType<typeof openApp> | undefined;
  const context: CliContext = {
    cwd,
    env,
    language: "ko",
    signal: options.signal ?? new AbortController().signal,
    stdin: Object.assign(
      options.input instanceof Readable ? options.input : Readable.from([Buffer.from(options.input ?? "")]),
    ) as unknown as NodeJS.ReadStream,
    terminal: { stdout: false, stderr: false },
    print: (text) => {
      said += `${text}\n`;
    },
    printJson: (value) => {
      said += JSON.stringify(value);
    },
    printLine: (line) => {
      said += `${line}\n`;
    },
    note: (text) => {
      said += `${text}\n`;
    },
    say: (text) => text.ko,
    exitWith: (next) => {
      code = next;
    },
    config: () => readConfig(cwd, env),
    jihwi: async () => {
      jihwi ??= openApp(await readConfig(cwd, env));
      return jihwi;
    },
  };
  try {
    await createProgram(context).parseAsync(["inspect", ...args], { from: "user" });
  } catch (thrown) {
    code = thrown instanceof CommanderError ? 2 : exitCodeOf(toJihwiError(thrown).code);
  }
  await (await jihwi)?.close();
  const output = join(cwd, "out");
  return { code, said, out: existsSync(output) ? readFileSync(output, "utf8") : "" };
}

const toFile = ["--output", "out"];

test("the specification's example by command: stopped at step 1, 1/2 steps, exit 1; rules load neither AI SDK nor LangGraph", async () => {
  const cwd = workplace();
  const spy = `import { registerHooks } from "node:module"; registerHooks({ resolve(name, context, next) { if (/^(ai|@ai-sdk|@langchain)(\\/|$)/.test(name)) process.stderr.write("LOADED " + name); return next(name, context); } });`;
  writeFileSync(join(cwd, "spy.mjs"), spy);
  const main = join(import.meta.dirname, "..", "..", "main.ts");
  const settings = { JIHWI_LANG: "ko", JIHWI_DATA_DIR: join(cwd, "data") };
  const env = { PATH: process.env.PATH ?? "", ...compileCache(), ...settings };
  const flags = ["--disable-warning=ExperimentalWarning", "--import", "./spy.mjs"];
  const child = spawn(
    process.execPath,
    [...flags, main, "inspect", "long.txt", "--only", "length_check,keyword_check", "--format", "markdown"],
    { cwd, env },
  );
  let out = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      out += chunk;
    });
  }
  const code = await new Promise((resolve) => child.once("close", resolve));
  assert.match(out, /- Status: problem_found\n- Stopped at: Step 1 \(length_check\)\n- Executed: 1\/2 steps/);
  assert.doesNotMatch(out, /LOADED/);
  assert.equal(code, 1);
});

const codes: readonly (readonly [number, ...string[]])[] = [
  [0, "clean.txt"],
  [1, "clean.txt", "long.txt"],
  [1, "clean.txt", "nowhere.txt"],
  [0, "long.txt", "--fail-on", "never"],
  [1, "clean.txt", "--criteria", "criteria"],
  [0, "clean.txt", "--criteria", "criteria", "--fail-on", "warning"],
  [1, "clean.txt", "--only", "keyword_check"],
  [0, "clean.txt", "--goal", "개인정보가 있는지 보고 욕설도 확인해줘"],
  [2, "clean.txt", "--goal", "안녕"],
  [2, "clean.txt", "--changed-since", "HEAD"],
  [1, "clean.txt", "--criteria", "criteria", "--fail-on", "undecided"],
  [2, "nowhere.txt"],
  [2],
  [2, "clean.txt", "--only", "no_such_check"],
  [2, "clean.txt", "--format", "pdf"],
  [2, "clean.txt", "--fail-on", "sometimes"],
  [2, "clean.txt", "--fail-on", ""],
  [2, "clean.txt", "--fail-on", " , "],
  [2, "clean.txt", "--fail-on", "never,critical"],
  [1, "long.txt", "--fail-on", " critical"],
  [1, "long.txt", "--fail-on", "warning,"],
  [1, "long.txt", "--fail-on", "undecided,warning"],
  [2, "clean.txt", "--jobs", "many"],
  [2, "clean.txt", "--resume"],
  [2, "clean.txt", "--criteria", "nowhere"],
];
for (const [expected, ...args] of codes) {
  test(`jihwi inspect ${args.join(" ")} ends with ${expected}`, async () => {
    assert.equal((await inspect(workplace(), [...args, ...toFile])).code, expected);
  });
}

test("a report on a terminal has colours, and none with NO_COLOR=1", async () => {
  const cwd = workplace();
  const terminal = `import { WriteStream } from "node:tty"; const { getColorDepth, hasColors } = WriteStream.prototype; Object.assign(process.stdout, { isTTY: true, getColorDepth, hasColors });`;
  writeFileSync(join(cwd, "terminal.mjs"), terminal);
  const shown = (env: Readonly<Record<string, string>>) =>
    spawnSync(
      process.execPath,
      [
        "--disable-warning=ExperimentalWarning",
        "--import",
        "./terminal.mjs",
        jihwiCommand,
        "inspect",
        "long.txt",
        "--only",
        "length_check",
      ],
      { cwd, encoding: "utf8", env: { PATH: process.env.PATH ?? "", ...compileCache(), TERM: "xterm", ...env } },
    ).stdout;
  const [coloured, plain] = [shown({}), shown({ NO_COLOR: "1" })];
  assert.match(plain, /long\.txt/);
  assert.notEqual(coloured, plain);
  assert.equal(stripVTControlCharacters(coloured), plain);
});

test("words come from the configuration; standard input has a name", async () => {
  const cwd = workplace();
  const settings = { inspect: { order: ["keyword_check"], algorithms: { keyword_check: { banned: ["사과"] } } } };
  writeFileSync(join(cwd, "jihwi.config.json"), JSON.stringify(settings));
  const { out } = await inspect(cwd, ["-", "--stdin-filename", "post.txt", "--format", "jsonl", ...toFile], {
    input: "사과 드립니다",
  });
  const row = JSON.parse(out);
  assert.deepEqual([row.document, row.status, row.steps[0].findings[0].text], ["post.txt", "problem_found", "사과"]);
});

test("a configuration that does not fit is wrong use, and named", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "jihwi.config.json"), JSON.stringify({ inspect: { ordre: ["keyword_check"] } }));
  assert.equal((await inspect(cwd, ["clean.txt", ...toFile])).code, 2);
});

test("a check that failed counts by --fail-on critical, also beside a warning and in rows that stay", async () => {
  const cwd = workplace();
  const patterns = [{ name: "slow", pattern: "a.*z|a" }];
  writeFileSync(
    join(cwd, "jihwi.config.json"),
    JSON.stringify({ inspect: { algorithms: { pattern_check: { patterns } } } }),
  );
  writeFileSync(join(cwd, "slow.txt"), `${"a".repeat(4500)} http://example.com`);
  const checks = [
    "--only",
    "pattern_check,link_check",
    "--all",
    "--fail-on",
    "critical",
    "--format",
    "jsonl",
    ...toFile,
  ];
  const { code, out, said } = await inspect(cwd, ["slow.txt", ...checks]);
  assert.deepEqual([code, JSON.parse(out).status], [1, "problem_found"]);
  assert.match(said, /끝내지 못한 검사/);
  assert.equal((await inspect(cwd, ["clean.txt", "--resume", ...checks])).code, 1);
});

test("prose without a model is undecided and said aloud; with a model it is judged", async () => {
  const cwd = workplace();
  const args = ["clean.txt", "--criteria", "criteria", "--format", "jsonl", ...toFile];
  const without = await inspect(cwd, args);
  assert.equal(JSON.parse(without.out).status, "undecided");
  assert.match(without.said, /판단하지 못했습니다/);
  fake.respond(() => prose(3, "무례하다.", "무례합니다."));
  const judged = await inspect(cwd, args, { env: fake.env });
  const row = JSON.parse(judged.out);
  assert.deepEqual(
    [row.status, row.steps[0].judgment.summary, judged.code],
    ["problem_found", "기준 · 기준 문서 3번째 줄: 무례합니다.", 1],
  );
});

/** The rows of every trace that inspections in this folder have left. */
async function traced(cwd: string) {
  const store = await openStore({ dataDir: join(cwd, "data") });
  try {
    const { items } = await store.turns.list({ agent: "inspect" });
    return (await Promise.all(items.map(({ id }) => store.journal.load(id)))).flat();
  } finally {
    await store.close();
  }
}

test("seed 11.11: an inspection by rules leaves a trace with its plan and reports", async () => {
  const cwd = workplace();
  await inspect(cwd, ["long.txt", ...toFile]);
  const entries = await traced(cwd);
  assert.ok(entries.some(({ output }) => analysisReportSchema.safeParse(output).data?.document === "long.txt"));
});

test("seed 11.11: an inspection with a model leaves a trace of what the judge was asked and said", async () => {
  const cwd = workplace();
  fake.respond(() => prose(3, "무례하다.", "무례합니다."));
  await inspect(cwd, ["clean.txt", "--criteria", "criteria", ...toFile], { env: fake.env });
  const judged = (await traced(cwd)).find(({ name }) => name === "inspect.judge");
  assert.match(JSON.stringify(judged?.input), /글이 무례하면/);
  assert.match(JSON.stringify(judged?.output), /무례하다/);
});

test("--fix mends the file and reports on what is left", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "leak.txt"), "전화 010-1234-5678");
  const { code, said } = await inspect(cwd, ["leak.txt", "--fix", ...toFile]);
  assert.deepEqual([code, readFileSync(join(cwd, "leak.txt"), "utf8")], [0, "전화 01*-****-****"]);
  assert.match(said, /1건을 고쳤습니다/);
});

test("--fix says which files it does not write, and none of them is said to be mended by it", async () => {
  const cwd = workplace();
  const leak = "전화번호는 010-1234-5678 입니다";
  writeFileSync(join(cwd, "leak.txt"), leak);
  writeFileSync(join(cwd, "old.txt"), encode(leak, "cp949"));
  writeFileSync(join(cwd, "rows.jsonl"), `${JSON.stringify({ text: leak })}\n`);
  writeFileSync(join(cwd, "rows.csv"), `번호,글\n1,${leak}\n`);
  const files = ["old.txt", "rows.jsonl", "rows.csv"];
  const args = [...files, "--field", "글", "--only", "pii_check", ...toFile];
  const { said } = await inspect(cwd, [...args, "--fix"]);
  assert.match(said, /UTF-8 글 파일만 고쳐 씁니다. 그대로 둔 파일: old\.txt, rows\.jsonl, rows\.csv/);
  assert.deepEqual(readFileSync(join(cwd, "old.txt")), encode(leak, "cp949"));
  for (const format of ["stylish", "markdown"])
    assert.doesNotMatch((await inspect(cwd, [...args, "--format", format])).out, /--fix/);
  assert.match((await inspect(cwd, ["leak.txt", "--only", "pii_check", ...toFile])).out, /1건은 --fix로 고칠 수/);
});

test("--fix goes past what cannot be read or written, and says what stays as it is", async () => {
  const cwd = workplace();
  const leak = "전화 010-1234-5678";
  for (const name of ["hidden.txt", "kept.txt", "leak.txt"]) writeFileSync(join(cwd, name), leak);
  mkdirSync(join(cwd, "data"));
  const modes = { ".": 0o777, data: 0o777, "hidden.txt": 0o000, "kept.txt": 0o444, "leak.txt": 0o666 };
  for (const [name, mode] of Object.entries(modes)) chmodSync(join(cwd, name), mode);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  const args = ["hidden.txt", "kept.txt", "leak.txt", "--fix", "--format", "json", ...toFile];
  const { code, said, out } = await inspect(cwd, args).finally(() => isRoot && process.seteuid?.(0));
  const rows = analysisReportSchema.array().parse(JSON.parse(out));
  const statuses = rows.map(({ status }) => status);
  assert.deepEqual([code, statuses], [1, ["error", "problem_found", "all_passed"]]);
  assert.match(said, /kept\.txt: 쓸 수 없어 고치지 못했습니다[\s\S]*1건을 고쳤습니다/);
});

test("--fix leaves the rest of a file in decomposed Hangul as it was", async () => {
  const cwd = workplace();
  const decomposed = (text: string) => text.normalize("NFD");
  const notice = decomposed("회의실 예약은 하루 전까지 총무팀에 알려 주세요.");
  const body = decomposed("café에서 만납시다. 담당: 박민수 과장, ");
  writeFileSync(
    join(cwd, "mac.md"),
    `${body}02-345-6789\n${notice}\n${notice}\n${notice}\n${decomposed("고맙습니다.")}\n`,
  );
  const { said } = await inspect(cwd, ["mac.md", "--fix", ...toFile]);
  const mended = `${body}02-***-****\n${notice}\n${decomposed("고맙습니다.")}\n`;
  assert.equal(readFileSync(join(cwd, "mac.md"), "utf8"), mended);
  assert.match(said, /mac\.md:3 지움: .*mac\.md:4 지움: .*3건을 고쳤습니다/s);
});

/** A folder under git with one commit. */
function repository(files: Readonly<Record<string, string>>) {
  const cwd = workplace();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.kr", ...args], { cwd, encoding: "utf8" });
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  for (const [name, text] of Object.entries({ ".gitignore": "data\nout\n", ...files })) write(name, text);
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "first");
  return { cwd, git, write };
}

const phone = (last: number) => `전화 010-1234-567${last}`;

test("--changed-since reports findings on changed lines only: of edited files, of new ones, of records", async () => {
  const { cwd, write } = repository({
    "old.txt": `${phone(1)}\n`,
    "edited.txt": `${phone(2)}\n둘째 줄\n${phone(3)}\n`,
    "posts.jsonl": `{"text":"${phone(4)}"}\n{"text":"안녕"}\n`,
    "shorter.txt": `${phone(5)}\n지울 줄\n`,
  });
  write("edited.txt", `${phone(2)}\n${phone(6)}\n${phone(3)}\n`);
  write("new file.txt", phone(7));
  write("posts.jsonl", `{"text":"${phone(4)}"}\n{"text":"${phone(8)}"}\n`);
  write("shorter.txt", `${phone(5)}\n`);
  const args = [".", "--only", "pii_check", "--changed-since", "HEAD", "--json", ...toFile];
  const { out, code } = await inspect(cwd, args);
  const reports = analysisReportSchema.array().parse(JSON.parse(out));
  const found = reports.map(({ document, status, steps }) => {
    const findings = steps.flatMap((step) => step.findings.map(({ line, text }) => `${line} ${text}`));
    return [document, status, findings.join()];
  });
  assert.deepEqual(found.toSorted(), [
    ["edited.txt", "problem_found", "2 010-1234-5676"],
    ["new file.txt", "problem_found", "1 010-1234-5677"],
    ["posts.jsonl:2", "problem_found", "1 010-1234-5678"],
    ["shorter.txt", "all_passed", ""],
  ]);
  assert.equal(code, 1);
  for (const [format, count] of [
    ["github", /^::/gm],
    ["gitlab", /"fingerprint"/g],
    ["sarif", /"ruleId"/g],
  ] as const) {
    const annotated = await inspect(cwd, [...args.slice(0, 5), "--format", format, ...toFile]);
    assert.equal(annotated.out.match(count)?.length, 3, annotated.out);
    assert.doesNotMatch(annotated.out, /567[1-5]/);
    if (format === "github") assert.match(annotated.out, /file=posts\.jsonl,line=2,title/);
    if (format === "gitlab") assert.match(annotated.out, /"path":"posts\.jsonl","lines":\{"begin":2\}/);
  }
});

/** A mail as programs send it, its text in base64. */
const mail = (text: string) =>
  `From: a@example.com\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString("base64")}\n`;

test("mails are inspected as people read them: in a folder, by standard input, where they have changed; and not mended", async () => {
  const { cwd, write } = repository({ "mail.eml": mail("안녕하세요") });
  const args = ["--only", "pii_check", "--json", ...toFile];
  const text = mail(`안녕하세요\n\n${phone(1)}`);
  write("mail.eml", text);
  for (const paths of [["mail.eml"], ["."], [".", "--changed-since", "HEAD"], ["mail.eml", "--fix"]]) {
    const { out, code } = await inspect(cwd, [...paths, ...args]);
    assert.deepEqual([code, /010-1234-5671/.test(out)], [1, true], paths.join(" "));
  }
  const { out } = await inspect(cwd, ["-", "--stdin-filename", "mail.eml", ...args], { input: text });
  assert.match(out, /010-1234-5671/);
  assert.equal(readFileSync(join(cwd, "mail.eml"), "utf8"), text);
});

test("--changed-since reads what an inspection of the same paths would, and of that what changed", async () => {
  const { cwd, git, write } = repository({ "a.txt": "하나\n", "same.txt": `${phone(3)}\n` });
  for (const folder of ["node_modules", ".hidden", "notes"]) mkdirSync(join(cwd, folder));
  const bytes = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]);
  for (const name of ["logo.png", "font.woff2", "notes/photo.jpg"]) writeFileSync(join(cwd, name), bytes);
  write("node_modules/x.md", phone(1));
  write(".hidden/y.md", phone(2));
  git("add", "logo.png");
  const args = (...paths: string[]) => [
    ...paths,
    "--only",
    "pii_check",
    "--changed-since",
    "HEAD",
    "--json",
    ...toFile,
  ];
  const pictures = await inspect(cwd, args("."));
  assert.deepEqual([pictures.code, JSON.parse(pictures.out)], [0, []]);
  write("notes/z.md", phone(4));
  const read = JSON.parse((await inspect(cwd, args("notes", "*.txt"))).out);
  assert.deepEqual(
    read.map(({ document }: { document: string }) => document),
    ["notes/z.md"],
  );
  const [missing] = JSON.parse((await inspect(cwd, args("nowhere.md", "notes"))).out);
  assert.deepEqual([missing.document, missing.status], ["nowhere.md", "error"]);
});

for (const [format, empty] of [
  ["gitlab", /^\[\]\s*$/],
  ["json", /^\[\s*\]\s*$/],
  ["sarif", /"results":\[\s*\]/],
  ["junit", /<testsuites/],
  ["csv", /문서/],
] as const)
  test(`--changed-since in a clean tree writes an empty ${format} report over an old one`, async () => {
    const { cwd } = repository({ "a.txt": `${phone(1)}\n` });
    writeFileSync(join(cwd, "out"), "the last run's findings");
    const { out, said, code } = await inspect(cwd, [".", "--changed-since", "HEAD", "--format", format, ...toFile]);
    assert.match(out, empty);
    assert.match(said, /바뀐 파일이 없습니다/);
    assert.equal(code, 0);
  });

test("--fix with --changed-since or --max-documents leaves everything else as it is", async () => {
  const { cwd, write } = repository({ "a.md": `${phone(1)}\n둘째 줄\n`, "b.md": `${phone(2)}\n` });
  write("a.md", `${phone(1)}\n둘째 줄\n${phone(3)}\n`);
  const changed = [".", "--only", "pii_check", "--changed-since", "HEAD", "--fix", "--json", ...toFile];
  const { out } = await inspect(cwd, changed);
  const masked = "전화 01*-****-****";
  assert.equal(readFileSync(join(cwd, "a.md"), "utf8"), `${phone(1)}\n둘째 줄\n${masked}\n`);
  assert.equal(readFileSync(join(cwd, "b.md"), "utf8"), `${phone(2)}\n`);
  assert.equal(JSON.parse(out)[0].status, "all_passed");
  await inspect(cwd, ["a.md", "b.md", "--only", "pii_check", "--fix", "--max-documents", "1", ...toFile]);
  assert.equal(readFileSync(join(cwd, "a.md"), "utf8"), `${masked}\n둘째 줄\n${masked}\n`);
  assert.equal(readFileSync(join(cwd, "b.md"), "utf8"), `${phone(2)}\n`);
});

test("--fix mends what a check of one's own found", async () => {
  const cwd = workplace();
  const checks = [{ name: "own_privacy", title: "사내 개인정보", base: "pii_check" }];
  writeFileSync(join(cwd, "jihwi.config.json"), JSON.stringify({ inspect: { checks } }));
  writeFileSync(join(cwd, "a.md"), phone(1));
  await inspect(cwd, ["a.md", "--only", "own_privacy", "--fix", ...toFile]);
  assert.equal(readFileSync(join(cwd, "a.md"), "utf8"), "전화 01*-****-****");
});

test("--changed-since a branch leaves out what others have merged there since", async () => {
  const { cwd, git, write } = repository({ "a.txt": "하나\n", "b.txt": "하나\n" });
  git("switch", "-qc", "mine");
  write("a.txt", `하나\n${phone(1)}\n`);
  git("commit", "-qam", "mine");
  git("switch", "-q", "main");
  write("b.txt", `${phone(2)}\n`);
  git("commit", "-qam", "theirs");
  git("switch", "-q", "mine");
  const args = [".", "--changed-since", "main", "--format", "jsonl", ...toFile];
  const { out } = await inspect(cwd, args);
  assert.deepEqual([JSON.parse(out).document, /5672/.test(out)], ["a.txt", false]);
});

test("seed 11.7: --judge model: the model judges by the whole document, and code's verdict stands beside it", async () => {
  const cwd = workplace();
  const verdict = {
    thoughts: ["길이는 5다."],
    has_problem: true,
    severity: "critical",
    reasoning: "5",
    summary: "깁니다.",
  };
  fake.respond(() => json(verdict));
  const args = ["clean.txt", "--only", "length_check,keyword_check", "--judge", "model", "--json", ...toFile];
  const { out, code } = await inspect(cwd, args, { env: fake.env });
  const [report] = JSON.parse(out);
  const { judgment } = report.steps[0];
  assert.deepEqual([judgment.has_problem, judgment.severity, judgment.summary, code], [true, "critical", "깁니다.", 1]);
  assert.deepEqual([judgment.compiled.severity, judgment.compiled.disagrees], ["none", true]);
  assert.match(judgment.reasoning, /길이는 5다/);
});

test("seed 11.7: --judge model without a model: code judges, and it is said", async () => {
  const args = ["long.txt", "--only", "length_check", "--judge", "model", "--json", ...toFile];
  const { out, said, code } = await inspect(workplace(), args);
  const { judgment } = JSON.parse(out)[0].steps[0];
  assert.deepEqual([judgment.severity, judgment.executor, code], ["critical", "rule", 1]);
  assert.match(said, /판정할 모델이 없어 코드로 옮긴 기준으로 판정/);
});

for (const [what, reply] of [
  ["fails", () => error(500)],
  ["hangs", () => hang()],
] as const)
  test(`seed 11.9: a model that ${what} is named as the cause, the line stays undecided and the exit code is 1`, async () => {
    const cwd = workplace();
    fake.respond(reply);
    const env = { ...fake.env, JIHWI_STEP_TIMEOUT_MS: "1500" };
    const args = ["clean.txt", "--criteria", "criteria", "--json", ...toFile];
    const { out, code, said } = await inspect(cwd, args, { env });
    const step = JSON.parse(out)[0].steps.find(
      ({ judgment }: StepResult) => judgment.algorithm_name === "length_check",
    );
    assert.deepEqual([step.judgment.severity, code], ["undecided", 1]);
    assert.doesNotMatch(step.judgment.reasoning, /모델이 없어/);
    assert.match(step.judgment.reasoning, /모델이 판정하지 못해/);
    assert.match(said, /판단하지 못했습니다/);
  });

test("seed 11.9: without a model the line is undecided for want of one, and the exit code is 1", async () => {
  const args = ["clean.txt", "--criteria", "criteria", "--json", ...toFile];
  const { out, code, said } = await inspect(workplace(), args);
  const { judgment } = JSON.parse(out)[0].steps.find(({ step }: StepResult) => step.algorithm_name === "length_check");
  assert.deepEqual([judgment.severity, code], ["undecided", 1]);
  assert.match(judgment.reasoning, /모델이 없어/);
  assert.match(said, /판단하지 못했습니다/);
});

for (const [who, env, severity] of [
  ["is critical when a model finds it so", fake.env, "critical"],
  ["is undecided by rules, never a mere warning", {}, "undecided"],
] as const)
  test(`seed 11.8: a prose line that says a case is grave ${who}`, async () => {
    const cwd = workplace();
    writeFileSync(
      join(cwd, "criteria", "length_check.md"),
      "# 기준\n\n- 글자 수가 1,000자를 넘으면 심각한 문제로 본다.\n- 그 밖에는 괜찮음\n",
    );
    fake.respond(() => prose(3, "넘는다.", "너무 깁니다.", "critical"));
    const args = ["long.txt", "--only", "length_check", "--criteria", "criteria", "--json", ...toFile];
    const { out } = await inspect(cwd, args, { env });
    assert.equal(JSON.parse(out)[0].steps[0].judgment.severity, severity);
  });

test("criteria check shows what compiles and, with line numbers, what does not", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "criteria", "keyword_check.md"), "- count > 2 → Critical\n- count < 2 → 정상\n");
  const { said, code } = await inspect(cwd, ["criteria", "check", "criteria"]);
  assert.match(said, /✓ criteria\/keyword_check\.md:1 count > 2 → 심각/);
  assert.match(said, /! .*count = 2/);
  assert.match(said, /~ criteria\/length_check\.md:3:\d+ .*글이 무례하면/);
  assert.equal(code, 1);
});

test("results go to a file, and --resume adds only what is missing", async () => {
  const cwd = workplace();
  const args = ["long.txt", "clean.txt", "--format", "jsonl", ...toFile, "--resume"];
  const whole = await inspect(cwd, args);
  const [first = ""] = whole.out.split("\n");
  writeFileSync(join(cwd, "out"), `${first}\n{"document":"clean.t`);
  const rest = await inspect(cwd, args);
  const lines = rest.out.trimEnd().split("\n");
  assert.deepEqual(
    [lines.length, lines[0], JSON.parse(lines[1] ?? "").document, rest.code],
    [2, first, "clean.txt", 1],
  );
});

test("an inspection of the folder that its report is in does not read it", async () => {
  const cwd = workplace();
  // More than are taken before the first row is written.
  for (let at = 0; at < 300; at += 1) writeFileSync(join(cwd, `a${at}.txt`), "안녕하세요");
  const limit = ["--only", "length_check", "--max-documents", "2000"];
  for (const more of [[], ["--resume"]]) {
    await inspect(cwd, [".", "--format", "jsonl", "--output", "results.jsonl", ...limit, ...more]);
    const rows = readFileSync(join(cwd, "results.jsonl"), "utf8").trimEnd().split("\n");
    assert.deepEqual([rows.length, rows.filter((row) => /"document":"results/.test(row)).length], [303, 0]);
  }
});

test("a report as XLSX holds a row for each document", async () => {
  const cwd = workplace();
  await inspect(cwd, ["clean.txt", "long.txt", "--only", "length_check", "--format", "xlsx", "--output", "out.xlsx"]);
  const sheet = unzipSync(readFileSync(join(cwd, "out.xlsx")))["xl/worksheets/sheet1.xml"];
  assert.equal(new TextDecoder().decode(sheet).match(/<row /g)?.length, 3);
});

test("more documents than an XLSX takes are refused before any is judged, and the report that is there stays", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "many.jsonl"), `${JSON.stringify({ text: "안녕하세요" })}\n`.repeat(50_001));
  mkdirSync(join(cwd, "empty"));
  writeFileSync(join(cwd, "out.xlsx"), "yesterday's report");
  const toOffice = ["--only", "length_check", "--format", "xlsx", "--output", "out.xlsx"];
  assert.notEqual((await inspect(cwd, ["many.jsonl", ...toOffice])).code, 0);
  assert.equal((await inspect(cwd, ["empty", ...toOffice])).code, 2);
  assert.equal(readFileSync(join(cwd, "out.xlsx"), "utf8"), "yesterday's report");
  assert.equal((await inspect(cwd, ["many.jsonl", ...toOffice, "--max-documents", "2"])).code, 0);
  assert.ok(unzipSync(readFileSync(join(cwd, "out.xlsx")))["xl/worksheets/sheet1.xml"]);
});

test("a report takes the place of a longer one, and a place that cannot be written is told before the work", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "out"), "x".repeat(100_000));
  const { out } = await inspect(cwd, ["clean.txt", "--only", "length_check", "--format", "jsonl", ...toFile]);
  assert.equal(out.trimEnd().split("\n").length, 1);
  assert.equal(analysisReportSchema.parse(JSON.parse(out)).document, "clean.txt");
  assert.equal((await inspect(cwd, ["clean.txt", "--output", "nowhere/out"])).code, 2);
});

/** So many records on standard input; what happens before one of them. */
async function* records(count: number, before: (at: number) => Promise<void> | void) {
  for (let at = 0; at < count; at += 1) {
    await before(at);
    yield Buffer.from(`{"text":"안녕하세요 ${at}"}\n`);
  }
}

const fromRecords = ["-", "--field", "text", "--only", "length_check"];

for (const format of ["csv", "json", "xlsx"])
  test(`a run that is stopped leaves the ${format} of before as it was, and what it has beside it`, {
    skip: format === "json" && skipsUnlessAll,
  }, async () => {
    const cwd = workplace();
    const stop = new AbortController();
    writeFileSync(join(cwd, `out.${format}`), "yesterday's report");
    const input = Readable.from(records(100, (at) => (at === 70 ? stop.abort(cancelled()) : undefined)));
    const args = [...fromRecords, "--format", format, "--output", `out.${format}`];
    const { code, said } = await inspect(cwd, args, { input, signal: stop.signal });
    assert.equal(code, 130);
    assert.match(said, new RegExp(`끝나지 않은 리포트는 out\\.incomplete\\.${format}에 있습니다.*앞의 것 그대로`));
    assert.equal(readFileSync(join(cwd, `out.${format}`), "utf8"), "yesterday's report");
    const part = readFileSync(join(cwd, `out.incomplete.${format}`));
    const told = "36개는 검사하지 않았습니다";
    if (format === "xlsx") assert.ok(Object.values(unzipSync(part)).some((file) => Buffer.from(file).includes(told)));
    else assert.ok(part.includes(told), part.toString());
    const whole = await inspect(cwd, args, { input: Readable.from(records(100, () => {})) });
    assert.equal(whole.code, 0);
    assert.notEqual(readFileSync(join(cwd, `out.${format}`), "utf8"), "yesterday's report");
    assert.deepEqual(
      readdirSync(cwd).filter((name) => /incomplete|lock/.test(name)),
      [],
    );
  });

test("--resume goes on with the run that was stopped, and puts its report in place once it is whole", async () => {
  const cwd = workplace();
  const stop = new AbortController();
  const args = [...fromRecords, "--format", "jsonl", ...toFile];
  const input = Readable.from(records(100, (at) => (at === 70 ? stop.abort(cancelled()) : undefined)));
  assert.match((await inspect(cwd, args, { input, signal: stop.signal })).said, /--resume를 붙여/);
  assert.equal(existsSync(join(cwd, "out")), false);
  const again = { input: Readable.from(records(100, () => {})) };
  const { out, said, code } = await inspect(cwd, [...args, "--resume"], again);
  assert.match(said, /이미 끝난 문서 64개/);
  assert.deepEqual([out.trimEnd().split("\n").length, code, existsSync(join(cwd, "out.incomplete"))], [100, 0, false]);
  assert.doesNotMatch(out, /검사하지 않았습니다/);
});

test("two runs do not write one report at once; what a killed run has left keeps nobody", async () => {
  const cwd = workplace();
  const args = [...fromRecords, "--format", "json", ...toFile];
  let second: Awaited<ReturnType<typeof inspect>> | undefined;
  const meanwhile = async (at: number) => {
    if (at === 50) second = await inspect(cwd, ["clean.txt", "--format", "json", ...toFile]);
  };
  const first = await inspect(cwd, args, { input: Readable.from(records(100, meanwhile)) });
  assert.equal(second?.code, 2);
  assert.equal(analysisReportSchema.array().parse(JSON.parse(first.out)).length, 100);
  const gone = createOwner();
  retireOwner(gone);
  writeFileSync(join(cwd, "out.lock"), gone);
  assert.equal((await inspect(cwd, ["clean.txt", "--format", "json", ...toFile])).code, 0);
});

test("the column that a table is read by is told, and a table that is taken for one text; so is a --field that nothing has used", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "replies.csv"), "번호,답변\n1,안녕하세요\n2,반갑습니다\n");
  const whole = await inspect(cwd, ["replies.csv", ...toFile]);
  assert.match(whole.said, /replies\.csv: ‘답변’ 칸의 글을 행마다 검사했습니다. 다른 칸은 보지 않았습니다/);
  const asOne = await inspect(cwd, ["replies.csv", "--field", "", ...toFile]);
  assert.match(asOne.said, /replies\.csv: 파일 전체를 글 하나로 검사했습니다.*--field/);
  const rows = await inspect(cwd, ["replies.csv", "--field", "답변", "--format", "jsonl", ...toFile]);
  assert.deepEqual([rows.out.trimEnd().split("\n").length, rows.said], [2, ""]);
  assert.match((await inspect(cwd, ["clean.txt", "--field", "답변", ...toFile])).said, /이번에는 쓰이지 않았습니다/);
});

test("--changed-since takes the rows of a table that stand on changed lines, however many lines their cells have", async () => {
  const { cwd, write } = repository({ "posts.csv": `번호,글\n1,"${phone(1)}\n둘째 줄"\n2,${phone(2)}\n` });
  write("posts.csv", `번호,글\n1,"${phone(1)}\n바뀐 줄"\n2,${phone(2)}\n3,${phone(3)}\n`);
  const args = [".", "--only", "pii_check", "--changed-since", "HEAD", "--field", "글", "--json", ...toFile];
  const reports = analysisReportSchema.array().parse(JSON.parse((await inspect(cwd, args)).out));
  assert.deepEqual(
    reports.map(({ document }) => document),
    ["posts.csv:2", "posts.csv:4"],
  );
});

const noFullDisk = existsSync("/dev/full") ? false : "there is no /dev/full";
test("a report that cannot be written on is a failed run, not wrong use", { skip: noFullDisk }, async () => {
  assert.equal((await inspect(workplace(), ["clean.txt", "--output", "/dev/full"])).code, 1);
});

test("a path that nothing can be said of is told of, and the others are inspected", async () => {
  const cwd = workplace();
  symlinkSync("loop.csv", join(cwd, "loop.csv"));
  const tooLong = `${"a".repeat(300)}.txt`;
  for (const more of [[], ["--fix"], ["--field", "text"]]) {
    const { out } = await inspect(cwd, ["loop.csv", tooLong, "clean.txt", "--format", "jsonl", ...toFile, ...more]);
    const rows = out.trimEnd().split("\n");
    const told = rows
      .map((line): AnalysisReport => JSON.parse(line))
      .map(({ document, error }) => [document, error?.code]);
    assert.deepEqual(told, [
      ["loop.csv", "not-found"],
      [tooLong, "not-found"],
      ["clean.txt", undefined],
    ]);
  }
});

test("a file is not inspected while the report is written over it", async () => {
  const cwd = workplace();
  symlinkSync(join(cwd, "clean.txt"), join(cwd, "link.txt"));
  for (const output of ["clean.txt", "./clean.txt", "link.txt"])
    assert.equal((await inspect(cwd, ["clean.txt", "--output", output])).code, 2);
  assert.equal(readFileSync(join(cwd, "clean.txt"), "utf8"), "안녕하세요");
});

test("--resume judges again what was undecided, and the file holds each document once", async () => {
  const cwd = workplace();
  const args = ["long.txt", "clean.txt", "--criteria", "criteria", "--only", "length_check", "--format", "jsonl"];
  const first = await inspect(cwd, [...args, ...toFile]);
  const again = await inspect(cwd, [...args, ...toFile, "--resume"]);
  const rowsOf = (text: string) =>
    text
      .trimEnd()
      .split("\n")
      .map((line): AnalysisReport => JSON.parse(line));
  const undecided = rowsOf(first.out).filter(({ status }) => status === "undecided").length;
  assert.ok(undecided > 0);
  assert.match(again.said, new RegExp(`문서 ${undecided}개를 다시 검사`));
  assert.deepEqual(
    rowsOf(again.out)
      .map(({ document }) => document)
      .sort(),
    ["clean.txt", "long.txt"],
  );
});

test("a check that was saved on the page runs by its name; one that is not there is named", async () => {
  const cwd = workplace();
  writeFileSync(join(cwd, "post.txt"), "특가 판매합니다");
  const app = await openApp(await readConfig(cwd, { JIHWI_DATA_DIR: join(cwd, "data") }));
  const criteria = "- count > 0 → Critical\n- count == 0 → 정상\n";
  await app.inspect.checks.create({
    name: "광고 금지",
    base: "keyword_check",
    settings: { banned: ["특가"] },
    criteria,
  });
  await app.close();
  const found = await inspect(cwd, ["post.txt", "--check", "광고 금지", ...toFile]);
  assert.equal(found.code, 1);
  assert.match(found.out, /광고 금지/);
  assert.match((await inspect(cwd, ["checks"])).said, /광고 금지/);
  const asked = await inspect(cwd, ["post.txt", "--goal", "광고금지를 지켰는지", ...toFile]);
  assert.equal(asked.code, 1);
  assert.match(asked.said, /계획 \(rule\): 1\. 광고 금지\n/);
  for (const choice of [
    ["--check", "광고 금지"],
    ["--only", "pii_check"],
  ])
    assert.equal((await inspect(cwd, ["post.txt", "--goal", "광고금지를 지켰는지", ...choice])).code, 2);
  const unknown = await inspect(cwd, ["post.txt", "--check", "없는 것"]);
  assert.equal(unknown.code, 2);
});

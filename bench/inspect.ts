import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { TextlintKernel } from "@textlint/kernel";
import textPlugin from "@textlint/textlint-plugin-text";
import prh from "textlint-rule-prh";
import sentenceLength from "textlint-rule-sentence-length";
import { createCorpus } from "./inspect-corpus.ts";

const sixChecks = "length_check,keyword_check,pattern_check,pii_check,secret_check,repetition_check";
const textlintDocuments = 150;

/** 20,000 documents with the six text checks by rules only, and textlint with fewer rules over some of the same. */
export async function run(args: readonly string[]): Promise<void> {
  const documents = Number(args[0] ?? 20_000);
  const folder = await mkdtemp(join(tmpdir(), "jihwi-bench-"));
  try {
    const corpus = createCorpus(7);
    const texts = await writeCorpus(folder, corpus, documents);
    await writeFile(join(folder, "words.txt"), corpus.banned.join("\n"));
    await writeFile(join(folder, "jihwi.config.json"), JSON.stringify(configuration));
    const ours = await runJihwi(folder);
    const rate = documents / ours.seconds;
    console.log(
      `jihwi     ${documents} documents of ${Math.round(texts.bytes / documents)} bytes in ${ours.seconds.toFixed(1)} s: ${rate.toFixed(0)}/s, ${(documents / ours.cpuSeconds).toFixed(0)} a CPU second`,
    );
    console.log(
      `memory    ${ours.rss.map((mb) => mb.toFixed(0)).join(" ")} MB resident, sampled through the run; most ${Math.max(...ours.rss).toFixed(0)} MB`,
    );
    const theirs = await runTextlint(folder, texts.sample, corpus.banned);
    console.log(
      `textlint  ${texts.sample.length} documents (words and patterns by prh, sentence length): ${theirs.toFixed(0)} a CPU second`,
    );
    console.log(`ratio     ${(documents / ours.cpuSeconds / theirs).toFixed(0)} : 1 by CPU second`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const configuration = {
  inspect: {
    algorithms: {
      keyword_check: { bannedFile: "words.txt" },
      pattern_check: {
        patterns: [
          { name: "order", pattern: "[A-Z]{2}-\\d{4}-\\d{4}" },
          { name: "internal", pattern: "대외비|confidential", flags: "i" },
          { name: "price", pattern: "\\d{1,3}(?:,\\d{3}){1,4}원" },
        ],
      },
    },
  },
};

async function writeCorpus(folder: string, corpus: ReturnType<typeof createCorpus>, documents: number) {
  const file = createWriteStream(join(folder, "corpus.jsonl"));
  const sample: string[] = [];
  for (let index = 0; index < documents; index += 1) {
    const text = corpus.next();
    if (sample.length < textlintDocuments) sample.push(text);
    if (!file.write(`${JSON.stringify({ text })}\n`))
      await new Promise<void>((drained) => file.once("drain", () => drained()));
  }
  file.end();
  await finished(file);
  return { bytes: (await stat(join(folder, "corpus.jsonl"))).size, sample };
}

/** The built command, as a user runs it, its memory read from outside. */
async function runJihwi(folder: string) {
  const command = join(import.meta.dirname, "../dist/jihwi.js");
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      command,
      "inspect",
      "corpus.jsonl",
      "--only",
      sixChecks,
      "--all",
      "--format",
      "jsonl",
      "--output",
      "results.jsonl",
      "--fail-on",
      "never",
    ],
    { cwd: folder, stdio: ["ignore", "inherit", "inherit"] },
  );
  const rss: number[] = [];
  let cpuSeconds = 0;
  const sampling = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    const times = (await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "")).split(") ")[1]?.split(" ");
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    if (kilobytes > 0) rss.push(kilobytes / 1024);
    if (times !== undefined) cpuSeconds = (Number(times[11]) + Number(times[12])) / 100;
  }, 1000);
  const code = await new Promise<number | null>((ended) => child.once("exit", ended));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`jihwi inspect ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, cpuSeconds, rss };
}

async function runTextlint(folder: string, texts: readonly string[], banned: readonly string[]): Promise<number> {
  const rules = [
    ...banned.map((word) => ({ expected: "-", pattern: word })),
    { expected: "-", pattern: "/[A-Z]{2}-\\d{4}-\\d{4}/" },
  ];
  const file = join(folder, "prh.yml");
  await writeFile(
    file,
    `version: 1\nrules:\n${rules.map(({ expected, pattern }) => `  - expected: ${JSON.stringify(expected)}\n    pattern: ${JSON.stringify(pattern)}`).join("\n")}\n`,
  );
  const kernel = new TextlintKernel();
  const options = {
    ext: ".txt",
    filePath: join(folder, "document.txt"),
    plugins: [{ pluginId: "text", plugin: textPlugin.default }],
    rules: [
      { ruleId: "prh", rule: moduleOf(prh), options: { rulePaths: [file] } },
      { ruleId: "sentence-length", rule: moduleOf(sentenceLength), options: { max: 200 } },
    ],
  };
  await kernel.lintText(texts[0] ?? "", options);
  const before = process.cpuUsage();
  for (const text of texts) await kernel.lintText(text, options);
  const { user, system } = process.cpuUsage(before);
  return texts.length / ((user + system) / 1e6);
}

/** CommonJS rules arrive with their default export one level down. */
function moduleOf<T>(rule: T): T {
  return typeof rule === "object" && rule !== null && "default" in rule ? (rule.default as T) : rule;
}

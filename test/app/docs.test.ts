import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { parse } from "yaml";
import { z } from "zod";
import { type OpenServer, openServer } from "../ecosystem/open-server.ts";
import { type OtlpReceiver, startOtlpReceiver } from "../fakes/otlp/receiver.ts";
import { compileCache } from "./compile-cache.ts";

const root = resolve(import.meta.dirname, "../..");
const token = "0123456789abcdef0123";

/** A fenced block with what stands behind its language: `run`, `exit=1`, `prints=words`, `file=name`. */
interface Block {
  readonly language: string;
  readonly code: string;
  readonly run: boolean;
  readonly exit: number;
  readonly prints: string;
  readonly file: string | null;
}

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, language = "", info = "", code = ""]) => {
    const words = info.trim().split(/\s+/);
    const value = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
    return {
      language,
      code,
      run: words.includes("run"),
      exit: Number(value("exit") ?? 0),
      prints: value("prints") ?? "",
      file: value("file"),
    };
  });
}

const pages = [
  join(root, "docs", "cli.md"),
  join(root, "docs", "library.md"),
  ...(await readdir(join(root, "docs", "integrations"))).map((name) => join(root, "docs", "integrations", name)),
];

let server: OpenServer;
let collector: OtlpReceiver;
let folder = "";
before(async () => {
  server = await openServer({ JIHWI_TOKEN: token });
  collector = await startOtlpReceiver();
  folder = await mkdtemp(join(tmpdir(), "jihwi-docs-"));
  await mkdir(join(folder, "bin"));
  await shim("jihwi", `exec "${process.execPath}" "${join(root, "dist", "jihwi.js")}" "$@"`);
  await shim("npx", 'while [[ "$1" == -* ]]; do shift; done; name=$(cut -d@ -f1 <<< "$1"); shift; exec "$name" "$@"');
  await mkdir(join(folder, "node_modules"));
  await symlink(root, join(folder, "node_modules", "jihwi"));
  for (const name of ["openai", "ai", "@ai-sdk"])
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
});
after(async () => {
  await server[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function shim(name: string, line: string): Promise<void> {
  await writeFile(join(folder, "bin", name), `#!/bin/bash\n${line}\n`);
  await chmod(join(folder, "bin", name), 0o755);
}

/** A repository whose last commit is not in `origin/main`, with a telephone number in it. */
async function workspaceFor(page: string): Promise<string> {
  const place = join(folder, basename(page, ".md"));
  await mkdir(place);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...args], { cwd: place });
  git("init", "-q", "-b", "main");
  await writeFile(join(place, "old.md"), "오래된 글입니다.\n");
  git("add", ".");
  git("commit", "-q", "-m", "old");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  await writeFile(join(place, "draft.md"), "연락처는 010-1234-5678 입니다.\n");
  git("add", ".");
  return place;
}

for (const page of pages) {
  const name = page.slice(root.length + 1);
  describe(name, async () => {
    const blocks = blocksOf(await readFile(page, "utf8"));
    const runnable = blocks.filter(({ run }) => run);
    if (basename(page) !== "README.md") it("has a block to copy that runs", () => assert.ok(runnable.length > 0));
    let place = "";
    before(async () => {
      place = await workspaceFor(page);
      for (const { file, code } of blocks) if (file !== null) await writeFile(join(place, file), code);
    });
    for (const [at, block] of runnable.entries()) {
      it(`block ${at + 1} (${block.language}) runs as it stands`, async () => {
        const sent = collector.requests.length;
        const { code, output } = await execute(block, place);
        assert.equal(code, block.exit, output);
        assert.ok(output.includes(block.prints), `${block.prints} is in:\n${output}`);
        if (block.code.includes("OTEL_EXPORTER_OTLP_ENDPOINT=")) assert.ok(collector.requests.length > sent);
      });
    }
  });
}

/** Addresses of the pages are those of this test. */
function here(code: string): string {
  return code.replaceAll("http://127.0.0.1:4747", server.url).replaceAll("http://127.0.0.1:4318", collector.url);
}

async function execute({ language, code }: Block, place: string): Promise<{ code: number | null; output: string }> {
  if (language === "sh") return await bash(here(code), place);
  if (language === "yaml") return await bash(await scriptOf(code), place);
  const file = join(place, `program.${language === "ts" ? "ts" : "mjs"}`);
  await writeFile(file, here(code));
  return await bash(`"${process.execPath}" --disable-warning=ExperimentalWarning ${file}`, place);
}

async function bash(script: string, cwd: string): Promise<{ code: number | null; output: string }> {
  const env = {
    PATH: `${join(folder, "bin")}:${resolve(process.execPath, "..")}:${process.env.PATH ?? ""}`,
    ...compileCache(),
    HOME: folder,
    JIHWI_TOKEN: token,
    JIHWI_DATA_DIR: join(folder, "data"),
    JIHWI_PAPER_SOURCES: "library",
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
  };
  const child = spawn("bash", ["-eo", "pipefail", "-c", script], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += String(piece)));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, output };
}

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(stepSchema) })) });
const hooksSchema = z.object({
  repos: z.array(z.object({ hooks: z.array(z.object({ id: z.string(), args: z.array(z.string()).default([]) })) })),
});
const pipelineSchema = z.record(z.string(), z.object({ script: z.array(z.string()) }));

/** What a runner would do with a file: the scripts of its jobs, our action's steps, our hook over the commit's files. */
async function scriptOf(code: string): Promise<string> {
  const value: unknown = parse(code);
  const workflow = workflowSchema.safeParse(value).data;
  if (workflow !== undefined) {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const scripts = await Promise.all(
      steps.map(
        async (step) => step.run ?? (/jihwi@/.test(step.uses ?? "") ? await actionScript(step.with ?? {}) : ""),
      ),
    );
    return scripts.join("\n");
  }
  const hooks = hooksSchema.safeParse(value).data;
  if (hooks === undefined)
    return Object.values(pipelineSchema.parse(value))
      .flatMap(({ script }) => script)
      .join("\n");
  const known = z
    .array(z.object({ id: z.string(), entry: z.string() }))
    .parse(parse(await readFile(join(root, ".pre-commit-hooks.yaml"), "utf8")));
  const lines = hooks.repos.flatMap((repo) =>
    repo.hooks.map(({ id, args }) => {
      const entry = known.find((hook) => hook.id === id)?.entry;
      assert.ok(entry, `the hook ${id} is there`);
      return `${entry} ${args.join(" ")} $(git diff --cached --name-only)`;
    }),
  );
  return lines.join("\n");
}

/** The steps of `action.yml` with their inputs, as GitHub puts them into the environment. */
async function actionScript(given: Readonly<Record<string, unknown>>): Promise<string> {
  const action = z
    .object({
      inputs: z.record(z.string(), z.object({ default: z.string() })),
      runs: z.object({ steps: z.array(z.object({ run: z.string(), env: z.record(z.string(), z.string()) })) }),
    })
    .parse(parse(await readFile(join(root, "action.yml"), "utf8")));
  const inputOf = (name: string) => String(given[name] ?? action.inputs[name]?.default ?? "");
  return action.runs.steps
    .map(({ run, env }) => {
      const values = Object.entries(env).map(
        ([name, value]) =>
          `export ${name}='${value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, key) => inputOf(key))}'`,
      );
      return [...values, run].join("\n");
    })
    .join("\n");
}

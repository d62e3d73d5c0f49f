import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { choose, playSteps } from "../chat/play-steps.ts";
import { dieMidStream, error, startFakeProvider } from "../fakes/index.ts";
import { runJihwi } from "./run-jihwi.ts";

const folder = await mkdtemp(join(tmpdir(), "jihwi-cli-"));
after(() => rm(folder, { recursive: true, force: true }));

describe("the command line", () => {
  it("prints the result alone on stdout, and speaks both languages", async () => {
    const korean = await runJihwi(folder, ["chat", "지금 몇 시야?"], { JIHWI_LANG: "ko" });
    assert.equal(korean.code, 0, korean.stderr);
    assert.match(korean.stdout, /^지금은 /);
    const english = await runJihwi(folder, ["--help"], { JIHWI_LANG: "en" });
    assert.match(english.stdout, /Code conducts, models play/);
    assert.equal(english.stderr, "");
  });

  it("two calls with the same session are one conversation", async () => {
    const first = JSON.parse((await runJihwi(folder, ["chat", "안녕", "--session", "s1", "--json"])).stdout);
    const second = JSON.parse((await runJihwi(folder, ["chat", "고마워", "--session", "s1", "--json"])).stdout);
    assert.equal(first.sessionId, "s1");
    assert.equal(second.sessionId, "s1");
    const turns = JSON.parse((await runJihwi(folder, ["trace", "list", "--session", "s1", "--json"])).stdout);
    assert.equal(turns.length, 2);
    assert.equal(turns[0].id, second.traceId);
  });

  it("reads questions from a pipe", async () => {
    const { stdout, code } = await runJihwi(folder, ["chat"], {}, "1+1\n2*3\n");
    assert.equal(code, 0);
    assert.match(stdout, /= \*\*2\*\*/);
    assert.match(stdout, /= \*\*6\*\*/);
  });

  it("reads a document from a pipe, wherever a file is taken", async () => {
    const rule = "제1조(주차) 주차는 지하 2층에 한다.";
    const asked = await runJihwi(folder, ["chat", "주차는 어디에 해?", "--doc", "-", "--session", "p"], {}, rule);
    assert.match(asked.stdout, /stdin, 1쪽.*지하 2층/s, asked.stderr);
    const outlined = await runJihwi(folder, ["contract", "outline", "-"], {}, rule);
    assert.match(outlined.stdout, /제1조/, outlined.stderr);
    const [stored] = JSON.parse((await runJihwi(folder, ["documents", "list", "--json"])).stdout);
    await runJihwi(folder, ["documents", "remove", stored.id]);
    const { code, stderr } = await runJihwi(folder, ["chat", "--doc", "-"], {}, rule);
    assert.deepEqual([code, /질문을 함께/.test(stderr)], [2, true], stderr);
  });

  it("a file that fails does not keep the others out", async () => {
    await writeFile(join(folder, "good.txt"), "계약 기간은 2년으로 한다.");
    await writeFile(join(folder, "empty.txt"), "");
    const { code, stdout, stderr } = await runJihwi(folder, [
      "documents",
      "add",
      "good.txt",
      "empty.txt",
      "missing.pdf",
      "--json",
    ]);
    assert.equal(code, 2, stderr);
    const rows = JSON.parse(stdout);
    assert.deepEqual(
      rows.map((row: { status: string }) => row.status),
      ["ready", "error", "error"],
    );
    assert.equal(rows[1].error.code, "document-empty");
    const listed = JSON.parse((await runJihwi(folder, ["documents", "list", "--json"])).stdout);
    assert.equal(listed.filter((row: { status: string }) => row.status === "ready").length, 1);
  });
});

describe("what goes wrong is one line with the remedy", () => {
  const cases: readonly (readonly [name: string, args: string[], env: Record<string, string>, says: RegExp])[] = [
    ["an unknown command", ["dance"], {}, /unknown command/],
    ["an unknown flag", ["chat", "hi", "--wings"], {}, /unknown option/],
    ["too many rounds", ["chat", "hi", "--max-iterations", "50"], {}, /1–10/],
    ["a port that is none", ["serve"], { PORT: "abc" }, /PORT/],
    ["a model nobody knows", ["models"], { JIHWI_MODEL: "nobody:x" }, /nobody/],
    ["a data folder that cannot be", ["models"], { JIHWI_DATA_DIR: "/dev/null/x" }, /\/dev\/null/],
    ["no token on an open address", ["serve"], { HOST: "0.0.0.0", PORT: "0" }, /JIHWI_TOKEN/],
    ["a worker without PostgreSQL", ["worker"], {}, /DATABASE_URL/],
    [
      "a PostgreSQL that is not there",
      ["models"],
      { DATABASE_URL: "postgres://127.0.0.1:1/nothing" },
      /PostgreSQL|127\.0\.0\.1/,
    ],
    ["an unknown trace", ["trace", "show", "nope"], {}, /nope/],
    ["an unknown document", ["documents", "show", "nope"], {}, /nope/],
  ];
  for (const [name, args, env, says] of cases) {
    it(name, async () => {
      const { code, stdout, stderr } = await runJihwi(folder, args, { JIHWI_LANG: "en", ...env });
      assert.equal(code, 2, stderr);
      assert.equal(stdout, "");
      assert.match(stderr, says);
      assert.ok(!stderr.includes("    at "), stderr);
    });
  }

  it("an unknown key in the configuration file", async () => {
    const other = await mkdtemp(join(tmpdir(), "jihwi-config-"));
    await writeFile(join(other, "jihwi.config.json"), JSON.stringify({ modles: {} }));
    const { code, stderr } = await runJihwi(other, ["models"], { JIHWI_LANG: "en" });
    assert.equal(code, 2);
    assert.match(stderr, /modles/);
    await rm(other, { recursive: true });
  });

  it("a port that is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const { code, stderr } = await runJihwi(folder, ["serve"], { PORT: port, JIHWI_LANG: "en" });
    taken.close();
    assert.equal(code, 2);
    assert.match(stderr, /already in use/);
  });

  it("an answer that breaks off: what there is is printed, and it is no success", async () => {
    const fake = await startFakeProvider();
    playSteps(fake, {
      "chat.select-tool": choose("none"),
      "chat.respond": dieMidStream(`옛날 옛적에 한 마을이 있었습니다. ${"이야기가 이어집니다. ".repeat(20)}`),
    });
    const [text, json] = await Promise.all([
      runJihwi(folder, ["chat", "이야기 하나 해줘"], fake.env),
      runJihwi(folder, ["chat", "이야기 하나 해줘", "--json"], fake.env),
    ]);
    await fake.close();
    assert.deepEqual([text.code, json.code], [1, 1]);
    assert.match(text.stdout, /^옛날 옛적에.*\n\n> .*답이 여기서 끊겼습니다\.\n$/s);
    assert.equal(JSON.parse(json.stdout).ended, "partial");
  });

  it("a provider with a bad key: rules answer, and it is said", async () => {
    const fake = await startFakeProvider();
    fake.respond(() => error(401));
    const { code, stdout, stderr } = await runJihwi(folder, ["chat", "지금 몇 시야?", "--json"], fake.env);
    await fake.close();
    assert.equal(code, 0);
    const answer = JSON.parse(stdout);
    assert.equal(answer.ended, "fallback");
    assert.match(answer.answer, /지금은/);
    assert.doesNotMatch(answer.answer, /규칙이 대신/);
    assert.match(stderr, /키를 받아 주지 않았습니다.*규칙이 대신했습니다/);
    assert.equal(stderr.trim().split("\n").length, 1, "one cause, one line");
    for (const key of Object.values(fake.env)) if (/key|secret/i.test(key)) assert.ok(!stderr.includes(key));
  });
});

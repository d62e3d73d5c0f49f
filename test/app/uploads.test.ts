// A process of its own: it measures what the process has in memory.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp, type TestApp } from "./open-test-app.ts";

const boundary = "-----jihwi-test";
const megabyte = 1024 * 1024;
const open = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;

/** Sends a form piece by piece and tells how many pieces were asked for before the answer came. */
async function send(on: TestApp, pieces: Iterable<string | Uint8Array>, path = "/api/documents") {
  let sent = 0;
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done === true) return controller.close();
      sent += 1;
      controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
  });
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const init = { method: "POST", headers, body, duplex: "half" };
  const response = await on.request(path, init);
  return { status: response.status, body: await response.json(), sent };
}

function* oneFile(megabytes: number) {
  const piece = new Uint8Array(megabyte).fill(97);
  yield open("large.txt");
  for (let at = 0; at < megabytes; at++) yield piece;
  yield `\r\n--${boundary}--\r\n`;
}

function* manyFiles(count: number) {
  for (let at = 0; at < count; at++) yield `${open(`${at}.txt`)}파일 ${at}\r\n`;
  yield `--${boundary}--\r\n`;
}

test("a file over its limit is refused by name, and is never in memory whole", async () => {
  await using on = await openTestApp();
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 5);
  const { status, body } = await send(on, oneFile(500));
  clearInterval(watch);
  assert.equal(status, 200);
  assert.equal(body.documents[0].error.code, "document-too-large");
  assert.ok(most < 250 * megabyte, `${Math.round(most / megabyte)} MB`);
  assert.deepEqual(await readdir(join(on.folder, "data", "uploads")), []);
});

test("a form with too many files is refused while it is read, and nothing of it stays", async () => {
  await using on = await openTestApp();
  const { status, sent } = await send(on, manyFiles(20_000));
  assert.equal(status, 413);
  assert.ok(sent < 5_000, `${sent} files were read`);
  assert.deepEqual(await readdir(join(on.folder, "data", "uploads")), []);
  const { documents } = await (await on.request("/api/documents")).json();
  assert.deepEqual(documents, []);
});

test("many files in one form each get a row, and a form that breaks off is bad input", async () => {
  await using on = await openTestApp();
  const { status, body } = await send(on, manyFiles(30));
  assert.equal(status, 200);
  assert.equal(body.documents.length, 30);
  const again = await send(on, [`${open("내 이름.txt")}파일 7\r\n--${boundary}--\r\n`]);
  const [known] = again.body.documents;
  assert.deepEqual(
    [known.file, known.name],
    ["내 이름.txt", "7.txt"],
    "a file that is there already is told by its name",
  );
  assert.equal((await send(on, [open("half.txt"), "half"])).status, 400);
  assert.equal((await send(on, ["no form at all"])).status, 400);
  assert.equal((await send(on, [`--${boundary}--\r\n`])).status, 400);
});

test("a bibliography over its limit is refused and not read in part", async () => {
  await using on = await openTestApp();
  assert.equal((await send(on, oneFile(60), "/api/research/library")).status, 413);
});

test("a form that is refused leaves no file open and none on disk", {
  skip: existsSync("/proc/self/fd") ? false : "needs /proc",
}, async () => {
  await using on = await openTestApp();
  const openUploads = async () => {
    const opened = await readdir("/proc/self/fd");
    const paths = await Promise.all(opened.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
    return paths.filter((path) => path.includes(join(on.folder, "data", "uploads")));
  };
  const sendTo = (path: string) => send(on, manyFiles(3), path);
  for (const options of ['{"only":["no_such_check"]}', "{", '{"only":3}']) {
    assert.equal((await sendTo(`/api/inspections?options=${encodeURIComponent(options)}`)).status, 400, options);
  }
  assert.equal((await sendTo("/api/data/import")).status, 400);
  assert.deepEqual([await openUploads(), await readdir(join(on.folder, "data", "uploads"))], [[], []]);
});

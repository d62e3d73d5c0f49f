import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { LookupFunction } from "node:net";
import { after, describe, it } from "node:test";
import { encode } from "iconv-lite";
import { runTool } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { addressRefused, isPublicAddress } from "#net";
import { type JihwiError, saidIn } from "#protocol";
import { createWebSearch } from "./index.ts";
import { readPage } from "./read-page.ts";

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const asked: Asked[] = [];
let answer: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    asked.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(pieces).toString() });
    answer(response);
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
after(() => server.close());

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const long = "자유 스레드 빌드가 정식으로 들어갔다. ".repeat(20);

describe("web search", () => {
  it("asks Tavily with its key and gives results as sources", async () => {
    answer = json({ results: [{ title: "Python 3.13", url: "https://example.org/a", content: long, score: 0.9 }] });
    const tool = createWebSearch({ TAVILY_API_KEY: "tvly-secret", TAVILY_BASE_URL: base });
    const { results, engine } = await runTool(tool, { query: "파이썬 3.13 새 기능" }, await createTestTurn());
    assert.equal(engine, "tavily");
    assert.equal(results[0]?.url, "https://example.org/a");
    assert.equal(asked.at(-1)?.path, "/search");
    assert.equal(asked.at(-1)?.headers.authorization, "Bearer tvly-secret");
    assert.match(asked.at(-1)?.body ?? "", /파이썬 3\.13/);
  });

  it("asks SearXNG by its query address", async () => {
    answer = json({ results: [{ title: "A", url: "https://example.org/a", content: long }] });
    const tool = createWebSearch({ SEARXNG_QUERY_URL: `${base}/search?q=<query>&lang=ko` });
    await runTool(tool, { query: "지휘 & 연주" }, await createTestTurn());
    const url = new URL(asked.at(-1)?.path ?? "", base);
    assert.equal(url.searchParams.get("q"), "지휘 & 연주");
    assert.equal(url.searchParams.get("format"), "json");
    assert.equal(url.searchParams.get("lang"), "ko");
  });

  it("asks Brave, whose answer without hits has no list", async () => {
    answer = json({ type: "search" });
    const tool = createWebSearch({ BRAVE_API_KEY: "key", BRAVE_BASE_URL: base });
    assert.deepEqual((await runTool(tool, { query: "없는 말" }, await createTestTurn())).results, []);
    answer = json({
      web: { results: [{ title: "<strong>A</strong>", url: "https://example.org", description: long }] },
    });
    assert.equal((await runTool(tool, { query: "있는 말" }, await createTestTurn())).results[0]?.title, "A");
  });

  it("asks once for the same words", async () => {
    answer = json({ results: [{ title: "A", url: "https://example.org/a", content: long }] });
    const tool = createWebSearch({ TAVILY_API_KEY: "k", TAVILY_BASE_URL: base });
    const before = asked.length;
    await runTool(tool, { query: "같은 말" }, await createTestTurn());
    await runTool(tool, { query: "같은 말" }, await createTestTurn());
    assert.equal(asked.length - before, 1);
  });

  it("says what to set when no service is configured", async () => {
    await assert.rejects(
      runTool(createWebSearch({}), { query: "날씨" }, await createTestTurn()),
      (thrown: JihwiError) => {
        assert.equal(thrown.code, "tool-not-configured");
        assert.match(thrown.hint?.en ?? "", /Tavily.*Settings/);
        return true;
      },
    );
  });

  it("names the service and the cause when it fails, and never the key", async () => {
    answer = json({ detail: "bad key tvly-secret" }, 401);
    const tool = createWebSearch({ TAVILY_API_KEY: "tvly-secret", TAVILY_BASE_URL: base });
    await assert.rejects(runTool(tool, { query: "날씨" }, await createTestTurn()), (thrown: JihwiError) => {
      assert.match(thrown.message, /tavily.*401/);
      assert.ok(!JSON.stringify(thrown.toRecord()).includes("tvly-secret"));
      return true;
    });
    answer = (response) => response.end("<html>not json");
    await assert.rejects(runTool(tool, { query: "바람" }, await createTestTurn()), /cannot be read/);
  });

  it("never reads a page at a private address, whatever the results say", async () => {
    answer = json({ results: [{ title: "A", url: `${base}/secret`, content: "short" }] });
    const tool = createWebSearch({ TAVILY_API_KEY: "k", TAVILY_BASE_URL: base });
    const before = asked.length;
    const { results } = await runTool(tool, { query: "내부" }, await createTestTurn());
    assert.equal(asked.length - before, 1, "the search itself, and nothing after it");
    assert.equal(results[0]?.text, "short");
    await assert.rejects(readPage(`${base}/secret`, 4_000, AbortSignal.timeout(60_000)), /private address/);
    await assert.rejects(
      readPage(base.replace("127.0.0.1", "localhost"), 4_000, AbortSignal.timeout(60_000)),
      /private address/,
    );
  });
});

describe("a page of the web", () => {
  const toThisMachine: LookupFunction = (_, options, callback) => {
    if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
    else callback(null, "127.0.0.1", 4);
  };
  const read = (type: string, body: string | Uint8Array, signal = AbortSignal.timeout(60_000)) => {
    answer = (response) => response.writeHead(200, { "content-type": type }).end(body);
    return readPage(base.replace("127.0.0.1", "site.example"), 4_000, signal, toThisMachine);
  };

  it("is read in the encoding that it has", async () => {
    const korean = encode("<p>도서관은 매주 월요일에 쉽니다. 똠방각하", "cp949");
    const declared = Buffer.concat([Buffer.from('<meta charset="euc-kr">'), korean]);
    for (const page of [korean, declared])
      assert.equal(await read("text/html", page), "도서관은 매주 월요일에 쉽니다. 똠방각하");
    assert.equal(await read("text/plain; charset=utf-8", "1 < 2 <b>"), "1 < 2 <b>");
    assert.equal(await read("application/xhtml+xml", "<p>하나<br>둘"), "하나\n둘");
    assert.equal(await read("image/png", korean), null);
  });

  it("gives its beginning", async () => {
    const text = await read("text/html", `<p>${"가나다라 ".repeat(400_000)}`);
    assert.equal(text?.length, 4_000);
  });

  it("that would take gigabytes holds nobody up, and can be stopped", async () => {
    const page = `<table><tr>${"<td colspan=50>".repeat(30_000)}${"<tr><td>x".repeat(80_000)}`;
    const stop = new AbortController();
    const reading = read("text/html", page, stop.signal);
    setTimeout(() => stop.abort(), 500);
    await assert.rejects(reading);
  });
});

describe("public addresses", () => {
  it("that are none are refused in a sentence whose particle agrees", () => {
    assert.match(saidIn(addressRefused("127.0.0.1").says, "ko"), /^127\.0\.0\.1은 내부/);
    assert.match(saidIn(addressRefused("localhost").says, "ko"), /^localhost는 내부/);
  });
  for (const inside of [
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.0.5",
    "169.254.169.254",
    "0.0.0.0",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "::7f00:1",
    "2002:7f00:1::",
    "64:ff9b:1::7f00:1",
    "2001:0:7f00:1::",
    "fec0::1",
  ]) {
    it(`${inside} is not one`, () => assert.equal(isPublicAddress(inside), false));
  }
  for (const outside of ["8.8.8.8", "1.1.1.1", "2606:4700::1111"]) {
    it(`${outside} is one`, () => assert.equal(isPublicAddress(outside), true));
  }
});

import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { describe, type TestContext, test } from "node:test";
import { testLibrary } from "../../../test/beds/documents/open-library.ts";
import { fetchDocument } from "./fetch-document.ts";

/** A site on this machine under a public name, which only these tests can look up. */
const toThisMachine: LookupFunction = (_, options, callback) => {
  if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};

async function site(t: TestContext, answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  t.after(() => server.close());
  return `http://site.example:${(server.address() as AddressInfo).port}`;
}

const options = { signal: AbortSignal.timeout(300_000), maxBytes: 100_000, lookup: toThisMachine };
const page = `<html><head><title>휴관 안내</title></head><body><nav><a href="/">메뉴</a></nav><h1>휴관 안내</h1>
  <p>도서관은 매주 월요일에 쉽니다.</p><script>steal()</script></body></html>`;

describe("a document by its web address", () => {
  test("is the readable text of the page, named by its title, and keeps its address", async (t) => {
    const base = await site(t, (_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(page);
    });
    const library = await testLibrary(t);
    const added = await library.documents.addUrl(`${base}/notice`, options.signal, { lookup: toThisMachine });
    const ready = await library.documents.settled(added.id);
    assert.deepEqual([ready.name, ready.format, ready.url], ["휴관 안내.html", "html", `${base}/notice`]);
    const [first] = await library.documents.pages(added.id);
    assert.match(first?.text ?? "", /도서관은 매주 월요일에 쉽니다/);
    assert.doesNotMatch(first?.text ?? "", /steal/);
  });

  test("follows redirects, and names a file by its path", async (t) => {
    const base = await site(t, (request, response) => {
      if (request.url === "/old") response.writeHead(302, { location: "/files/%EA%B3%84%ED%9A%8D.csv" }).end();
      else response.writeHead(200, { "content-type": "text/csv" }).end("이름,값\n가,1");
    });
    const found = await fetchDocument(`${base}/old`, options);
    assert.deepEqual([found.name, found.url], ["계획.csv", `${base}/files/%EA%B3%84%ED%9A%8D.csv`]);
  });

  test("is named by its path in CP949 too", async (t) => {
    const base = await site(t, (_, response) => response.writeHead(200, { "content-type": "text/plain" }).end("글"));
    assert.equal((await fetchDocument(`${base}/%B0%ED%BD%C3.txt`, options)).name, "고시.txt");
    assert.equal((await fetchDocument(`${base}/90%.txt`, options)).name, "90%.txt");
  });

  test("is named by its title's words alone, whatever the page holds besides", async (t) => {
    const wide = `<table><tr>${"<td colspan=50>".repeat(2_000)}${"<tr><td>x".repeat(3_600)}`;
    const pages = new Map([
      ["/a", `<html><head><TITLE lang="ko">요금 &amp;\n 할인</TITLE></head><body>${wide}`],
      ["/b", `<body><svg><title>그림</title></svg>${wide}`],
      ["/c", `<title></title>${wide}`],
    ]);
    const base = await site(t, (request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(pages.get(request.url ?? "")),
    );
    const names = await Promise.all(
      [...pages.keys()].map(async (path) => (await fetchDocument(base + path, options)).name),
    );
    assert.deepEqual(names, ["요금 & 할인.html", "b.html", "c.html"]);
  });

  test("on a private address is refused, directly, by name and behind a redirect", async (t) => {
    const { signal, maxBytes } = options;
    for (const url of ["http://127.0.0.1/x", "http://[::1]/x", "http://169.254.169.254/latest", "http://localhost/x"])
      await assert.rejects(fetchDocument(url, { signal, maxBytes }), /private address/, url);
    const base = await site(t, (_, response) => response.writeHead(302, { location: "http://10.0.0.1/secret" }).end());
    await assert.rejects(fetchDocument(base, options), { code: "address-refused" });
  });

  test("that is no web address, is missing or never ends is told as that", async (t) => {
    for (const url of ["file:///etc/passwd", "ftp://site.example/a", "no address"])
      await assert.rejects(fetchDocument(url, options), { code: "bad-input" }, url);
    const base = await site(t, (request, response) => {
      if (request.url === "/gone") {
        response.writeHead(404).end();
        return;
      }
      const timer = setInterval(() => response.write("x".repeat(50_000)), 5);
      response.on("close", () => clearInterval(timer));
    });
    await assert.rejects(fetchDocument(`${base}/gone`, options), { code: "not-found" });
    await assert.rejects(fetchDocument(`${base}/endless`, options), /is over/);
  });
});

import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { type TestContext, test } from "node:test";
import { createPdfFetcher, type PdfLimits } from "./fetch-pdf.ts";
import { readRobots } from "./robots.ts";

/** A site on this machine under public names, which only these tests can look up. */
const toThisMachine: LookupFunction = (_, options, callback) => {
  if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};
const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(4_000, "x")]);
const { signal } = new AbortController();

async function site(t: TestContext, answers: Readonly<Record<string, RequestListener>>) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    const answer = answers[request.url ?? ""] ?? ((_, response) => response.writeHead(404).end());
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { base: `http://open.example:${(server.address() as AddressInfo).port}`, paths };
}

const fetcher = (limits: Partial<PdfLimits> = {}) =>
  createPdfFetcher({ lookup: toThisMachine, limits: { minIntervalMs: 0, ...limits } });
const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test("a PDF is brought over redirects, whatever it is called, and the host's rules are asked once a day", async (t) => {
  const { base, paths } = await site(t, {
    "/robots.txt": (_, response) => response.end("User-agent: *\nDisallow: /private"),
    "/doi": to("/landing"),
    "/landing": to("/a.bin"),
    "/a.bin": (_, response) => response.writeHead(200, { "content-type": "application/octet-stream" }).end(pdf),
  });
  const fetchPdf = fetcher();
  const fetched = await fetchPdf(`${base}/doi`, signal);
  assert.deepEqual([fetched.bytes.length, fetched.url], [pdf.length, `${base}/a.bin`]);
  await fetchPdf(`${base}/a.bin`, signal);
  assert.deepEqual(paths, ["/robots.txt", "/doi", "/landing", "/a.bin", "/a.bin"]);
});

test("private addresses are refused, directly, by name and behind a redirect", async (t) => {
  const bare = createPdfFetcher();
  for (const url of ["http://127.0.0.1/x", "http://[::1]/x", "http://169.254.169.254/latest", "http://localhost/x"])
    await assert.rejects(bare(url, signal), { code: "address-refused" }, url);
  const { base } = await site(t, { "/to-private": to("http://10.0.0.1/secret"), "/to-file": to("file:///etc/passwd") });
  await assert.rejects(fetcher()(`${base}/to-private`, signal), { code: "address-refused" });
  for (const url of [`${base}/to-file`, "ftp://open.example/a", "no address"])
    await assert.rejects(fetcher()(url, signal), { code: "bad-input" }, url);
});

test("a host that says no is not asked, behind a redirect neither, and one whose rules cannot be read is left alone", async (t) => {
  const closed = await site(t, {
    "/robots.txt": (_, response) => response.end("User-agent: jihwi\nDisallow: /\n\nUser-agent: *\nAllow: /"),
    "/a.pdf": (_, response) => response.end(pdf),
  });
  const broken = await site(t, {
    "/robots.txt": (_, response) => response.writeHead(500).end(),
    "/a.pdf": (_, response) => response.end(pdf),
  });
  const { base } = await site(t, { "/a.pdf": to(`${closed.base}/a.pdf`) });
  for (const url of [`${closed.base}/a.pdf`, `${base}/a.pdf`])
    await assert.rejects(fetcher()(url, signal), { code: "address-refused", message: /robots\.txt/ });
  await assert.rejects(fetcher()(`${broken.base}/a.pdf`, signal), /robots\.txt .* could not be read/);
  assert.deepEqual([...new Set([...closed.paths, ...broken.paths])], ["/robots.txt"]);
});

test("what is no PDF, too large, too slow or endless ends with its reason, and is not read to its end", async (t) => {
  let sent = 0;
  const endless: RequestListener = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(sent === 0 ? pdf : Buffer.alloc(100_000))) sent += 100_000;
    };
    response.on("drain", more);
    more();
  };
  const { base, paths } = await site(t, {
    "/page": (_, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("<html>Log in</html>"),
    "/long-page": (_, response) => response.write("<html>".padEnd(5_000)),
    "/200mb": (_, response) => response.writeHead(200, { "content-length": String(200 * 1_048_576) }).write(pdf),
    "/endless": endless,
    "/silent": () => {},
    "/slow": (_, response) => response.write(pdf),
    "/forbidden": (_, response) => response.writeHead(403).end(),
    "/round": to("/round"),
    "/busy": (_, response) => response.writeHead(429, { "retry-after": "3600" }).end(),
  });
  const maxBytes = 1_000_000;
  const fetchPdf = fetcher({ maxBytes });
  const slow = fetcher({ timeoutMs: 300 });
  await assert.rejects(fetchPdf(`${base}/page`, signal), { code: "document-unsupported", message: /is no PDF/ });
  await assert.rejects(fetchPdf(`${base}/long-page`, signal), /is no PDF/);
  await assert.rejects(fetchPdf(`${base}/200mb`, signal), { code: "too-large" });
  await assert.rejects(fetchPdf(`${base}/endless`, signal), { code: "too-large" });
  assert.ok(sent < 200 * 1_048_576, "the rest was not taken");
  for (const path of ["/silent", "/slow"]) await assert.rejects(slow(base + path, signal), { code: "timeout" }, path);
  await assert.rejects(fetchPdf(`${base}/forbidden`, signal), /open\.example gives no file \(403\)/);
  await assert.rejects(fetchPdf(`${base}/round`, signal), /ever further/);
  await assert.rejects(fetchPdf(`${base}/busy`, signal), /asks to wait/);
  const asked = paths.length;
  await assert.rejects(fetchPdf(`${base}/page`, signal), /asks to wait/);
  assert.equal(paths.length, asked, "a host that asked for rest gets it");
  const leaving = new AbortController();
  const left = slow(`${base}/silent`, leaving.signal);
  leaving.abort();
  await assert.rejects(left, { code: "cancelled" });
});

test("robots.txt is read as RFC 9309 has it: the longest rule of the group that names us", () => {
  const says = (text: string, path: string) => readRobots(text, "jihwi").allows(new URL(path, "https://a.example"));
  const rules =
    "# hello\nUser-agent: other\nUser-Agent: *\nDisallow: /pdf\nAllow: /pdf/open\nDisallow: /*.ps$\nCrawl-delay: 15";
  assert.deepEqual(
    ["/pdf/1", "/pdf/open/1", "/abs/1", "/x.ps", "/x.ps?v=1", "/pd"].map((path) => says(rules, path)),
    [false, true, true, false, true, true],
  );
  assert.equal(readRobots(rules, "jihwi").delayMs, 15_000);
  assert.equal(says("User-agent: Jihwi\nDisallow:\nSitemap: x\nUser-agent: *\nDisallow: /", "/a"), true);
  assert.equal(says("User-agent: *\nDisallow: /a*b*c$", `/a${"b".repeat(50_000)}`), true);
  assert.equal(says("Disallow: /", "/a"), true, "a rule of nobody");
  assert.equal(says("<html>no robots here</html>", "/a"), true);
});

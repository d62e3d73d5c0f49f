import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { HttpLimits } from "#net";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import {
  arxivAnswer,
  crossrefAnswer,
  type FakePaper,
  fakePapers,
  openAlexAnswer,
  semanticScholarAnswer,
  zoteroAnswer,
} from "../../../test/fakes/scholar/answers.ts";
import { type ScholarAnswer, type ScholarRequest, startScholarServer } from "../../../test/fakes/scholar/server.ts";
import { arxivSource } from "./arxiv/index.ts";
import { crossrefSource } from "./crossref/index.ts";
import type { ConnectorOptions } from "./environment.ts";
import { openAlexSource } from "./openalex/index.ts";
import { searchSources } from "./search-sources.ts";
import { semanticScholarSource } from "./semantic-scholar/index.ts";
import type { PaperSource } from "./source.ts";
import { zoteroSource } from "./zotero/index.ts";

const quick: Partial<HttpLimits> = { minIntervalMs: 0, backoffMs: 5, timeoutMs: 20_000, longestWaitMs: 500 };
const context = { signal: new AbortController().signal, language: "en" } as const;
const all = fakePapers(250).map((paper, at) => ({ ...paper, arxiv: `2001.${String(at).padStart(5, "0")}` }));

interface Service {
  readonly variable: string;
  readonly connect: (options: ConnectorOptions) => PaperSource;
  /** A page as the service would cut it from these papers, for this request. */
  readonly page: (papers: readonly FakePaper[], request: ScholarRequest) => string;
  readonly notFound: ScholarAnswer;
  readonly tooMany: ScholarAnswer;
}

function cut(papers: readonly FakePaper[], start: number, size: number) {
  const rows = papers.slice(start, start + size);
  const end = start + rows.length;
  return { rows, next: end < papers.length ? end : null };
}
const number = (request: ScholarRequest, name: string) => Number(request.url.searchParams.get(name) ?? 0) || 0;

const services: Record<string, Service> = {
  openalex: {
    variable: "OPENALEX_BASE_URL",
    connect: openAlexSource,
    page(papers, request) {
      const { rows, next } = cut(papers, number(request, "cursor"), number(request, "per_page"));
      return openAlexAnswer(rows, next === null ? null : String(next), papers.length);
    },
    notFound: { status: 404, headers: { "content-type": "text/html" }, body: "<!doctype html><title>404</title>" },
    tooMany: { status: 429, headers: { "retry-after": "0" }, body: '{"error":"Rate limit exceeded"}' },
  },
  "semantic-scholar": {
    variable: "SEMANTIC_SCHOLAR_BASE_URL",
    connect: semanticScholarSource,
    page(papers, request) {
      if (papers.length === 0) return '{"total": 0, "offset": 0}';
      const { rows, next } = cut(papers, number(request, "offset"), number(request, "limit"));
      return semanticScholarAnswer(rows, number(request, "offset"), next);
    },
    notFound: { status: 404, body: '{"error":"Paper with id 0 not found"}' },
    tooMany: { status: 429, body: '{"message":"Too Many Requests. Please wait","code":"429"}' },
  },
  arxiv: {
    variable: "ARXIV_BASE_URL",
    connect: arxivSource,
    page(papers, request) {
      const start = number(request, "start");
      return arxivAnswer(cut(papers, start, number(request, "max_results")).rows, start, papers.length);
    },
    notFound: { status: 404, headers: { "content-type": "text/html" }, body: "<html>404</html>" },
    tooMany: { status: 429, headers: { "content-type": "text/plain" }, body: "Rate exceeded." },
  },
  crossref: {
    variable: "CROSSREF_BASE_URL",
    connect: crossrefSource,
    page(papers, request) {
      const { rows } = cut(papers, number(request, "cursor"), number(request, "rows"));
      return crossrefAnswer(rows, String(number(request, "cursor") + rows.length));
    },
    notFound: { status: 404, headers: { "content-type": "text/plain" }, body: "Resource not found." },
    tooMany: { status: 429, headers: { "retry-after": new Date(0).toUTCString() }, body: "" },
  },
  zotero: {
    variable: "ZOTERO_BASE_URL",
    connect: zoteroSource,
    page: (papers, request) => zoteroAnswer(cut(papers, number(request, "start"), number(request, "limit")).rows),
    notFound: { status: 404, body: "Not found" },
    tooMany: { status: 429, headers: { backoff: "0" }, body: "" },
  },
};

for (const [name, service] of Object.entries(services)) {
  describe(name, () => {
    async function search(answer: (request: ScholarRequest) => ScholarAnswer, limit = 20, limits = quick) {
      await using server = await startScholarServer(answer);
      const source = service.connect({ env: { [service.variable]: server.url }, limits });
      const result = await searchSources([source], { query: "parsing", limit }, context);
      return { ...result, report: result.sources[0], requests: server.requests };
    }

    test("pages until there is enough, each paper once and in order", async () => {
      const { papers, report, requests } = await search((request) => ({ body: service.page(all, request) }), 230);
      assert.deepEqual(
        papers.map((paper) => paper.csl.title),
        all.slice(0, 230).map((paper) => paper.title),
      );
      assert.equal(report?.status, "ok");
      assert.equal(requests.length, 3);
    });

    test("stops at the end when there are fewer than wanted", async () => {
      const { papers } = await search((request) => ({ body: service.page(all.slice(0, 130), request) }), 500);
      assert.equal(papers.length, 130);
    });

    test("an empty result is no error", async () => {
      const { papers, report } = await search((request) => ({ body: service.page([], request) }));
      assert.deepEqual([papers.length, report?.status, report?.error], [0, "ok", null]);
    });

    test("a 404 in whatever form names the source and is not tried again", async () => {
      const { report, requests } = await search(() => service.notFound);
      assert.equal(report?.status, "failed");
      assert.equal(report?.error?.code, "not-found");
      assert.equal(requests.length, 1);
    });

    test("waits after a 429 and goes on", async () => {
      const { papers, report, requests } = await search((request) =>
        request.index === 0 ? service.tooMany : { body: service.page(all, request) },
      );
      assert.deepEqual([papers.length, report?.status, requests.length], [20, "ok", 2]);
    });

    test("gives up when every answer is a 429, and says so", async () => {
      const { report, requests } = await search(() => service.tooMany);
      assert.match(report?.error?.message ?? "", /429/);
      assert.equal(requests.length, 3);
    });

    test("a longer pause than anybody would wait for is an error at once", async () => {
      const { report, requests } = await search(() => ({ status: 429, headers: { "retry-after": "86400" } }));
      assert.deepEqual([report?.status, requests.length], ["failed", 1]);
    });

    for (const [kind, body] of [
      ["cut off", '{"meta": {"count": 3'],
      ["of another kind", '{"hello": ["world"], "data": 7, "message": 1}'],
      ["a page for people", "<!doctype html><p>maintenance</p>"],
      ["empty", ""],
    ] as const) {
      test(`an answer that is ${kind} is reported as unreadable`, async () => {
        const { report } = await search(() => ({ body }));
        assert.equal(report?.status, "failed");
        assert.match(report?.error?.message ?? "", /cannot be read/);
      });
    }

    test("a service that never answers is left after the time limit", async () => {
      const { report } = await search(() => ({ hang: true }), 20, { ...quick, timeoutMs: 40, attempts: 1 });
      assert.deepEqual([report?.status, report?.error?.code], ["failed", "timeout"]);
    });

    test("what came before a failure is kept, and asking again does not fetch it again", async () => {
      let broken = true;
      await using server = await startScholarServer((request) =>
        broken && request.index > 0 ? { status: 404 } : { body: service.page(all, request) },
      );
      const source = service.connect({ env: { [service.variable]: server.url }, limits: quick });
      const first = await searchSources([source], { query: "parsing", limit: 120 }, context);
      assert.deepEqual([first.papers.length, first.sources[0]?.status], [100, "partial"]);
      broken = false;
      const second = await searchSources([source], { query: "parsing", limit: 120 }, context);
      assert.deepEqual([second.papers.length, second.sources[0]?.status], [120, "ok"]);
      // Zotero is the user's own and changes under his hands: its first page is asked for again.
      assert.equal(server.requests.length, name === "zotero" ? 4 : 3);
    });

    test("an answer without end is cut off", async () => {
      const { report } = await search(() => ({ body: "x".repeat(5000) }), 20, { ...quick, maxBytes: 1000 });
      assert.equal(report?.error?.code, "too-large");
    });
  });
}

test("a source that fails is named, the rest go on, and one paper of two sources is one paper", async () => {
  const [paper] = fakePapers(1);
  assert.ok(paper);
  await using openalex = await startScholarServer(() => ({ body: openAlexAnswer([paper], null) }));
  await using crossref = await startScholarServer(() => ({
    body: crossrefAnswer([{ ...paper, abstract: "Words" }], null),
  }));
  await using arxiv = await startScholarServer(() => ({ status: 503 }));
  const env = { OPENALEX_BASE_URL: openalex.url, CROSSREF_BASE_URL: crossref.url, ARXIV_BASE_URL: arxiv.url };
  const sources = [openAlexSource, crossrefSource, arxivSource].map((connect) => connect({ env, limits: quick }));
  const result = await searchSources(sources, { query: "parsing", limit: 5 }, context);
  assert.deepEqual(
    result.sources.map(({ source, status }) => [source, status]),
    [
      ["openalex", "ok"],
      ["crossref", "ok"],
      ["arxiv", "failed"],
    ],
  );
  assert.equal(result.papers.length, 1);
  assert.equal(result.papers[0]?.csl.abstract, "Words");
  assert.deepEqual(result.papers[0]?.sources, ["openalex", "crossref"]);
});

test("keys travel where each service wants them", async () => {
  await using server = await startScholarServer((request) => ({
    body: request.url.pathname === "/works" ? openAlexAnswer([], null) : '{"total":0,"offset":0}',
  }));
  const env = {
    OPENALEX_BASE_URL: server.url,
    OPENALEX_API_KEY: "oa",
    SEMANTIC_SCHOLAR_BASE_URL: `${server.url}/graph/v1/`,
    SEMANTIC_SCHOLAR_API_KEY: "s2",
  };
  const sources = [openAlexSource({ env, limits: quick }), semanticScholarSource({ env, limits: quick })];
  await searchSources(sources, { query: "q", limit: 1 }, context);
  const [first, second] = server.requests;
  assert.equal(first?.url.searchParams.get("api_key"), "oa");
  assert.equal(second?.headers["x-api-key"], "s2");
  assert.equal(second?.url.pathname, "/graph/v1/paper/search");
});

const keyed = {
  openalex: { OPENALEX_API_KEY: "secret+key/0123" },
  "semantic-scholar": { SEMANTIC_SCHOLAR_API_KEY: "secret+key/0123" },
  zotero: { ZOTERO_API_KEY: "secret+key/0123", ZOTERO_USER_ID: "7" },
};

for (const [name, keys] of Object.entries(keyed)) {
  const { variable, connect, page } = services[name] ?? assert.fail();
  const search = (url: string) =>
    searchSources([connect({ env: { [variable]: url, ...keys }, limits: quick })], { query: "q", limit: 1 }, context);

  test(`the key of ${name} goes along within its address and to no other`, async () => {
    await using other = await startScholarServer((request) => ({ body: page(all, request) }));
    await using server = await startScholarServer((request) => {
      const { pathname, search: query } = request.url;
      if (request.index === 0) return { status: 302, headers: { location: `/moved${pathname}${query}` } };
      if (pathname.startsWith("/moved")) return { body: page(all, request) };
      return { status: 301, headers: { location: `${other.url}${pathname}${query}` } };
    });
    const within = await search(server.url);
    assert.deepEqual([within.sources[0]?.status, server.requests.length], ["ok", 2]);
    const away = await search(server.url);
    assert.equal(away.sources[0]?.error?.code, "address-refused");
    assert.match(away.sources[0]?.error?.message ?? "", new RegExp(other.url));
    assert.doesNotMatch(JSON.stringify(away), /secret/);
    assert.deepEqual([server.requests.length, other.requests.length], [3, 0]);
  });

  test(`a refusal of ${name} that repeats the key does not show it, nor does an address with a password`, async () => {
    await using server = await startScholarServer(({ url, headers }) => ({
      status: 403,
      body: `${url.search} ${url.searchParams.get("api_key")} ${headers["x-api-key"]} ${headers["zotero-api-key"]}`,
    }));
    const refused = await search(server.url);
    assert.match(refused.sources[0]?.error?.message ?? "", /403.*…/);
    assert.doesNotMatch(JSON.stringify(refused), /secret/);
    const named = await search(server.url.replace("//", "//reader:secret-word@"));
    assert.equal(named.sources[0]?.error?.code, "bad-config");
    assert.doesNotMatch(JSON.stringify(named), /secret/);
  });
}

test("an empty page in the middle of arXiv's answers is asked for again", async () => {
  await using server = await startScholarServer((request) => ({
    body: request.index === 1 ? arxivAnswer([], 100, 250) : (services.arxiv?.page(all, request) ?? ""),
  }));
  const source = arxivSource({ env: { ARXIV_BASE_URL: `${server.url}/api/query` }, limits: quick });
  const { papers } = await searchSources([source], { query: "parsing", limit: 150 }, context);
  assert.equal(papers.length, 150);
});

test("a document type in a feed is refused", async () => {
  await using server = await startScholarServer(() => ({ body: '<!DOCTYPE a [<!ENTITY x "y">]><feed/>' }));
  const source = arxivSource({ env: { ARXIV_BASE_URL: server.url }, limits: quick });
  const { sources } = await searchSources([source], { query: "parsing", limit: 1 }, context);
  assert.match(sources[0]?.error?.message ?? "", /DOCTYPE/);
});

test("a base URL that is none is a configuration error that names its variable", () => {
  assert.throws(() => arxivSource({ env: { ARXIV_BASE_URL: "nowhere" } }), /ARXIV_BASE_URL/);
});

test("stopping a search stops its requests", async () => {
  await using server = await startScholarServer(() => ({ hang: true }));
  const source = crossrefSource({ env: { CROSSREF_BASE_URL: server.url }, limits: { ...quick, timeoutMs: 60_000 } });
  const stop = AbortSignal.timeout(50);
  await assert.rejects(searchSources([source], { query: "q", limit: 1 }, { ...context, signal: stop }));
});

test("a source that cannot bound years brings none of others, and is asked on until there are enough", async () => {
  const years = [1990, 2019, 2021, 2005, 2022];
  const source: PaperSource = {
    name: "zotero",
    configured: true,
    async search({ cursor }) {
      const at = Number(cursor ?? 0);
      const papers = [testPaper(`Tides ${at}`, { year: years[at] ?? 0 })];
      return { papers, total: null, next: at + 1 < years.length ? String(at + 1) : null };
    },
  };
  const request = { query: "tides", limit: 2, yearFrom: 2020, yearTo: 2022 };
  const found = await searchSources([source], request, { signal: new AbortController().signal, language: "en" });
  assert.deepEqual(
    found.papers.map(({ csl }) => csl.title),
    ["Tides 2", "Tides 4"],
  );
});

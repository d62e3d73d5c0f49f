import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { recordingsOf } from "../../../test/fakes/scholar/recordings.ts";
import { startScholarServer } from "../../../test/fakes/scholar/server.ts";
import { arxivSource } from "./arxiv/index.ts";
import { parseArxivFeed } from "./arxiv/parse-feed.ts";
import { searchSources } from "./search-sources.ts";
import { semanticScholarSource } from "./semantic-scholar/index.ts";
import { s2CitationsSchema, s2PageSchema, s2PaperSchema, s2RecommendationsSchema } from "./semantic-scholar/schema.ts";

const arxiv = recordingsOf("arxiv_api");
const s2 = recordingsOf("semantic_scholar_api");
const skip = arxiv === null || s2 === null ? "set JIHWI_TEST_DATA to the folder that holds paper_api_fixtures" : false;
const context = { signal: new AbortController().signal, language: "en" } as const;

test("every recorded arXiv feed parses into papers with titles, years and ids", { skip }, async () => {
  for (const { body, file } of arxiv ?? []) {
    const feed = await parseArxivFeed(body);
    const entries = body.split("<entry>").length - 1;
    assert.equal(feed.papers.length, feed.error === null ? entries : 0, file);
    for (const paper of feed.papers) {
      assert.ok(paper.csl.title && paper.identifiers.arxiv && paper.csl.issued && paper.csl.author?.length, file);
    }
  }
});

test("every recorded answer about papers of Semantic Scholar fits its schema", { skip }, () => {
  let read = 0;
  for (const { url, status, body, file } of s2 ?? []) {
    if (status !== 200 || /\/author|\/datasets\/|\/authors$/.test(url.pathname)) continue;
    const value: unknown = JSON.parse(body);
    const schema = url.pathname.includes("/recommendations/")
      ? s2RecommendationsSchema
      : url.pathname.includes("/paper/batch")
        ? z.array(s2PaperSchema.nullable())
        : /\/(?:references|citations)$/.test(url.pathname)
          ? s2CitationsSchema
          : url.pathname.includes("/paper/search")
            ? s2PageSchema
            : s2PaperSchema;
    const parsed = schema.safeParse(value);
    assert.ok(parsed.success, `${file}: ${parsed.error?.message}`);
    read += 1;
  }
  assert.ok(read > 20);
});

test("recorded answers come through the whole connector, errors as errors", { skip }, async () => {
  for (const [recordings, variable, connect] of [
    [arxiv, "ARXIV_BASE_URL", arxivSource],
    [s2, "SEMANTIC_SCHOLAR_BASE_URL", semanticScholarSource],
  ] as const) {
    for (const { url, status, body, file } of recordings ?? []) {
      if (!/\/api\/query|\/paper\/search$|\/paper\/0$/.test(url.pathname)) continue;
      await using server = await startScholarServer(() => ({ status, body }));
      const source = connect({
        env: { [variable]: server.url },
        limits: { minIntervalMs: 0, backoffMs: 1, timeoutMs: 60_000 },
      });
      const { sources } = await searchSources([source], { query: "testing", limit: 5 }, context);
      assert.equal(sources[0]?.status, status === 200 ? "ok" : "failed", file);
    }
  }
});

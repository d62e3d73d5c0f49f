import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { isSwitchedOn } from "./environment.ts";
import { withRest } from "./resting-source.ts";
import type { PaperSource } from "./source.ts";

const request = { query: "x", limit: 1, cursor: null };
const { signal } = new AbortController();

test("a source that could not be reached is left alone for a while, then asked again", async () => {
  let asked = 0;
  let time = 0;
  const source: PaperSource = {
    name: "arxiv",
    configured: true,
    async search() {
      asked += 1;
      const cause = Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
      throw new JihwiError("tool-failed", { message: { ko: "닿지 못함", en: "unreachable" }, cause });
    },
  };
  const resting = withRest(source, () => time);
  for (let at = 0; at < 3; at += 1) await assert.rejects(resting.search(request, signal), /unreachable/);
  assert.equal(asked, 1);
  time = 6 * 60_000;
  await assert.rejects(resting.search(request, signal));
  assert.equal(asked, 2);
});

test("seed 11.17: public sources are on, unless a list leaves them out; an address switches one on", () => {
  const env = { JIHWI_PAPER_SOURCES: "library", SEMANTIC_SCHOLAR_BASE_URL: "http://127.0.0.1:1" };
  assert.equal(isSwitchedOn({}, "arxiv"), true);
  assert.equal(isSwitchedOn(env, "arxiv"), false);
  assert.equal(isSwitchedOn({ JIHWI_PAPER_SOURCES: "library, arxiv" }, "arxiv"), true);
  assert.equal(isSwitchedOn(env, "semantic-scholar"), true);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { relatedOfSources } from "./related-of-sources.ts";
import { withRest } from "./resting-source.ts";
import type { PaperSource } from "./source.ts";

const paper = testPaper("Seed");
const noPage = async () => ({ papers: [], total: null, next: null });
const context = { signal: new AbortController().signal, language: "en" } as const;

test("a source that hangs is given up and named, and what the others know is kept", async () => {
  const hanging: PaperSource = {
    name: "openalex",
    configured: true,
    search: noPage,
    related: () => new Promise(() => {}),
  };
  const quick: PaperSource = { ...hanging, name: "semantic-scholar", related: async () => [testPaper("Near")] };
  // Keeps the process alive: the timer of a signal does not.
  const alive = setInterval(() => {}, 1_000);
  const asked = await relatedOfSources([hanging, quick], { paper, limit: 5, timeoutMs: 20 }, context);
  clearInterval(alive);
  assert.deepEqual(
    asked.map(({ report, papers }) => [report.source, report.status, report.error?.code ?? null, papers.length]),
    [
      ["openalex", "failed", "timeout", 0],
      ["semantic-scholar", "ok", null, 1],
    ],
  );
});

test("a source that could not be reached rests for its relations as for its search", async () => {
  let asked = 0;
  const source = withRest({
    name: "openalex",
    configured: true,
    search: noPage,
    async related() {
      asked += 1;
      const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
      throw new JihwiError("tool-failed", { message: { ko: "닿지 못함", en: "unreachable" }, cause });
    },
  });
  for (let at = 0; at < 3; at += 1) await relatedOfSources([source], { paper, limit: 5 }, context);
  assert.equal(asked, 1);
  await assert.rejects(source.search({ query: "x", limit: 1, cursor: null }, context.signal), /unreachable/);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { topicsOfMap } from "./topics-of-map.ts";

const cluster = (...terms: string[]) => ({ id: terms.join(), label: terms.join(", "), terms, paperIds: [] });

test("topics are pairs of words, one of each group, and no single word or title", () => {
  const clusters = [
    cluster("resource", "project"),
    cluster("nmt", "machine translation", "language pair"),
    { ...cluster(), label: "A Systematic Comparison of Large Language Models" },
    cluster("machine translation"),
    cluster("word embedding"),
    cluster("형태소 분석기"),
    cluster("sarcasm detection"),
  ];
  assert.deepEqual(topicsOfMap({ clusters }, 3), ["machine translation", "word embedding", "형태소 분석기"]);
  assert.deepEqual(topicsOfMap({ clusters: [cluster("language")] }, 3), []);
});

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { evaluateClusters, scoreClusters } from "../../../test/beds/papers/evaluate-clusters.ts";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createPaper } from "../paper/create-paper.ts";
import { clusterPapers } from "./cluster-papers.ts";
import { labelClusters } from "./label-clusters.ts";
import { createRandom } from "./random.ts";

const topics = {
  parsing: "grammar syntax treebank dependency constituent transition projective derivation".split(" "),
  translation: "translation bilingual bleu decoder alignment source target parallel".split(" "),
  한국어: "형태소 조사 어미 띄어쓰기 품사 교착어 어절 받침".split(" "),
};

/** Papers made of words of one topic each, with a few words that all share. */
function invented(perTopic: number) {
  const random = createRandom(11);
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  return Object.entries(topics).flatMap(([topic, words]) =>
    Array.from({ length: perTopic }, (_, at) => ({
      topic,
      paper: createPaper({
        source: "library",
        csl: {
          type: "article",
          title: `${pick(words)} ${pick(words)} ${topic}-${at}`,
          abstract: Array.from({ length: 30 }, () =>
            random() < 0.3 ? pick(["corpus", "data", "언어", "speech"]) : pick(words),
          ).join(" "),
          issued: { "date-parts": [[2000 + at]] },
        },
      }),
    })),
  );
}

test("a group is called by words of its titles, and not by what any abstract says", () => {
  const says = "We found that it takes generating at https://github.com/a/b, which others found too.";
  const group = (titles: readonly string[], abstract: string) => titles.map((title) => testPaper(title, { abstract }));
  const [mail] = labelClusters([
    group(["Exploring email threads", "Towards shorter email threads"], says),
    group(["Legal wills", "Wills and courts"], "Courts read wills."),
  ]);
  assert.equal(mail?.label, "email thread");
});

test("papers on three topics, one of them Korean, fall into three clusters named by their words", () => {
  const labelled = invented(30);
  const scores = evaluateClusters(labelled);
  assert.equal(scores.k, 3);
  assert.ok(scores.nmi > 0.95, `nmi ${scores.nmi}`);
  const { clusters } = clusterPapers(labelled.map(({ paper }) => paper));
  for (const { label } of clusters) {
    assert.ok(
      Object.values(topics).some((words) => words.includes(label.split(/[ ,]/)[0] ?? "")),
      label,
    );
  }
});

test("the same papers and seed give the same map", () => {
  const papers = invented(12).map(({ paper }) => paper);
  assert.deepEqual(clusterPapers(papers, { seed: 5 }), clusterPapers(papers, { seed: 5 }));
});

test("every paper has its place on the map, and every cluster its papers", () => {
  const papers = invented(12).map(({ paper }) => paper);
  const { clusters, points } = clusterPapers(papers);
  assert.deepEqual(new Set(points.map(({ paperId }) => paperId)), new Set(papers.map(({ id }) => id)));
  assert.equal(clusters.flatMap(({ paperIds }) => paperIds).length, papers.length);
  for (const { x, y } of points) assert.ok(Math.abs(x) <= 1 && Math.abs(y) <= 1);
});

test("the user may say how many clusters", () => {
  assert.equal(
    clusterPapers(
      invented(20).map(({ paper }) => paper),
      { k: 5 },
    ).clusters.length,
    5,
  );
});

test("no paper, one paper, and papers that share no word are no trouble", () => {
  const titled = (title: string) => createPaper({ source: "library", csl: { type: "article", title } });
  assert.deepEqual(clusterPapers([]), { clusters: [], points: [] });
  assert.equal(clusterPapers([titled("one")]).clusters.length, 1);
  const { clusters } = clusterPapers([titled("alpha"), titled("beta"), titled("gamma")]);
  assert.deepEqual(
    clusters.map(({ label, paperIds }) => [label, paperIds.length]),
    [["기타", 3]],
  );
});

test("particles and plurals do not make two words of one", () => {
  const titled = (title: string) => createPaper({ source: "library", csl: { type: "article", title } });
  const papers = ["형태소의 경계", "형태소는 어디에", "트리뱅크를 만들기", "트리뱅크로 배우기"].map(titled);
  assert.equal(clusterPapers(papers, { k: 2 }).clusters.length, 2);
  assert.deepEqual(
    new Set(clusterPapers(papers, { k: 2 }).clusters.flatMap(({ terms }) => terms)),
    new Set(["형태소", "트리뱅크"]),
  );
});

test("agreement is 1 for the same groups under other names and about 0 for chance", () => {
  assert.deepEqual(scoreClusters([1, 1, 2, 2], ["b", "b", "a", "a"]), { nmi: 1, ari: 1, purity: 1 });
  assert.ok(Math.abs(scoreClusters([1, 2, 1, 2], ["a", "a", "b", "b"]).nmi) < 1e-9);
  // A worked example: NMI with the arithmetic mean, ARI and purity computed by hand.
  const { nmi, ari, purity } = scoreClusters([1, 1, 1, 2, 2, 2], ["a", "a", "b", "a", "b", "b"]);
  assert.ok(
    Math.abs(nmi - 0.0817) < 1e-3 && Math.abs(ari - -0.1111) < 1e-3 && Math.abs(purity - 2 / 3) < 1e-9,
    `${nmi} ${ari}`,
  );
});

const file = join(process.env.JIHWI_TEST_DATA ?? "", "acl_anthology", "topics_by_workshop.jsonl");
const skip =
  process.env.JIHWI_TEST_DATA === undefined || !existsSync(file)
    ? "set JIHWI_TEST_DATA to the folder that holds acl_anthology"
    : false;

test("workshop papers fall into clusters that agree with their workshops", { skip }, () => {
  const schema = z.object({ title: z.string(), abstract: z.string(), topic: z.string() });
  const labelled = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => schema.parse(JSON.parse(line)))
    .map(({ topic, title, abstract }) => ({
      topic,
      paper: createPaper({ source: "library", csl: { type: "article", title, abstract } }),
    }));
  const { nmi } = evaluateClusters(labelled);
  assert.ok(nmi >= 0.45, `nmi ${nmi}`);
});

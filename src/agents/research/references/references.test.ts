import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../papers/testing/papers.ts";
import { createReferenceFilter } from "./reference-filter.ts";

const papers = [
  testPaper("BERT: Pre-training of Deep Bidirectional Transformers", {
    year: 2019,
    authors: ["Jacob Devlin", "Ming-Wei Chang"],
    identifiers: { doi: "10.18653/v1/n19-1423", arxiv: "1810.04805" },
  }),
  testPaper("한국어 형태소 분석", { year: 2020, authors: ["김철수", "이영희"] }),
];

function filtered(text: string, size = text.length): { text: string; struck: string[] } {
  const filter = createReferenceFilter(papers, "en");
  let out = "";
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  out += filter.flush();
  return { text: out, struck: filter.struck().map((one) => one.text) };
}

test("references to papers that tools returned stay as they are, however they are written", () => {
  for (const text of [
    "Devlin et al. (2019) train it. Others follow [1].",
    "It was shown (Devlin and Chang, 2019), and BERT (2019) is used.",
    "See https://doi.org/10.18653/v1/N19-1423 and arXiv:1810.04805v2.",
    "김철수 외(2020)는 그렇게 보았고, 김철수·이영희(2020)도 같다.",
    'The paper "BERT: Pre-training of Deep Bidirectional Transformers" (2019) says so.',
    "In 2019, three models appeared. ACL 2020 was online. The score rose to 0.91 (p < 0.05).",
    "- Devlin et al. (2019): pre-training\n- 2018년 이후의 흐름",
  ]) {
    assert.deepEqual(filtered(text), { text, struck: [] });
  }
});

test("invented references are taken out and reported, in both languages", () => {
  for (const [text, gone] of [
    ["As Smith et al. (2021) show, it works.", "Smith et al. (2021)"],
    ["It works (Jones & Brown, 2018).", "Jones & Brown, 2018"],
    ["Devlin et al. (2022) go on.", "Devlin et al. (2022)"],
    ["See doi 10.9999/fake.2021.1 now.", "10.9999/fake.2021.1"],
    ["See arXiv:2399.12345 now.", "arXiv:2399.12345"],
    ["Read https://example.org/fake-paper today.", "https://example.org/fake-paper"],
    ["홍길동 외(2021)에 따르면 그렇다.", "홍길동 외(2021)"],
    ["그렇다(박민수, 2017).", "박민수, 2017"],
    ['In "Quantum Bananas for Everyone" (2021) it is shown.', "Quantum Bananas"],
    ["논문 「없는 것에 대한 연구」에서 보였다.", "없는 것에 대한 연구"],
  ] as const) {
    const { text: out, struck } = filtered(text);
    assert.ok(!out.includes(gone), out);
    assert.ok(
      struck.some((one) => one.includes(gone)),
      text,
    );
  }
});

test("an invented entry of a bibliography goes with its title", () => {
  const { text } = filtered(
    "References:\n1. Smith, J. (2021). A Wholly Invented Title. Journal of Nothing.\n2. Devlin et al. (2019)\n",
  );
  assert.ok(!text.includes("Invented"));
  assert.ok(text.includes("Devlin et al. (2019)"));
});

test("however the text is cut into deltas, the reader never sees an invented reference", () => {
  const text =
    "First of all, it is so. As Smith et al. (2021) show, yes. And 홍길동 외(2021)도.\n- Jones (2011), Fake Title\nDevlin et al. (2019) stay.";
  const whole = filtered(text);
  for (const size of [1, 2, 3, 7, 19]) {
    const { text: out, struck } = filtered(text, size);
    assert.equal(out, whole.text);
    assert.deepEqual(struck, whole.struck);
  }
});

test("sentences reach the reader as they end, not at the end of all", () => {
  const filter = createReferenceFilter(papers, "en");
  assert.equal(filter.push("One sentence is done. Another is"), "One sentence is done. ");
});

test("a hostile text is read in linear time", () => {
  const { text } = filtered(`${"(A".repeat(20_000)} ${"Kim, J. ".repeat(5_000)}`);
  assert.ok(text.length > 0);
});

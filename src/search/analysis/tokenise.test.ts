import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { queryTerms } from "../ranking/lexical-ranking.ts";
import { loadMorphemes, noMorphemes } from "./morphemes.ts";
import { createTokenise, loadTokenise } from "./tokenise.ts";

const tokenise = await loadTokenise();
const terms = (text: string) => new Set(tokenise(text).map(({ term }) => term));
const shared = (a: string, b: string) => [...terms(a)].filter((term) => terms(b).has(term));

describe("tokens", () => {
  it("of a word with a particle hold the bare word", () => {
    assert.ok(terms("계약기간은").has("m계약"));
    assert.ok(terms("계약기간은").has("m기간"));
    assert.ok(shared("계약기간은", "계약 기간").length >= 4);
  });

  it("of a compound are those of its parts, with and without a space", () => {
    assert.deepEqual(shared("손해 배상", "손해배상").sort(), ["b배상", "b손해", "m배상", "m손해"]);
  });

  it("keep numbers with their units apart from other numbers", () => {
    assert.ok(shared("제5조", "제5조의 규정").includes("b5조"));
    assert.ok(!shared("제5조", "제15조").includes("b5조"));
    assert.ok(shared("3개월", "3개월간").includes("b3개"));
    assert.ok(terms("5,000만원").has("w5000"));
    assert.ok(shared("5,000만원", "5000만원을").includes("b5000만"));
  });

  it("of a figure are its own, whatever sign of a footnote is raised behind it", () => {
    assert.ok(terms("매출 37,085³").has("w37085"));
    assert.ok(!terms("매출 37,085³").has("w370853"));
    assert.ok(shared("면적 84m²", "84m2").length > 0);
  });

  it("read a legal reference that a PDF has spaced", () => {
    assert.deepEqual(terms("제 5 조"), terms("제5조"));
  });

  it("read hanja in parentheses beside the word they explain", () => {
    const found = terms("계약(契約)의 해지");
    for (const term of ["m계약", "b契約", "m해지"]) assert.ok(found.has(term), term);
  });

  it("of composed, decomposed, full-width and upper-case text are the same", () => {
    assert.deepEqual(terms("계약 ABC 12".normalize("NFD")), terms("계약 abc 12"));
    assert.deepEqual(terms("ＡＢＣ １２"), terms("abc 12"));
  });

  it("of mixed Korean and English words hold both", () => {
    assert.ok(terms("GPT가").has("wgpt"));
    assert.ok(terms("e커머스").has("m커머스"));
    assert.ok(terms("B2B").has("wb2b"));
    assert.ok(shared("covid19", "COVID-19").length === 2);
  });

  it("of English words are stems without possessive and accents", () => {
    assert.deepEqual(shared("licences", "licence's"), ["wlicenc"]);
    assert.deepEqual(terms("café"), terms("cafe"));
  });

  it("of a single syllable is the syllable", () => {
    assert.ok(terms("갑과 을").has("b을"));
    assert.ok(shared("배", "배를").includes("m배"));
  });

  it("come without the analyser too, as pairs of syllables", () => {
    const pairs = createTokenise(noMorphemes)("계약기간은");
    assert.deepEqual(
      pairs.map(({ term }) => term),
      ["b계약", "b약기", "b기간", "b간은"],
    );
  });

  it("of a run without spaces as long as a page come in reasonable work", () => {
    assert.ok(tokenise("가나다라마바사아".repeat(1000)).length > 8000);
  });
});

describe("a query's terms", () => {
  it("count a question word for less than what is asked about", () => {
    const weights = queryTerms("계약을 해지한 사람은 누구인가?", tokenise);
    assert.equal(weights.get("m계약"), 1);
    assert.ok((weights.get("m누구") ?? 1) < 0.5);
    assert.ok((weights.get("b구인") ?? 1) < 0.5);
  });

  it("count a particle for less than the word it follows", () => {
    const weights = queryTerms("노아는", tokenise);
    assert.equal(weights.get("b노아"), 1);
    assert.ok((weights.get("b아는") ?? 1) < 0.5);
  });

  it("take words that only look like a question for what they are", () => {
    assert.equal(queryTerms("왜곡", tokenise).get("b왜곡"), 1);
    assert.equal(queryTerms("누가복음", tokenise).get("m복음"), 1);
  });

  it("are bounded however long the query is", () => {
    const long = Array.from({ length: 5000 }, (_, at) => `word${at}`).join(" ");
    assert.ok(queryTerms(long, tokenise).size <= 400);
  });
});

it("a letter that is held down is no language, and takes no longer than a long word", async () => {
  const { of, ofSentence } = await loadMorphemes();
  const held = "가".repeat(3_000);
  assert.ok((of(held)?.length ?? 0) <= 200, "only a word's worth of it is analysed");
  assert.ok((ofSentence(held)?.length ?? 0) <= 100);
  assert.ok(
    tokenise(held).some(({ term }) => term === "b가가"),
    "the rest is found by its pairs",
  );
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readInPieces } from "#language";
import { conceptExamples, conceptsOf } from "./concepts-of.ts";
import { conceptsOfPassage, formalTerms } from "./formal-terms.ts";
import { learnNearestExamples } from "./nearest-examples.ts";
import { contradictsQualifier } from "./qualifiers.ts";
import { conceptTermsOf } from "./terms-of.ts";
import { allConcepts, conceptQuestions } from "./vocabulary.ts";

describe("concepts", () => {
  it("are at least 250, each with formal and everyday words, each once", () => {
    const ids = allConcepts().map(({ id }) => id);
    assert.ok(ids.length >= 250);
    assert.equal(new Set(ids).size, ids.length);
    const unknown = conceptQuestions().flatMap(({ concepts }) => concepts.filter((id) => !ids.includes(id)));
    assert.deepEqual(unknown, []);
  });

  const questions: readonly [question: string, concept: string][] = [
    ["회사 관두려면 며칠 전에 얘기해야 되나요", "resignation"],
    ["월세 밀리면 어떻게 돼?", "late-payment"],
    ["강아지 키워도 되나요", "pets"],
    ["can I get my money back if I quit early", "refund"],
  ];
  for (const [question, concept] of questions)
    it(`“${question}” is about ${concept}`, () =>
      assert.ok(
        conceptsOf(question)
          .slice(0, 3)
          .some(({ id }) => id === concept),
      ));

  it("give an everyday question the words of formal texts", () => {
    const terms = formalTerms(conceptsOf("월세 밀리면 어떻게 돼?"));
    for (const term of conceptTermsOf("연체")) assert.ok((terms.get(term) ?? 0) > 0, term);
  });

  it("stand in a passage by its formal phrases, most in its title", () => {
    const [first] = conceptsOfPassage({ title: "비밀유지", text: "을은 비밀정보를 제3자에게 누설하지 아니한다." });
    assert.equal(first?.id, "confidentiality");
  });

  it("are found for questions of a batch that was left out", () => {
    const batches = new Map<string, { right: number; asked: number }>();
    for (const left of new Set(conceptQuestions().map(({ batch }) => batch))) {
      const learned = readInPieces(() => learnNearestExamples(conceptExamples(left))).now();
      const asked = conceptQuestions().filter(({ batch }, at) => batch === left && at % 7 === 0);
      const right = asked.filter(({ question, concepts }) =>
        learned
          .sharesOf(question)
          .slice(0, 5)
          .some(({ id }) => concepts.includes(id)),
      ).length;
      batches.set(left, { right, asked: asked.length });
    }
    for (const [batch, { right, asked }] of batches)
      assert.ok(right / asked >= 0.3, `batch ${batch}: ${right} of ${asked}`);
  });
});

describe("a qualifier", () => {
  const cases: readonly [question: string, passage: string, contradicts: boolean][] = [
    ["해외출장 숙박비 한도는?", "국내 출장의 숙박비는 1박에 8만원으로 한다.", true],
    ["해외출장 숙박비 한도는?", "해외 출장의 숙박비는 1박에 20만원으로 한다.", false],
    ["해외출장 숙박비 한도는?", "국내와 해외 출장의 숙박비는 실비로 한다.", false],
    ["출장 숙박비 한도는?", "국내 출장의 숙박비는 1박에 8만원으로 한다.", false],
    ["수습 때 월급은?", "정규직의 임금은 300만원으로 한다.", true],
    ["주말에도 열어요?", "평일은 09시부터 18시까지 연다.", true],
  ];
  for (const [question, passage, contradicts] of cases)
    it(`“${question}” and “${passage}” ${contradicts ? "contradict" : "agree"}`, () =>
      assert.equal(contradictsQualifier(question, passage), contradicts));
});

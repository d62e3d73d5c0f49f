import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loadAskedWords, loadTokenise } from "#search";
import { createWordCover } from "./word-cover.ts";

const [askedWords, tokenise] = [await loadAskedWords(), await loadTokenise()];
const termsOf = (text: string) => {
  const terms = new Set(tokenise(text).map(({ term }) => term));
  return { content: terms, all: terms };
};
const statements = [
  "차임은 매월 5일까지 지급한다.",
  "공지는 우편으로 보낸다.",
  "반려동물은 기를 수 없다.",
  "주차장은 한 대만 쓴다.",
];
const coverOf = (question: string) =>
  createWordCover(question, askedWords(question), { statements, above: ["임대차 안내"], termsOf });

describe("the words of a question in a text", () => {
  it("are held by their letters or by another word for them", () => {
    const cover = coverOf("월세는 언제 내요?");
    assert.equal(cover.coverOf("월세는 5일에 낸다.").literal, 1);
    assert.ok(cover.coverOf(statements[0] ?? "").meant > 0);
    assert.deepEqual(
      cover.coverOf(statements[3] ?? "").missing.map(({ text }) => text),
      cover.words.map(({ text }) => text),
    );
  });

  it("that stand nowhere are told, and whether a text that answers should hold them", () => {
    const [rent] = coverOf("월세는 언제 내요?").words;
    assert.ok(rent?.isMeant && !rent.isLiteral);
    const [charger] = coverOf("충전기가 있나요?").words;
    assert.ok(charger !== undefined && !charger.isMeant && !charger.isLiteral && charger.matter > 0.5);
    const [grandmother] = coverOf("할머니가 가셔도 되나요?").words;
    assert.equal(grandmother?.matter, 0);
  });
});

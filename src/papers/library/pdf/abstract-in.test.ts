import assert from "node:assert/strict";
import { test } from "node:test";
import { abstractIn } from "./abstract-in.ts";

const korean = "이 연구는 서론이 긴 한국어 논문을 사람이 어떻게 읽는지 살펴본다.\n주제어를 먼저 보는 이가 많았다. "
  .repeat(4)
  .trim();
const english = "We study how people read long papers, and what they look at first. ".repeat(3).trim();
const oneLine = (text: string) => text.replace(/\s+/g, " ");

test("an abstract ends before the keywords or the introduction, in Korean and English", () => {
  for (const [abstract, heading, after] of [
    [korean, "요약", "주제어: 읽기, 논문"],
    [korean, "초 록", "1. 서론"],
    [korean, "요약", "Ⅰ. 서  론"],
    [korean, "요약", "핵심어 읽기"],
    [korean, "요약", "키워드: 읽기"],
    [korean, "요약", "주제어(Keywords) 읽기, 논문 구조, 검색"],
    [english, "Abstract", "Keywords: reading"],
    [english, "Abstract", "Keywords Reading · Long papers · Search"],
    [english, "Abstract", "Index Terms—reading"],
    [english, "Abstract", "INTRODUCTION"],
    [english, "ABSTRACT", "1 Introduction"],
    [english, "Abstract", "1\nIntroduction"],
  ] as const)
    assert.equal(abstractIn(`제목\n${heading}\n${abstract}\n${after}\n본문이 이어진다.`), oneLine(abstract), after);
});

test("a line of an abstract that begins with such a word does not end it", () => {
  for (const line of [
    "먼저 문서에서\n키워드 후보를 추출하고, 순위를 매겼으며\n그 결과를 견주었다.",
    "이로써\n핵심어 추출의 재현율, 정밀도가\n높아졌다.",
    "문제를 먼저 본다.\n키워드 추출은 정보 검색, 요약에서\n중요하다.",
    "사람들은 대개\n서론 부분을 먼저 읽었다.",
    "We then rank\nkeywords, phrases and\nnames. A\nkeyword-based search follows the\nintroduction of a new index.",
    "They look at many things.\nKeywords are seen first, titles next.",
  ]) {
    const abstract = `${line} ${/[가-힣]/.test(line) ? korean : english}`;
    for (const after of ["주제어: 읽기, 논문", "1. 서론", "Keywords: reading", "Introduction"])
      assert.equal(abstractIn(`제목\n요약\n${abstract}\n${after}\n본문이 이어진다.`), oneLine(abstract), line);
  }
});

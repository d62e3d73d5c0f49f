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
    [english, "Abstract", "Keywords: reading"],
    [english, "ABSTRACT", "1 Introduction"],
  ] as const)
    assert.equal(abstractIn(`제목\n${heading}\n${abstract}\n${after}\n본문이 이어진다.`), oneLine(abstract), after);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { phrasePattern } from "./phrase-pattern.ts";

const pattern = phrasePattern(`
  lack of
  challeng*
  state-of-the-art
  부족
  #%
`);

test("a Latin phrase stands as whole words, a star is the rest of a word", () => {
  for (const text of ["A lack of data.", "It is CHALLENGING", "a state-of-the-art model"]) assert.match(text, pattern);
  for (const text of ["slack off", "unchallenged", "state of the art"]) assert.doesNotMatch(text, pattern);
});

test("a Korean phrase may stand inside a word, a hash is a digit", () => {
  assert.match("자료가 부족하다", pattern);
  assert.match("35% 올랐다", pattern);
  assert.doesNotMatch("몇 % 올랐다", pattern);
});

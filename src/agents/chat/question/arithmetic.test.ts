import assert from "node:assert/strict";
import { it } from "node:test";
import { findArithmetic } from "./arithmetic.ts";

const cases: readonly (readonly [text: string, value: number | null])[] = [
  ["1+1", 2],
  ["1 + 1은?", 2],
  ["3 곱하기 4는 얼마야?", 12],
  ["1,000 × 3", 3000],
  ["what is 12 / 5?", 2.4],
  ["(2+3)*4=?", 20],
  ["2^10", 1024],
  ["0.1+0.2", 0.3],
  ["-3 - -5", 2],
  ["이천 더하기 삼천은?", 5000],
  ["삼만오천이백십일 빼기 일", 35210],
  ["what is 15% of 80?", 12],
  ["80의 15%는?", 12],
  ["루트 144가 뭐야?", 12],
  ["12의 제곱은?", 144],
  ["이 일은 천천히", null],
  ["만약 비가 오면?", null],
  ["100 나누기 0", null],
  ["3.13 새 기능", null],
  ["제3조 1항", null],
  ["2026-11-16", null],
  ["010-1234-5678", null],
  ["1", null],
  ["((((((", null],
];

for (const [text, value] of cases) {
  it(`${text} → ${value ?? "no arithmetic"}`, () => assert.equal(findArithmetic(text)?.value ?? null, value));
}

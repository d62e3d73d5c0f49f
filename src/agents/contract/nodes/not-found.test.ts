import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "#contracts";
import { initialState } from "../state.ts";
import { notFoundText } from "./not-found.ts";

it("what was not found is called a rate where a rate was asked for, and a payment only where one was named", () => {
  const pages = [{ page: 1, text: "제1조(목적) 이 계약은 물품의 공급을 정한다." }];
  const contract = readContract({ documentId: "1", name: "supply", pages });
  const told = (question: string) =>
    notFoundText({ ...initialState, message: question, question, maxRounds: 1, previous: null }, contract, "ko");
  assert.match(told("보증금 얼마야?"), /“보증금”의 금액을 정한 곳/);
  assert.match(told("지연손해금은 몇 퍼센트야?"), /“지연손해금”의 비율을 정한 곳/);
  assert.doesNotMatch(told("지금 얼마야?"), /금액을 정한/);
});

import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { definitionsOf, findDefinitions } from "./find-definitions.ts";

const contract = readContract({
  documentId: "d",
  name: "a.txt",
  pages: [
    {
      page: 1,
      text: "계약서\n한빛(이하 “갑”이라 한다)과 나래(이하 ‘을’이라 칭한다)가 계약한다.\n제1조(정의) 뜻은 다음과 같다.\n1. “데이터”란 자료를 말한다.\n2. “대상데이터”는 별지의 것을 말한다.\n제2조(의무) 갑은 “성실”하게 한다.",
    },
  ],
});

it("finds terms that are defined, and not words that are only quoted", () => {
  assert.deepEqual(
    findDefinitions(contract).map(({ term, label }) => [term, label]),
    [
      ["갑", "전문"],
      ["을", "전문"],
      ["데이터", "제1조 제1호"],
      ["대상데이터", "제1조 제2호"],
    ],
  );
});

it("prefers the very term to longer ones that hold it", () => {
  assert.deepEqual(
    definitionsOf(contract, "데이터").map(({ term }) => term),
    ["데이터"],
  );
  assert.deepEqual(
    definitionsOf(contract, "대상").map(({ term }) => term),
    ["대상데이터"],
  );
  assert.deepEqual(definitionsOf(contract, "없는말"), []);
});

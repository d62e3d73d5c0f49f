import assert from "node:assert/strict";
import { test } from "node:test";
import { readContract } from "#contracts";
import { sampleContract } from "../../../../test/beds/contract/ask.ts";
import { unitEvidence } from "../evidence.ts";
import { contractGround } from "./ground.ts";

const contract = readContract({ documentId: "d", name: "c.txt", pages: [{ page: 1, text: sampleContract }] });
const read = contract.units.filter(({ label }) => label === "제3조").map((unit) => unitEvidence(contract, unit));

test("an answer that cites what was read stands on the evidence that it was grounded by on its way", () => {
  const ground = contractGround(contract, read, "대금은 언제 줘?");
  assert.equal(ground.of("다음 달 10일까지 지급합니다 [제3조]."), ground.read);
  assert.equal(ground.of("다음 달 10일까지 지급합니다 [제3조 제1항]."), ground.read);
});

test("what an answer cites besides is read for it", () => {
  const ground = contractGround(contract, read, "대금은 언제 줘?");
  const labels = ground.of("위약금은 10,000,000원입니다 [제5조].").units.map(({ label }) => label);
  assert.ok(labels.includes("제5조") && !ground.read.byLabel.has("제5조"));
});

import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { compareContracts } from "./compare-contracts.ts";

const read = (text: string) => readContract({ documentId: text, name: "a.txt", pages: [{ page: 1, text }] });

/** A standard of three articles, and a contract with one more before the second of them. */
const moved: readonly (readonly [kind: string, standard: string, contract: string])[] = [
  [
    "2. Title",
    "1. Goods. He takes chairs.\n2. Insurance. He insures all goods.\n3. Court. Seoul decides.",
    "1. Goods. He takes chairs.\n2. Time. It takes a week.\n3. Insurance. He insures all goods.\n4. Court. Seoul decides.",
  ],
  [
    "Section 2",
    "Section 1. Goods. He takes chairs.\nSection 2. Insurance. He insures all.\nSection 3. Court. Seoul decides.",
    "Section 1. Goods. He takes chairs.\nSection 2. Time. It takes a week.\nSection 3. Insurance. He insures all.\nSection 4. Court. Seoul decides.",
  ],
  [
    "ARTICLE II",
    "ARTICLE I GOODS\nHe takes chairs.\nARTICLE II INSURANCE\nHe insures all.\nARTICLE III COURT\nSeoul decides.",
    "ARTICLE I GOODS\nHe takes chairs.\nARTICLE II TIME\nA week.\nARTICLE III INSURANCE\nHe insures all.\nARTICLE IV COURT\nSeoul decides.",
  ],
  [
    "points that repeat the number",
    "1. Goods. He takes chairs.\n2. Insurance\n2.1 He insures all.\n2.2 He pays.\n3. Court. Seoul decides.",
    "1. Goods. He takes chairs.\n2. Time. It takes a week.\n3. Insurance\n3.1 He insures all.\n3.2 He pays.\n4. Court. Seoul decides.",
  ],
  [
    "numbers without 조",
    "1. 목적\n짐을 나른다.\n2. 보험\n운송인은 보험에 든다.\n3. 관할\n서울 법원이다.",
    "1. 목적\n짐을 나른다.\n2. 기한\n이레 안에 나른다.\n3. 보험\n운송인은 보험에 든다.\n4. 관할\n서울 법원이다.",
  ],
  [
    "第2條",
    "第1條(목적)\n짐을 나른다.\n第2條(보험)\n운송인은 보험에 든다.\n第3條(관할)\n서울 법원이다.",
    "第1條(목적)\n짐을 나른다.\n第2條(기한)\n이레 안에 나른다.\n第3條(보험)\n운송인은 보험에 든다.\n第4條(관할)\n서울 법원이다.",
  ],
];
for (const [kind, standard, contract] of moved)
  it(`an article that only moved is the same: ${kind}`, async () => {
    const { counts } = await compareContracts(read(contract), read(standard));
    assert.deepEqual(counts, { same: 3, changed: 0, missing: 0, added: 1 });
  });

it("a number of the text is no number of the article", async () => {
  const of = (price: string) =>
    read(`1. Goods. He takes chairs.\n2. Price. It is ${price} won.\n3. Court. Seoul decides.`);
  const { counts } = await compareContracts(of("2.5"), of("3.5"));
  assert.deepEqual(counts, { same: 2, changed: 1, missing: 0, added: 0 });
});

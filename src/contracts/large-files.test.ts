import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "./contract.ts";
import { listFacts } from "./facts/list-facts.ts";
import { labelsInText } from "./labels-in-text.ts";
import { searchContract } from "./search/find-units.ts";

const contractOf = (text: string) => readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });

it("a file of 30,000 headings is read, searched and looked up in time that grows with it", () => {
  const before = process.cpuUsage();
  const contract = contractOf("제1장 갯벌\n제1조(가) 나.\n".repeat(30_000));
  searchContract(contract, "가는 무엇인가요?");
  for (const { start } of contract.units) assert.equal(contract.unitAt(start)?.start, start);
  assert.ok(labelsInText("제1조 보여줘", contract).length <= 20);
  const { user, system } = process.cpuUsage(before);
  // It took a minute before; a processor that is taken away counts as used, so the limit leaves much room.
  assert.ok(user + system < 20_000_000, `${(user + system) / 1000} ms`);
});

it("facts of a line without end do not each repeat all of it", () => {
  const contract = contractOf("굴 1원 김 23,000원 ".repeat(1_000));
  const facts = listFacts(contract, ["amount"]);
  const letters = facts.reduce((sum, { sentence }) => sum + sentence.length, 0);
  assert.equal(facts.length, 2_000);
  assert.ok(letters < 10 * contract.text.length, String(letters));
  for (const { sentence, sentenceStart, value, start } of facts) {
    assert.equal(contract.text.slice(sentenceStart, sentenceStart + sentence.length), sentence);
    assert.equal(sentence.slice(start - sentenceStart).startsWith(value), true);
  }
});

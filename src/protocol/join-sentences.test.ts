import assert from "node:assert/strict";
import { test } from "node:test";
import { endedLine } from "./ended-line.ts";
import { joinSentences } from "./join-sentences.ts";

const both = (text: string) => ({ ko: text, en: text });

test("a sentence that ends in somebody else's words gets its full stop before the next", () => {
  const said = ["connect ECONNREFUSED 127.0.0.1:4899", "It was not asked again."].map(both);
  assert.equal(joinSentences(said).en, "connect ECONNREFUSED 127.0.0.1:4899. It was not asked again.");
  assert.equal(joinSentences([both("Really?"), null, both("(Yes.)"), both("as it is")]).en, "Really? (Yes.) as it is");
});

test("how a turn ended reads as sentences", () => {
  const reason = { code: "internal" as const, model: "m", steps: [], message: both("It broke: no route"), hint: null };
  const line = endedLine({ ended: "partial", executor: "m", partial: true, reasons: [reason] });
  assert.equal(line?.en, "It broke: no route. The answer breaks off here.");
});

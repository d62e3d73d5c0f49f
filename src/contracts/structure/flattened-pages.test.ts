import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { labelsOf } from "./labels.ts";
import { readOutline } from "./read-outline.ts";

/** A page is one line here, as plain texts of English contracts have it. */
const labelsIn = (text: string) => [...labelsOf(readOutline([{ page: 1, text }])).keys()];

describe("an article of an English contract whose page is one line", () => {
  it("is found behind a wide gap, with a blank before its stop, above its title's line and inside a sentence", () => {
    const text = [
      "AGREEMENT. 1. Services. It serves. 2 .FEES. It pays the account of 2004 3. Term. One year, No. 4711 4. Notices",
      "They are written. 5\n\nRunning Head 5. Duties (1) It works till 2031        6. Law. It is Korean, as on May 7. Notices.",
    ].join(" ");
    assert.deepEqual(labelsIn(text.replace("Notices They", "Notices\n\nThey")), ["1", "2", "3", "4", "5", "5(1)", "6"]);
  });

  it("is no point of a list that counts from 1 again in the last one, and letters go on below the list", () => {
    const counted = (count: number, words: string) =>
      Array.from({ length: count }, (_, at) => `${at + 1}. ${words}`).join(" ");
    const text = `AGREEMENT. ${counted(9, "FEES. It pays.")} A. LAW. Korean. B. RULES. ${counted(9, "The rule holds.")} C. COSTS. None.`;
    const below = labelsIn(text).slice(9);
    assert.deepEqual(
      [below.length, below[0], below[2], below.at(-2), below.at(-1)],
      [12, "9 A.", "9 B. 1.", "9 B. 9.", "9 C."],
    );
  });
});

it("decimals stand in their article, below letters and behind a sentence that ends with “section” or a number", () => {
  const text =
    "AGREEMENT. 1. Scope. All. 2. Termination. It ends (a) upon death; or (b) by notice, after (i) fraud; or (ii) breach. 2.1 Materials. They go back under this section. 2.2 Survival. Section 1 does, until 2031. 2.4 Change of Control. It means (i) control; or (ii) authority. 3. Law. Korean.";
  assert.deepEqual(labelsIn(text), [
    ...["1", "2", "2(a)", "2(b)", "2(b)(i)", "2(b)(ii)", "2.1", "2.2"],
    ...["2.4", "2.4(i)", "2.4(ii)", "3"],
  ]);
});

it("an exhibit on a line that goes on begins there, with the words before a wide gap as its title", () => {
  const { articles, annexes } = readOutline([
    {
      page: 1,
      text: "AGREEMENT. 1. SERVICES. It serves. 2. FEES. It pays as told.\n\nSCHEDULE A   LIST OF CHARGES   HOURLY RATE   1. CONSULTATION   $100.00   2. TRAINING   $90.00\n\nExhibit A.   It is not attached.",
    },
  ]);
  assert.deepEqual(
    articles.map(({ label }) => label),
    ["1", "2"],
  );
  assert.deepEqual(
    annexes.map(({ label, title, articles: charges }) => [label, title, charges.map((charge) => charge.label)]),
    [["Schedule A", "LIST OF CHARGES", ["1", "2"]]],
  );
});

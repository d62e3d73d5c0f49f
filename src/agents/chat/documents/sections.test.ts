import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAnswer, prepareEvidence } from "#grounding";
import { sectionsAround, sectionsOf } from "./sections.ts";

test("the scale of a caption goes with the rows of its table that were cut off from it", async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `Region ${at}\t$\t${10_000 + at} $\t${20_000 + at}`);
  const caption = "The following table shows net sales by region (in millions, except shares in thousands):";
  const prose = "Net sales rose during the quarter, and the Company expects them to rise further.";
  const pages = [
    { page: 1, text: `${caption}\n\n${rows.join("\n")}\n\n${prose}` },
    { page: 2, text: rows[0] ?? "" },
  ];
  const sections = sectionsOf(pages);
  const cut = sections.find(({ text }) => text.includes("10199") && !text.includes(caption));
  assert.deepEqual(cut?.headings, ["(in millions, except shares in thousands)"]);
  assert.deepEqual(sections.at(-1)?.headings, []);
  const place = { page: 1, start: cut?.start ?? 0 };
  assert.deepEqual(sectionsAround(pages, [place])[0]?.headings, cut?.headings);
  const evidence = [{ label: "1", text: `10-Q.pdf > ${cut?.headings.join(" > ")}\n${cut?.text}` }];
  const statements = await checkAnswer(
    "Region 199 sold $10,199 million [1], Region 198 $10,985 million [1].",
    prepareEvidence(evidence),
  );
  assert.match(statements.map(({ reason }) => reason?.en).join(), /10,985/);
  assert.doesNotMatch(statements.map(({ reason }) => reason?.en).join(), /10,199/);
});

test("the scale of a caption does not hold below the next heading", () => {
  const assets = "# 자산\n\n(단위: 백만원)\n\n| 자산 | 금액 |\n|---|---|\n| 현금 | 300 |";
  const staff = "# 직원\n\n| 부서 | 인원 |\n|---|---|\n| 개발 | 30 |";
  assert.deepEqual(sectionsOf([{ page: 1, text: `${assets}\n\n${staff}` }]).at(-1)?.headings, ["직원"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { type DrawnLine, makePdf } from "../../../../test/beds/documents/make-pdf.ts";
import { pagesOf } from "../../../../test/beds/documents/pages-of.ts";
import { toBlocks } from "./columns.ts";
import { parsePdf } from "./parse.ts";

const lines = (x: number, top: number, texts: readonly string[], step = 14): DrawnLine[] =>
  texts.map((text, index) => ({ x, y: top - index * step, text }));

test("Korean text of a font that is not embedded is read through its character map", async () => {
  const [page] = await pagesOf(parsePdf, makePdf([[{ x: 50, y: 700, text: "제1조(목적) 이 계약은 용역을 정한다." }]]));
  assert.equal(page?.text, "제1조(목적) 이 계약은 용역을 정한다.");
});

test("words that are parted only by their position get a space, glyphs of one word do not", async () => {
  const word = (text: string, x: number): DrawnLine => ({ x, y: 700, text });
  const [page] = await pagesOf(parsePdf, makePdf([[word("계", 50), word("약", 60), word("기간", 74), word("은", 94)]]));
  assert.equal(page?.text, "계약 기간은");
});

test("two columns are read one after the other, below the title that spans them", async () => {
  const left = [
    "The left column begins here and it",
    "goes on for a while with its words",
    "until it has said all that it wants",
    "and then it ends with a full stop.",
  ];
  const right = [
    "The right column is read only when",
    "the left one is over, line by line,",
    "as any reader of a paper would do",
    "without ever thinking about it now.",
  ];
  const title = { x: 120, y: 760, text: "A title that runs over both of the columns", size: 16 };
  const [page] = await pagesOf(parsePdf, makePdf([[title, ...lines(50, 700, left), ...lines(310, 700, right)]]));
  assert.equal(page?.text, `${title.text}\n\n${left.join(" ")}\n\n${right.join(" ")}`);
});

test("a Korean document that breaks its lines inside words is learnt from itself", async () => {
  const sentence =
    "개인정보를 처리하는 사람은 개인정보를 보호하여야 한다. 개인정보의 처리를 위탁한 사람은 처리를 감독한다. ";
  const text = sentence.repeat(24);
  const cut = Array.from({ length: 36 }, (_, line) => text.slice(line * 37, line * 37 + 37).trim());
  const [page] = await pagesOf(parsePdf, makePdf([lines(50, 800, cut, 18)]));
  const words = (page?.text ?? "").split(/\s+/).filter((word) => word !== "");
  const known = new Set(sentence.trim().split(" "));
  const wrong = words.slice(0, -1).filter((word) => !known.has(word));
  assert.ok(wrong.length <= 3, wrong.join(" "));
});

test("a short Korean page that breaks lines anywhere has its spaces where they belong, and words whole", async () => {
  const text =
    "국내 출장의 숙박비는 영수증에 적힌 금액을 지급한다. 해외 출장의 숙박비는 출장 전에 대표의 승인을 받은 금액으로 한다.";
  for (const width of [17, 18, 20, 23, 26]) {
    const cut = Array.from({ length: 5 }, (_, line) => text.slice(line * width, (line + 1) * width).trim());
    const [page] = await pagesOf(parsePdf, makePdf([lines(50, 700, cut, 18)]));
    assert.equal(page?.text.trim(), text, `cut after ${width} characters`);
  }
});

test("a Korean line that had room for the next syllable was broken at a space, however unusual", async () => {
  const rest = "하게 한다. 제출하지 않은 기관은 다음 해의";
  const after = (first: string) => pagesOf(parsePdf, makePdf([lines(50, 700, [first, rest], 18)]));
  const [cut] = await after("위원회는 사업을 마친 기관에 보고서를 제출");
  const [apart] = await after("위원회 사업 마친 기관에 보고서를 제출");
  assert.match(cut?.text ?? "", /보고서를 제출하게/);
  assert.match(apart?.text ?? "", /보고서를 제출 하게/);
});

test("the cells of a table stay in their rows", async () => {
  const row = (y: number, ...cells: string[]): DrawnLine[] =>
    cells.map((text, index) => ({ x: 50 + index * 150, y, text }));
  const [page] = await pagesOf(
    parsePdf,
    makePdf([[...row(700, "Month", "Price", "Count"), ...row(686, "May", "10", "3"), ...row(672, "June", "12", "5")]]),
  );
  assert.equal(page?.text, "Month\tPrice\tCount\nMay\t10\t3\nJune\t12\t5");
});

test("a page of more words than a function takes arguments has its blocks", () => {
  const rows = Array.from({ length: 400 }, (_, y) => {
    const segments = Array.from({ length: 400 }, (_, x) => ({ runs: [], left: x, right: x + 0.5, y, size: 1 }));
    return { segments, y, size: 1 };
  });
  assert.equal(toBlocks(rows).flat().length, 400);
});

test("small raised digits behind a word join no figure; others are digits", async () => {
  const read = async (sign: Partial<DrawnLine>) => {
    // Helvetica's digits are 0.556 em wide: the second piece begins where the first ends.
    const sum = { x: 50, y: 600, text: "37085" };
    const [page] = await pagesOf(parsePdf, makePdf([[sum, { x: 77.8, y: 603, text: "4", size: 6, ...sign }]]));
    return page?.text;
  };
  for (const y of [602, 603.9]) assert.equal(await read({ y }), "37085⁴");
  assert.equal(await read({ text: "1)" }), "37085¹⁾");
  assert.equal(await read({ text: "th" }), "37085th");
  assert.equal(await read({ y: 600 }), "370854");
  assert.equal(await read({ y: 598 }), "370854");
  assert.equal(await read({ y: 600, size: 10 }), "370854");
  assert.equal(await read({ x: 84 }), "37085 4");
});

test("a word that a line break hyphenated is whole again, a compound keeps its hyphen", async () => {
  const text = ["This paragraph has an interest-", "ing word and a self-", "contained one that reaches far to"];
  const [page] = await pagesOf(parsePdf, makePdf([lines(50, 700, text)]));
  assert.match(page?.text ?? "", /an interesting word/);
  assert.match(page?.text ?? "", /self-\s?contained/);
});

test("headers, footers and page numbers that repeat are left out and reported", async () => {
  const page = (number: number): DrawnLine[] => [
    { x: 50, y: 810, text: "Annual Report" },
    { x: 50, y: 700, text: `Only page ${["one", "two", "three", "four", "five"][number]} says this.` },
    { x: 50, y: 686, text: "A second line of words." },
    { x: 290, y: 30, text: `- ${number + 1} -` },
  ];
  const pages = await pagesOf(parsePdf, makePdf([0, 1, 2, 3, 4].map(page)));
  assert.match(pages[0]?.text ?? "", /^Annual Report\n/);
  assert.deepEqual(pages[2]?.leftOut, ["Annual Report", "- 3 -"]);
  assert.equal(pages[2]?.text, "Only page three says this. A second line of words.");
});

test("a footer that follows the text is known by counting pages; a sentence with numbers is no footer", async () => {
  const page = (number: number): DrawnLine[] => [
    { x: 50, y: 600, text: `Case ${number * 7} was heard in room ${number}.` },
    { x: 50, y: 560 - number * 30, text: `Court Reports | ${number}` },
  ];
  const pages = await pagesOf(parsePdf, makePdf([1, 2, 3, 4, 5].map(page)));
  assert.deepEqual(pages[3]?.leftOut, ["Court Reports | 4"]);
  assert.equal(pages[3]?.text, "Case 28 was heard in room 4.");
});

/** What is read of a PDF whose pages have one line of their own and one at the edge. */
async function withEdge(edges: readonly string[], y: number): Promise<string[]> {
  const words = ["알파", "베타", "감마", "델타", "엡실론"];
  const pages = edges.map((text, at) => [
    { x: 50, y: 600, text: `${words[at]} 회사에 보낸 명세이다.` },
    { x: 50, y, text },
  ]);
  return (await pagesOf(parsePdf, makePdf(pages))).map((page) => page.text);
}

test("a line at the edge whose numbers differ otherwise than page numbers do is the page's own", async () => {
  for (const edges of [
    ["납부하실 금액 48,200원", "납부하실 금액 51,900원", "납부하실 금액 7,350원"],
    ["소계 31 건", "소계 12 건", "소계 27 건"],
    ["증명 번호: 제2026-0117호", "증명 번호: 제2026-0118호", "증명 번호: 제2026-0119호"],
    ["Receipt No. 881", "Receipt No. 882", "Receipt No. 883"],
    ["실지급액 2,850,000원", "실지급액 2,850,000원", "실지급액 2,850,000원"],
  ])
    for (const y of [40, 810])
      for (const [at, text] of (await withEdge(edges, y)).entries()) assert.ok(text.includes(edges[at] ?? "?"), text);
});

test("a heading of one number or of letters that are roman ones elsewhere is no page number", async () => {
  for (const heading of ["1997", "Civic", "Ill", "XIX"])
    assert.match((await withEdge(["머리말", heading, "맺음말"], 810))[1] ?? "", new RegExp(heading));
});

test("running lines go with whatever page number they have", async () => {
  for (const edges of [
    ["2026년 사업보고서 11", "2026년 사업보고서 12", "2026년 사업보고서 13"],
    ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"],
    ["문서번호 2026-17   5", "문서번호 2026-17   6", "문서번호 2026-17   7"],
    ["viii", "ix", "x"],
    ["98", "99", "100"],
    ["제3호(2026. 5. 2.)", "제3호(2026. 5. 2.)", "제3호(2026. 5. 2.)"],
  ])
    for (const text of await withEdge(edges, 40)) assert.match(text, /명세이다\.$/);
});

test("parsing goes on from a page as if it had never stopped", async () => {
  const bytes = makePdf(
    Array.from({ length: 12 }, (_, n) => [
      { x: 50, y: 810, text: "Header" },
      { x: 50, y: 700, text: `Text ${n} of many.` },
    ]),
  );
  const all = await pagesOf(parsePdf, bytes);
  assert.deepEqual(await pagesOf(parsePdf, bytes, 8), all.slice(7));
});

test("a PDF without text says how many pages have no text layer", async () => {
  await assert.rejects(pagesOf(parsePdf, makePdf([[], [], []])), { code: "document-no-text", message: /3 pages/ });
});

test("a broken PDF is an error with the file's name, not a crash", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7\nnothing that follows makes sense");
  await assert.rejects(pagesOf(parsePdf, bytes), { code: "document-damaged", message: /시험\.bin/ });
});

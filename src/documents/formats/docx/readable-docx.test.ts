import assert from "node:assert/strict";
import { test } from "node:test";
import { type DocxParts, docxParagraph, makeDocx } from "../../../../test/beds/documents/make-docx.ts";
import { pagesOf } from "../../../../test/beds/documents/pages-of.ts";
import { parseDocx } from "./parse.ts";

const run = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const math = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;

async function textOf(body: string, parts: DocxParts = {}): Promise<string> {
  const pages = await pagesOf(parseDocx, makeDocx(body, parts));
  return pages.map(({ text }) => text).join("\n\n");
}

test("formulas are words on one line, and no figure of theirs joins another", async () => {
  const fraction = (above: string, below: string) => `<m:f><m:num>${above}</m:num><m:den>${below}</m:den></m:f>`;
  const formulas = [
    [fraction(math("a") + math("+b"), math("2")), "(a+b)/2"],
    [math("3") + fraction(math("1"), math("4")), "3 1/4"],
    [`<m:sSup><m:e>${math("10")}</m:e><m:sup>${math("6")}</m:sup></m:sSup>`, "10⁶"],
    [
      `<m:sSubSup><m:e>${math("x")}</m:e><m:sub>${math("i")}</m:sub><m:sup>${math("n+1")}</m:sup></m:sSubSup>`,
      "x_i^(n+1)",
    ],
    [`<m:rad><m:deg/><m:e>${math("x−1")}</m:e></m:rad>`, "√(x−1)"],
    [`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${math("0, 1")}</m:e></m:d>`, "[0, 1]"],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${math("i=1")}</m:sub><m:sup>${math("n")}</m:sup><m:e>${math("i")}</m:e></m:nary>`,
      "∑_(i=1)^n i",
    ],
  ] as const;
  const body = formulas.map(([xml]) => `<w:p>${run("식: ")}<m:oMath>${xml}</m:oMath>${run(" 끝")}</w:p>`).join("");
  assert.deepEqual(
    (await textOf(body)).split("\n\n"),
    formulas.map(([, words]) => `식: ${words} 끝`),
  );
});

test("a formula that is a paragraph of its own is read, behind its number", async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="(%1)"/></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
  const formula = `<m:oMathPara><m:oMath>${math("E=mc")}</m:oMath></m:oMathPara>`;
  const body = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr>${formula}</w:p>`;
  assert.equal(await textOf(body, { numbering }), "(1) E=mc");
});

test("hidden text is not read, be it hidden by itself, by its style or in a note; text shown again is", async () => {
  const styles =
    '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Draft"><w:name w:val="Draft"/><w:rPr><w:vanish/></w:rPr></w:style>';
  const body = [
    `<w:p>${run("단가는 ")}${run("원가 300원, ", "<w:vanish/>")}${run("내부, ", '<w:rStyle w:val="Secret"/>')}${run("500원", '<w:vanish w:val="0"/>')}</w:p>`,
    docxParagraph("초안 메모", "Draft"),
    `<w:p><w:pPr><w:pStyle w:val="Draft"/></w:pPr>${run("다시 보임", '<w:vanish w:val="false"/>')}</w:p>`,
  ].join("");
  assert.equal(await textOf(body, { styles }), "단가는 500원\n\n다시 보임");
});

test("a footnote ends with its own words, without the arrow back to the text", async () => {
  const footnotes = `<w:footnote w:id="5"><w:p>${run("부가세는 따로 낸다.")}${run(" 몰래", "<w:vanish/>")}</w:p></w:footnote>`;
  const text = await textOf(`<w:p>${run("대금은 백만 원이다.")}<w:r><w:footnoteReference w:id="5"/></w:r></w:p>`, {
    footnotes,
  });
  assert.equal(text, "대금은 백만 원이다.[1]\n\n1. 부가세는 따로 낸다.");
});

test("pages end where Word noted it, else where a new one is asked for, never within a sentence or a table", async () => {
  const pagesIn = async (body: string) =>
    (await pagesOf(parseDocx, makeDocx(body))).map(({ page, text }) => [page, text]);
  const asked = [
    docxParagraph("표지"),
    `<w:p><w:pPr><w:pageBreakBefore/></w:pPr>${run("제1조 목적")}</w:p>`,
    `<w:p>${run("본문")}<w:r><w:br w:type="page"/></w:r></w:p>`,
    docxParagraph("제2조 기간"),
  ].join("");
  assert.deepEqual(await pagesIn(asked), [
    [1, "표지"],
    [2, "제1조 목적\n\n본문"],
    [3, "제2조 기간"],
  ]);
  const drawn = "<w:r><w:lastRenderedPageBreak/><w:t>둘째 쪽의 말이다.</w:t></w:r>";
  const cell = (inside: string) => `<w:tc><w:p>${inside}</w:p></w:tc>`;
  const row = (inside: string) => `<w:tr>${cell(inside)}${cell(run("3"))}</w:tr>`;
  const noted = [
    `<w:p>${run("첫 쪽에서 시작해 ")}${drawn}</w:p>`,
    docxParagraph("둘째 쪽"),
    `<w:tbl>${row(run("품목"))}${row(`<w:r><w:lastRenderedPageBreak/><w:t>의자</w:t></w:r>`)}</w:tbl>`,
    docxParagraph("셋째 쪽"),
  ].join("");
  const pages = await pagesIn(noted);
  assert.equal(pages.length, 3);
  assert.deepEqual(pages[0], [1, "첫 쪽에서 시작해 둘째 쪽의 말이다."]);
  assert.match(String(pages[1]?.[1]), /^둘째 쪽\n\n\| 품목.*의자 \| 3 \|$/s);
  assert.deepEqual(pages[2], [3, "셋째 쪽"]);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readContract } from "#contracts";
import { type DocxParts, docxParagraph, makeDocx } from "../../../../test/beds/documents/make-docx.ts";
import { pagesOf } from "../../../../test/beds/documents/pages-of.ts";
import { formatNumber } from "./number-formats.ts";
import { parseDocx } from "./parse.ts";

/** A numbered paragraph of a list at a level. */
const numbered = (text: string, level = 0, list = 1, more = ""): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>${more}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const level = (at: number, format: string, text: string, more = ""): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;

/** `numbering.xml` with a list of these levels, which paragraphs know as 1. */
const list = (...levels: readonly string[]): string =>
  `<w:abstractNum w:abstractNumId="7">${levels.join("")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`;

async function linesOf(body: string, parts: DocxParts): Promise<string[]> {
  const pages = await pagesOf(parseDocx, makeDocx(body, parts));
  return pages.flatMap(({ text }) => text.split(/\n+/));
}

describe("numbers that Word counts by itself", () => {
  test("go on behind other paragraphs, and every level begins anew below the one above", async () => {
    const body = [
      numbered("(정의)"),
      numbered("첫째", 1),
      docxParagraph("끼어든 말"),
      numbered("둘째", 1),
      numbered("(기간)"),
      numbered("다시 첫째", 1),
    ].join("");
    const numbering = list(
      level(0, "decimal", "제%1조", '<w:suff w:val="nothing"/>'),
      level(1, "decimalEnclosedCircle", "%2"),
    );
    assert.deepEqual(await linesOf(body, { numbering }), [
      "제1조(정의)",
      "① 첫째",
      "끼어든 말",
      "② 둘째",
      "제2조(기간)",
      "① 다시 첫째",
    ]);
  });

  test("are written in their own letters", () => {
    const ways = [
      ["ganada", "나"],
      ["chosung", "ㄴ"],
      ["upperLetter", "B"],
      ["lowerLetter", "b"],
      ["upperRoman", "II"],
      ["lowerRoman", "ii"],
      ["decimalZero", "02"],
      ["koreanCounting", "이"],
      ["decimalEnclosedParen", "⑵"],
      ["none", ""],
      ["aFormatOfTomorrow", "2"],
    ] as const;
    for (const [format, number] of ways) assert.equal(formatNumber(2, format), number, format);
    const large = ["lowerLetter", "upperRoman", "koreanCounting", "ganada"].map((format) => formatNumber(28, format));
    assert.deepEqual(large, ["bb", "XXVIII", "이십팔", "28"]);
  });

  test("name the levels above them, in digits where the level is a legal one", async () => {
    const body = numbered("장") + numbered("장") + numbered("절", 1) + numbered("항", 2) + numbered("항", 2);
    const levels = [
      level(0, "upperRoman", "%1."),
      level(1, "decimal", "%1.%2"),
      level(2, "decimal", "%1.%2.%3", "<w:isLgl/>"),
    ];
    assert.deepEqual(await linesOf(body, { numbering: list(...levels) }), [
      "I. 장",
      "II. 장",
      "II.1 절",
      "2.1.1 항",
      "2.1.2 항",
    ]);
  });

  test("begin where the list says, and articles count through chapters that do not restart them", async () => {
    const levels = [level(0, "decimal", "제%1장"), level(1, "decimal", "제%2조", '<w:lvlRestart w:val="0"/>')];
    const numbering = list(...levels).replace('<w:start w:val="1"/>', '<w:start w:val="4"/>');
    const body = numbered("총칙") + numbered("목적", 1) + numbered("보칙") + numbered("준용", 1);
    assert.deepEqual(await linesOf(body, { numbering }), ["제4장 총칙", "제1조 목적", "제5장 보칙", "제2조 준용"]);
  });

  test("go on in another list of the same kind, unless it begins by itself or has its own level", async () => {
    const numbering = [
      list(level(0, "decimal", "%1)")),
      '<w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num>',
      '<w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride></w:num>',
      `<w:num w:numId="4"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0">${level(0, "ganada", "(%1)")}</w:lvlOverride></w:num>`,
    ].join("");
    const body = [1, 2, 3, 3, 4].map((id) => numbered("점", 0, id)).join("");
    assert.deepEqual(await linesOf(body, { numbering }), ["1) 점", "2) 점", "10) 점", "11) 점", "(타) 점"]);
  });

  test("come from a style, from one it is based on, and stay away where a paragraph is of no list", async () => {
    const style = (id: string, more: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id === "Heading1" ? "heading 1" : id}"/>${more}</w:style>`;
    const styles =
      style("Heading1", '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
      style("Chapter", '<w:basedOn w:val="Heading1"/>') +
      style("Point", '<w:basedOn w:val="Chapter"/>');
    const numbering = list(
      level(0, "decimal", "Article %1.", '<w:pStyle w:val="Heading1"/>'),
      level(1, "lowerLetter", "(%2)", '<w:pStyle w:val="Point"/>'),
    );
    const noNumber =
      '<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Annex</w:t></w:r></w:p>';
    const body =
      docxParagraph("Term", "Heading1") +
      docxParagraph("One year.", "Point") +
      docxParagraph("Two years.", "Point") +
      docxParagraph("Fees", "Chapter") +
      noNumber;
    assert.deepEqual(await linesOf(body, { numbering, styles }), [
      "# Article 1. Term",
      "(a) One year.",
      "(b) Two years.",
      "Article 2. Fees",
      "# Annex",
    ]);
  });

  test("of a list style that another names are those of the style", async () => {
    const styles =
      '<w:style w:type="numbering" w:styleId="L"><w:name w:val="L"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const link =
      '<w:abstractNum w:abstractNumId="8"><w:numStyleLink w:val="L"/></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="8"/></w:num>';
    const numbering = list(level(0, "decimal", "<%1>".replace("<", "&lt;").replace(">", "&gt;"))) + link;
    assert.deepEqual(await linesOf(numbered("가", 0, 5), { numbering, styles }), ["<1> 가"]);
  });

  test("pass over paragraphs that were deleted or moved away, earlier properties and second copies of text boxes", async () => {
    const copy = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${numbered("글상자")}</mc:Choice><mc:Fallback/></mc:AlternateContent></w:r></w:p>`;
    const earlier =
      '<w:pPrChange w:id="1" w:author="a"><w:pPr><w:numPr><w:ilvl w:val="3"/><w:numId w:val="9"/></w:numPr></w:pPr></w:pPrChange>';
    const body = [
      numbered("", 0, 1, '<w:rPr><w:del w:id="2" w:author="a"/></w:rPr>'),
      numbered("", 0, 1, '<w:rPr><w:moveFrom w:id="3" w:author="a"/></w:rPr>'),
      copy,
      numbered("남은 것", 0, 1, earlier),
    ].join("");
    assert.deepEqual(await linesOf(body, { numbering: list(level(0, "decimal", "%1.")) }), ["1. 남은 것"]);
  });

  test("stand in table cells, and bullets stay bullets", async () => {
    const row = `<w:tr><w:tc>${numbered("칸")}</w:tc><w:tc>${numbered("칸")}</w:tc></w:tr>`;
    const numbering = list(level(0, "decimal", "%1."), level(1, "bullet", "●"));
    assert.deepEqual(await linesOf(`<w:tbl>${row}</w:tbl>${numbered("점", 1)}`, { numbering }), [
      "| 1. 칸 | 2. 칸 |",
      "| --- | --- |",
      "- 점",
    ]);
  });
});

test("a contract whose numbers are all Word's own is read article by article", async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
  const heading = '<w:pStyle w:val="Heading2"/>';
  const numbering = list(
    level(0, "decimal", "제%1조", heading),
    level(1, "decimalEnclosedCircle", "%2"),
    level(2, "decimal", "%3."),
  );
  const body = [
    docxParagraph("물품 공급 계약서"),
    docxParagraph("(목적)", "Heading2"),
    docxParagraph("이 계약은 물품의 공급에 필요한 사항을 정한다."),
    docxParagraph("(납품)", "Heading2"),
    numbered("공급자는 매월 말일까지 물품을 납품한다.", 1),
    numbered("다음 각 호의 경우에는 납품을 미룰 수 있다.", 1),
    numbered("천재지변이 일어난 경우", 2),
    numbered("수요자가 요청한 경우", 2),
    docxParagraph("(대금)", "Heading2"),
    numbered("대금은 제2조의 납품 뒤 14일 안에 지급한다.", 1),
  ].join("");
  const pages = await pagesOf(parseDocx, makeDocx(body, { styles, numbering }));
  const contract = readContract({ documentId: "d", name: "계약서.docx", pages });
  const articles = contract.units.filter(({ kind }) => kind === "article");
  assert.deepEqual(
    articles.map(({ label, title }) => [label, title]),
    [
      ["제1조", "목적"],
      ["제2조", "납품"],
      ["제3조", "대금"],
    ],
  );
  for (const label of ["제2조 제1항", "제2조 제2항 제2호", "제3조 제1항"]) assert.ok(contract.labels.has(label), label);
});

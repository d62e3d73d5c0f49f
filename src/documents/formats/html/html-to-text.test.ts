import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { docxParagraph, makeDocx } from "../../../../test/beds/documents/make-docx.ts";
import { pagesOf } from "../../../../test/beds/documents/pages-of.ts";
import { parseDocx } from "../docx/parse.ts";
import { htmlToText } from "./html-to-text.ts";

const textOf = (html: string): string => htmlToText(html).text;
const table = (...rows: readonly string[]): string => `<table>${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`;

describe("a table whose cells are merged downwards", () => {
  test("keeps every cell under its column, and repeats the label of the merged rows", () => {
    const html = table(
      "<th>지역</th><th>등급</th><th>요금</th>",
      '<td rowspan="2">제주</td><td>일반</td><td>3천 원</td>',
      "<td>특급</td><td>5천 원</td>",
      "<td>서울</td><td>일반</td><td>2천 원</td>",
    );
    assert.equal(
      textOf(html),
      "| 지역 | 등급 | 요금 |\n| --- | --- | --- |\n| 제주 | 일반 | 3천 원 |\n| 제주 | 특급 | 5천 원 |\n| 서울 | 일반 | 2천 원 |",
    );
  });

  test("may have them in the middle, at the end, and merged to the side as well", () => {
    const html = table(
      '<th rowspan="2">품목</th><th colspan="2">단가</th><th rowspan="2">비고</th>',
      "<th>국내</th><th>해외</th>",
      '<td>펜</td><td colspan="2" rowspan="2">같음</td><td>새 것</td>',
      "<td>붓</td><td>헌 것</td>",
    );
    assert.equal(
      textOf(html),
      [
        "| 품목 | 단가 |  | 비고 |",
        "| --- | --- | --- | --- |",
        "| 품목 | 국내 | 해외 | 비고 |",
        "| 펜 | 같음 |  | 새 것 |",
        "| 붓 | 같음 |  | 헌 것 |",
      ].join("\n"),
    );
  });

  test("tells a long merged text once, and no row that has nothing of its own", () => {
    const long = "가나다 ".repeat(30).trim();
    const html = table(
      `<td rowspan="3">${long}</td><td>하나</td>`,
      "<td>둘</td>",
      "<td></td>",
      "<td>끝</td><td>셋</td>",
    );
    assert.equal(textOf(html), `| ${long} | 하나 |\n| --- | --- |\n|  | 둘 |\n| 끝 | 셋 |`);
  });

  test("of a DOCX is read alike", async () => {
    const cell = (text: string, merge: string) => `<w:tc><w:tcPr>${merge}</w:tcPr>${docxParagraph(text)}</w:tc>`;
    const rows = [
      cell("부서", "") + cell("직책", "") + cell("수당", ""),
      cell("영업", '<w:vMerge w:val="restart"/>') + cell("팀장", "") + cell("20만 원", ""),
      cell("", "<w:vMerge/>") + cell("팀원", "") + cell("10만 원", ""),
    ];
    const bytes = makeDocx(`<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`);
    const [page] = await pagesOf(parseDocx, bytes);
    assert.match(page?.text ?? "", /\| 영업 \| 팀장 \| 20만 원 \|\n\| 영업 \| 팀원 \| 10만 원 \|$/);
  });
});

describe("a cell", () => {
  test("keeps apart what stands behind a block, a list or a heading", () => {
    const html = table("<td><ul><li>쌀</li><li>콩</li></ul>보리</td><td><h4>머리</h4>몸<p>다리</p>발</td>");
    assert.match(textOf(html), /\| 쌀 콩 보리 \| 머리 몸 다리 발 \|/);
  });

  test("shows nothing that is hidden, be it words, a cell or a row", () => {
    const html = table(
      "<td>보임<span hidden>몰래</span></td><td style='display: none'>몰래</td><td>둘</td>",
      "<td>셋</td><td>넷<div style='display:none'>몰래</div></td>",
    ).replace("</table>", "<tr hidden><td>몰래</td></tr></table>");
    assert.equal(textOf(html), "| 보임 | 둘 |\n| --- | --- |\n| 셋 | 넷 |");
  });
});

describe("a page that was made to be slow", () => {
  test("has long lists numbered in one walk, from where they begin", () => {
    const lines = textOf(
      `<ol start="5">${"<li>x".repeat(150_000)}</ol><ol><li>가<ol><li>나</ol><li hidden>몰래<li>다</ol>`,
    ).split("\n");
    assert.equal(lines[149_999], "150004. x");
    assert.deepEqual(lines.slice(-5), ["1. 가", "", "1. 나", "", "2. 다"]);
  });

  test("keeps blanks within preformatted text, and none at its end", () => {
    const blanks = " ".repeat(500_000);
    assert.equal(textOf(`<pre>\n\n${blanks}x${blanks}y${blanks}</pre>`), `${blanks}x${blanks}y`);
  });

  test("has rows that are as long as their cells, however wide one above them was", () => {
    const text = textOf(table("<td colspan=50>x".repeat(60), ...Array.from({ length: 400 }, (_, at) => `<td>${at}`)));
    assert.match(text, /\n\| 399 \|/);
  });
});

describe("raised digits", () => {
  test("join no figure: they are powers and notes, in text and in tables", () => {
    assert.equal(
      textOf("<p>매출 3,400<sup>2)</sup>억 원, 10<sup>-6</sup> m<sup>2</sup>"),
      "매출 3,400²⁾억 원, 10⁻⁶ m²",
    );
    assert.match(textOf(table("<td>합계</td><td>500<sup><a href='#n'>1</a></sup></td>")), /\| 500¹ \|/);
  });

  test("in brackets and raised words stay as they are", () => {
    assert.equal(textOf("<p>50<sup>[3]</sup>, 1<sup>st</sup>"), "50[3], 1st");
    assert.equal(textOf("<p>가<sup>2<b>차</b></sup>"), "가2차");
  });

  test("of a DOCX are read alike", async () => {
    const raised = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>3</w:t></w:r>';
    const [page] = await pagesOf(parseDocx, makeDocx(`<w:p><w:r><w:t>부피 20</w:t></w:r>${raised}</w:p>`));
    assert.equal(page?.text, "부피 20³");
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeCp949 } from "#language";
import { docxParagraph, docxTable, makeDocx } from "../../../test/beds/documents/make-docx.ts";
import { makeHwpx } from "../../../test/beds/documents/make-hwpx.ts";
import { makePdf } from "../../../test/beds/documents/make-pdf.ts";
import { pagesOf } from "../../../test/beds/documents/pages-of.ts";
import { detectFormat } from "./detect-format.ts";
import { parseDocx } from "./docx/parse.ts";
import { parseHtml } from "./html/parse.ts";
import { parseHwpx } from "./hwpx/parse.ts";
import { makeZip } from "./make-zip.ts";
import { parseMarkdown } from "./markdown/parse.ts";
import { parseText } from "./text/parse.ts";
import { checkZip } from "./zip-archive.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test("a format is known by its content, whatever the file is called", () => {
  assert.equal(detectFormat(makePdf([[]]), "계약서.docx"), "pdf");
  assert.equal(detectFormat(makeDocx(""), "보고서.pdf"), "docx");
  assert.equal(detectFormat(makeHwpx(["가"]), "x"), "hwpx");
  assert.equal(detectFormat(utf8("<!DOCTYPE html><p>hi"), "page.txt"), "html");
  assert.equal(detectFormat(utf8("# 제목"), "읽기.md"), "markdown");
  assert.equal(detectFormat(utf8("그냥 글"), "메모"), "text");
});

test("letters that begin other files, or speak of them, are text in a text", () => {
  assert.equal(detectFormat(utf8("PK5 목표값\n3,4"), "지표.csv"), "csv");
  assert.equal(detectFormat(utf8("PKM 사용법을 적는다."), "메모.txt"), "text");
  assert.equal(detectFormat(utf8("Rar! 소리쳤다."), "소설.txt"), "text");
  assert.equal(detectFormat(utf8("모든 PDF는\n%PDF-1.7\n로 시작한다."), "형식.md"), "markdown");
  assert.equal(detectFormat(utf8("%PDF-라는 글자에 대하여"), "형식"), "text");
});

test("a PDF with lines before its first one is a PDF, under whatever name where its bytes are no text", () => {
  const drawn = makePdf([[]]);
  const sent = utf8("HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n");
  assert.equal(detectFormat(Buffer.concat([sent, drawn]), "고지서.pdf"), "pdf");
  const packed = Buffer.concat([sent, drawn, new Uint8Array(64)]);
  assert.equal(detectFormat(packed, "download"), "pdf");
  assert.equal(detectFormat(Buffer.concat([utf8("\ufeff\r\n"), drawn]), "download"), "pdf");
});

test("files that are no documents are refused with their kind", () => {
  assert.throws(() => detectFormat(new Uint8Array(), "a.pdf"), { code: "document-empty" });
  assert.throws(() => detectFormat(utf8("  \n"), "a.txt"), { code: "document-empty" });
  assert.throws(() => detectFormat(utf8("no pdf at all"), "a.pdf"), {
    code: "document-damaged",
    message: /no PDF file/,
  });
  assert.throws(() => detectFormat(makeZip({ "notes.txt": "x" }), "a.zip"), {
    code: "document-unsupported",
    message: /zip/,
  });
  assert.throws(() => detectFormat(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "a.png"), {
    code: "document-damaged",
    message: /PNG/,
  });
  assert.throws(() => detectFormat(makeDocx("").slice(0, 200), "cut.docx"), { code: "document-damaged" });
  assert.throws(() => detectFormat(new Uint8Array([1, 2, 0, 0, 7, 9, 0, 3]), "a.bin"), {
    code: "document-unsupported",
  });
});

test("Korean text is read in UTF-8, UTF-16 with and without a mark, and CP949", async () => {
  const text = "제1조 목적\n이 계약은 똠방각하와 맺는다. 12";
  const wide = Buffer.from(text, "utf16le");
  // CP949: 똠 (8c63) is outside of the older EUC-KR.
  const cp949 = Buffer.from("c1a631c1b620b8f1c0fb0aC0CC20B0E8BEE0C0BA208c63b9e6b0a2c7cfbfcd20b8cebfb4c8f12e", "hex");
  for (const bytes of [
    utf8(text),
    utf8(`\ufeff${text}`),
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    wide,
    Buffer.from(wide).swap16(),
  ]) {
    assert.equal((await pagesOf(parseText, new Uint8Array(bytes)))[0]?.text, text);
  }
  assert.match((await pagesOf(parseText, new Uint8Array(cp949)))[0]?.text ?? "", /^제1조 목적\n이 계약은 똠방각하와/);
  // The first and the last of the added syllables, and some in between.
  assert.equal(decodeCp949(Buffer.from("81418c6394eec5a0c652", "hex")), "갂똠뷁힋힣");
});

test("a long text is cut into pages at paragraph borders and loses nothing", async () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, n) => `문단 ${n}. ${"계약의 내용을 길게 적는다. ".repeat(15).trim()}`,
  );
  const pages = await pagesOf(parseText, utf8(paragraphs.join("\n\n")));
  assert.ok(pages.length > 3);
  assert.equal(pages.map((page) => page.text).join("\n\n"), paragraphs.join("\n\n"));
  assert.ok(pages.every((page) => page.text.length <= 3900));
});

test("HTML is what a reader sees: no scripts, styles or hidden text; tables as Markdown", async () => {
  const html = `<title>안내</title><style>p{}</style><script>alert(1)</script><h1>안내</h1><p>첫 <b>문단</b>&amp; 끝</p>
    <ul><li><p>하나</p></li><li>둘</li></ul><ol start="3"><li>셋</li></ol><p style="display:none">숨김</p>
    <table><tr><th>월</th><th>값</th></tr><tr><td colspan="2">합|계</td></tr></table>`;
  const [page] = await pagesOf(parseHtml, utf8(html));
  assert.equal(
    page?.text,
    "# 안내\n\n첫 문단& 끝\n\n- 하나\n\n- 둘\n\n3. 셋\n\n| 월 | 값 |\n| --- | --- |\n| 합\\|계 |  |",
  );
});

test("HTML is in the encoding that it declares, unless a mark or its own letters say otherwise", async () => {
  const page = (words: Uint8Array) => Buffer.concat([utf8('<meta charset="euc-kr"><p>'), words]);
  const read = async (bytes: Uint8Array) => (await pagesOf(parseHtml, new Uint8Array(bytes)))[0]?.text;
  // 뷁 is in CP949 alone; 징 by itself would be ¡ in UTF-8.
  assert.equal(await read(page(Buffer.from("94eec1bec2a1", "hex"))), "뷁종징");
  assert.equal(await read(page(Buffer.from("c2a1", "hex"))), decodeCp949(Buffer.from("c2a1", "hex")));
  assert.equal(await read(page(utf8("휴관일 안내"))), "휴관일 안내");
  assert.equal(await read(Buffer.concat([utf8("\ufeff"), page(utf8("Café"))])), "Café");
});

test("HTML that nests a hundred thousand deep is read, not a stack overflow", async () => {
  const [page] = await pagesOf(parseHtml, utf8(`${"<div>".repeat(100_000)}깊은 곳`));
  assert.equal(page?.text, "깊은 곳");
});

test("Markdown keeps its words and drops front matter and comments", async () => {
  const [page] = await pagesOf(parseMarkdown, utf8("---\ntitle: x\n---\n# 제목\n\n<!-- 메모 -->\n본문"));
  assert.equal(page?.text, "# 제목\n\n\n본문");
});

test("Markdown shows what stands in code, and an arrow that no comment closes takes nothing along", async () => {
  const read = async (text: string) => (await pagesOf(parseMarkdown, utf8(text))).map((page) => page.text).join("\n");
  for (const text of [
    "설정에서 `<!-- 끔 -->`을 쓰면 꺼진다.",
    "```html\n<!-- 여기에 열쇠를 적는다 -->\n<p>\n```\n\n뒤의 글",
    "> ~~~\n> <!-- 인용한 설정 -->\n> ~~~",
    "주석은 <!-- 로 연다.\n\n## 다음 장\n\n본문이 이어진다.",
    "글자로 쓴 \\<!-- 는 --> 그대로다.",
  ])
    assert.equal(await read(text), text);
  assert.equal(await read("앞<!-- 한 줄\n\n두 줄 ` 셋 -->뒤 `<!--`<!---->."), "앞뒤 `<!--`.");
  assert.equal(
    await read("홀로 선 ` 하나\n\n둘째 문단<!-- 메모 --> 그리고 ` 또 하나"),
    "홀로 선 ` 하나\n\n둘째 문단 그리고 ` 또 하나",
  );
});

test("front matter is fields between two rules; what else stands between rules is text", async () => {
  const read = async (text: string) => (await pagesOf(parseMarkdown, utf8(text)))[0]?.text;
  for (const fields of [
    "제목: 회의록\ntags:\n- 회의\n- 예산\n# 만든 이\nauthor:\n  name: 김",
    "layout: post\n\ntags: [a,\n  b\n]",
    "description: >\n  여러 줄로\n  적은 설명\ncreated date: 2026-05-02",
  ])
    for (const end of ["---\n본문", "...\n본문"]) assert.equal(await read(`---\n${fields}\n${end}`), "본문");
  for (const text of [
    "---\n# 휴관 안내\n\n3월은 쉽니다.\n\n---\n\n문의: 총무과",
    "---\n이 문서는 다음과 같다: 첫째, 둘째.\n그리고 끝난다.\n---\n본문",
    "---\n\n제목: 회의록\n---\n본문",
    "---\n제목: 닫히지 않은 것\n\n본문",
  ])
    assert.equal(await read(text), text);
});

test("DOCX keeps headings and tables", async () => {
  const body =
    docxParagraph("근로계약서", "Heading1") +
    docxParagraph("갑과 을은 계약한다.") +
    docxTable([
      ["항목", "금액"],
      ["월급", "3,000,000원"],
    ]);
  const [page] = await pagesOf(parseDocx, makeDocx(body));
  assert.equal(
    page?.text,
    "# 근로계약서\n\n갑과 을은 계약한다.\n\n| 항목 | 금액 |\n| --- | --- |\n| 월급 | 3,000,000원 |",
  );
});

test("HWPX keeps paragraphs and tables", async () => {
  const [page] = await pagesOf(
    parseHwpx,
    makeHwpx([
      "입찰 공고",
      [
        ["구분", "내용"],
        ["기간", "3개월"],
      ],
      "끝.",
    ]),
  );
  assert.equal(page?.text, "입찰 공고\n\n| 구분 | 내용 |\n| --- | --- |\n| 기간 | 3개월 |\n\n끝.");
});

test("an archive that unpacks to more than the limit is stopped, even when it lies about its sizes", () => {
  const bomb = makeZip({ "word/document.xml": new Uint8Array(5_000_000) });
  assert.throws(() => checkZip(bomb, "폭탄.docx", 1_000_000), { code: "document-too-large", message: /폭탄\.docx/ });
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 30; at++)
    if (view.getUint32(at, true) === 5_000_000) view.setUint32(at, 10, true);
  assert.throws(() => checkZip(bomb, "폭탄.docx", 1_000_000), { code: "document-too-large" });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeEpub } from "../../../test/beds/documents/make-epub.ts";
import { makePptx } from "../../../test/beds/documents/make-pptx.ts";
import { makeXlsx, rawXlsx } from "../../../test/beds/documents/make-xlsx.ts";
import { pagesOf } from "../../../test/beds/documents/pages-of.ts";
import { parseCsv } from "./csv/parse.ts";
import { detectFormat } from "./detect-format.ts";
import { parseEml } from "./eml/parse.ts";
import { parseEpub } from "./epub/parse.ts";
import { makeZip } from "./make-zip.ts";
import { parsePptx } from "./pptx/parse.ts";
import { parseXlsx } from "./xlsx/parse.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** 이름,금액 / 김철수,12000 in CP949. */
const cp949Csv = Buffer.from("c0ccb8a72cb1ddbed70ab1e8c3b6bcf62c31323030300a", "hex");

describe("CSV", () => {
  test("is a table, in CP949 too, whatever parts its columns", async () => {
    assert.equal(detectFormat(cp949Csv, "매출.csv"), "csv");
    const table = "| 이름 | 금액 |\n| --- | --- |\n| 김철수 | 12000 |";
    for (const bytes of [new Uint8Array(cp949Csv), utf8("이름;금액\n김철수;12000"), utf8("이름\t금액\n김철수\t12000")])
      assert.equal((await pagesOf(parseCsv, bytes))[0]?.text, table);
    const [quoted] = await pagesOf(parseCsv, utf8('a,b\n"줄\n바꿈, 쉼표","=cmd|calc"'));
    assert.match(quoted?.text ?? "", /\| 줄 바꿈, 쉼표 \| =cmd\\\|calc \|/);
  });

  test("of more rows than a function takes arguments is read to its last row", async () => {
    const rows = Array.from({ length: 180_000 }, (_, at) => `${at},x`);
    const pages = await pagesOf(parseCsv, utf8(["품번,칸", ...rows].join("\n")));
    assert.match(pages.at(-1)?.text ?? "", /\| 179999 \| x \|$/);
  });

  test("of many rows is cut between them, and every page has the names of the columns", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `사람 ${at},${at * 1000}원`);
    const pages = await pagesOf(parseCsv, utf8(["이름,금액", ...rows].join("\n")));
    assert.ok(pages.length > 2);
    for (const { text } of pages) assert.match(text, /^\| 이름 \| 금액 \|\n\| --- \| --- \|\n\| 사람/);
    assert.equal(pages.flatMap(({ text }) => text.match(/사람 \d+/g) ?? []).length, 500);
  });

  test("that breaks off inside a quotation, or has rows of any length, is read as far as it goes", async () => {
    const [cut] = await pagesOf(parseCsv, utf8('이름,금액\n"김철'));
    assert.match(cut?.text ?? "", /김철/);
    const [ragged] = await pagesOf(parseCsv, utf8("a,b\n1,2,3\n4"));
    assert.match(ragged?.text ?? "", /\| a \| b \| {2}\|/);
  });
});

describe("XLSX", () => {
  test("is a table for each sheet, under its name, with dates as dates", async () => {
    const bytes = await makeXlsx("매출", [
      ["이름", "금액", "날짜"],
      ["김철수", 12_000, new Date(Date.UTC(2026, 0, 5))],
    ]);
    assert.equal(detectFormat(bytes, "매출.pdf"), "xlsx");
    const [page] = await pagesOf(parseXlsx, bytes);
    assert.equal(page?.text, "## 매출\n\n| 이름 | 금액 | 날짜 |\n| --- | --- | --- |\n| 김철수 | 12000 | 2026-01-05 |");
  });

  test("a cell at the end of the world is refused, and not made room for", async () => {
    const far = rawXlsx('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>');
    await assert.rejects(pagesOf(parseXlsx, far), { code: "document-too-large", message: /1048576 × 16384/ });
  });

  test("macros are not read and not run", async () => {
    const sheet = '<row r="1"><c r="A1" t="inlineStr"><is><t>안녕</t></is></c><c r="B1"><v>3</v></c></row>';
    const bytes = rawXlsx(sheet, { "xl/vbaProject.bin": utf8("Sub Auto_Open() Shell calc") });
    assert.equal(detectFormat(bytes, "macro.xlsm"), "xlsx");
    const [page] = await pagesOf(parseXlsx, bytes);
    assert.doesNotMatch(page?.text ?? "", /Auto_Open/);
  });

  test("entities and endless nesting are refused", async () => {
    const entity = rawXlsx("").slice();
    assert.ok(entity.length > 0);
    const laughs = rawXlsx("", {
      "xl/worksheets/sheet1.xml": '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>',
    });
    await assert.rejects(pagesOf(parseXlsx, laughs), { code: "document-damaged", message: /DOCTYPE/ });
    const deep = rawXlsx("<row>".repeat(5_000));
    await assert.rejects(pagesOf(parseXlsx, deep), { code: "document-damaged", message: /depth/ });
  });
});

describe("PPTX", () => {
  test("is a page for each slide in the order of the presentation, with tables and notes", async () => {
    const bytes = makePptx([
      { title: "첫 장", body: ["하나", "둘 &amp; 셋"], notes: "천천히 말할 것" },
      {
        title: "둘째 장",
        table: [
          ["분기", "매출"],
          ["1분기", "3억 원"],
        ],
      },
    ]);
    assert.equal(detectFormat(bytes, "발표.zip"), "pptx");
    const pages = await pagesOf(parsePptx, bytes);
    assert.deepEqual(
      pages.map(({ text }) => text),
      [
        "## 첫 장\n\n하나\n둘 & 셋\n\n> 천천히 말할 것",
        "## 둘째 장\n\n| 분기 | 매출 |\n| --- | --- |\n| 1분기 | 3억 원 |",
      ],
    );
  });

  test("a link whose address is none takes nothing along, and notes may have a Korean file name", async () => {
    const linked = makePptx([{ title: "장", notes: "메모" }], {
      "ppt/slides/_rels/slide1.xml.rels": `<Relationships>${["http://", "http://www.회사 .com", "https://[담당자]"]
        .map((url, at) => `<Relationship Id="l${at}" Type="x/hyperlink" Target="${url}" TargetMode="External"/>`)
        .join("")}<Relationship Id="b" Type="x/image" Target="http://"/>
        <Relationship Id="n" Type="x/notesSlide" Target="../notesSlides/%EB%85%B8%ED%8A%B8.xml"/></Relationships>`,
      "ppt/notesSlides/노트.xml":
        '<p:notes><p:sp><p:nvSpPr><p:nvPr><p:ph type="body"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>한글 이름</a:t></a:r></a:p></p:txBody></p:sp></p:notes>',
    });
    assert.equal((await pagesOf(parsePptx, linked))[0]?.text, "## 장\n\n> 한글 이름");
  });

  test("slides that are missing or broken are told, and a part outside of the archive is never read", async () => {
    const none = makeZip({ "ppt/presentation.xml": "<p:presentation/>" });
    await assert.rejects(pagesOf(parsePptx, none), { code: "document-damaged" });
    const broken = makePptx([{ title: "장" }], { "ppt/slides/slide1.xml": "<p:sld><p:sp>" });
    await assert.rejects(pagesOf(parsePptx, broken), { code: "document-damaged" });
    const outside = makePptx([{ title: "장" }], {
      "ppt/_rels/presentation.xml.rels":
        '<Relationships><Relationship Id="r0" Type="x/slide" Target="../../../../etc/passwd"/></Relationships>',
    });
    assert.equal((await pagesOf(parsePptx, outside))[0]?.text, "");
  });
});

describe("EPUB", () => {
  const chapter = (title: string, words: string) => `<html><body><h1>${title}</h1><p>${words}</p></body></html>`;

  test("is its chapters in reading order", async () => {
    const bytes = makeEpub([chapter("1장", "시작이다."), chapter("2장", "끝이다.")]);
    assert.equal(detectFormat(bytes, "책.epub"), "epub");
    const pages = await pagesOf(parseEpub, bytes);
    assert.deepEqual(
      pages.map(({ page, text }) => [page, text]),
      [
        [1, "# 1장\n\n시작이다."],
        [2, "# 2장\n\n끝이다."],
      ],
    );
  });

  test("whose list names an address that is none is read without it", async () => {
    const book =
      '<package><manifest><item id="x" href="https://[누구]"/><item id="a" href="가.xhtml"/></manifest><spine><itemref idref="x"/><itemref idref="a"/></spine></package>';
    const linked = makeEpub([], { "OEBPS/book.opf": book, "OEBPS/가.xhtml": chapter("1장", "시작이다.") });
    assert.match((await pagesOf(parseEpub, linked))[0]?.text ?? "", /시작이다/);
  });

  test("that is locked says so; scrambled fonts do not lock it", async () => {
    const cipher = (uri: string) => `<encryption><d><CipherReference URI="${uri}"/></d></encryption>`;
    const locked = makeEpub([chapter("1장", "x")], { "META-INF/encryption.xml": cipher("OEBPS/text/c1.xhtml") });
    await assert.rejects(pagesOf(parseEpub, locked), { code: "document-encrypted" });
    const font = makeEpub([chapter("1장", "x")], { "META-INF/encryption.xml": cipher("OEBPS/font.otf") });
    assert.equal((await pagesOf(parseEpub, font)).length, 1);
  });

  test("whose files have percent signs in their names is read", async () => {
    const bytes = makeZip({
      "META-INF/container.xml": '<container><rootfile full-path="a.opf"/></container>',
      "a.opf": '<package><item id="c" href="30%.xhtml"/><itemref idref="c"/></package>',
      "30%.xhtml": chapter("할인", "3할을 깎는다."),
    });
    assert.equal((await pagesOf(parseEpub, bytes))[0]?.text, "# 할인\n\n3할을 깎는다.");
  });

  test("without its package document is damaged", async () => {
    const bytes = makeZip({ "META-INF/container.xml": '<container><rootfile full-path="x.opf"/></container>' });
    await assert.rejects(pagesOf(parseEpub, bytes), { code: "document-damaged" });
  });
});

describe("EML", () => {
  const mail = (headers: readonly string[], body: string | Buffer) =>
    new Uint8Array(Buffer.concat([Buffer.from(`${headers.join("\r\n")}\r\n\r\n`), Buffer.from(body)]));

  test("tells who wrote what to whom, and names what is attached", async () => {
    const body = [
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      "<p>회의는 <b>3시</b>입니다.</p><script>x()</script>",
      "--b",
      'Content-Type: application/pdf; name="계획.pdf"',
      'Content-Disposition: attachment; filename="plan.pdf"',
      "",
      "%PDF",
      "--b--",
    ].join("\r\n");
    const bytes = mail(
      [
        "From: =?utf-8?B?6rmA7LKg7IiY?= <kim@example.kr>",
        "To: lee@example.kr",
        "Subject: =?utf-8?B?7ZqM7J2Y?=",
        "MIME-Version: 1.0",
        'Content-Type: multipart/mixed; boundary="b"',
      ],
      body,
    );
    assert.equal(detectFormat(bytes, "편지"), "eml");
    const [page] = await pagesOf(parseEml, bytes);
    assert.equal(
      page?.text,
      "# 회의\n\n- From: 김철수 <kim@example.kr>\n- To: <lee@example.kr>\n\n회의는 3시입니다.\n\n## Attachments\n\n- plan.pdf",
    );
  });

  test("in CP949 is read, named by whatever name, in its lines and in its body", async () => {
    // 안녕 and 회의 in CP949.
    const [hello, meeting] = [Buffer.from("bec8b3e7", "hex"), Buffer.from("c8b8c0c7", "hex")];
    const header = Buffer.concat([
      Buffer.from("From: a@b.kr\r\nSubject: "),
      meeting,
      Buffer.from("\r\nContent-Type: text/plain; charset=cp949\r\nContent-Transfer-Encoding: 8bit\r\n\r\n"),
    ]);
    const [page] = await pagesOf(parseEml, new Uint8Array(Buffer.concat([header, hello])));
    assert.match(page?.text ?? "", /^# 회의\n/);
    assert.match(page?.text ?? "", /안녕$/);
  });

  /** 뷁 and 똠방, syllables that older decoders lack, and the end of a sentence. */
  const rare = Buffer.from("94ee208c63b9e620c0d4b4cfb4d92e", "hex");
  const rareText = "뷁 똠방 입니다.";
  const body = async (bytes: Uint8Array) => (await pagesOf(parseEml, bytes))[0]?.text ?? "";

  test("in CP949 has all of its syllables, however they were sent and named, or not named at all", async () => {
    const quoted = [...rare].map((byte) => `=${byte.toString(16)}`).join("");
    const base64 = rare.toString("base64");
    for (const [type, encoding, sent] of [
      ["text/plain; charset=euc-kr", "8bit", rare],
      ['text/plain; format=flowed;\r\n\tcharset="ks_c_5601-1987"', "base64", base64],
      ["text/html; charset=EUC-KR", "quoted-printable", `${quoted.slice(0, 12)}=\r\n${quoted.slice(12)}`],
      ["text/plain", "8bit", rare],
      ["text/plain; charset=us-ascii", "base64", base64],
    ] as const) {
      const fields = [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`];
      assert.equal(await body(mail(["Subject: x", ...fields], sent)), `# x\n\n${rareText}`, type);
      const part = mail(fields, sent);
      const parts = Buffer.concat([Buffer.from("--b\r\n"), part, Buffer.from("\r\n--b--\r\n")]);
      const whole = mail(["Subject: x", 'Content-Type: multipart/mixed; boundary="b"'], parts);
      assert.equal(await body(whole), `# x\n\n${rareText}`, type);
      const forwarded = mail(["Subject: x", "Content-Type: message/rfc822"], Buffer.from(mail(fields, sent)));
      assert.ok((await body(forwarded)).includes(rareText), type);
    }
    assert.equal(await body(mail(["Subject: x"], rare)), `# x\n\n${rareText}`);
  });

  test("has a subject in CP949 whose syllables go from one word into the next", async () => {
    const words = [rare.subarray(0, 4), rare.subarray(4)].map((each) => `=?euc-kr?B?${each.toString("base64")}?=`);
    const bytes = mail(["From: a@b.kr", `Subject: ${words.join("\r\n ")}`], "본문");
    assert.match(await body(bytes), new RegExp(`^# ${rareText}\n`));
  });

  test("in other encodings stays as it is", async () => {
    const type = (name: string) => ["Subject: x", `Content-Type: text/plain; charset=${name}`];
    assert.match(await body(mail(type("iso-8859-1"), Buffer.from("Caf\u00e9", "latin1"))), /Café$/);
    assert.match(await body(mail(type("utf-8"), "한글 그대로")), /한글 그대로$/);
    assert.match(await body(mail(["Subject: x"], "이름 없는 글")), /이름 없는 글$/);
  });

  test("is none where people wrote the lines at its head: a memo keeps all of them", () => {
    const memo = "To: 총무팀, 박대리\nFrom: 기획팀\nDate: 2026. 5. 2.\nSubject: 비품\n참석: 모두\n\n책상을 산다.";
    assert.equal(detectFormat(utf8(memo), "비품.txt"), "text");
    assert.equal(detectFormat(utf8(`${memo}\n\nMessage-ID: <1@a>`), "비품.txt"), "text");
    assert.equal(detectFormat(utf8(`Message-ID: <1@a>\n${memo}`), "비품.txt"), "eml");
    assert.equal(detectFormat(utf8(memo), "비품.eml"), "eml");
  });

  test("that nests without end is refused, and one that breaks off is read as far as it goes", async () => {
    const boundary = (at: number) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
    const nested = mail(["From: a@b.kr"], "").slice(0, -2);
    const bomb = Buffer.concat([nested, Buffer.from(Array.from({ length: 400 }, (_, at) => boundary(at)).join(""))]);
    await assert.rejects(pagesOf(parseEml, new Uint8Array(bomb)), { code: "document-damaged" });
    const cut = mail(["From: a@b.kr", "Subject: x", 'Content-Type: multipart/mixed; boundary="b"'], "--b\r\n\r\n본문");
    assert.match((await pagesOf(parseEml, cut))[0]?.text ?? "", /본문/);
  });

  test("a text under its extension is a text", () =>
    assert.equal(detectFormat(utf8("그냥 글입니다."), "a.eml"), "text"));
});

test("every packed format stops at what it may unpack to, and is damaged when it is cut off", async () => {
  const big = new Uint8Array(3_000_000);
  const files = [
    [parseXlsx, rawXlsx("", { "xl/media/a": big }), "a.xlsx"],
    [parsePptx, makePptx([{ title: "장" }], { "ppt/media/a": big }), "a.pptx"],
    [parseEpub, makeEpub(["<p>x</p>"], { "OEBPS/a": "0".repeat(3_000_000) }), "a.epub"],
  ] as const;
  for (const [parse, bytes, name] of files) {
    const context = { name, fromPage: 1, password: null, onPages: () => {}, onRecognised: () => {} };
    const limits = { bytes: 1e9, unpackedBytes: 1_000_000, pages: 10, memoryMb: 500, timeMs: 60_000 };
    const read = async () => {
      for await (const _ of parse(bytes, { ...context, limits }));
    };
    await assert.rejects(read(), { code: "document-too-large" }, name);
    assert.throws(() => detectFormat(bytes.slice(0, bytes.length / 2), name), { code: "document-damaged" }, name);
    assert.throws(() => detectFormat(utf8("글일 뿐"), name), { code: "document-damaged" }, name);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { docxParagraph, makeDocx } from "../../../test/beds/documents/make-docx.ts";
import { makePdf } from "../../../test/beds/documents/make-pdf.ts";
import type { ParsedPage } from "../formats/format.ts";
import { type ParseOptions, parseDocument } from "./parse-document.ts";

const long = makePdf(Array.from({ length: 40 }, (_, n) => [{ x: 50, y: 700, text: `Sentence ${n} stands alone.` }]));

async function read(bytes: Uint8Array, name: string, options?: ParseOptions): Promise<ParsedPage[]> {
  const pages: ParsedPage[] = [];
  for await (const page of parseDocument(bytes, name, options)) pages.push(page);
  return pages;
}

test("pages come one by one from the parser process, and their number before them", async () => {
  let known = 0;
  const seen: number[] = [];
  for await (const page of parseDocument(long, "긴 글.pdf", { onPages: (pages) => (known = pages) })) {
    assert.equal(known, 40);
    seen.push(page.page);
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 40 }, (_, n) => n + 1),
  );
  assert.equal(long[0], 0x25, "the caller's bytes are left alone");
});

test("bytes that came from a file are read as well", async () => {
  assert.equal((await read(Buffer.from(long), "a.pdf")).length, 40);
});

test("reading goes on from a page", async () => {
  assert.deepEqual(
    (await read(long, "a.pdf", { fromPage: 38 })).map((page) => page.page),
    [38, 39, 40],
  );
});

test("a page of any format that is far longer than one is cut, and loses nothing", async () => {
  const lines = Array.from({ length: 4_000 }, (_, at) => `${at}번째 줄에는 이런 글이 있다.`);
  const rows = [`머리 글\t값`, `${"가나다 ".repeat(20_000)}\t끝`];
  for (const [name, text] of [
    ["인쇄.txt", `${lines.join("\n")}\f표지 뒤의 짧은 쪽\f${lines.join("\n")}`],
    ["표.tsv", rows.join("\n")],
  ] as const) {
    const pages = await read(new TextEncoder().encode(text), name);
    assert.ok(
      pages.every((page, at) => page.page === at + 1 && page.text.length < 10_000),
      name,
    );
    const letters = (written: string) => written.replace(/[\s|-]+/g, "");
    assert.equal(letters(pages.map((page) => page.text).join("")), letters(text));
    const [last] = await read(new TextEncoder().encode(text), name, { fromPage: pages.length });
    assert.deepEqual(last, pages.at(-1));
  }
});

test("form feeds are the page breaks of a text, and a PDF's pages are its own however long", async () => {
  const sheet = "한 장에 담긴 글이다. ".repeat(400);
  const pages = await read(new TextEncoder().encode(`${sheet}\f\f${sheet}`), "장부.txt");
  assert.deepEqual(
    pages.map(({ page, text }) => [page, text]),
    [
      [1, sheet.trim()],
      [2, ""],
      [3, sheet.trim()],
    ],
  );
  const dense = Array.from({ length: 700 }, (_, at) => ({
    x: 10,
    y: 840 - at * 1.2,
    size: 1,
    text: "word ".repeat(40),
  }));
  const printed = await read(makePdf([dense, [{ x: 50, y: 700, text: "The second page." }]]), "a.pdf");
  assert.deepEqual([printed.length, printed[1]?.text], [2, "The second page."]);
});

test("a file over a limit ends in an error that names the file and the limit", async () => {
  await assert.rejects(read(long, "큰.pdf", { limits: { bytes: 100 } }), {
    code: "document-too-large",
    message: /큰\.pdf/,
  });
  await assert.rejects(read(long, "긴.pdf", { limits: { pages: 3 } }), {
    code: "document-too-large",
    message: /limit 3/,
  });
  await assert.rejects(read(long, "느린.pdf", { limits: { timeMs: 1 } }), {
    code: "document-timeout",
    message: /느린\.pdf/,
  });
  const bomb = makeDocx(docxParagraph(" ".repeat(8_000_000)));
  await assert.rejects(read(bomb, "폭탄.docx", { limits: { unpackedBytes: 1_000_000 } }), {
    code: "document-too-large",
  });
});

test("a file whose reading takes more memory than allowed is stopped", async () => {
  const wide = new TextEncoder().encode(`<p>${"<b>계약</b> ".repeat(600_000)}`);
  await assert.rejects(read(wide, "넓은.html", { limits: { memoryMb: 48 } }), {
    code: "document-too-large",
    message: /48 MB/,
  });
});

test("stopping the work stops the reading", async () => {
  const stop = new AbortController();
  await assert.rejects(
    async () => {
      for await (const _ of parseDocument(long, "a.pdf", { signal: stop.signal })) stop.abort();
    },
    { code: "cancelled" },
  );
});

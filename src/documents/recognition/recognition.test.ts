import assert from "node:assert/strict";
import { test } from "node:test";
import UTIF from "utif2";
import { drawScan, scannedPdf } from "../../../test/beds/documents/draw-scan.ts";
import { pagesOf } from "../../../test/beds/documents/pages-of.ts";
import type { ParsedPage } from "../formats/format.ts";
import { parsePdf } from "../formats/pdf/parse.ts";
import { parsePicture } from "../formats/picture/parse.ts";
import { parseTiff } from "../formats/tiff/parse.ts";
import { drawPage, parseDocument } from "../parsing/parse-document.ts";

const contract = `웹사이트 제작 용역 계약서
제1조(목적) 이 계약은 갑이 을에게 의뢰하는 온라인 상점의 제작을 정한다.
제2조(계약기간) 계약기간은 2026년 12월 1일부터 2027년 3월 31일까지로 한다.
제3조(대금) 용역 대금은 총 2,400만원으로 하고 검수를 마친 날에 지급한다.`;
const notice = "The client gives notice in writing thirty days before the term ends.";

/** The share of words that were read, in their order or not. */
function wordsRead(truth: string, page: ParsedPage | undefined): number {
  const read = new Set(page?.text.split(/\s+/));
  const words = truth.split(/\s+/);
  return words.filter((word) => read.has(word)).length / words.length;
}

test("of a mixed PDF only the page without text is recognised, on its side as it lies, and each word knows its place", async () => {
  const { canvas } = drawScan(contract, { isTurned: true });
  const [cover, scan] = await pagesOf(parsePdf, new Uint8Array(scannedPdf(["Cover", canvas])));
  assert.deepEqual([cover?.text, cover?.scan], ["Cover", undefined]);
  assert.ok(wordsRead(contract, scan) >= 0.85, scan?.text);
  const openings = scan?.text.split("\n").flatMap((line) => /^제[1-3]조\([가-힣]+\)/.exec(line) ?? []);
  assert.deepEqual(openings, ["제1조(목적)", "제2조(계약기간)", "제3조(대금)"]);
  assert.ok((scan?.scan?.confidence ?? 0) >= 80);
  // The sheet lies on its right side: its first line runs down along the right edge.
  const [, left = 0, top = 0, width = 0, height = 0] = scan?.scan?.words.find(([word]) => word === "웹사이트") ?? [];
  assert.ok(left > 8_500 && left < 9_500 && top < 2_000 && height > width, [left, top, width, height].join());
});

test("a photo that is lit from one corner and a TIFF of many pages are documents", async () => {
  const photo = drawScan(`${contract}\n${notice}`, { skew: 2, isPhoto: true });
  const [page] = await pagesOf(parsePicture, photo.canvas.toBuffer("image/jpeg", 85));
  assert.ok(wordsRead(`${contract}\n${notice}`, page) >= 0.8, page?.text);

  const { canvas } = drawScan(notice);
  const { width, height } = canvas;
  const file = UTIF.encodeImage(
    new Uint8Array(canvas.getContext("2d").getImageData(0, 0, width, height).data),
    width,
    height,
  );
  const [sheet] = await pagesOf(parseTiff, new Uint8Array(file));
  assert.ok(wordsRead(notice, sheet) >= 0.9, sheet?.text);
});

test("pictures that are huge, cut off or no pictures are refused with what is wrong, and one without words is a document", async () => {
  const small = drawScan("", { dpi: 72 }).canvas;
  const [png, jpeg] = [small.toBuffer("image/png"), small.toBuffer("image/jpeg")];
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const read = async (bytes: Uint8Array, name: string) => {
    const texts: string[] = [];
    for await (const page of parseDocument(bytes, name)) texts.push(page.text);
    return texts;
  };
  await assert.rejects(read(bomb, "bomb.png"), { code: "document-too-large", message: /60000 × 60000/ });
  await assert.rejects(read(jpeg.subarray(0, 300), "cut.jpg"), { code: "document-damaged", message: /cut\.jpg/ });
  await assert.rejects(read(Buffer.from("II*\0\x08\0\0\0\xff\xff", "latin1"), "a.tiff"), { code: "document-damaged" });
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1");
  await assert.rejects(read(heic, "a.heic"), { code: "document-unsupported", message: /HEIC/ });
  assert.deepEqual(await read(png, "blank.png"), [""]);
  const drawn = await drawPage(png, "blank.png", { page: 1, longestSide: 100 });
  assert.deepEqual([...drawn.subarray(0, 3)], [0xff, 0xd8, 0xff]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsByName } from "./documents-by-name.ts";

const documents = ["공급 계약서.pdf", "Notes.md", "용역 계약서.docx", "메모.md"].map((name) => ({ id: name, name }));
const names = (query: string, first: string[] = []) => documentsByName(documents, query, first).map(({ name }) => name);

test("documents are found by words of their name, whatever their case and however Korean is typed", () => {
  assert.deepEqual(names(" 계약서 "), ["공급 계약서.pdf", "용역 계약서.docx"]);
  assert.deepEqual(names("계약서".normalize("NFD")), ["공급 계약서.pdf", "용역 계약서.docx"]);
  assert.deepEqual(names("NOTES"), ["Notes.md"]);
  assert.deepEqual(names("없는 말"), []);
});

test("some stand before the others, and each part keeps its order", () => {
  assert.deepEqual(names("", ["메모.md", "Notes.md"]), ["Notes.md", "메모.md", "공급 계약서.pdf", "용역 계약서.docx"]);
  assert.deepEqual(names("계약", ["용역 계약서.docx"]), ["용역 계약서.docx", "공급 계약서.pdf"]);
});

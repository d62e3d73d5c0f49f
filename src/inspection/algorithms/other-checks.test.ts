import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf, resultOf } from "../../../test/beds/inspection/findings-of.ts";
import { languageCheck } from "./language-check/index.ts";
import { lengthCheck } from "./length-check/index.ts";
import { linkCheck } from "./link-check/index.ts";
import { modelCheck } from "./model-check/index.ts";
import { readabilityCheck } from "./readability-check/index.ts";
import { requiredPhraseCheck } from "./required-phrase-check/index.ts";

test("length counts code points, so that an emoji is one", async () => {
  assert.deepEqual(await resultOf(lengthCheck, "가a😀"), { length: 3 });
  assert.deepEqual(await resultOf(lengthCheck, "\ud83d"), { length: 1 });
});

test("links are checked by their form, and Hangul ends them", () => {
  const find = (text: string) => findingsOf(linkCheck, text);
  assert.deepEqual(find("https://example.com/a?b=c에서 보세요. (https://example.org)."), []);
  assert.deepEqual(find("http://example.com/x를"), [["insecure", "http://example.com/x"]]);
  assert.deepEqual(find("https://exa mple"), [["broken", "https://exa"]]);
  assert.deepEqual(find("[여기](https://good.com@evil.com/a)"), [["suspicious", "https://good.com@evil.com/a"]]);
  assert.deepEqual(find("[x](javascript:alert) https://10.0.0.1/"), [
    ["suspicious", "javascript:alert"],
    ["suspicious", "https://10.0.0.1/"],
  ]);
  assert.deepEqual(find("[절](#section) [쪽](./page.md)"), []);
});

test("the language is known by script and words", async () => {
  const language = async (text: string) => (await resultOf(languageCheck, text)).language;
  assert.equal(await language("계약서 PDF를 email로 보내 주세요."), "ko");
  assert.equal(await language("Please send the contract to the office before Friday, and call me."), "en");
  assert.equal(await language("これは日本語の文章です。"), "ja");
  assert.equal(await language("这是一个中文句子。"), "zh");
  assert.equal(await language("Это предложение на русском языке."), "ru");
  assert.equal(
    await language("Bitte senden Sie den Vertrag vor Freitag, danach rufen wir Herrn Schmidt sofort zurück."),
    "other",
  );
  assert.equal(await language("123 456"), "none");
  assert.equal((await resultOf(languageCheck, "これは日本語の文章です。")).expected, false);
});

test("long sentences are marked, by words that a reader must hold at once", async () => {
  const long = `${"긴 ".repeat(30)}문장이다.`;
  assert.deepEqual(
    findingsOf(readabilityCheck, `짧다. ${long}`).map(([kind]) => kind),
    ["long_sentence"],
  );
  const { sentences, long_sentences, longest_words } = await resultOf(readabilityCheck, `짧다. ${long}`);
  assert.deepEqual([sentences, long_sentences, longest_words], [2, 1, 31]);
});

test("dates and titles end no sentence, lines do", async () => {
  const text = "Dr. Min은 2028. 4. 17.까지 답한다.\n- 첫째 항목\n- 둘째 항목\n";
  const { sentences, longest_words } = await resultOf(readabilityCheck, text);
  assert.deepEqual([sentences, longest_words], [3, 6]);
});

test("required phrases may be spaced as people write them; one of several is enough", async () => {
  const settings = { phrases: ["개인정보 처리방침", ["환불 규정", "refund policy"]] };
  assert.deepEqual(await resultOf(requiredPhraseCheck, "개인정보처리방침\nRefund  Policy", settings), {
    missing: [],
    missing_count: 0,
    present_count: 2,
  });
  assert.deepEqual((await resultOf(requiredPhraseCheck, "", settings)).missing, [
    "개인정보 처리방침",
    "환불 규정 / refund policy",
  ]);
});

test("words that are written apart are not those written together, except where Korean leaves blanks out", async () => {
  const missing = async (text: string, ...phrases: string[]) =>
    (await resultOf(requiredPhraseCheck, text, { phrases })).missing;
  assert.deepEqual(await missing("We already sent it to everyone.", "all ready", "every one"), [
    "all ready",
    "every one",
  ]);
  assert.deepEqual(await missing("We are all\n  ready, every one.", "all ready", " every one "), []);
  assert.deepEqual(await missing("보관기간은3년이며 A등급만", "보관 기간은 3년", "A 등급"), []);
  await assert.rejects(missing("글", " "));
  assert.deepEqual(await missing("Tel.02-345-6789 (ext.7), v2.1, 5%", "Tel. 02-345-6789 (ext. 7)", "v 2.1", "5 %"), []);
  assert.deepEqual(await missing("Room 121", "Room 12 1"), ["Room 12 1"]);
});

test("without a question nothing is asked, and the answer is unclear", async () => {
  assert.equal((await resultOf(modelCheck, "글")).answer, "unclear");
});

test("a question without a model has no answer", async () => {
  assert.deepEqual(await resultOf(modelCheck, "글", { question: "예의 바른가?" }), { answer: "unclear", reason: "" });
});

test("names of vocabularies and of this computer are no links that anybody could encrypt", () => {
  for (const text of [
    '<html xmlns="http://www.w3.org/1999/xhtml">',
    '<a:b xmlns:a="http://vocabulary.example.com/a">',
    '{ "$schema": "http://json-schema.org/draft-07/schema#" }',
    '<!DOCTYPE html PUBLIC "-//A//B" "http://dtd.example.com/x.dtd">',
    "http://localhost:8080/a 와 http://printer.local/ 그리고 http://app.test/b",
  ]) {
    assert.deepEqual(findingsOf(linkCheck, text), []);
  }
  assert.equal(findingsOf(linkCheck, "<p>http://plain.example.com/</p>").length, 1);
  assert.deepEqual(findingsOf(linkCheck, "http://schemas.android.com/apk/res/android"), []);
});

test("an address that only begins like a vocabulary is looked at, and all are counted", async () => {
  const kinds = (text: string) => findingsOf(linkCheck, text).map(([kind]) => kind);
  assert.deepEqual(kinds("http://schemas.refund-office.kr/ http://schemas.android.com.win.kr/apk"), [
    "insecure",
    "insecure",
  ]);
  assert.deepEqual(kinds("http://schemas.xmlsoap.org@win.kr/a https://purl.org:80@win.kr/"), [
    "suspicious",
    "suspicious",
  ]);
  assert.deepEqual(kinds('<svg xmlns="http://www.w3.org@win.kr/2000/svg">'), ["suspicious"]);
  assert.equal((await resultOf(linkCheck, '<svg xmlns="http://www.w3.org/2000/svg">')).links, 1);
});

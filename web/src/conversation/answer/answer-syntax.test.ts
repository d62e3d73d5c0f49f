import assert from "node:assert/strict";
import { test } from "node:test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { answerSyntax } from "./answer-syntax.ts";

const shown = (text: string) => renderToStaticMarkup(createElement(Markdown, { remarkPlugins: answerSyntax }, text));

test("emphasis ends before a Korean particle, also after a bracket or a quotation mark", () => {
  assert.equal(shown("**계약(Contract)**은"), "<p><strong>계약(Contract)</strong>은</p>");
  assert.equal(shown("이는 **“해지”**를 뜻합니다"), "<p>이는 <strong>“해지”</strong>를 뜻합니다</p>");
});

test("asterisks that emphasize nothing stay, and so do tables and struck words", () => {
  assert.equal(shown("2 * 3 * 4"), "<p>2 * 3 * 4</p>");
  assert.match(shown("|가|\n|-|\n|나|"), /<table>/);
  assert.equal(shown("~~옛말~~"), "<p><del>옛말</del></p>");
});

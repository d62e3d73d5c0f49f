import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { HtmlRenderer, Parser } from "commonmark";
import markdownIt from "markdown-it";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { harmlessMarkdown } from "./harmless-markdown.ts";

const found = "https://example.org/found";
const harmless = (text: string) => harmlessMarkdown(text, new Set([URL.parse(found)?.href ?? found]));

/** What a viewer makes of it that leaves addresses as they are, and HTML out. */
const seen = (text: string, skipHtml: boolean) => {
  const options = { remarkPlugins: [remarkGfm], urlTransform: (url: string) => url, skipHtml };
  return renderToStaticMarkup(createElement(Markdown, options, text));
};

const hostileTexts = [
  "<script>alert(1)</script>",
  "앞 <img src=x onerror=alert(1)> 뒤",
  "<div>\n\n![그림](http://evil.example/x.png)\n\n</div>",
  "<div>\n![그림](http://evil.example/x.png)\n</div>",
  "<!--\n- \n-->\n\n    <img src=x>",
  "| 칸 |\n|---|\n| ` | <img src=x> | ` |",
  "![그림](http://evil.example/x.png)",
  "![그림][a]\n\n[a]: http://evil.example/x.png",
  "[링크](javascript:alert(1))",
  "[링크][a] [a]\n\n[a]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "[![그림](http://evil.example/x.png)](http://evil.example)",
  "[여기](https://evil.example/?q=words)",
  "\\\\<img src=x>",
  // An unquoted value with a slash is HTML for CommonMark, and none for the parser that we ask.
  "<img src=https://evil.example/SECRET> <a href=//evil.example/SECRET>여기</a>",
  "<img/src=https://evil.example/x>",
  "```\n코드\n```\n<img src=x>",
  "- 목록\n  ```\n  코드\n<img src=x>",
  `${"<div>\n".repeat(20)}<img src=x>`,
  Array.from({ length: 12 }, (_, depth) => `${"> ".repeat(depth)}<div>`).join("\n"),
];

describe("a file has no more in it than the page showed", () => {
  for (const text of hostileTexts)
    it(JSON.stringify(text), () => {
      const shown = seen(harmless(text), true);
      assert.equal(shown, seen(harmless(text), false), "HTML is left in it");
      assert.doesNotMatch(shown, /<img|<a href="(?!http)|<a [^>]*>여기/u);
      assert.equal(harmless(harmless(text)), harmless(text));
    });
});

/** Readers that people open a file with, each as trusting as it can be told to be. */
const otherReaders: Readonly<Record<string, (text: string) => string>> = {
  "markdown-it": (text) => markdownIt({ html: true, linkify: true }).render(text),
  commonmark: (text) => new HtmlRenderer({ safe: false }).render(new Parser().parse(text)),
};

describe("another reader of Markdown finds no HTML in a file", () => {
  for (const [reader, read] of Object.entries(otherReaders))
    for (const text of hostileTexts)
      it(`${reader}: ${JSON.stringify(text).slice(0, 80)}`, () => {
        const shown = read(harmless(text));
        assert.doesNotMatch(shown, /<(?:img|script|div|!--)/iu);
        assert.doesNotMatch(shown, /href="(?!https?:)/iu);
      });
});

it("no sign is left before what any parser could take for a tag", () => {
  const signs = (text: string) =>
    harmless(text)
      .replaceAll(/\\[\\<]/gu, "")
      .match(/<(?=[a-z/!?])/giu) ?? [];
  for (const text of [
    "<img src=https://evil.example/SECRET>",
    "a <b/c=d/e f",
    "<!doctype x",
    "<?php",
    "\\\\<img src=x/y>",
  ])
    assert.deepEqual(signs(text), [], text);
});

it("code, links to sources, addresses and marks stay as they are", () => {
  const text = [
    "`<b>` 와 [1], [제5조 제2항], 3 < 5, `Map<string>`",
    "```html\n<script>alert(1)</script>\n```",
    `[찾은 글](${found}) 과 <https://example.com> 과 https://example.com`,
    "| 표 | 값 |\n|---|---|\n| **가** | 1 |",
  ].join("\n\n");
  assert.equal(harmless(text), text);
});

it("what is too long or too deep to be parsed in a moment is shown as it was written", () => {
  const table = "| 가 | 나 |\n|---|---|\n| 1 | 2 |\n\n".repeat(1_000);
  const brokenOff = "<img src=x> a[0] < 3\n\n````\n끊긴 코드";
  for (const text of [table + brokenOff, `${"> ".repeat(5_000)}<img src=x>`]) {
    const next = harmless("```\n<img src=x>\n```");
    const shown = seen(`${harmless(text)}\n\n${next}`, false);
    assert.doesNotMatch(shown, /<img/u);
    assert.ok(harmless(text).includes(text));
  }
});

it("a block of code that breaks off is closed, one that is closed or ends with its list is not", () => {
  for (const text of [
    "```npm test```",
    "- 설치\n  ```sh\n  npm ci",
    "```\n코드\n```",
    "~~~~\n코드\n~~~~~",
    "끝 ``` 끝",
  ])
    assert.equal(harmless(text), text);
  assert.equal(harmless("앞\n\n```sh\nnpm ci"), "앞\n\n```sh\nnpm ci\n```");
  assert.equal(harmless("~~~~\n코드\n~~~"), "~~~~\n코드\n~~~\n~~~~");
});

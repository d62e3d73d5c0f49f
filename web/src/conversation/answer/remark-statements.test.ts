import assert from "node:assert/strict";
import { test } from "node:test";
import type { Root } from "mdast";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { type Options } from "react-markdown";
import type { Statement } from "#protocol";
import { answerSyntax } from "./answer-syntax.ts";
import { withMathMarks } from "./math-marks.ts";
import { remarkCitations } from "./remark-citations.ts";
import { remarkStatements, statementsIn } from "./remark-statements.ts";

const answer = "첫째 문장입니다. 둘째 문장입니다. 끝";
const statement = (text: string, start: number): Statement => ({
  text,
  status: "contradicts",
  reason: null,
  by: null,
  check: null,
  evidence: [],
  marks: [],
  correction: null,
  start,
  end: start + text.length,
});

function paragraph(source: string): Root {
  const point = (offset: number) => ({ line: 1, column: offset + 1, offset });
  const position = { start: point(0), end: point(source.length) };
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: source, position }] }] };
}

function shown(node: unknown): string {
  const { value, children, data } = node as {
    value?: string;
    children?: unknown[];
    data?: { hProperties: { dataStatement: string } };
  };
  const inner = value ?? children?.map(shown).join("") ?? "";
  return data === undefined ? inner : `<${data.hProperties.dataStatement}:${inner}>`;
}

test("each statement is wrapped where it stands, and nothing else", () => {
  const placed = statementsIn(answer, 0, [statement("첫째 문장입니다.", 0), statement("둘째 문장입니다.", 10)]);
  const tree = paragraph(answer);
  remarkStatements({ placed, placeOf: (place) => place })(tree);
  assert.equal(shown(tree), "<0:첫째 문장입니다.> <1:둘째 문장입니다.> 끝");
});

test("a statement of another text of the message, or of other words, is not placed here", () => {
  assert.deepEqual(statementsIn(answer, 100, [statement("첫째 문장입니다.", 0)]), []);
  assert.deepEqual(statementsIn(answer, 0, [statement("다른 말입니다.", 0)]), []);
  assert.equal(statementsIn(answer, 50, [statement("첫째 문장입니다.", 50)]).length, 1);
});

test("behind a formula, each statement still has its own words and its citation", () => {
  const first = "오차는 $e^2$ 이다 [1].";
  const second = "값은 \\(x\\) 이다 [2].";
  const third = "3이다 [2].";
  const written = [first, second, third].join(" ");
  const statements = [first, second, third].map((text) => statement(text, written.indexOf(text)));
  const { text, placeOf } = withMathMarks(written);
  const citations = ["[1]", "[2]", "[2]"].map((mark, index) => ({
    mark,
    places: [written.indexOf(mark, statements[index]?.start)],
  }));
  const remarkPlugins = [
    ...answerSyntax,
    [remarkStatements, { placed: statementsIn(written, 0, statements), placeOf }],
    [remarkCitations, { citations, placeOf }],
  ] satisfies Options["remarkPlugins"];
  const html = renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, text));
  const mark = (index: number, inner: string) => `<mark data-statement="${index}">${inner}</mark>`;
  const cite = (index: number, mark: string) => `<cite data-citation="${index}">${mark}</cite>`;
  const math = (tex: string) => `<code class="language-math math-inline">${tex}</code>`;
  assert.equal(
    html,
    `<p>${[
      mark(0, `오차는 ${math("e^2")} 이다 ${cite(0, "[1]")}.`),
      mark(1, `값은 ${math("x")} 이다 ${cite(1, "[2]")}.`),
      mark(2, `3이다 ${cite(2, "[2]")}.`),
    ].join(" ")}</p>`,
  );
});

test("a statement in a line of HTML has its mark, too", () => {
  const written = "앞 문장이다.\n\n<script>alert(1)</script> 회의는 99일이다.\n\n뒤 문장이다.";
  const text = "<script>alert(1)</script> 회의는 99일이다.";
  const placed = statementsIn(written, 0, [statement(text, written.indexOf(text))]);
  const remarkPlugins = [
    ...answerSyntax,
    [remarkStatements, { placed, placeOf: (place: number) => place }],
  ] satisfies Options["remarkPlugins"];
  const html = renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, written));
  assert.match(
    html,
    /<p><mark data-statement="0">&lt;script&gt;alert\(1\)&lt;\/script&gt; 회의는 99일이다\.<\/mark><\/p>/,
  );
});

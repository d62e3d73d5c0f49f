import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkCitations, createCitationFilter, inspectFile } from "#documents";
import { decodeText, sentencesOf } from "#language";
import { JihwiError, type Source } from "#protocol";

/** Seeds of past failures are kept here and run first. */
const runs = { numRuns: 300, seed: 20_261_115 };

const source: Source = {
  kind: "web",
  id: "s1",
  url: "https://example.org/",
  title: "A",
  text: "계약 기간은 2년이다. 끝.",
};
const fragment = fc.constantFrom(
  "[1]",
  "[9]",
  "&#91;",
  "&#93;",
  "`",
  "```",
  "\n",
  " ",
  "“",
  "”",
  "'",
  "> ",
  "**",
  "(",
  ")",
  "\\[",
  "]",
  "계약",
  "1-",
  "†",
);
const answer = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join("")),
);

test("citations: any answer in any pieces comes out the same, and shows no mark without a source", () => {
  fc.assert(
    fc.property(answer, fc.integer({ min: 1, max: 7 }), (text, size) => {
      const whole = checkCitations(text, [source]);
      const filter = createCitationFilter([source]);
      let streamed = "";
      for (let at = 0; at < text.length; at += size) streamed += filter.push(text.slice(at, at + size));
      assert.equal(streamed + filter.flush(), whole.text);
      for (const { sourceId } of whole.citations) assert.equal(sourceId, "s1");
    }),
    {
      ...runs,
      examples: [
        ["> 인용 [1]\n&#91;1&#93;", 1],
        ["``&#91;``[9]", 2],
        ["\\[1\\](", 3],
      ],
    },
  );
});

test("sentences: spans are in order and within the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let last = 0;
      for (const { start, end } of sentencesOf(text)) {
        assert.ok(start >= last && end > start && end <= text.length);
        last = end;
      }
    }),
    runs,
  );
});

test("text: any bytes are decoded or declined", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      const decoded = decodeText(bytes);
      assert.ok(decoded === null || decoded.text.length <= bytes.length * 2);
    }),
    runs,
  );
});

test("files: any bytes under any name have a format or a clear error", () => {
  const head = fc.constantFrom("", "%PDF-1.7", "PK\u0003\u0004", "HWP Document File V", "<html>", "{");
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 400 }), fc.string(), (begin, bytes, name) => {
      try {
        inspectFile(Buffer.concat([Buffer.from(begin, "latin1"), bytes]), name);
      } catch (thrown) {
        assert.ok(thrown instanceof JihwiError && thrown.code.startsWith("document-"), String(thrown));
      }
    }),
    runs,
  );
});

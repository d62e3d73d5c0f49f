import assert from "node:assert/strict";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { readerFor } from "./turn-output.ts";

test("a result that does not fit is told on stderr, in both outputs for the end", () => {
  for (const output of ["text", "json"] as const) {
    const notes: string[] = [];
    const reader = readerFor(output, {
      note: (line) => void notes.push(line),
      print: () => {},
      printLine: () => {},
      say: ({ en }) => en,
      terminal: { stdout: false, stderr: false },
    });
    reader.show({ type: "data-result", data: { agent: "inspect", kind: "plan", value: { steps: "none" } } });
    reader.show({ type: "data-result", data: { agent: "weather", kind: "forecast", value: 3 } });
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? "", /inspect\.plan.*cannot be read/);
  }
});

test("on a terminal the texts of an answer stand apart, and a heading in the second is one", () => {
  let written = "";
  const reader = readerFor(
    "text",
    {
      note: () => {},
      print: () => {},
      printLine: () => {},
      say: ({ en }) => en,
      terminal: { stdout: true, stderr: true },
    },
    (text) => {
      written += text;
    },
  );
  for (const [id, delta] of [
    ["1", "It ends \u001b[2Kin May."],
    ["2", "## Sources"],
  ] as const) {
    reader.show({ type: "text-start", id });
    reader.show({ type: "text-delta", id, delta });
    reader.show({ type: "text-end", id });
  }
  reader.end(null);
  assert.equal(stripVTControlCharacters(written), "It ends �[2Kin May.\n\nSources");
});

import assert from "node:assert/strict";
import { test } from "node:test";
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

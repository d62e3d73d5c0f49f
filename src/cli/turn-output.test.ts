import assert from "node:assert/strict";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import type { DataParts, JihwiChunk, Statement } from "#protocol";
import { readerFor } from "./turn-output.ts";

test("a result that does not fit is told on stderr, in both outputs for the end", () => {
  for (const output of ["text", "json"] as const) {
    const notes: string[] = [];
    const reader = readerFor(output, {
      note: (line) => void notes.push(line),
      print: () => {},
      printLine: () => {},
      language: "en",
      say: ({ en }) => en,
      terminal: { stdout: false, stderr: false },
    });
    reader.show({ type: "data-result", data: { agent: "inspect", kind: "plan", value: { steps: "none" } } });
    reader.show({ type: "data-result", data: { agent: "weather", kind: "forecast", value: 3 } });
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? "", /inspect\.plan.*cannot be read/);
  }
});

test("in a pipe, doubtful sentences and that the answer breaks off stand below it; nothing does where all is well", () => {
  const piped = (chunks: readonly JihwiChunk[]) => {
    let printed = "";
    const reader = readerFor("text", {
      note: () => {},
      print: (text) => {
        printed += text;
      },
      printLine: () => {},
      language: "en",
      say: ({ en }) => en,
      terminal: { stdout: false, stderr: false },
    });
    for (const chunk of chunks) reader.show(chunk);
    reader.end("Leave is 25 days [1].");
    return printed;
  };
  const claimed = (status: Statement["status"]): JihwiChunk => {
    const about = { reason: null, by: null, check: null, evidence: [], marks: [], correction: null };
    const statement: Statement = { text: "Leave is 25 days [1].", status, start: 0, end: 21, ...about };
    return { type: "data-statements", data: { statements: [statement], lookedBy: "code" } };
  };
  const ended = (partial: boolean): JihwiChunk => ({
    type: "data-ended",
    data: { ended: partial ? "partial" : "answered", executor: "openai:gpt", partial, reasons: [] },
  });
  assert.equal(piped([claimed("supported"), ended(false)]), "Leave is 25 days [1].");
  assert.equal(
    piped([claimed("contradicts"), ended(true)]),
    [
      "Leave is 25 days [1].",
      "> The answer breaks off here.",
      "> Only quoted words and figures were compared with the sources · 1 sentence to check  \n> ! Leave is 25 days [1].  ",
    ].join("\n\n"),
  );
});

test("on a terminal the texts of an answer stand apart, and a heading in the second is one", () => {
  let written = "";
  const reader = readerFor(
    "text",
    {
      note: () => {},
      print: () => {},
      printLine: () => {},
      language: "en",
      say: ({ en }) => en,
      terminal: { stdout: true, stderr: true },
    },
    [],
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
  assert.equal(stripVTControlCharacters(written), "It ends �[2Kin May.\n\nSources\n");
});

test("on a terminal a remark stands on a line of its own, after the last word, and names a tool as people do", () => {
  let screen = "";
  const reader = readerFor(
    "text",
    {
      note: (line) => {
        screen += `${line}\n`;
      },
      print: () => {},
      printLine: () => {},
      language: "en",
      say: ({ en }) => en,
      terminal: { stdout: true, stderr: true },
    },
    [{ name: "get_current_time", title: { ko: "시계", en: "Clock" } }],
    (text) => {
      screen += text;
    },
  );
  const tool = { tool: "get_current_time", arguments: {}, status: "running", summary: null } as const;
  const ended: DataParts["ended"] = { ended: "answered", executor: "rule", partial: false, reasons: [] };
  reader.show({ type: "data-tool", data: tool });
  reader.show({ type: "text-start", id: "1" });
  reader.show({ type: "text-delta", id: "1", delta: "It is 18 November **2026" });
  reader.show({ type: "text-delta", id: "1", delta: "**." });
  reader.show({ type: "text-end", id: "1" });
  reader.show({ type: "data-ended", data: ended });
  reader.end("It is 18 November **2026**.");
  assert.equal(
    stripVTControlCharacters(screen),
    "· Clock\nIt is 18 November 2026.\njihwi: Answered by rules, without a model.\n",
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnalyzer, inspectConfigSchema } from "#inspection";
import { actionsFor } from "./actions.ts";
import { OpenText } from "./open-text.ts";

test("what a check of one's own finds can be mended in the editor as what the shipped one finds", async () => {
  const check = { name: "team_privacy", title: "팀 개인정보", base: "pii_check" };
  const config = inspectConfigSchema.parse({ checks: [check] });
  const analyzer = await createAnalyzer({ config, only: ["team_privacy"] });
  const text = new OpenText("연락은 010-1234-5678", 1);
  text.report = await analyzer.analyze(text.content);
  const range = { start: { line: 0, character: 6 }, end: { line: 0, character: 6 } };
  const editsFor = (versionsEdits: boolean) =>
    actionsFor("file:///a.md", text, range, analyzer, { language: "ko", versionsEdits }).map(({ edit }) => edit);
  assert.deepEqual(
    editsFor(false).map((edit) => edit?.changes?.["file:///a.md"]?.[0]?.newText),
    ["01*-****-****", "연락은 01*-****-****"],
  );
  const textDocument = { uri: "file:///a.md", version: 1 };
  assert.deepEqual(editsFor(true)[0], {
    documentChanges: [{ textDocument, edits: editsFor(false)[0]?.changes?.["file:///a.md"] }],
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import { type ApprovalState, JihwiError } from "#protocol";
import { createMemoryJournal, type JournalPort } from "./journal.ts";
import { messageParts } from "./projection.ts";
import type { Approve, Run } from "./run.ts";
import { createTestTurn } from "./testing/index.ts";
import { defineTool, runTool } from "./tool.ts";

const sending = (run: () => Promise<{ sent: boolean }>) =>
  defineTool({
    name: "mail__send",
    title: { ko: "보내기", en: "Send" },
    description: { ko: "편지를 보냅니다.", en: "Sends a letter." },
    input: z.object({ to: z.string() }),
    output: z.object({ sent: z.boolean() }),
    needsApproval: true,
    run,
  });
const send = sending(async () => ({ sent: true }));
const interruption = () => new JihwiError("turn-interrupted", { message: { ko: "끊김", en: "interrupted" } });

const questions = (run: Run) =>
  messageParts(run.journal.entries()).flatMap((part) =>
    part.type === "data-approval" ? [[part.id, part.data.state]] : [],
  );

const answering =
  (state: ApprovalState): Approve =>
  async (_request, asked) => {
    await asked();
    return state;
  };
const nobodyAsks: Approve = async () => assert.fail("asked twice");

/** A run that is cut off while the allowed tool works. */
async function cutOffInTool(journal: JournalPort): Promise<void> {
  const crash = new AbortController();
  const run = await createTestTurn({ journal, signal: crash.signal, approve: answering("once") });
  const hanging = sending(() => {
    crash.abort(interruption());
    return new Promise(() => {});
  });
  await assert.rejects(runTool(hanging, { to: "a" }, run));
}

describe("the question whether a tool may be used, in a run that is resumed", () => {
  it("stands once, as it was answered", async () => {
    const journal = createMemoryJournal();
    await cutOffInTool(journal);
    const resumed = await createTestTurn({ journal, approve: nobodyAsks });
    await runTool(send, { to: "a" }, resumed);
    assert.deepEqual(questions(resumed), [["approval-mail__send-1", "once"]]);
    assert.equal(resumed.part("approval")?.state, "once");
  });

  it("is closed where a standing decision has come meanwhile", async () => {
    const journal = createMemoryJournal();
    const crash = new AbortController();
    const run = await createTestTurn({
      journal,
      signal: crash.signal,
      async approve(_request, asked) {
        await asked();
        crash.abort(interruption());
        throw interruption();
      },
    });
    await assert.rejects(runTool(send, { to: "a" }, run));
    const resumed = await createTestTurn({ journal, approve: async () => "always" });
    await runTool(send, { to: "a" }, resumed);
    assert.deepEqual(questions(resumed), [["approval-mail__send-1", "always"]]);
  });

  it("keeps apart from a later one of the same tool", async () => {
    const journal = createMemoryJournal();
    await runTool(send, { to: "a" }, await createTestTurn({ journal, approve: answering("once") }));
    const resumed = await createTestTurn({ journal, approve: answering("refused") });
    await runTool(send, { to: "a" }, resumed);
    await assert.rejects(runTool(send, { to: "b" }, resumed), /허락하지|not allowed/);
    assert.deepEqual(questions(resumed), [
      ["approval-mail__send-1", "once"],
      ["approval-mail__send-2", "refused"],
    ]);
  });
});

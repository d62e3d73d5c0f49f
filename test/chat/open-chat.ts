import type { TestContext } from "node:test";
import { z } from "zod";
import { type JihwiApp, openApp, readConfig } from "#app";
import type { AgentResult } from "#kernel";
import {
  type Citation,
  dataPartSchemas,
  type Ended,
  endedLine,
  type InvariantOutcome,
  invariantOutcomeSchema,
  type JournalEntry,
  type Statement,
  statementSchema,
} from "#protocol";
import { newId } from "#store";
import { temporaryFolder } from "#store/testing";

export interface Told {
  readonly turnId: string;
  readonly answer: string;
  readonly ended: Ended;
  /** How it ended, in the one line that people see. */
  readonly line: string;
  readonly citations: readonly Citation[];
  readonly statements: readonly Statement[];
  /** The names of the tools that were run, in order. */
  readonly tools: readonly string[];
  readonly details: AgentResult["details"];
  readonly entries: readonly JournalEntry[];
  /** The graph's nodes in the order they were entered. */
  readonly nodes: readonly string[];
  readonly notices: readonly string[];
  readonly broken: readonly InvariantOutcome[];
}

export interface Chat {
  readonly jihwi: JihwiApp;
  /** Adds texts as documents; their ids come back in the same order. */
  bring(files: Readonly<Record<string, string>>): Promise<string[]>;
  ask(text: string, options?: AskOptions): Promise<Told>;
}

export interface AskOptions {
  readonly session?: string;
  readonly documents?: readonly string[];
  readonly collections?: readonly string[] | undefined;
  readonly maxIterations?: number;
}

/** A whole Jihwi on a folder of its own, asked as the server and the command ask it. */
export async function openChat(
  test: Pick<TestContext, "after">,
  env: Readonly<Record<string, string>> = {},
): Promise<Chat> {
  const folder = await temporaryFolder(test);
  const jihwi = await openApp(await readConfig(folder, { JIHWI_DATA_DIR: folder, JIHWI_LANG: "ko", ...env }));
  test.after(() => jihwi.close());
  return {
    jihwi,
    async bring(files) {
      await jihwi.jobs.start();
      const ids: string[] = [];
      for (const [name, text] of Object.entries(files)) {
        const added = await jihwi.documents.add(new TextEncoder().encode(text), name);
        ids.push((await jihwi.documents.settled(added.id, () => {}, AbortSignal.timeout(300_000))).id);
      }
      return ids;
    },
    async ask(text, { session = newId("session"), documents = [], ...options } = {}) {
      const running = await jihwi.conductor.start({
        agent: "chat",
        sessionId: session,
        text,
        options: { documents, ...options },
        language: "ko",
        timeZone: "Asia/Seoul",
      });
      const result = await running.result;
      await running.followedUp;
      if (result === null) throw new Error("the turn did not end with an answer");
      return tell(running.id, result, (await jihwi.store.turns.trace(running.id)).entries);
    },
  };
}

function tell(turnId: string, result: AgentResult, entries: readonly JournalEntry[]): Told {
  const { answer, ended, citations, details } = result;
  const named = (kind: JournalEntry["kind"]) => entries.filter((entry) => entry.kind === kind);
  return {
    turnId,
    answer,
    ended,
    line: lineOf(entries),
    citations,
    statements: z.array(statementSchema).parse(details.statements),
    details,
    entries,
    tools: named("tool").map(({ name }) => name),
    nodes: named("node").map(({ name }) => name),
    notices: named("notice").map(({ input }) => JSON.stringify(input)),
    broken: named("invariant")
      .flatMap(({ output }) => invariantOutcomeSchema.array().parse(output))
      .filter(({ violation, unchecked }) => (violation ?? unchecked) !== null),
  };
}

function lineOf(entries: readonly JournalEntry[]): string {
  const end = dataPartSchemas.ended.parse(entries.find(({ kind }) => kind === "ended")?.output);
  return endedLine(end)?.ko ?? "";
}

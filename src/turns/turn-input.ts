import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Agent, HistoryMessage } from "#kernel";
import {
  describeIssues,
  type Language,
  languageOf,
  languageSchema,
  localizedSchema,
  longestMessage,
  type TraceContext,
  traceContextSchema,
} from "#protocol";
import { newId } from "#store";
import { turnFailures } from "./failures.ts";

export interface TurnOrder {
  readonly agent: string;
  readonly sessionId: string;
  /** Only where the session is there; one that is not is made otherwise. */
  readonly existing?: boolean;
  readonly text: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The interface's language; the answer follows the question and takes this one only when the question tells none. */
  readonly language?: Language;
  readonly timeZone?: string | undefined;
  /** What was said before, elsewhere: it is stored with the question where the session is new. */
  readonly history?: readonly HistoryMessage[];
  readonly userMessageId?: string | undefined;
  /** Edit or regenerate: the new question or answer stands beside this message. */
  readonly replaceFrom?: string | undefined;
  /** The trace of the program that asks; one of its own where there is none. */
  readonly trace?: TraceContext | null;
  /** Who says whether a tool that needs leave may run: a person who is asked, or one who has said so for this turn. */
  readonly approval?: ApprovalMode;
  readonly corrections?: readonly TurnCorrection[];
}

/** A decision that a user put right, to be taken that way when the turn is asked again. */
const turnCorrectionSchema = z.object({
  step: z.string(),
  nth: z.number().int(),
  expect: z.record(z.string(), z.unknown()),
  /** What it is to be, in people's words. */
  value: localizedSchema,
});
export type TurnCorrection = z.infer<typeof turnCorrectionSchema>;

const approvalModeSchema = z.enum(["ask", "allow", "refuse"]);
export type ApprovalMode = z.infer<typeof approvalModeSchema>;

/** What a turn was asked, as its row keeps it: enough to run it again from the start. */
export const turnInputSchema = z.object({
  text: z.string(),
  options: z.record(z.string(), z.unknown()),
  language: languageSchema,
  timeZone: z.string(),
  userMessageId: z.string(),
  assistantMessageId: z.string(),
  /** The session's own model, or `rules`; null where the settings decide. */
  model: z.string().nullable().default(null),
  /** Turns of former versions have none. */
  trace: traceContextSchema.nullable().default(null),
  approval: approvalModeSchema.default("refuse"),
  corrections: z.array(turnCorrectionSchema).default([]),
});
export type TurnInput = z.infer<typeof turnInputSchema>;

/** An order, checked and made whole. */
export function inputOf(order: TurnOrder, agent: Agent): TurnInput {
  const text = order.text.trim();
  if (text === "") throw turnFailures.emptyMessage();
  if (text.length > longestMessage) throw turnFailures.longMessage();
  const options = z.safeParse(agent.options, order.options ?? {});
  if (!options.success) throw turnFailures.wrongOptions(describeIssues(options.error));
  return {
    text,
    options: { ...order.options },
    language: languageOf(text, order.language),
    timeZone: order.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    userMessageId: order.userMessageId ?? newId("msg"),
    assistantMessageId: newId("msg"),
    model: null,
    trace: order.trace ?? { traceId: randomBytes(16).toString("hex"), parentSpanId: null, sampled: true },
    approval: order.approval ?? "refuse",
    corrections: [...(order.corrections ?? [])],
  };
}

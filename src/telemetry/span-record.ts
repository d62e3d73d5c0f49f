import { hash } from "node:crypto";

export type AttributeValue = string | number | boolean;

/** A span before any library knows of it. */
export interface SpanRecord {
  readonly name: string;
  readonly kind: "internal" | "client";
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Those that are null are not known, and not exported. */
  readonly attributes: Readonly<Record<string, AttributeValue | null>>;
  /** The code of the error it ended with. */
  readonly errorType: string | null;
}

/** The same work always has the same ids: what follows an answer finds the span of its turn, and nothing is exported as two. */
export function spanIdOf(turnId: string, work: string): string {
  return hash("sha256", `span:${turnId}:${work}`).slice(0, 16);
}

/** For turns that were stored before they had a trace of their own. */
export function traceIdOf(turnId: string): string {
  return hash("sha256", `trace:${turnId}`).slice(0, 32);
}

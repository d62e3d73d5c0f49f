import { z } from "zod";
import { saidIn } from "./agree-particles.ts";
import { type Language, type Localized, localizedSchema } from "./language.ts";

/** Every way in which Jihwi can fail. HTTP statuses and exit codes are mapped from these, in one table each. */
export const errorCodeSchema = z.enum([
  // wrong use
  "bad-input",
  "bad-config",
  "not-found",
  "conflict",
  "unauthorized",
  "forbidden-origin",
  "too-many-attempts",
  "too-large",
  "port-in-use",
  // models
  "model-not-configured",
  "model-unavailable",
  "model-rate-limited",
  "model-refused",
  "model-bad-key",
  "model-bad-output",
  "model-timeout",
  "budget-exceeded",
  "step-needs-model",
  // turns and jobs
  "cancelled",
  "timeout",
  "turn-interrupted",
  "too-many-turns",
  "job-failed",
  // store
  "store-unavailable",
  "store-read-only",
  "store-full",
  "store-busy",
  "store-newer",
  "store-damaged",
  // documents
  "document-empty",
  "document-damaged",
  "document-encrypted",
  "document-unsupported",
  "document-too-large",
  "document-no-text",
  "document-timeout",
  // tools
  "tool-failed",
  "tool-not-configured",
  "tool-refused",
  "address-refused",
  // criteria and plans
  "criteria-invalid",
  "plan-invalid",
  // the fault is ours
  "internal",
]);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** What a client gets of an error: no stack, no cause, nothing that belongs to the machine. */
export const errorBodySchema = z.object({
  error: z.object({ code: errorCodeSchema, message: z.string(), hint: z.string().nullable() }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** An error as it is kept in journals and job rows: readable again in either language. */
export const errorRecordSchema = z.object({
  code: errorCodeSchema,
  message: localizedSchema,
  hint: localizedSchema.nullable(),
  retryable: z.boolean(),
});
export type ErrorRecord = z.infer<typeof errorRecordSchema>;

export interface ErrorDetails {
  /** What happened, with the name of the thing it happened to. */
  readonly message: Localized;
  /** What to do about it. */
  readonly hint?: Localized;
  /** The path or address of this machine that it happened at: for the log and the owner's commands, never for a client. */
  readonly place?: Localized | string;
  readonly retryable?: boolean;
  readonly cause?: unknown;
  /** Milliseconds that the other side asked us to wait. */
  readonly retryAfterMs?: number;
}

/** The one error type: a literal code, a sentence and a remedy in both languages. */
export class JihwiError extends Error {
  override readonly name = "JihwiError";
  readonly code: ErrorCode;
  readonly says: Localized;
  readonly hint: Localized | null;
  readonly place: Localized | null;
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;

  constructor(code: ErrorCode, details: ErrorDetails) {
    super(details.message.en, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.says = details.message;
    this.hint = details.hint ?? null;
    const { place = null } = details;
    this.place = typeof place === "string" ? { ko: place, en: place } : place;
    this.retryable = details.retryable ?? false;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }

  /** For the log and for whoever runs a command, who own the machine: with the place. */
  get saysHere(): Localized {
    const { says, place } = this;
    if (place === null) return says;
    const at = (sentence: string, where: string) => `${sentence.replace(/\.$/, "")}: ${where}`;
    return { ko: at(says.ko, place.ko), en: at(says.en, place.en) };
  }

  /** For clients, in their language. */
  toBody(language: Language): ErrorBody {
    return {
      error: { code: this.code, message: saidIn(this.says, language), hint: this.hint && saidIn(this.hint, language) },
    };
  }

  /** For journals and rows. */
  toRecord(): ErrorRecord {
    return { code: this.code, message: this.says, hint: this.hint, retryable: this.retryable };
  }

  static fromRecord(record: ErrorRecord): JihwiError {
    return new JihwiError(record.code, {
      message: record.message,
      retryable: record.retryable,
      hint: record.hint ?? undefined,
    });
  }
}

/** Any thrown value as a JihwiError. What we did not foresee is `internal`: it tells clients nothing, and keeps its cause for the log. */
export function toJihwiError(thrown: unknown): JihwiError {
  if (thrown instanceof JihwiError) return thrown;
  if (thrown instanceof Error && thrown.name === "AbortError") return cancelled(thrown);
  return new JihwiError("internal", {
    message: { ko: "예상하지 못한 오류가 났습니다.", en: "Something unexpected went wrong." },
    hint: { ko: "까닭은 서버의 기록에 있습니다.", en: "The server's log says why." },
    cause: thrown,
  });
}

/** The error of work that a person or a shutdown stopped. */
export function cancelled(cause?: unknown): JihwiError {
  return new JihwiError("cancelled", { message: { ko: "작업을 멈췄습니다.", en: "The work was stopped." }, cause });
}

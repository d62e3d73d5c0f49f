import { z } from "zod";
import { oneLine } from "#language";
import { scrub } from "../scrub.ts";

/**
 * What we read of a thrown error. The SDK's classes are told apart by name, as their own `isInstance` does, so that
 * nothing of the SDK is loaded for it.
 */
export const failureSchema = z.object({
  name: z.string().catch("Error"),
  message: z.string().catch(""),
  statusCode: z.number().optional().catch(undefined),
  responseHeaders: z.record(z.string(), z.string()).catch({}),
  responseBody: z.string().catch(""),
  isRetryable: z.boolean().optional().catch(undefined),
  finishReason: z.string().optional().catch(undefined),
  text: z.string().catch(""),
});
export type Failure = z.infer<typeof failureSchema>;

/** What the provider said, for people: without keys, on one line, and no longer than a sentence or two. */
export function saidBy(failure: Failure): string {
  return oneLine(scrub(failure.message)).slice(0, 300);
}

/** The original error for the log, without the prompt, the headers and the keys that the SDK's own error carries. */
export function causeOf(failure: Failure): Error {
  const cause = new Error(saidBy(failure));
  cause.name = failure.name;
  return cause;
}

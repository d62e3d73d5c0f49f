import { z } from "zod";
import { describeIssues, JihwiError, type Localized, type SchemaOf } from "#protocol";

/** What a running job may use. */
export interface JobContext {
  readonly id: string;
  /** Aborts when the job is cancelled, when this process stops, and when another process has taken the job over. */
  readonly signal: AbortSignal;
  /** How often the job was started before: more than 0 means that it resumes or is tried again. */
  readonly earlierAttempts: number;
  /** Says how far it is. Stored and streamed; may be called as often as it is true. */
  progress(update: { done: number; total?: number | null; message?: Localized | null }): void;
  /** Keeps a line for those who look into the job later. */
  log(line: string): void;
}

/** A kind of work that outlives a request. It may run again after a crash: what it did before, it must find done. */
export interface JobDefinition<Input extends SchemaOf = SchemaOf> {
  readonly name: string;
  readonly input: Input;
  /** How often it is tried again after a failure; each time it waits longer. */
  readonly retries: number;
  /** How many of it a worker runs at once beside all other jobs; unless given, it shares the worker's places with them. */
  readonly places?: number;
  run(input: z.output<Input>, job: JobContext): Promise<unknown>;
}

/** Declares a job. It lives with the code that knows the work. */
export function defineJob<Input extends SchemaOf>(
  definition: Omit<JobDefinition<Input>, "retries"> & { readonly retries?: number },
): JobDefinition<Input> {
  return { retries: 2, ...definition };
}

/** Input as the job's handler gets it; what does not fit is refused, when it is enqueued and again when it is run. */
export function readInput<Input extends SchemaOf>(definition: JobDefinition<Input>, given: unknown): z.output<Input> {
  const input = z.safeParse(definition.input, given);
  if (input.success) return input.data;
  const detail = describeIssues(input.error);
  throw new JihwiError("bad-input", {
    message: {
      ko: `작업 ${definition.name}의 입력이 맞지 않습니다: ${detail.ko}`,
      en: `The input of job ${definition.name} does not fit: ${detail.en}`,
    },
    cause: input.error,
  });
}

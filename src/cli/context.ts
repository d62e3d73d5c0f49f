import { once } from "node:events";
import type { Config, JihwiApp } from "#app";
import type { Language, Localized } from "#protocol";

/** What a command is given: where it runs, how it speaks, and the app when it asks for it. */
export interface CliContext {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  /** Fires at the first Ctrl-C: finish what cannot be left, then stop. */
  readonly signal: AbortSignal;
  readonly stdin: NodeJS.ReadStream;
  /** Whether a person is watching: colours, progress bars and streaming are for them. */
  readonly terminal: { readonly stdout: boolean; readonly stderr: boolean };
  /** The result, and nothing else. */
  print(text: string): void;
  /** The result as JSON, one line when piped, indented on a terminal. */
  printJson(value: unknown): void;
  /** One line of a stream of events. */
  printLine(line: string): void;
  /** Progress and remarks. */
  note(text: string): void;
  say(text: Localized): string;
  /** The exit code when the command ends well: 1 for findings or a failed run. */
  exitWith(code: 0 | 1 | 2): void;
  config(): Promise<Config>;
  /** Opens the app once; it is closed when the command ends. */
  jihwi(): Promise<JihwiApp>;
}

/** The short form of a language choice in help texts. */
export type Say = CliContext["say"];

/** Settles when the command is to stop. */
export async function untilStopped({ signal }: Pick<CliContext, "signal">): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

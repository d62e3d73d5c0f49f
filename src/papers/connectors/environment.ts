import type { HttpLimits } from "#net";

/** The variables that set the sources up, read once where everything is composed. */
export type SourceEnvironment = Readonly<Record<string, string | undefined>>;

export interface SourceOptions {
  readonly env: SourceEnvironment;
  /** Tests on loopback need not wait as long as politeness asks. */
  readonly limits?: Partial<HttpLimits>;
}

/** A variable that is set and not empty. */
export function variable(env: SourceEnvironment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

import type { HttpLimits } from "#net";
import type { PaperSourceName } from "#protocol";

/** The variables that set the sources up, read once where everything is composed. */
export type SourceEnvironment = Readonly<Record<string, string | undefined>>;

export interface ConnectorOptions {
  readonly env: SourceEnvironment;
  /** Tests on loopback need not wait as long as politeness asks. */
  readonly limits?: Partial<HttpLimits>;
}

/** A variable that is set and not empty. */
export function variable(env: SourceEnvironment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/**
 * Whether a public source is searched without being named. All are, unless `JIHWI_PAPER_SOURCES` lists those that are wanted
 * (`library` alone keeps every search on this machine). An address of its own for a source switches it on.
 */
export function isSwitchedOn(env: SourceEnvironment, name: PaperSourceName, address: string | undefined): boolean {
  const wanted = variable(env, "JIHWI_PAPER_SOURCES");
  if (address !== undefined || wanted === undefined) return true;
  return wanted.split(/[\s,]+/).includes(name);
}

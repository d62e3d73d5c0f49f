import type { HttpLimits } from "#net";
import { type PaperSourceName, paperSourceNamesSchema } from "#protocol";

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
 * Whether a source may be searched. All may, unless `JIHWI_PAPER_SOURCES` lists those that are wanted (`library` alone keeps
 * every search on this machine). An address of its own for a source switches it on.
 */
export function isSwitchedOn(env: SourceEnvironment, name: PaperSourceName): boolean {
  const wanted = variable(env, "JIHWI_PAPER_SOURCES");
  const address = variable(env, `${name.replace("-", "_").toUpperCase()}_BASE_URL`);
  return wanted === undefined || address !== undefined || paperSourceNamesSchema.parse(wanted).includes(name);
}

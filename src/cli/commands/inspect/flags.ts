import type { ReportFormatName } from "#protocol";
import type { FailLevel } from "./outcome.ts";

/** The flags of `jihwi inspect`, as commander reads them. */
export interface InspectFlags {
  readonly criteria?: string;
  readonly only?: readonly string[];
  readonly check?: readonly string[];
  readonly all?: boolean;
  readonly stop?: boolean;
  readonly goal?: string;
  readonly judge?: "compiled" | "model";
  readonly json?: boolean;
  readonly streamJson?: boolean;
  readonly verbose?: boolean;
  readonly fix?: boolean;
  readonly changedSince?: string;
  readonly watch?: boolean;
  readonly format: ReportFormatName;
  readonly output?: string;
  readonly failOn: FailLevel;
  readonly jobs?: number;
  readonly cache?: boolean;
  readonly cacheLocation: string;
  readonly resume?: boolean;
  readonly maxDocuments?: number;
  readonly field?: string;
  readonly stdinFilename?: string;
  readonly mask?: boolean;
  readonly suppressions: boolean;
}

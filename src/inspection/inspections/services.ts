import type { ModelChooser, RunLimits } from "#kernel";
import type { Store } from "#store";
import type { TurnListener } from "#turns";
import type { SavedCheckService } from "../checks/saved-checks.ts";
import type { InspectConfig } from "../config.ts";
import type { ReadDocument } from "./read-document.ts";

/** What inspections of many documents work with. */
export interface InspectionServices {
  readonly store: Store;
  readonly config: InspectConfig;
  readonly checks: SavedCheckService;
  readonly baseDirectory: string;
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  /** A stored document; throws when there is none. */
  readonly readDocument: (id: string, signal?: AbortSignal) => Promise<ReadDocument>;
  /** Threads that one job uses. Absent: every core on the embedded store; a few on a server, where further workers help. */
  readonly threads?: number;
  /** Jobs that help with a run. Absent: none on the embedded store, which one process works on. */
  readonly helpers?: number;
  readonly listener?: Pick<TurnListener, "kept">;
}

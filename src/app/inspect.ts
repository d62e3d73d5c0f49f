import {
  createInspectionJobs,
  createInspections,
  createInspectService,
  createReadDocument,
  createSavedCheckService,
  type InspectConfig,
  type InspectionServices,
  type Inspections,
  type InspectService,
  inspectConfigSchema,
} from "#inspection";
import type { JobDefinition, Jobs } from "#jobs";
import type { ModelRegistry } from "#models";
import { describeIssues } from "#protocol";
import type { Store } from "#store";
import type { TurnListener } from "#turns";
import { appFailure } from "./failure.ts";
import type { Config } from "./read-config.ts";

/** What the inspect page works with: one text, and runs over many documents. */
export interface InspectRoom extends InspectService {
  readonly inspections: Inspections;
}

export interface Inspecting {
  readonly services: InspectionServices;
  readonly handlers: readonly JobDefinition[];
  /** The jobs know their handlers first, and then the room knows the jobs. */
  open(jobs: Jobs): InspectRoom;
}

export function prepareInspecting(
  config: Config,
  store: Store,
  models: ModelRegistry,
  listener: TurnListener,
): Inspecting {
  const inspectConfig = readInspectConfig(config);
  const checks = createSavedCheckService(store, inspectConfig, config.baseDirectory);
  const services: InspectionServices = {
    store,
    models,
    listener,
    config: inspectConfig,
    checks,
    baseDirectory: config.baseDirectory,
    limits: config.limits,
    readDocument: createReadDocument(store),
  };
  const definitions = createInspectionJobs(services);
  return {
    services,
    handlers: [definitions.run, definitions.help],
    open: (jobs) => ({
      ...createInspectService(checks, services.baseDirectory),
      inspections: createInspections(services, jobs, definitions),
    }),
  };
}

/** The `inspect` part of the configuration file. */
function readInspectConfig({ file, filePath }: Config): InspectConfig {
  const parsed = inspectConfigSchema.safeParse(file.inspect ?? {});
  if (parsed.success) return parsed.data;
  const what = describeIssues(parsed.error);
  throw appFailure("wrong-inspect-settings", { filePath: filePath ?? "jihwi.config", what });
}

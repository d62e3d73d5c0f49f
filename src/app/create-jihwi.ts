import { createFolderWatch, type DocumentLibrary, type FolderWatch } from "#documents";
import type { Jobs } from "#jobs";
import type { Agent, AnyTool } from "#kernel";
import { createModelRegistry, createSecrets, type ModelRegistry, rememberSecret } from "#models";
import { createResearchService, type ResearchService } from "#papers";
import { type JihwiError, toJihwiError } from "#protocol";
import { openStore, type Store } from "#store";
import { createMetrics, createTelemetry, type Metrics } from "#telemetry";
import { createMcpServers } from "#tools/mcp";
import { configuredEngine } from "#tools/web-search";
import { type Conductor, createConductor, createFollowUpJob, createLiveTurns, type TurnListener } from "#turns";
import { createWebhooks, type Webhooks } from "#webhooks";
import packageJson from "../../package.json" with { type: "json" };
import { openAbilityBook } from "./ability-book.ts";
import { checkAddedTools } from "./added-tools.ts";
import { createAgents } from "./agents.ts";
import { createApprovals, type ToolApprovals } from "./approvals.ts";
import { type Audit, createAudit } from "./audit.ts";
import { createDataService, type DataService } from "./data-service.ts";
import { environmentWithKeys } from "./environment-with-keys.ts";
import { createSettingsFollower } from "./follow-settings.ts";
import { type InspectRoom, prepareInspecting } from "./inspect.ts";
import { createLibrary, type FindNamedPassages, type Library } from "./library.ts";
import { listenAll } from "./listen-all.ts";
import { loadLibraries } from "./load-libraries.ts";
import { loadAgents, loadTools } from "./load-plugins.ts";
import { logError } from "./log.ts";
import { createMcpSettings, type McpSettings } from "./mcp-settings.ts";
import {
  createModelSettings,
  loadModelSettings,
  type ModelSettingsService,
  unknownSettings,
} from "./model-settings.ts";
import { createOwnRules, type OwnRules } from "./own-rules.ts";
import type { Config } from "./read-config.ts";
import { createSampleService, type SampleService } from "./samples.ts";
import { secretsOf } from "./secrets-of.ts";
import { warmUp } from "./warm-up.ts";
import { createWebhookSettings, type WebhookSettings } from "./webhook-settings.ts";

/** Everything, composed: what the server and the commands work with. */
export interface JihwiApp {
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly models: ModelRegistry;
  readonly modelSettings: ModelSettingsService;
  readonly agents: ReadonlyMap<string, Agent>;
  readonly conductor: Conductor;
  /** What this installation has taught its rules. */
  readonly rules: OwnRules;
  readonly jobs: Jobs;
  readonly documents: DocumentLibrary;
  /** Folders whose files are documents. */
  readonly folders: FolderWatch;
  readonly findPassages: FindNamedPassages;
  readonly reindex: Library["reindex"];
  /** Algorithms, criteria, and runs over many documents. */
  readonly inspect: InspectRoom;
  /** Papers, sources and notebooks, for the research page and its commands. */
  readonly research: ResearchService;
  /** Everything as a whole: backup, restore, removal. */
  readonly data: DataService;
  /** What a newcomer can try with one click. */
  readonly samples: SampleService;
  /** Changes of settings, exports and removals, for the owner to look up. */
  readonly audit: Audit;
  /** Counts of what this process has done, for Prometheus. */
  readonly metrics: Pick<Metrics, "text">;
  /** Tool servers, for the settings page. */
  readonly mcp: McpSettings;
  /** Programs that are told what has ended, for the settings page. */
  readonly webhooks: WebhookSettings & Pick<Webhooks, "test">;
  /** The service by which the web is searched; null where none is set up. */
  webSearchEngine(): string | null;
  /** What may run, and the questions that turns wait with. */
  readonly approvals: ToolApprovals;
  /** Is told of every turn and run that is over. */
  readonly listener: TurnListener;
  log(error: JihwiError, about: string): void;
  /** Begins the work that belongs to a server: jobs, and turns that a crash cut off. Several servers of one app share it. */
  startWorking(): Promise<void>;
  /** Hears of models and keys that are chosen in another process, for as long as this one runs. */
  followSettings(): void;
  /** Loads what would hold everybody up, before anybody can ask. */
  loadLibraries(): Promise<void>;
  /** Reads what first questions need, while nobody asks yet. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** What a program adds to what comes with Jihwi. */
export interface Plugins {
  readonly agents?: readonly Agent[];
  /** Tools for chat and research. */
  readonly tools?: readonly AnyTool[];
}

/** How often a server looks for turns that another process left behind, and for what another has set. */
const watchMs = 5_000;
/** How often a server looks whether rules are to learn, which they do once a day where that is switched on. */
const learnMs = 3_600_000;

/** Opens the app: the store is migrated, the models are chosen, the agents are ready. */
export async function openApp(config: Config, plugins: Plugins = {}): Promise<JihwiApp> {
  const pluggedIn = [...(plugins.agents ?? []), ...(await loadAgents(config))];
  const tools = checkAddedTools([...(plugins.tools ?? []), ...(await loadTools(config))]);
  const { dataDir, databaseUrl } = config;
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    return await openOn(store, config, { agents: pluggedIn, tools });
  } catch (thrown) {
    await store.close();
    throw thrown;
  }
}

async function openOn(
  store: Store,
  config: Config,
  { agents: pluggedIn, tools }: Required<Plugins>,
): Promise<JihwiApp> {
  const { dataDir, env, file, limits } = config;
  const telemetry = createTelemetry({ env, version: packageJson.version, log: logError });
  const webhookSettings = createWebhookSettings(config, (url) => webhooks.receiverRemoved(url, store, library.jobs));
  const secrets = createSecrets(dataDir);
  const audit = createAudit(dataDir, logError);
  for (const secret of secretsOf(config)) rememberSecret(secret);
  const loaded = await loadModelSettings(store, (names) => logError(unknownSettings(names), "settings"));
  const abilities = await openAbilityBook(store, logError);
  const models = createModelRegistry({
    env,
    settings: loaded,
    revealSecret: secrets.reveal,
    config: file.models,
    abilities,
  });
  const webhooks = createWebhooks(webhookSettings.receivers, logError);
  const metrics = createMetrics(store, packageJson.version);
  const listener = listenAll([metrics, telemetry]);
  const inspecting = prepareInspecting(config, store, models, listener);
  const rules = createOwnRules(store, {
    prefer: config.rules === null ? null : config.rules === "prefer",
    tell: ({ en }) => process.stderr.write(`${new Date().toISOString()} rules: ${en}\n`),
    tookVersion: (step) => audit.record("rules-learned", { steps: [step] }),
  });
  const agentNamed = (name: string) => agents.get(name);
  const live = createLiveTurns();
  const followUp = createFollowUpJob({ store, models, limits, rules, listener, live, agentNamed });
  const library = createLibrary(config, store, models, {
    handlers: [...inspecting.handlers, followUp, webhooks.job],
    jobEnded: webhooks.jobEnded,
    listener,
    refreshSettings: () => modelSettings.refresh(),
  });
  const keyed = environmentWithKeys(env, secrets);
  const research = createResearchService({ store, env: keyed });
  const servers = createMcpServers(packageJson.version);
  const approvals = createApprovals(store, config.approvalMs, servers.serverOf);
  const mcp = await createMcpSettings(dataDir, file.mcpServers ?? {}, servers, approvals);
  const agents = createAgents(
    {
      config: { ...config, env: keyed },
      store,
      library,
      research,
      inspect: inspecting.services,
      addedTools: {
        current: () => [...tools, ...servers.current()],
        refresh: async (question) => [...tools, ...(await servers.refresh(question))],
      },
    },
    pluggedIn,
  );
  const conductor = createConductor(agents, {
    store,
    models,
    limits,
    rules,
    live,
    maxTurns: config.maxTurns,
    jobs: library.jobs,
    followUp,
    listener,
    ending: webhooks.turnEnded,
    approvals,
    log: logError,
  });
  const inspect = inspecting.open(library.jobs);
  const modelSettings = createModelSettings({ store, models, loaded, secrets, env, changed: library.embedMissing });
  const followed = createSettingsFollower(modelSettings, watchMs, logError);
  const folders = createFolderWatch({ store, documents: library.documents, log: logError });
  folders.onSynced(({ path }, { removed, changed }) => {
    if (removed.length + changed.length === 0) return;
    audit.record("document-removed", { folder: path, files: removed, replaced: changed });
  });
  let watch: NodeJS.Timeout | undefined;
  let learning: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let warming: Promise<void> | undefined;
  const closing = new AbortController();

  async function beginWorking(): Promise<void> {
    await library.jobs.start();
    followed.start();
    await library.embedMissing();
    await library.documents.reconcile();
    await inspect.inspections.reconcile();
    await folders.start();
    await conductor.resumeInterrupted();
    watch = setInterval(
      () => conductor.resumeInterrupted().catch((thrown) => logError(toJihwiError(thrown), "resuming turns")),
      watchMs,
    );
    watch.unref();
    learning = setInterval(
      () =>
        rules.learnDaily().catch((thrown) => {
          const error = toJihwiError(thrown);
          if (error.code !== "cancelled") logError(error, "learning");
        }),
      learnMs,
    );
    learning.unref();
  }

  return {
    version: packageJson.version,
    config,
    store,
    models,
    modelSettings,
    agents,
    conductor,
    rules,
    jobs: library.jobs,
    documents: library.documents,
    folders,
    findPassages: library.findPassages,
    reindex: library.reindex,
    inspect,
    research,
    data: createDataService({
      dataDir,
      store,
      documents: library.documents,
      conductor,
      folders,
      reindex: library.reindex,
      modelSettings,
      mcp,
      webhooks: webhookSettings,
    }),
    samples: createSampleService({ store, documents: library.documents, jobs: library.jobs, conductor }),
    audit,
    metrics,
    mcp,
    webhooks: { ...webhookSettings, test: webhooks.test },
    webSearchEngine: () => configuredEngine(keyed)?.name ?? null,
    approvals,
    listener,
    log: logError,
    followSettings: followed.start,
    startWorking() {
      working ??= beginWorking().catch((thrown: unknown) => {
        // What kept it from beginning may be gone the next time.
        working = undefined;
        throw thrown;
      });
      return working;
    },
    loadLibraries: () => loadLibraries({ models, log: logError }),
    warmUp() {
      warming ??= warmUp({ agents, rules, inspect, signal: closing.signal, log: logError });
      return warming;
    },
    async close() {
      closing.abort();
      await Promise.allSettled([warming, working]);
      clearInterval(watch);
      clearInterval(learning);
      try {
        await folders.stop();
        await rules.close();
        await followed.stop();
        await conductor.stop();
        await servers.close();
        await library.jobs.stop();
        await library.search.close();
        await telemetry?.close();
        await audit.written();
        await abilities.written();
      } finally {
        await store.close();
      }
    },
  };
}

import { type ContractTables, createContractTables, createTableJob } from "#contracts";
import { createFolderWatch, type DocumentLibrary, type FolderWatch } from "#documents";
import type { Jobs } from "#jobs";
import type { Agent, AnyTool } from "#kernel";
import { createModelRegistry, keptSecretSchema, type ModelRegistry, openSecrets, rememberSecret } from "#models";
import { createResearchService, type ResearchService } from "#papers";
import { type JihwiError, mcpServerConfigSchema } from "#protocol";
import { openStore, type Store } from "#store";
import { createMetrics, createTelemetry } from "#telemetry";
import { createMcpServers } from "#tools/mcp";
import { configuredEngine } from "#tools/web-search";
import {
  type Conductor,
  type Conversations,
  createCompactJob,
  createConductor,
  createConversations,
  createFollowUpJob,
  type LiveTurns,
} from "#turns";
import { createWebhooks, type Webhooks } from "#webhooks";
import packageJson from "../../package.json" with { type: "json" };
import { openAbilityBook } from "./ability-book.ts";
import { checkAddedTools } from "./added-tools.ts";
import { createAgents } from "./agents.ts";
import { createApprovals, type ToolApprovals } from "./approvals.ts";
import { type Audit, createAudit } from "./audit.ts";
import { createDataService, type DataService } from "./data-service.ts";
import { environmentWithKeys } from "./environment-with-keys.ts";
import { findOlder } from "./find-older.ts";
import { createSettingsFollower } from "./follow-settings.ts";
import { createFullTexts, type FullTexts } from "./full-texts.ts";
import { type InspectRoom, prepareInspecting } from "./inspect.ts";
import { createLibrary, type FindNamedPassages, type Library } from "./library.ts";
import { listenAll } from "./listen-all.ts";
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
import { takeOverFiles } from "./take-over-files.ts";
import { createVault, type Vault } from "./vault.ts";
import { createWebhookSettings, keptWebhookSchema, type WebhookSettings } from "./webhook-settings.ts";
import { createWork, type JihwiWork } from "./work.ts";

/** What the settings page and the commands beside it read and change. */
export interface JihwiSettings {
  readonly models: ModelSettingsService;
  /** Tool servers. */
  readonly mcp: McpSettings;
  /** Programs that are told what has ended. */
  readonly webhooks: WebhookSettings & Pick<Webhooks, "test">;
  /** What may run, and the questions that turns wait with. */
  readonly approvals: ToolApprovals;
  /** Where keys, tool servers and webhooks are kept, sealed. */
  readonly vault: Pick<Vault, "count" | "rotate" | "forget">;
  /** The service by which the web is searched; null where none is set up. */
  webSearchEngine(): string | null;
}

/** What was brought and what comes with Jihwi, beyond single documents. */
export interface JihwiLibrary {
  /** Folders whose files are documents. */
  readonly folders: FolderWatch;
  readonly findPassages: FindNamedPassages;
  readonly reindex: Library["reindex"];
  /** What a newcomer can try with one click. */
  readonly samples: SampleService;
  /** Everything as a whole: backup, restore, removal. */
  readonly data: DataService;
}

/** Everything, composed: what the server and the commands work with. */
export interface JihwiApp {
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly models: ModelRegistry;
  readonly agents: ReadonlyMap<string, Agent>;
  readonly conductor: Conductor;
  readonly conversations: Conversations;
  /** What this installation has taught its rules. */
  readonly rules: OwnRules;
  readonly jobs: Jobs;
  readonly documents: DocumentLibrary;
  /** Contracts side by side. */
  readonly tables: ContractTables;
  /** Algorithms, criteria, and runs over many documents. */
  readonly inspect: InspectRoom;
  /** Papers, sources and notebooks, for the research page and its commands. */
  readonly research: ResearchService;
  /** Open PDFs of papers, fetched where that is switched on. */
  readonly fullTexts: FullTexts;
  /** Changes of settings, exports and removals, for the owner to look up. */
  readonly audit: Audit;
  readonly settings: JihwiSettings;
  readonly library: JihwiLibrary;
  readonly work: JihwiWork;
  log(error: JihwiError, about: string): void;
  close(): Promise<void>;
}

/** What a program adds to what comes with Jihwi. */
export interface Plugins {
  readonly agents?: readonly Agent[];
  /** Tools for chat and research. */
  readonly tools?: readonly AnyTool[];
}

/** How often a server looks for what another process has set. */
const followMs = 5_000;

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

/** Each part is made of parts that are there: what is known only later is added to a list or a map that others hold. */
async function openOn(
  store: Store,
  config: Config,
  { agents: pluggedIn, tools }: Required<Plugins>,
): Promise<JihwiApp> {
  const { dataDir, env, file, limits } = config;
  for (const secret of secretsOf(config)) rememberSecret(secret);
  const { version } = packageJson;
  const telemetry = createTelemetry({ env, version, log: logError });
  const metrics = createMetrics(store, version);
  const listener = listenAll([metrics, telemetry]);
  const audit = createAudit(dataDir, logError);

  const vault = createVault({ store, dataDir, secretKey: config.secretKey, log: logError });
  const shelves = {
    secrets: vault.shelf("key", keptSecretSchema),
    mcp: vault.shelf("tool-server", mcpServerConfigSchema),
    webhooks: vault.shelf("webhook", keptWebhookSchema),
  };
  await takeOverFiles(dataDir, shelves);
  const secrets = await openSecrets(shelves.secrets);
  const keyed = environmentWithKeys(env, secrets);
  const loaded = await loadModelSettings(store, (names) => logError(unknownSettings(names), "settings"));
  const abilities = await openAbilityBook(store, logError);
  const models = createModelRegistry({
    env,
    settings: loaded,
    revealSecret: secrets.reveal,
    config: file.models,
    abilities,
  });
  const modelSettings = createModelSettings({ store, models, loaded, secrets, env });
  const keptWebhooks = await createWebhookSettings(config, shelves.webhooks);
  const webhooks = createWebhooks(keptWebhooks.receivers, logError);
  const rules = createOwnRules(store, {
    prefer: config.rules === null ? null : config.rules === "prefer",
    tell: ({ en }) => process.stderr.write(`${new Date().toISOString()} rules: ${en}\n`),
    tookVersion: (step) => audit.record("rules-learned", { steps: [step] }),
  });

  const agents = new Map<string, Agent>();
  const live: LiveTurns = new Map();
  const agentNamed = (name: string) => agents.get(name);
  const conversing = { store, models, limits, listener, findOlder };
  const followUp = createFollowUpJob({ ...conversing, rules, live, agentNamed });
  const compacting = createCompactJob(conversing);
  const inspecting = prepareInspecting(config, store, models, listener);
  const research = createResearchService({ store, env: keyed });
  const fullTexts = createFullTexts({ store, research, decided: config.fetchPapers, library: () => library });
  const tableServices = { store, models, limits, listener };
  const tableJob = createTableJob(tableServices);
  const library = createLibrary(config, store, models, {
    handlers: [...inspecting.handlers, tableJob, followUp, compacting, webhooks.job, fullTexts.job],
    jobEnded: webhooks.jobEnded,
    listener,
    refreshSettings: modelSettings.refresh,
  });
  modelSettings.onChanged(library.embedMissing);
  const { jobs, documents, findPassages, reindex } = library;
  const inspect = inspecting.open(jobs);

  const servers = createMcpServers(version);
  const approvals = createApprovals(store, config.approvalMs, servers.serverOf);
  const mcp = await createMcpSettings(shelves.mcp, file.mcpServers ?? {}, servers, approvals);
  const followed = createSettingsFollower([modelSettings, mcp, keptWebhooks], followMs, logError);
  const services = {
    config: { ...config, env: keyed },
    store,
    library,
    research,
    inspect: inspecting.services,
    addedTools: {
      current: () => [...tools, ...servers.current()],
      refresh: async (question: string) => [...tools, ...(await servers.refresh(question))],
    },
  };
  for (const [name, agent] of createAgents(services, pluggedIn)) agents.set(name, agent);
  const conductor = createConductor(agents, {
    ...conversing,
    rules,
    live,
    maxTurns: config.maxTurns,
    jobs,
    followUp,
    ending: webhooks.turnEnded,
    approvals,
    sessionRemoved: (held) => documents.removePassing(held),
    log: logError,
  });

  const folders = createFolderWatch({ store, documents, log: logError });
  folders.onSynced(({ path }, { removed, changed }) => {
    if (removed.length + changed.length === 0) return;
    audit.record("document-removed", { folder: path, files: removed, replaced: changed });
  });
  const settings: JihwiSettings = {
    models: modelSettings,
    mcp,
    webhooks: {
      ...keptWebhooks,
      test: webhooks.test,
      async remove(id) {
        const url = await keptWebhooks.remove(id);
        if (url !== null) await webhooks.receiverRemoved(url, store, jobs);
        return url;
      },
    },
    approvals,
    vault,
    webSearchEngine: () => configuredEngine(keyed)?.name ?? null,
  };
  const whole = { dataDir, store, documents, conductor, folders, reindex, modelSettings, mcp };
  const work = createWork({ rules, library, inspect, folders, conductor, followed, metrics, listener });
  return {
    version,
    config,
    store,
    models,
    agents,
    conductor,
    conversations: createConversations(conversing, jobs, compacting),
    rules,
    jobs,
    documents,
    tables: createContractTables(tableServices, jobs, tableJob),
    inspect,
    research,
    fullTexts,
    audit,
    settings,
    library: {
      folders,
      findPassages,
      reindex,
      samples: createSampleService({ store, documents, jobs, conductor }),
      data: createDataService({ ...whole, webhooks: settings.webhooks }),
    },
    work,
    log: logError,
    async close() {
      await work.stop();
      try {
        await folders.stop();
        await rules.close();
        await followed.stop();
        await conductor.stop();
        await servers.close();
        await jobs.stop();
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

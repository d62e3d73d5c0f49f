import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Environment } from "#models";
import { modelConfigSchema } from "#models";
import {
  aboutSetting,
  describeIssues,
  JihwiError,
  type Language,
  type Localized,
  languageFromLocale,
  localizedSchema,
  mcpServersSchema,
} from "#protocol";
import { webhooksSchema } from "#webhooks";
import { environmentSchema } from "./environment.ts";
import { appFailure } from "./failure.ts";

/** What stands in `jihwi.config.json` or `jihwi.config.ts`. The rooms that own `inspect` and the like read their own part. */
export const configFileSchema = z.strictObject({
  $schema: z.string().optional().meta(aboutSetting("config.$schema")),
  models: modelConfigSchema.optional().meta(aboutSetting("config.models")),
  inspect: z.record(z.string(), z.unknown()).optional().meta(aboutSetting("config.inspect")),
  agents: z.array(z.string().min(1)).max(100).optional().meta(aboutSetting("config.agents")),
  tools: z.array(z.string().min(1)).max(100).optional().meta(aboutSetting("config.tools")),
  mcpServers: mcpServersSchema.optional().meta(aboutSetting("config.mcpServers")),
  webhooks: webhooksSchema.optional().meta(aboutSetting("config.webhooks")),
});
export type ConfigFile = z.infer<typeof configFileSchema>;

/** For `jihwi.config.ts`: the same object, with types. */
export function defineConfig(config: ConfigFile): ConfigFile {
  return config;
}

/** The environment and the configuration file, read and checked. */
export interface Config {
  /** Where files of agents, tools and the inspection are: the folder of the configuration file, or the working folder. */
  readonly baseDirectory: string;
  readonly env: Environment;
  readonly file: ConfigFile;
  readonly filePath: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
  /** What keys, tool servers and webhooks are sealed with; null: by a key file of the data folder. */
  readonly secretKey: string | null;
  /** The language of the interface; answers follow the question. */
  readonly language: Language;
  /** Null leaves it to the switch on the page. */
  readonly rules: "fallback" | "prefer" | null;
  readonly metrics: "token" | "open";
  /** Whether open PDFs of papers are fetched; null leaves it to the switch on the page. */
  readonly fetchPapers: boolean | null;
  /** How many turns are worked on at once; as many again wait, and further ones are refused. */
  readonly maxTurns: number;
  readonly approvalMs: number;
  readonly limits: { stepMs: number; turnMs: number; tokens: number | null; usd: number | null };
}

const fileNames = ["jihwi.config.ts", "jihwi.config.mjs", "jihwi.config.json"];

/** Reads the environment and the configuration file. Anything wrong is one clear error, before any work begins. */
export async function readConfig(cwd: string, env: Environment): Promise<Config> {
  const given = environmentSchema.safeParse(withoutEmpty(env));
  if (!given.success) throw badConfig({ ko: "환경 변수", en: "environment" }, environmentSchema.shape, given.error);
  const { data } = given;
  const filePath = findConfigFile(cwd, env);
  return {
    baseDirectory: filePath === null ? cwd : dirname(filePath),
    env,
    file: filePath === null ? {} : await readConfigFile(filePath),
    filePath,
    dataDir: resolve(cwd, data.JIHWI_DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    host: data.HOST,
    port: data.PORT,
    token: data.JIHWI_TOKEN ?? null,
    secretKey: data.JIHWI_SECRET_KEY ?? null,
    language: data.JIHWI_LANG ?? languageFromLocale(env),
    rules: data.JIHWI_RULES ?? null,
    metrics: data.JIHWI_METRICS,
    fetchPapers: data.JIHWI_FETCH_PAPERS === undefined ? null : data.JIHWI_FETCH_PAPERS === "on",
    maxTurns: data.JIHWI_MAX_TURNS,
    approvalMs: data.JIHWI_APPROVAL_TIMEOUT_MS,
    limits: {
      stepMs: data.JIHWI_STEP_TIMEOUT_MS,
      turnMs: data.JIHWI_TURN_TIMEOUT_MS,
      tokens: data.JIHWI_TURN_BUDGET_TOKENS ?? null,
      usd: data.JIHWI_TURN_BUDGET_USD ?? null,
    },
  };
}

function findConfigFile(cwd: string, env: Environment): string | null {
  if (env.JIHWI_CONFIG) {
    const path = resolve(cwd, env.JIHWI_CONFIG);
    if (existsSync(path)) return path;
    throw appFailure("no-config-file", { path });
  }
  return fileNames.map((name) => join(cwd, name)).find((path) => existsSync(path)) ?? null;
}

async function readConfigFile(path: string): Promise<ConfigFile> {
  const parsed = configFileSchema.safeParse(await load(path));
  if (!parsed.success) throw badConfig({ ko: path, en: path }, configFileSchema.shape, parsed.error);
  return parsed.data;
}

async function load(path: string): Promise<unknown> {
  try {
    if (path.endsWith(".json")) return JSON.parse(await readFile(path, "utf8"));
    const loaded: unknown = await import(pathToFileURL(path).href);
    return z.object({ default: z.unknown() }).parse(loaded).default;
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw appFailure("unreadable-config", { path, detail }, { cause });
  }
}

type Members = Readonly<Record<string, z.core.$ZodType>>;

function badConfig(where: Localized, members: Members, error: z.ZodError): JihwiError {
  const what = describeIssues(error);
  return new JihwiError("bad-config", {
    message: {
      ko: `설정이 잘못되었습니다(${where.ko}): ${what.ko}`,
      en: `The configuration is wrong (${where.en}): ${what.en}`,
    },
    hint: whatTheyAreFor(members, error),
  });
}

/** What the members that are wrong are for, or which there are where one is unknown. */
function whatTheyAreFor(members: Members, { issues }: z.ZodError): Localized {
  const wrong = new Set(issues.flatMap(({ path: [name] }) => (typeof name === "string" ? [name] : [])));
  const told = [...wrong].flatMap((name) => {
    const member = members[name];
    const { data } = describedSchema.safeParse(member && z.globalRegistry.get(member));
    return data === undefined ? [] : [{ ko: `${name}: ${data.about.ko}`, en: `${name}: ${data.about.en}` }];
  });
  const names = Object.keys(members).join(", ");
  const known = { ko: `정할 수 있는 것: ${names}.`, en: `It may hold ${names}.` };
  const all = issues.some(({ path }) => path.length === 0) ? [...told, known] : told;
  return { ko: all.map(({ ko }) => ko).join(" "), en: all.map(({ en }) => en).join(" ") };
}

const describedSchema = z.object({ about: localizedSchema });

/** `PORT=` in a shell means "not set". */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

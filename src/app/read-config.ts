import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Environment } from "#models";
import { modelConfigSchema } from "#models";
import {
  describeIssues,
  JihwiError,
  type Language,
  languageFromLocale,
  languageSchema,
  mcpServersSchema,
} from "#protocol";
import { webhooksSchema } from "#webhooks";

/** What stands in `jihwi.config.json` or `jihwi.config.ts`. The rooms that own `inspect` and the like read their own part. */
export const configFileSchema = z.strictObject({
  $schema: z.string().optional(),
  models: modelConfigSchema.optional(),
  inspect: z.record(z.string(), z.unknown()).optional(),
  /** Files that declare agents of your own, from the folder of the configuration. */
  agents: z.array(z.string().min(1)).max(100).optional(),
  /** Files that declare tools of your own for the chat. */
  tools: z.array(z.string().min(1)).max(100).optional(),
  /** Servers whose tools the chat may use, in the shape that other MCP clients read. */
  mcpServers: mcpServersSchema.optional(),
  /** Programs that are told when a turn, the reading of a document or an inspection has ended. */
  webhooks: webhooksSchema.optional(),
});
export type ConfigFile = z.infer<typeof configFileSchema>;

/** For `jihwi.config.ts`: the same object, with types. */
export function defineConfig(config: ConfigFile): ConfigFile {
  return config;
}

const environmentSchema = z.object({
  JIHWI_DATA_DIR: z.string().min(1).default("./.jihwi"),
  DATABASE_URL: z.string().min(1).optional(),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(4747),
  JIHWI_TOKEN: z.string().min(16, "use at least 16 characters").optional(),
  JIHWI_LANG: languageSchema.optional(),
  JIHWI_STEP_TIMEOUT_MS: z.coerce.number().int().positive().default(60_000),
  JIHWI_TURN_TIMEOUT_MS: z.coerce.number().int().positive().default(300_000),
  JIHWI_TURN_BUDGET_TOKENS: z.coerce.number().int().positive().optional(),
  JIHWI_TURN_BUDGET_USD: z.coerce.number().positive().optional(),
  /** `prefer`: a rule that has learned enough from the installation's model decides instead of it. */
  JIHWI_RULES: z.enum(["fallback", "prefer"]).default("fallback"),
  /** `open`: `/metrics` is read without the access token. */
  JIHWI_METRICS: z.enum(["token", "open"]).default("token"),
  /** How long a turn waits to be told whether a tool may run. */
  JIHWI_APPROVAL_TIMEOUT_MS: z.coerce.number().int().positive().default(120_000),
  JIHWI_MAX_TURNS: z.coerce.number().int().positive().default(32),
});

/** The environment and the configuration file, read and checked. */
export interface Config {
  /** The folder that relative paths in the configuration are read from. */
  readonly cwd: string;
  readonly env: Environment;
  readonly file: ConfigFile;
  readonly filePath: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
  /** The language of the interface; answers follow the question. */
  readonly language: Language;
  readonly rules: "fallback" | "prefer";
  readonly metrics: "token" | "open";
  /** How many turns are worked on at once; as many again wait, and further ones are refused. */
  readonly maxTurns: number;
  readonly approvalMs: number;
  readonly limits: { stepMs: number; turnMs: number; tokens: number | null; usd: number | null };
}

const fileNames = ["jihwi.config.ts", "jihwi.config.mjs", "jihwi.config.json"];

/** Reads the environment and the configuration file. Anything wrong is one clear error, before any work begins. */
export async function readConfig(cwd: string, env: Environment): Promise<Config> {
  const given = environmentSchema.safeParse(withoutEmpty(env));
  if (!given.success) throw badConfig("environment", given.error);
  const { data } = given;
  const filePath = findConfigFile(cwd, env);
  return {
    cwd,
    env,
    file: filePath === null ? {} : await readConfigFile(filePath),
    filePath,
    dataDir: resolve(cwd, data.JIHWI_DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    host: data.HOST,
    port: data.PORT,
    token: data.JIHWI_TOKEN ?? null,
    language: data.JIHWI_LANG ?? languageFromLocale(env),
    rules: data.JIHWI_RULES,
    metrics: data.JIHWI_METRICS,
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
    throw new JihwiError("bad-config", {
      message: {
        ko: `JIHWI_CONFIG가 가리키는 ${path} 파일이 없습니다.`,
        en: `JIHWI_CONFIG names ${path}, which does not exist.`,
      },
    });
  }
  return fileNames.map((name) => join(cwd, name)).find((path) => existsSync(path)) ?? null;
}

async function readConfigFile(path: string): Promise<ConfigFile> {
  const parsed = configFileSchema.safeParse(await load(path));
  if (!parsed.success) throw badConfig(path, parsed.error);
  return parsed.data;
}

async function load(path: string): Promise<unknown> {
  try {
    if (path.endsWith(".json")) return JSON.parse(await readFile(path, "utf8"));
    const loaded: unknown = await import(pathToFileURL(path).href);
    return z.object({ default: z.unknown() }).parse(loaded).default;
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new JihwiError("bad-config", {
      message: { ko: `${path} 설정 파일을 읽지 못했습니다: ${detail}`, en: `${path} could not be read: ${detail}` },
      hint: { ko: "파일의 문법을 고치거나 파일을 지워 주세요.", en: "Mend its syntax, or remove the file." },
      cause,
    });
  }
}

function badConfig(where: string, error: z.ZodError): JihwiError {
  const what = describeIssues(error);
  return new JihwiError("bad-config", {
    message: { ko: `설정이 잘못되었습니다(${where}): ${what}`, en: `The configuration is wrong (${where}): ${what}` },
    hint: {
      ko: "README의 설정 표를 참고해 고쳐 주세요.",
      en: "The configuration table in the README lists what can be set.",
    },
  });
}

/** `PORT=` in a shell means "not set". */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

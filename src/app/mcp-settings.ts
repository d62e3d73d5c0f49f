import { join } from "node:path";
import { scrub } from "#models";
import {
  JihwiError,
  type McpServerChange,
  type McpServerConfig,
  type McpServerResource,
  mcpServerConfigSchema,
  mcpServersSchema,
} from "#protocol";
import type { McpServer, McpServers } from "#tools/mcp";
import type { ToolApprovals } from "./approvals.ts";
import { readPrivateJson, writePrivateJson } from "./private-json.ts";

/** What the settings page reads and changes about tool servers. Values of variables and headers go in and never come out. */
export interface McpSettings {
  read(): Promise<McpServerResource[]>;
  /** Differs after a server was added or removed, or its state or tools have changed. */
  revision(): string;
  put(name: string, change: McpServerChange): Promise<void>;
  remove(name: string): Promise<void>;
  restart(name: string): Promise<void>;
}

const fileName = "mcp-servers.json";

/** Servers of the configuration file, and those of the page, which stand in a file that only its owner may read. */
export async function createMcpSettings(
  dataDir: string,
  fromFile: Readonly<Record<string, McpServerConfig>>,
  servers: McpServers,
  approvals: ToolApprovals,
): Promise<McpSettings> {
  const path = join(dataDir, fileName);
  const kept = { ...(await readPrivateJson(path, mcpServersSchema)) };
  for (const [name, config] of Object.entries({ ...kept, ...fromFile })) await servers.put(name, config);

  function mayChange(name: string): void {
    if (name in fromFile) throw standsInFile(name);
  }
  return {
    async read() {
      const decisions = await approvals.decisions();
      return servers.list().map((server) => resourceOf(server, server.name in fromFile, decisions));
    },
    revision() {
      const marks = servers.list().map(({ name, connection: { state, error }, tools }) => {
        const names = tools.map(({ declared }) => declared);
        return [name, state, error, names];
      });
      return JSON.stringify(marks);
    },
    async put(name, change) {
      mayChange(name);
      const former = kept[name];
      const config = mcpServerConfigSchema.parse(withKept(change, former));
      kept[name] = config;
      await writePrivateJson(path, kept);
      await servers.put(name, config);
      await servers.restart(name);
    },
    async remove(name) {
      mayChange(name);
      if (kept[name] === undefined) throw unknownServer(name);
      delete kept[name];
      await writePrivateJson(path, kept);
      await servers.remove(name);
    },
    async restart(name) {
      if (!servers.list().some((server) => server.name === name)) throw unknownServer(name);
      await servers.restart(name);
    },
  };
}

function resourceOf(
  { name, title, config, connection, tools }: McpServer,
  fromFile: boolean,
  decisions: Awaited<ReturnType<ToolApprovals["decisions"]>>,
): McpServerResource {
  const isCommand = "command" in config;
  return {
    name,
    title,
    command: isCommand ? config.command : null,
    args: isCommand ? (config.args ?? []).map(scrub) : [],
    url: isCommand ? null : scrub(config.url),
    secrets: Object.keys((isCommand ? config.env : config.headers) ?? {}),
    fromFile,
    state: connection.state,
    error: connection.error,
    tools: tools.map(({ declared, tool }) => ({
      name: tool.name,
      title: tool.title.en.slice(title.length + 2) || declared,
      description: tool.description.en,
      decision: decisions[tool.name] ?? null,
    })),
  };
}

/** A value that is null stays as it was; one that was never there is left out. */
function withKept(change: McpServerChange, former: McpServerConfig | undefined): unknown {
  const fill = (values: Readonly<Record<string, string | null>> = {}, known: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const kept = value ?? known[name];
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  if ("command" in change)
    return { ...change, env: fill(change.env, former && "command" in former ? former.env : undefined) };
  return { ...change, headers: fill(change.headers, former && "url" in former ? former.headers : undefined) };
}

function standsInFile(name: string): JihwiError {
  return new JihwiError("conflict", {
    message: {
      ko: `${name} 서버는 jihwi.config에 적혀 있어 여기서 바꾸지 못합니다.`,
      en: `The server ${name} stands in jihwi.config and is changed there.`,
    },
  });
}

function unknownServer(name: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `${name} 서버가 없습니다.`, en: `There is no server ${name}.` },
  });
}

import { isDeepStrictEqual } from "node:util";
import { createSlots } from "#kernel";
import { scrub } from "#models";
import {
  type JihwiError,
  type McpServerChange,
  type McpServerConfig,
  type McpServerResource,
  mcpServerConfigSchema,
} from "#protocol";
import { type McpServer, type McpServers, serverFingerprint } from "#tools/mcp";
import type { ToolApprovals } from "./approvals.ts";
import { appFailure } from "./failure.ts";
import type { VaultShelf } from "./vault.ts";

/** What the settings page reads and changes about tool servers. Values of variables and headers go in and never come out. */
export interface McpSettings {
  read(): Promise<McpServerResource[]>;
  /** Differs after a server was added or removed, or its state or tools have changed. */
  revision(): string;
  put(name: string, change: McpServerChange): Promise<void>;
  remove(name: string): Promise<void>;
  /** Forgets every server that was entered here, also where the configuration file has one of its name. */
  removeAll(): Promise<void>;
  restart(name: string): Promise<void>;
  /** Takes over what another process has entered, changed or removed since. */
  refresh(): Promise<void>;
}

/** Servers of the configuration file, and those of the page, which are kept sealed. */
export async function createMcpSettings(
  shelf: VaultShelf<McpServerConfig>,
  fromFile: Readonly<Record<string, McpServerConfig>>,
  servers: McpServers,
  approvals: ToolApprovals,
): Promise<McpSettings> {
  let kept = await shelf.all();
  for (const [name, config] of Object.entries({ ...kept, ...fromFile })) await servers.put(name, config);
  /** A server that is started while another takes its name would be left running. Who waits for its answer holds up nobody. */
  const inTurn = createSlots(1).run;

  function mayChange(name: string): void {
    if (name in fromFile) throw standsInFile(name);
  }
  return {
    async read() {
      const decisions = await approvals.decisions();
      return servers.list().map((server) => resourceOf(server, server.name in fromFile, decisions));
    },
    revision() {
      const marks = servers.list().map(({ name, connection: { state, error }, tools, unusable }) => {
        const names = tools.map(({ declared }) => declared);
        return [name, state, error, names, unusable];
      });
      return JSON.stringify(marks);
    },
    async put(name, change) {
      await inTurn(async () => {
        mayChange(name);
        const former = kept[name];
        const isSame = former !== undefined && serverFingerprint(change) === serverFingerprint(former);
        const config = mcpServerConfigSchema.parse(withKept(change, isSame ? former : undefined));
        await shelf.put(name, config);
        kept = { ...kept, [name]: config };
        if (former !== undefined && !isSame) await approvals.forget(name);
        await servers.put(name, config);
        await servers.restart(name);
      });
      await servers.restarted(name);
    },
    remove: (name) =>
      inTurn(async () => {
        mayChange(name);
        const { [name]: gone, ...others } = kept;
        if (gone === undefined) throw unknownServer(name);
        await shelf.remove(name);
        kept = others;
        await approvals.forget(name);
        await servers.remove(name);
      }),
    removeAll: () =>
      inTurn(async () => {
        for (const name of Object.keys(kept)) {
          await shelf.remove(name);
          if (!(name in fromFile)) await servers.remove(name);
        }
        kept = {};
      }),
    async restart(name) {
      await inTurn(async () => {
        if (!servers.list().some((server) => server.name === name)) throw unknownServer(name);
        await servers.restart(name);
      });
      await servers.restarted(name);
    },
    refresh: () =>
      inTurn(async () => {
        const before = kept;
        kept = await shelf.all();
        for (const name of Object.keys(before))
          if (kept[name] === undefined && !(name in fromFile)) await servers.remove(name);
        for (const [name, config] of Object.entries(kept)) {
          if (name in fromFile || isDeepStrictEqual(config, before[name])) continue;
          await servers.put(name, config);
          await servers.restart(name);
        }
      }),
  };
}

function resourceOf(
  { name, title, config, connection, tools, unusable }: McpServer,
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
    unusable: [...unusable],
  };
}

/** A value that is null stays as it was; one that was never entered for this server has to be. */
function withKept(change: McpServerChange, former: McpServerConfig | undefined): unknown {
  const isCommand = "command" in change;
  const given = isCommand ? change.env : change.headers;
  const known = former === undefined ? {} : "command" in former ? former.env : former.headers;
  const values = Object.entries(given ?? {}).map(([name, value]) => {
    const filled = value ?? known?.[name];
    if (filled === undefined) throw enterAgain(name);
    return [name, filled];
  });
  return { ...change, [isCommand ? "env" : "headers"]: Object.fromEntries(values) };
}

function enterAgain(name: string): JihwiError {
  return appFailure("enter-again", { name });
}

function standsInFile(name: string): JihwiError {
  return appFailure("server-in-file", { name });
}

function unknownServer(name: string): JihwiError {
  return appFailure("unknown-server", { name });
}

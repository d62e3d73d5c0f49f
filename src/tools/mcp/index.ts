import { createHash } from "node:crypto";
import type { AnyTool } from "#kernel";
import type { McpServerChange, McpServerConfig } from "#protocol";
import { type Connection, createConnection, type DeclaredTool } from "./connection.ts";
import { type ServerOfTool, toolOf } from "./tool-of.ts";

/** How long a turn waits for a server that is being started; one that takes longer joins the next turn. */
const patienceMs = 5_000;
/** How long one waits for a server that the question names, as `server__tool`. */
const namedPatienceMs = 60_000;
const restartMs = 10_000;

export type McpServers = ReturnType<typeof createMcpServers>;

export interface McpServer {
  readonly name: string;
  readonly title: string;
  readonly config: McpServerConfig;
  readonly connection: Connection;
  readonly tools: readonly { readonly declared: string; readonly tool: AnyTool }[];
  /** Tools whose input cannot be described to a model. */
  readonly unusable: readonly string[];
}

/** What a server is, whatever it is called: its address, or its program. Only a digest, since either may hold a secret. */
export function serverFingerprint(server: McpServerConfig | McpServerChange): string {
  const isAt = "url" in server ? [new URL(server.url).href] : [server.command, server.args ?? [], server.cwd ?? null];
  return createHash("sha256").update(JSON.stringify(isAt)).digest("hex").slice(0, 32);
}

/** The tool servers of an installation. None is started before something wants its tools. */
export function createMcpServers(version: string) {
  const servers = new Map<string, { readonly config: McpServerConfig; readonly connection: Connection }>();

  /** Every open page asks for the list twice a second: schemas are read once a declaration. */
  const made = new WeakMap<DeclaredTool, AnyTool | null>();

  function toolMadeOf(server: ServerOfTool, declared: DeclaredTool): AnyTool | null {
    const known = made.get(declared);
    if (known !== undefined) return known;
    const tool = toolOf(server, declared);
    made.set(declared, tool);
    return tool;
  }

  function list(): McpServer[] {
    return [...servers].map(([name, { config, connection }]) => {
      const title = config.title ?? name;
      const own = { name, title, timeoutMs: config.timeoutMs, connection };
      const tools: { declared: string; tool: AnyTool }[] = [];
      const unusable: string[] = [];
      for (const declared of connection.tools) {
        const tool = toolMadeOf(own, declared);
        if (tool === null) unusable.push(declared.name);
        else tools.push({ declared: declared.name, tool });
      }
      return { name, title, config, connection, tools, unusable };
    });
  }

  /** Two tools of one name would be one to a model: the first is kept. */
  const current = (): AnyTool[] => [
    ...new Map(
      list()
        .flatMap(({ tools }) => tools.map(({ tool }) => tool))
        .reverse()
        .map((tool) => [tool.name, tool]),
    ).values(),
  ];

  return {
    list,
    current,
    /** What the server of a tool is; null for a tool of none. */
    serverOf(tool: string): string | null {
      const server = servers.get(tool.split("__", 1)[0] ?? "");
      return server === undefined ? null : serverFingerprint(server.config);
    },
    async refresh(question: string): Promise<readonly AnyTool[]> {
      const patience = (name: string) => (question.includes(`${name}__`) ? namedPatienceMs : patienceMs);
      await Promise.all([...servers].map(([name, { connection }]) => connection.ready(patience(name))));
      return current();
    },
    /** Takes a server with this configuration in place of the one that had its name. */
    async put(name: string, config: McpServerConfig): Promise<void> {
      await servers.get(name)?.connection.close();
      servers.set(name, { config, connection: createConnection(name, config, version) });
    },
    async remove(name: string): Promise<void> {
      await servers.get(name)?.connection.close();
      servers.delete(name);
    },
    async restart(name: string): Promise<void> {
      await servers.get(name)?.connection.restart();
    },
    /** Waits until a server that was restarted has answered or failed, or is late. */
    async restarted(name: string): Promise<void> {
      await servers.get(name)?.connection.ready(restartMs);
    },
    async close(): Promise<void> {
      await Promise.all([...servers.values()].map(({ connection }) => connection.close()));
    },
  };
}

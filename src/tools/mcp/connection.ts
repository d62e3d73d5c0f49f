import type { Client } from "@modelcontextprotocol/client";
import { rememberSecret } from "#models";
import { fetchWithinOrigin, limitMessages } from "#net";
import type { Localized, McpServerConfig } from "#protocol";
import { detailOf, mcpFailures } from "./failures.ts";
import { secretValuesOf } from "./secret-values.ts";

/** A tool as its server declares it. Nothing of it is to be trusted. */
export interface DeclaredTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
}

export type ConnectionState = "off" | "starting" | "answered" | "failed";

/** One server: started with the first need, started again after it has died, never waited for twice while it hangs. */
export interface Connection {
  readonly state: ConnectionState;
  readonly error: Localized | null;
  readonly tools: readonly DeclaredTool[];
  /** Waits for its tools, not longer than that; a server that has just failed is left alone for a while. */
  ready(limitMs: number): Promise<void>;
  /** Starts it anew; `ready` waits for it. */
  restart(): Promise<void>;
  call(
    tool: string,
    input: unknown,
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<{ content: unknown; structured: unknown; isError: boolean }>;
  close(): Promise<void>;
}

/** A program may be fetched before it starts. */
const startMs = 60_000;
/** A server that failed is not tried again before this. */
const restMs = 30_000;
/** One message of a server that floods is cut off here. */
const mostBytes = 4_000_000;
const mostTools = 100;

export function createConnection(name: string, config: McpServerConfig, version: string): Connection {
  let client: Client | null = null;
  /** What runs while a start has not been answered yet: whoever closes has to stop it too. */
  let opening: { close(): Promise<void> } | null = null;
  let closings = 0;
  let state: ConnectionState = config.disabled === true ? "off" : "starting";
  let error: Localized | null = null;
  let tools: readonly DeclaredTool[] = [];
  let starting: Promise<void> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  for (const value of secretValuesOf(config)) rememberSecret(value);

  function fail(why: Localized): void {
    state = "failed";
    error = why;
    tools = [];
    client = null;
    failedAt = performance.now();
  }

  async function readTools(from: Client): Promise<void> {
    const listed = await from.listTools(undefined, { timeout: startMs, cacheMode: "refresh" });
    if (client === from) tools = listed.tools.slice(0, mostTools);
  }

  async function start(): Promise<void> {
    state = "starting";
    error = null;
    let tail = "";
    const begunAfter = closings;
    try {
      const { Client: McpClient } = await import("@modelcontextprotocol/client");
      const onChanged = () => void readTools(made).catch(() => {});
      const listChanged = { tools: { autoRefresh: false, onChanged } };
      const made: Client = new McpClient({ name: "jihwi", version }, { listChanged });
      const transport = await openTransport(config, (text) => {
        tail = `${tail}${text}`.slice(-500);
      });
      made.onclose = () => {
        if (client === made) fail(mcpFailures.closed);
      };
      // A broken message breaks nothing here: the call it belonged to runs into its time limit.
      made.onerror = () => {};
      if (closings !== begunAfter) return;
      opening = transport;
      await made.connect(transport, { timeout: startMs });
      if (closings !== begunAfter) return await made.close();
      opening = null;
      client = made;
      await readTools(made);
      state = "answered";
    } catch (thrown) {
      const died = client;
      fail(mcpFailures.start(detailOf(tail.trim() === "" ? thrown : tail)));
      await died?.close().catch(() => {});
    }
  }

  function begin(): Promise<void> {
    starting ??= start().finally(() => {
      starting = null;
    });
    return starting;
  }

  async function wait(limitMs: number): Promise<void> {
    const late = new Promise<"late">((resolve) => setTimeout(resolve, limitMs, "late").unref());
    if ((await Promise.race([begin(), late])) === "late" && state === "starting") error = mcpFailures.late;
  }

  async function close(): Promise<void> {
    closings += 1;
    const open = [client, opening];
    client = null;
    opening = null;
    for (const one of open) await one?.close().catch(() => {});
  }

  return {
    get state() {
      return state;
    },
    get error() {
      return error;
    },
    get tools() {
      return tools;
    },
    async ready(limitMs) {
      if (state === "off" || state === "answered" || (starting !== null && error !== null)) return;
      if (performance.now() - failedAt < restMs) return;
      await wait(limitMs);
    },
    async restart() {
      if (config.disabled === true) return;
      await close();
      await starting;
      failedAt = Number.NEGATIVE_INFINITY;
      void begin();
    },
    async call(tool, input, signal, timeoutMs) {
      if (client === null) throw mcpFailures.gone(config.title ?? name);
      const given = typeof input === "object" && input !== null ? { ...input } : {};
      const answer = await client.callTool({ name: tool, arguments: given }, { signal, timeout: timeoutMs });
      return { content: answer.content, structured: answer.structuredContent, isError: answer.isError === true };
    },
    close,
  };
}

/** A started program gets what every program needs (PATH, HOME and the like) and what its entry says: no key of ours. */
async function openTransport(config: McpServerConfig, tell: (text: string) => void) {
  if ("command" in config) {
    const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
    const { command, args, env, cwd } = config;
    const transport = new StdioClientTransport({
      command,
      stderr: "pipe",
      maxBufferSize: mostBytes,
      args,
      env,
      cwd,
    });
    transport.stderr?.on("data", (chunk: unknown) => tell(String(chunk)));
    return transport;
  }
  const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  return new StreamableHTTPClientTransport(new URL(config.url), {
    requestInit: { headers: { ...config.headers } },
    fetch: async (asked, init) => limitMessages(await fetchWithinOrigin(asked, init), mostBytes),
  });
}

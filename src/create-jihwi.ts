import { checkSettingNames, type JihwiApp, openApp, readConfig } from "#app";
import { type Agent, type AgentDefinition, type AgentResult, type AnyTool, defineAgent } from "#kernel";
import { cancelled, JihwiError, type SchemaOf, type SearchHit } from "#protocol";
import { type RunningServer, serve } from "#server";
import { newId } from "#store";
import { checkInput, checkOptionNames } from "./program-input.ts";

/** An agent, or what `defineAgent` would make one of; its options are checked by its own schema. */
export type PluggedAgent = Omit<AgentDefinition<never>, "options"> & { readonly options?: SchemaOf };

/** Where a Jihwi keeps what it holds, and what it is made of. */
export interface JihwiOptions {
  /** The folder of the embedded store; made when it is not there. */
  readonly dataDir: string;
  /** Agents of your own, beside the four that come with Jihwi. */
  readonly agents?: readonly PluggedAgent[];
  /** Tools of your own for chat and research, as `defineTool` makes them. */
  readonly tools?: readonly AnyTool[];
  /** Settings by the names of the environment variables, such as `JIHWI_MODEL`. They win over the environment. */
  readonly config?: Readonly<Record<string, string | undefined>>;
}

/** How an agent is asked. */
export interface AskOptions {
  /** Goes on with this session; a new one unless it is given. */
  readonly sessionId?: string;
  /** The agent's own options, such as `documents` of chat or `contract` of contract. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Stops the turn; `ask` then rejects with the code `cancelled`. */
  readonly signal?: AbortSignal;
}

/** Jihwi in a program of your own. It opens its store with the first thing asked of it. */
export interface Jihwi {
  /** One turn of an agent, to its end. */
  ask(agent: string, text: string, options?: AskOptions): Promise<AgentResult & { sessionId: string; traceId: string }>;
  /** Reads a document (PDF, DOCX, HWPX, Markdown, …; its name tells) and makes it searchable. Gives its id. */
  addDocument(name: string, content: Uint8Array | string): Promise<string>;
  /** Passages of the documents in the store, best first. */
  search(query: string, options?: { k?: number; documents?: readonly string[] }): Promise<SearchHit[]>;
  /** The page and the API. Port 0 takes a free one. */
  serve(options: { port: number; host?: string }): Promise<RunningServer>;
  /**
   * Without a server it waits first, no longer than a turn may take, for the title or the memory that follows an answer.
   * Nothing can be asked of it afterwards.
   */
  close(): Promise<void>;
}

/** Makes a Jihwi over a data folder: the four agents and yours, on one store. */
export function createJihwi(made: JihwiOptions): Jihwi {
  checkInput("createJihwi", made);
  const { dataDir, agents = [], tools = [], config = {} } = made;
  checkSettingNames(config, process.env);
  let opened: Promise<JihwiApp> | null = null;
  let closing: Promise<void> | null = null;
  const servers = new Set<RunningServer>();
  const open = () => {
    if (closing !== null) throw closed();
    opened ??= readConfig(process.cwd(), { ...process.env, ...config, JIHWI_DATA_DIR: dataDir })
      .then((read) => openApp(read, { agents: agents.map((agent) => pluggedIn(agent)), tools }))
      .catch((thrown: unknown) => {
        // What kept it from opening may be gone the next time.
        opened = null;
        throw thrown;
      });
    return opened;
  };
  async function shut(): Promise<void> {
    for (const server of servers) await server.close();
    const jihwi = await opened?.catch(() => null);
    // A server does it at its next start; a program that only asks has this moment alone.
    if (servers.size === 0) await jihwi?.conductor.followedUp();
    await jihwi?.close();
  }
  return {
    async ask(agent, text, asked = {}) {
      checkInput("ask", { ...asked, agent, text });
      const { sessionId = newId("session"), options = {}, signal } = asked;
      if (signal?.aborted) throw cancelled(signal.reason);
      const jihwi = await open();
      checkOptionNames(jihwi.agents.get(agent), options);
      const running = await jihwi.conductor.start({ agent, sessionId, text, options });
      // How the turn ends tells whether it could be stopped.
      const stop = () => void jihwi.conductor.cancel(running.id).catch(() => {});
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
      const answered = running.settled(jihwi.config.limits.stepMs);
      const result = await answered.finally(() => signal?.removeEventListener("abort", stop));
      if (result !== null) return { ...result, sessionId, traceId: running.id };
      const { error } = await jihwi.store.turns.trace(running.id);
      throw error === null ? noAnswer() : JihwiError.fromRecord(error);
    },
    async addDocument(name, content) {
      checkInput("addDocument", { name, content });
      const jihwi = await open();
      await jihwi.jobs.start();
      const { id } = await jihwi.documents.add(typeof content === "string" ? Buffer.from(content) : content, name);
      const { error } = await jihwi.documents.settled(id);
      if (error !== null) throw JihwiError.fromRecord(error);
      return id;
    },
    async search(query, within = {}) {
      checkInput("search", { ...within, query });
      const { k = 10, documents = null } = within;
      const jihwi = await open();
      for (const id of documents ?? []) await jihwi.store.documents.get(id);
      return await jihwi.library.findPassages(query, { k, documents });
    },
    async serve(at) {
      checkInput("serve", at);
      const { port, host = "127.0.0.1" } = at;
      const jihwi = await open();
      const server = await serve(jihwi, { port, host });
      if (closing !== null) {
        await server.close();
        throw closed();
      }
      servers.add(server);
      try {
        await jihwi.work.start();
      } catch (thrown) {
        servers.delete(server);
        await server.close();
        throw thrown;
      }
      return server;
    },
    close() {
      closing ??= shut();
      return closing;
    },
  };
}

function closed(): JihwiError {
  return new JihwiError("conflict", {
    message: { ko: "이미 닫은 Jihwi입니다.", en: "This Jihwi has been closed." },
    hint: { ko: "createJihwi로 새로 만들어 주세요.", en: "Make another one with createJihwi." },
  });
}

function noAnswer(): JihwiError {
  return new JihwiError("internal", { message: { ko: "답하지 못했습니다.", en: "There is no answer." } });
}

function pluggedIn({ options, ...agent }: PluggedAgent): Agent {
  return defineAgent<unknown>(options === undefined ? agent : { ...agent, options });
}

/** Passages of the documents that a Jihwi holds, best first. */
export function searchDocuments(
  jihwi: Jihwi,
  query: string,
  options: { k?: number; documents?: readonly string[] } = {},
): Promise<SearchHit[]> {
  return jihwi.search(query, options);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JihwiApp, openApp, readConfig } from "#app";
import { createApp } from "#server";

export interface TestApp extends AsyncDisposable {
  readonly jihwi: JihwiApp;
  readonly folder: string;
  /** Sends a request to the server without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  ask(agent: string, sessionId: string, text: string, more?: object): Promise<Response>;
}

/** A whole Jihwi in a folder of its own: rules only, unless `env` names models. */
export async function openTestApp(env: Readonly<Record<string, string>> = {}, folder?: string): Promise<TestApp> {
  await using opened = new AsyncDisposableStack();
  const dir = folder ?? (await mkdtemp(join(tmpdir(), "jihwi-test-")));
  if (folder === undefined) opened.defer(() => rm(dir, { recursive: true, force: true }));
  const jihwi = await openApp(
    await readConfig(dir, { JIHWI_DATA_DIR: join(dir, "data"), JIHWI_PAPER_SOURCES: "library", ...env }),
  );
  opened.defer(() => jihwi.close());
  await jihwi.work.start();
  const app = createApp(jihwi);
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("host")) headers.set("host", "127.0.0.1:4747");
    if (typeof init.body === "string") headers.set("content-type", "application/json");
    return app.request(path, { ...init, headers });
  };
  const held = opened.move();
  return {
    jihwi,
    folder: dir,
    request,
    ask: (agent, sessionId, text, more = {}) =>
      request(`/api/agents/${agent}/turns`, {
        method: "POST",
        body: JSON.stringify({ id: sessionId, messages: [{ role: "user", parts: [{ type: "text", text }] }], ...more }),
      }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** The chunks of an SSE answer. */
export async function chunksOf(response: Response): Promise<{ type: string; [key: string]: unknown }[]> {
  const text = await response.text();
  return text
    .split("\n\n")
    .map((event) => event.replace(/^data: /, "").trim())
    .filter((data) => data !== "" && data !== "[DONE]" && !data.startsWith(":"))
    .map((data) => JSON.parse(data));
}

export function textIn(chunks: readonly { type: string; [key: string]: unknown }[]): string {
  return chunks.map((chunk) => (chunk.type === "text-delta" ? String(chunk.delta) : "")).join("");
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { jihwiCommand } from "./jihwi-command.ts";

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it wrote to stderr. */
  log(): string;
  ask(sessionId: string, text: string, agent?: string, more?: object): Promise<Response>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** A real server in a process of its own, so that it can be killed, starved and left alone. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const args = ["--disable-warning=ExperimentalWarning", jihwiCommand, "serve", "--json"];
  const whole = { ...process.env, PORT: "0", JIHWI_LANG: "en", ...env };
  const child = spawn(process.execPath, args, { env: whole, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  child.stderr.on("data", (piece) => {
    log += String(piece);
  });
  const gone = once(child, "exit");
  const first = await Promise.race([once(child.stdout, "data"), gone.then(() => null)]);
  if (first === null) throw new Error(`the server ended at once:\n${log}`);
  const url: string = JSON.parse(String(first[0])).url;
  return {
    url,
    child,
    log: () => log,
    ask: (sessionId, text, agent = "chat", more = {}) =>
      fetch(`${url}/api/agents/${agent}/turns`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id: sessionId, messages: [{ role: "user", parts: [{ type: "text", text }] }], ...more }),
      }),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

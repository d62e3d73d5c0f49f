// `npm run dev`: the server from its sources, started again when one changes, and the page by Vite in front of it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";

const root = join(import.meta.dirname, "..");
const port = process.env.PORT ?? "4748";
process.env.JIHWI_API ??= `http://127.0.0.1:${port}`;

const api = spawn(
  process.execPath,
  ["--watch-path=src", "--watch-preserve-output", "--disable-warning=ExperimentalWarning", "src/cli/main.ts", "serve"],
  { cwd: root, stdio: "inherit", env: { ...process.env, HOST: "127.0.0.1", PORT: port } },
);
const page = await createServer({ root: join(root, "web"), configFile: join(root, "web", "vite.config.ts") });
await page.listen();
page.printUrls();

const stop = async () => {
  api.kill("SIGTERM");
  await page.close();
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
api.once("exit", (code) => {
  process.exitCode = code ?? 0;
  void page.close();
});

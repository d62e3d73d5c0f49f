// A process that runs one command line after another, each from the bundle's own entry, as `node dist/jihwi.js` would.
import { resolve } from "node:path";
import process from "node:process";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const orderSchema = z.object({
  cwd: z.string(),
  args: z.array(z.string()),
  env: z.record(z.string(), z.string()),
  stdin: z.string(),
});

const entry = resolve(import.meta.dirname, "../../dist/jihwi.js");
let commands = 0;

process.on("disconnect", () => process.exit());
process.on("message", async (message) => {
  const { cwd, args, env, stdin } = orderSchema.parse(message);
  process.chdir(cwd);
  process.env = env;
  process.argv = [process.execPath, entry, ...args];
  process.exitCode = undefined;
  Object.defineProperty(process, "stdin", { value: Readable.from(stdin === "" ? [] : [Buffer.from(stdin)]) });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    process[name].write = (piece: string | Uint8Array, ...rest: unknown[]) => {
      output[name] += typeof piece === "string" ? piece : Buffer.from(piece).toString("utf8");
      const written = rest.at(-1);
      if (typeof written === "function") written();
      return true;
    };
  commands += 1;
  // The entry is read anew; what it imports is loaded already.
  await import(`${pathToFileURL(entry).href}?${commands}`);
  process.send?.({ code: Number(process.exitCode ?? 0), ...output });
});

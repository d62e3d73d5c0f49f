import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { exportStore, openStore, type StoreOptions } from "#store";
import { compileCache } from "../../app/compile-cache.ts";
import { jihwiCommand } from "../../app/jihwi-command.ts";

const messages = 6000;

async function linesOf(options: StoreOptions): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportStore({ options })) lines.push(line);
  // The header tells when it was made, and the end how many lines there are.
  return lines.slice(1).sort();
}

/** Kills an import again and again until so many kills are done, then lets it finish, and compares both stores. */
export async function killImports(
  folder: string,
  target: StoreOptions,
  kills: number,
  random: () => number,
): Promise<{ kills: number; finishedEarly: number; same: boolean }> {
  const source = { dataDir: join(folder, "import-source") };
  const file = join(folder, "export.jsonl");
  const store = await openStore(source);
  await store.transaction(async (inside) => {
    await inside.sessions.create({ id: "s", agent: "chat", title: "옮기기" });
    for (let index = 0; index < messages; index += 1) {
      const part = { type: "text", text: `메시지 ${index} ${"가".repeat(index % 300)}` };
      await inside.messages.append("s", { id: `m${index}`, role: "user", parts: [part], text: part.text });
    }
  });
  await store.files.put(Buffer.alloc(3_000_000, "나"));
  await store.close();
  let text = "";
  for await (const line of exportStore({ options: source })) text += `${line}\n`;
  await writeFile(file, text);

  const start = () =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", jihwiCommand, "import", file], {
      env: {
        PATH: process.env.PATH ?? "",
        ...compileCache(),
        JIHWI_DATA_DIR: target.dataDir,
        DATABASE_URL: target.databaseUrl ?? "",
      },
      stdio: "ignore",
    });
  let done = 0;
  let finishedEarly = 0;
  let longestMs = 4000;
  while (done < kills && finishedEarly < kills) {
    const child = start();
    const exit = once(child, "exit");
    const ended = await Promise.race([exit.then(() => true), setTimeout(random() * longestMs).then(() => false)]);
    child.kill("SIGKILL");
    await exit;
    if (ended) {
      finishedEarly += 1;
      break;
    }
    done += 1;
    longestMs *= 1.1;
  }
  const last = start();
  await once(last, "exit");
  const [there, here] = [await linesOf(source), await linesOf(target)];
  return { kills: done, finishedEarly, same: JSON.stringify(there) === JSON.stringify(here) };
}

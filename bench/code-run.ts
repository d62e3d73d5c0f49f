import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApp, readConfig } from "#app";
import { samplesPath } from "#kernel";

const questions = [
  { agent: "chat", file: "policy.md", text: "재택근무는 일주일에 며칠까지 할 수 있나요?", most: 180 },
  { agent: "contract", file: "contract.txt", text: "계약 해지는 며칠 전에 알려야 하나요?", most: 150 },
] as const;

/** How many files of code one question by rules runs, and of which rooms: V8's own count, from the question to its end. */
export async function run(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const folder = await mkdtemp(join(tmpdir(), "jihwi-code-"));
  const config = await readConfig(folder, { JIHWI_DATA_DIR: join(folder, "data"), JIHWI_PAPER_SOURCES: "library" });
  const jihwi = await openApp(config);
  try {
    await jihwi.work.start();
    for (const { agent, file, text, most } of questions) {
      const { id } = await jihwi.documents.add(await readFile(join(samplesPath(), file)), file);
      await jihwi.documents.settled(id);
      const options = agent === "chat" ? { documents: [id] } : { contract: id };
      const ask = async (sessionId: string) => {
        const turn = await jihwi.conductor.start({ agent, sessionId, text, options, language: "ko" });
        await turn.settled(60_000);
      };
      // The first question loads what all others find loaded.
      await ask(`session_${agent}_first`);
      await session.post("Profiler.takePreciseCoverage");
      await ask(`session_${agent}`);
      const { result } = await session.post("Profiler.takePreciseCoverage");
      const files = result
        .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
        .flatMap(({ url }) => /\/src\/(.*\.ts)$/.exec(url)?.[1] ?? []);
      const rooms = Object.entries(Object.groupBy(files, (path) => path.split("/").slice(0, depthOf(path)).join("/")));
      console.log(`${agent}: ${files.length} files (at most ${most})`);
      for (const [room, own] of rooms.sort(([, a], [, b]) => (b?.length ?? 0) - (a?.length ?? 0)))
        console.log(`  ${String(own?.length ?? 0).padStart(3)} ${room}`);
      if (files.length > most) process.exitCode = 1;
    }
  } finally {
    session.disconnect();
    await jihwi.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An agent or a shared tool is a room of its own. */
function depthOf(path: string): number {
  return /^(?:agents|tools)\//.test(path) ? 2 : 1;
}

import { open, truncate } from "node:fs/promises";
import { resolve } from "node:path";
import { finished } from "node:stream/promises";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import type { InspectFlags } from "./flags.ts";

export interface Sink {
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/**
 * Where the report goes. A file is opened at once, so that one that cannot be written is told of before the work; what it
 * held stays until there is something new to write. Writing waits when the reader is slow, so that nothing piles up.
 */
export async function openSink({ output, resume = false }: InspectFlags, context: CliContext): Promise<Sink> {
  if (output === undefined) return { write: (content) => writeTo(process.stdout, content), close: async () => {} };
  const file = resolve(context.cwd, output);
  const fail = (cause: unknown) => {
    throw stoppedWriting(output, cause);
  };
  const handle = await open(file, "a").catch((cause) => {
    throw cannotWrite(output, cause);
  });
  // Devices and pipes hold nothing.
  let holdsEarlier = !resume && (await handle.stat()).isFile();
  const stream = handle.createWriteStream();
  const failed = new Promise<never>((_, reject) => {
    stream.once("error", (cause) => reject(stoppedWriting(output, cause)));
  });
  failed.catch(() => {});
  return {
    async write(content) {
      if (holdsEarlier) await truncate(file).catch(fail);
      holdsEarlier = false;
      await writeTo(stream, content, failed);
    },
    async close() {
      stream.end();
      await finished(stream).catch(fail);
    },
  };
}

async function writeTo(stream: NodeJS.WritableStream, content: string | Uint8Array, failed?: Promise<never>) {
  if (content.length === 0 || stream.write(content)) return;
  const drained = new Promise<void>((end) => stream.once("drain", end));
  await (failed === undefined ? drained : Promise.race([drained, failed]));
}

function cannotWrite(file: string, cause: unknown): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `${file}에 쓰지 못했습니다.`, en: `${file} could not be written.` },
    hint: { ko: "경로와 권한을 확인해 주세요.", en: "Check its path and permissions." },
    cause,
  });
}

/** In the middle of a run, which was no wrong use. */
function stoppedWriting(file: string, cause: unknown): JihwiError {
  return new JihwiError("job-failed", {
    message: { ko: `${file}에 끝까지 쓰지 못했습니다.`, en: `${file} could not be written to its end.` },
    hint: { ko: "남은 공간을 확인하고 다시 실행해 주세요.", en: "Check the space that is left, then run it again." },
    cause,
  });
}

/** Each report as an event of its own. */
export function asEvents(write: Sink["write"]): Sink["write"] {
  return async (content) => {
    const lines = String(content)
      .split("\n")
      .filter((line) => line !== "");
    await write(lines.map((line) => `{"type":"report","report":${line}}\n`).join(""));
  };
}

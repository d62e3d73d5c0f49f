import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { finished } from "node:stream/promises";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import type { InspectFlags } from "./index.ts";

export interface Sink {
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Where the report goes. Writing waits when the reader is slow, so that nothing piles up. */
export function openSink({ output, resume }: InspectFlags, context: CliContext): Sink {
  const stream =
    output === undefined
      ? process.stdout
      : createWriteStream(resolve(context.cwd, output), { flags: resume ? "a" : "w" });
  const failed = new Promise<never>((_, reject) => {
    if (stream !== process.stdout) stream.once("error", (cause) => reject(cannotWrite(output ?? "stdout", cause)));
  });
  failed.catch(() => {});
  return {
    async write(content) {
      if (content.length === 0 || stream.write(content)) return;
      await Promise.race([new Promise<void>((drained) => stream.once("drain", drained)), failed]);
    },
    async close() {
      if (stream === process.stdout) return;
      stream.end();
      await finished(stream).catch((cause: unknown) => {
        throw cannotWrite(output ?? "stdout", cause);
      });
    },
  };
}

function cannotWrite(file: string, cause: unknown): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `${file}에 쓰지 못했습니다.`, en: `${file} could not be written.` },
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

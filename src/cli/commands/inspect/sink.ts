import { createWriteStream, type WriteStream } from "node:fs";
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
export function openSink({ output, resume = false }: InspectFlags, context: CliContext): Sink {
  if (output === undefined) return { write: (content) => writeTo(process.stdout, content), close: async () => {} };
  const file = resolve(context.cwd, output);
  let stream: WriteStream | null = null;
  let failed: Promise<never> | undefined;
  const open = () => {
    const opened = createWriteStream(file, { flags: resume ? "a" : "w" });
    failed = new Promise<never>((_, reject) => {
      opened.once("error", (cause) => reject(cannotWrite(output, cause)));
    });
    failed.catch(() => {});
    return opened;
  };
  // A run that goes on looks at the file before it adds to it, and may refuse it.
  if (!resume) stream = open();
  return {
    async write(content) {
      stream ??= open();
      await writeTo(stream, content, failed);
    },
    async close() {
      if (stream === null) return;
      stream.end();
      await finished(stream).catch((cause: unknown) => {
        throw cannotWrite(output, cause);
      });
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

import { createWriteStream, existsSync } from "node:fs";
import { access, chmod, constants, open, rm, stat, truncate } from "node:fs/promises";
import { resolve } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { putInPlace } from "#inspection";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import { followLinks } from "../../follow-links.ts";
import type { InspectFlags } from "./flags.ts";
import { beingWritten, lockOutput } from "./lock-output.ts";
import { outputFilesOf } from "./output-files.ts";

/** How a report has ended: worth nothing where there was nothing to report on. */
export type ReportState = "whole" | "part" | "nothing";

/** Where a report goes. */
export interface Sink {
  /** The file that rows of an earlier run are in, to go on from; null where there is none. */
  readonly goesOnFrom: string | null;
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
  /** Puts what is whole in its place, and removes what is worth nothing. Tells where a part lies; null where there is none. */
  settle(state: ReportState): Promise<string | null>;
}

const nowhere = { goesOnFrom: null, close: async () => {}, settle: async () => null };

/**
 * A file is written beside the one that it will replace, which stays as it is until then; rows of an earlier run are added
 * to. It is opened at once, so that one that cannot be written is told of before the work.
 */
export async function openSink({ output, resume = false }: InspectFlags, context: CliContext): Promise<Sink> {
  if (output === undefined) return { ...nowhere, write: (content) => writeTo(process.stdout, content) };
  const named = resolve(context.cwd, output);
  const before = await stat(named).catch(() => null);
  const { descriptor } = followLinks(named);
  // Devices and pipes hold nothing, and nothing can be put in their place; nor in that of a file that others write with us.
  if (before !== null && (!before.isFile() || descriptor !== null)) {
    const written = descriptor !== null && before.isFile() ? goOnIn(descriptor, output) : await openFile(named, output);
    return { ...nowhere, write: written.add, close: written.end };
  }
  const files = outputFilesOf(output, context.cwd);
  const fail = (cause: unknown): never => {
    throw cause instanceof JihwiError ? cause : cannotWrite(output, cause);
  };
  if (before !== null) await access(files.report, constants.W_OK).catch(fail);
  // A file may be there to be written in a folder that takes no other: then it is written itself.
  const lock = await lockOutput(files.lock, output).catch((thrown: unknown) =>
    before !== null && isRefused(thrown) ? null : fail(thrown),
  );
  const draft = lock === null ? files.report : files.draft;
  const earlier = resume ? [draft, files.report].find((file) => existsSync(file)) : undefined;
  const file = earlier ?? draft;
  const written = await openFile(file, output).catch(async (thrown) => {
    await lock?.release();
    throw thrown;
  });
  let isBegun = earlier !== undefined;
  return {
    goesOnFrom: earlier ?? null,
    async write(content) {
      if (content.length === 0) return;
      // What an earlier run has left stays until there is something new.
      if (!isBegun) await truncate(file).catch((cause) => fail(stoppedWriting(output, cause)));
      isBegun = true;
      await written.add(content);
    },
    close: written.end,
    async settle(state) {
      try {
        if (lock !== null && !(await lock.isHeld())) throw beingWritten(output, files.lock);
        if (state === "whole" && !isBegun) await truncate(file);
        if (state === "whole" && file === files.draft) {
          if (before !== null) await chmod(file, before.mode & 0o777).catch(() => {});
          await putInPlace(file, files.report);
        }
        const isWorthless = state === "nothing" && isBegun && earlier === undefined;
        const isEmpty = state !== "whole" && (await stat(file)).size === 0;
        if (lock !== null && (isWorthless || isEmpty)) await rm(file);
        return state === "part" && existsSync(file) ? file : null;
      } catch (cause) {
        throw cause instanceof JihwiError ? cause : stoppedWriting(output, cause);
      } finally {
        await lock?.release();
      }
    },
  };
}

/** Whether a folder takes no new file; folders of the system say that there is no such file. */
function isRefused(thrown: unknown): boolean {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : null;
  return ["EACCES", "EPERM", "EROFS", "ENOENT"].some((refusal) => refusal === code);
}

async function openFile(file: string, output: string) {
  const handle = await open(file, "a").catch((cause) => {
    throw cannotWrite(output, cause);
  });
  return writing(handle.createWriteStream(), output);
}

/** Where the last one who wrote has stopped, and for the next to go on. */
function goOnIn(descriptor: number, output: string) {
  return writing(createWriteStream("", { fd: descriptor, autoClose: false }), output);
}

/** Writing waits when the disk or the reader is slow, so that nothing piles up. */
function writing(stream: Writable, output: string) {
  const failed = new Promise<never>((_, reject) => {
    stream.once("error", (cause) => reject(stoppedWriting(output, cause)));
  });
  failed.catch(() => {});
  return {
    add: (content: string | Uint8Array) => writeTo(stream, content, failed),
    async end() {
      stream.end();
      await finished(stream).catch((cause) => {
        throw stoppedWriting(output, cause);
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
  return cliFailure("cannot-write", { file }, { cause });
}

/** In the middle of a run, which was no wrong use. */
function stoppedWriting(file: string, cause: unknown): JihwiError {
  return cliFailure("stopped-writing", { file }, { cause });
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

import { constants, createReadStream, openSync, type Stats, statSync } from "node:fs";
import { Socket } from "node:net";
import { resolve } from "node:path";
import { addAbortSignal, type Readable } from "node:stream";
import { isatty, ReadStream as TerminalStream } from "node:tty";

/**
 * Opens what a path names. A pipe or a terminal may say nothing for ever: read as files are, it would keep a thread, and with
 * that the process. So a signal closes it; a file comes to its end, and who has stopped may still count what was left in it.
 */
export function openToRead(path: string, signal?: AbortSignal): Readable {
  const kind = kindOf(path);
  if (kind === null || !(kind.isFIFO() || kind.isCharacterDevice())) return createReadStream(path);
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (kind.isFIFO()) return stoppedBy(signal, new Socket({ fd: descriptor, readable: true, writable: false }));
  if (isatty(descriptor)) return stoppedBy(signal, new TerminalStream(descriptor));
  return createReadStream(path, { fd: descriptor });
}

/** What comes through a path only once: standard input, pipes and devices. */
export function isReadOnce(path: string, cwd: string): boolean {
  if (path === "-") return true;
  const kind = kindOf(resolve(cwd, path));
  return kind !== null && !kind.isFile() && !kind.isDirectory();
}

/** Null where nothing can be said of a path, such as one in a folder that is closed: who opens it hears why. */
function kindOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function stoppedBy(signal: AbortSignal | undefined, stream: Readable): Readable {
  return signal === undefined ? stream : addAbortSignal(signal, stream);
}

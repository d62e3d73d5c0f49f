import { readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Where a path leads. */
export interface Followed {
  /** The file itself, also where it is not there yet. */
  readonly file: string;
  /** What this process has open already, as `/dev/stdout` names it; null for all else. */
  readonly descriptor: number | null;
}

/** As many as systems follow. */
const mostLinks = 40;

/** Follows links to their end. `realpath` refuses one that leads to nothing yet, and goes past descriptors. */
export function followLinks(path: string): Followed {
  let file = path;
  for (let links = 0; links < mostLinks; links += 1) {
    const descriptor = descriptorOf(file);
    const next = descriptor === null ? nextOf(file) : null;
    if (next === null) return { file, descriptor };
    file = next;
  }
  // Who opens it hears that it leads round and round.
  return { file: path, descriptor: null };
}

function nextOf(file: string): string | null {
  try {
    return resolve(realpathSync(dirname(file)), readlinkSync(file));
  } catch {
    return null;
  }
}

function descriptorOf(file: string): number | null {
  const [, number] = descriptors.exec(realPlaceOf(file)) ?? [];
  return number === undefined ? null : Number(number);
}

const descriptors = new RegExp(`^/(?:dev|proc/(?:self|${process.pid})(?:/task/\\d+)?)/fd/(\\d+)$`);

/** A file by the true name of its folder, whatever links lead there; the file itself need not be there. */
export function realPlaceOf(file: string): string {
  try {
    return join(realpathSync(dirname(file)), basename(file));
  } catch {
    return file;
  }
}

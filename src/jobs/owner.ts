import { hash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { newId } from "#store";

/** Linux gives this namespace to every machine's own processes. */
const outermost = "pid:[4026531836]";
/** The owners that live in this process: a test or a program may open several. */
const ownersHere = new Set<string>();
const machine = machineName(hostname(), processSpace());

/** A name for whoever holds leases: its machine, its process, and which of the process's own it is. */
export function createOwner(): string {
  const owner = `${machine}:${process.pid}:${newId()}`;
  ownersHere.add(owner);
  return owner;
}

/** The owner holds nothing any more, and what is left in its name may be taken. */
export function retireOwner(owner: string): void {
  ownersHere.delete(owner);
}

/** Whether an owner on this machine is known to be gone; of other machines nobody here can say. */
export function isOwnerGone(owner: string): boolean {
  const [host, pid] = owner.split(":");
  if (host !== machine) return false;
  if (Number(pid) === process.pid) return !ownersHere.has(owner);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (thrown) {
    return thrown instanceof Error && "code" in thrown && thrown.code === "ESRCH";
  }
}

/** Where process ids have a meaning: a namespace of a kernel that was started once. */
interface ProcessSpace {
  readonly namespace: string;
  readonly boot: string;
}

/** Containers may share a host's name, and each counts its processes from 1: they are machines of their own. */
export function machineName(host: string, space: ProcessSpace | null): string {
  if (space === null || space.namespace === outermost) return host;
  return `${host}@${hash("sha256", `${space.boot} ${space.namespace}`).slice(0, 12)}`;
}

function processSpace(): ProcessSpace | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return { namespace: readlinkSync("/proc/self/ns/pid"), boot };
  } catch {
    // Only Linux has namespaces.
    return null;
  }
}

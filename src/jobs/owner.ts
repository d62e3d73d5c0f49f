import { hash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { newId } from "#store";

/** The owners that live in this process: a test or a program may open several. */
const ownersHere = new Set<string>();
const machine = machineName(hostname(), kernelFacts());

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

/** What tells one started kernel, and one space of process ids on it, from every other. */
interface KernelFacts {
  readonly boot: string;
  readonly namespace: string;
}

/**
 * Machines may share a name (copies of one image), and containers their whole kernel: a process id means something only where
 * all of it is the same. After a restart the leases of before are silent, not known to be gone.
 */
export function machineName(host: string, facts: KernelFacts | null): string {
  if (facts === null) return host;
  const { boot, namespace } = facts;
  return `${host}@${hash("sha256", `${boot} ${namespace}`).slice(0, 12)}`;
}

function kernelFacts(): KernelFacts | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return { boot, namespace: readlinkSync("/proc/self/ns/pid") };
  } catch {
    // Elsewhere than on Linux a host's name must be enough.
    return null;
  }
}

import { hostname } from "node:os";
import { newId } from "#store";

/** The owners that live in this process: a test or a program may open several. */
const ownersHere = new Set<string>();

/** A name for whoever holds leases: its machine, its process, and which of the process's own it is. */
export function createOwner(): string {
  const owner = `${hostname()}:${process.pid}:${newId()}`;
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
  if (host !== hostname()) return false;
  if (Number(pid) === process.pid) return !ownersHere.has(owner);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (thrown) {
    return thrown instanceof Error && "code" in thrown && thrown.code === "ESRCH";
  }
}

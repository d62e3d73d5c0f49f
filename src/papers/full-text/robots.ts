/** What a host's robots.txt says to a visitor (RFC 9309). */
export interface Robots {
  /** How long it asks to wait between two visits; 0 where it does not say. */
  readonly delayMs: number;
  allows(url: URL): boolean;
}

interface Group {
  readonly agents: string[];
  readonly rules: { readonly path: string; readonly allowed: boolean }[];
  delayMs: number;
}

/** A host that does not say anything. */
export const everythingAllowed: Robots = { delayMs: 0, allows: () => true };

/** Reads a robots.txt for one visitor, by its name: the groups that name it, else those for everybody. */
export function readRobots(text: string, visitor: string): Robots {
  const groups = groupsOf(text);
  const named = groups.filter(({ agents }) => agents.includes(visitor));
  const ours = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"));
  const rules = ours.flatMap((group) => group.rules);
  return {
    delayMs: Math.max(0, ...ours.map(({ delayMs }) => delayMs)),
    /** The longest rule that fits counts, and of two as long the one that allows. */
    allows({ pathname, search }) {
      const fitting = rules.filter(({ path }) => path !== "" && fits(path, pathname + search));
      const longest = Math.max(...fitting.map(({ path }) => path.length));
      return fitting.length === 0 || fitting.some(({ path, allowed }) => allowed && path.length === longest);
    },
  };
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split("\n")) {
    const [written = ""] = line.split("#", 1);
    const colon = written.indexOf(":");
    const name = written.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = written.slice(colon + 1).trim();
    if (name === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [], delayMs: 0 });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isNaming = true;
      continue;
    }
    const group = groups.at(-1);
    if (group === undefined) continue;
    if (name === "allow" || name === "disallow") group.rules.push({ path: value, allowed: name === "allow" });
    else if (name === "crawl-delay") group.delayMs = Number(value) * 1000 || 0;
    // Lines that say something else stand anywhere.
    else continue;
    isNaming = false;
  }
  return groups;
}

/** Whether a rule's path is the beginning of an address; `*` stands for anything and a last `$` for its end. */
function fits(path: string, address: string): boolean {
  const endsHere = path.endsWith("$");
  const [first = "", ...parts] = (endsHere ? path.slice(0, -1) : path).split("*");
  if (!address.startsWith(first)) return false;
  let at = first.length;
  for (const part of endsHere ? parts.slice(0, -1) : parts) {
    const next = address.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  const last = parts.at(-1);
  return !endsHere || (last === undefined ? at === address.length : address.slice(at).endsWith(last));
}

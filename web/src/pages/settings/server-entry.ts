import type { McpServerChange, McpServerResource } from "#protocol";

/** What the form holds: a line to start or an address, and a variable or header a line. */
export interface ServerEntry {
  readonly line: string;
  readonly values: string;
}

export function entryOf(server: Pick<McpServerResource, "command" | "args" | "url" | "secrets"> | null): ServerEntry {
  if (server === null) return { line: "", values: "" };
  const line = server.url ?? [server.command ?? "", ...server.args].map(quoted).join(" ");
  return { line, values: server.secrets.map((name) => `${name}=`).join("\n") };
}

/** The server that was written down. A value that is left empty stays as the server has it. */
export function changeOf({ line, values }: ServerEntry): McpServerChange {
  const pairs = values
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const at = text.search(/[=:]/);
      const name = (at === -1 ? text : text.slice(0, at)).trim();
      const value = at === -1 ? "" : text.slice(at + 1).trim();
      return [name, value === "" ? null : value] as const;
    });
  const kept = Object.fromEntries(pairs);
  if (/^https?:\/\//.test(line.trim())) return { url: line.trim(), headers: kept };
  const [command = "", ...args] = partsOf(line);
  return { command, args, env: kept };
}

/** The words of a command line; quotation marks around a word keep its spaces. Backslashes are themselves: paths have them. */
function partsOf(line: string): string[] {
  return [...line.matchAll(/((?:"[^"]*"|'[^']*')+)|\S+/g)].map(([word, pieces]) =>
    pieces === undefined ? word : pieces.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"),
  );
}

/** A word so that `partsOf` reads it as it is. */
function quoted(part: string): string {
  if (!/^$|^["']|\s/.test(part)) return part;
  if (!part.includes('"')) return `"${part}"`;
  return part.includes("'") ? `"${part.replaceAll('"', `"'"'"`)}"` : `'${part}'`;
}

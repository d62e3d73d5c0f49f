import { isIPv4 } from "node:net";

const names = new Set(["localhost", "::1", "[::1]"]);

/**
 * Whether a host is this very machine: exact names and real addresses only. A name that merely begins with "127." belongs
 * to whoever registered it.
 */
export function isLoopback(host: string): boolean {
  return names.has(host.toLowerCase()) || (isIPv4(host) && host.startsWith("127."));
}

import type { McpServerConfig } from "#protocol";

const secretName = /key|token|secret|pass|auth|cookie|credential|signature|session/iu;
/** user:password@ of an address. */
const password = /:\/\/[^\s/@:]*:([^\s/@]+)@/u;
/** Letters and figures mixed, and nobody's word: ghp_a81Fe09c, 3f2b9c… */
const randomLetters = /^(?=\S*\d)(?=\S*[A-Za-z])[\w+=-]{16,}$/u;

/**
 * The values of a server's settings that nobody may read. The others are names and places such as NODE_ENV=production: struck
 * out of what a server says, they would take ordinary words with them.
 */
export function secretValuesOf(config: McpServerConfig): string[] {
  const values = ("command" in config ? config.env : config.headers) ?? {};
  return Object.entries(values).flatMap(([name, value]) => {
    const inAddress = password.exec(value)?.[1];
    if (inAddress !== undefined) return [value, inAddress];
    if (!secretName.test(name) && !randomLetters.test(value)) return [];
    // "Bearer abc": a server may say the key without the word before it.
    const [, bare] = /^(?:Bearer|Basic|Token)\s+(\S+)$/iu.exec(value) ?? [];
    return bare === undefined ? [value] : [value, bare];
  });
}

import { oneOf } from "#language";
import type { McpServerConfig } from "#protocol";

const secretName = /key|token|secret|pass|pwd|auth|cookie|credential|signature|session/iu;
/** user:password@ of an address. */
const password = /:\/\/[^\s/@:]*:([^\s/@]+)@/u;
/** Words, numbers, languages, paths, and addresses that lead to a place and not to a person's own. */
const plainValue = new RegExp(
  `^(?:${oneOf`
    [a-z]+(?:[-_ .,][a-z]+)*
    [A-Z][a-z]+
    [\d.]{1,12}
    [a-z]{2}_[A-Z]{2}(?:\.[A-Za-z0-9-]+)?
    [~.]{0,2}(?:/[\w.-]{1,40})+/?
    https?://[\w.-]+(?::\d{1,5})?(?:/[a-z-]{0,20}){0,4}
  `})$`,
  "u",
);

/**
 * The values of a server's settings that nobody may read. The others are names and places such as NODE_ENV=production: struck
 * out of what a server says, they would take ordinary words with them.
 */
export function secretValuesOf(config: McpServerConfig): string[] {
  const values = ("command" in config ? config.env : config.headers) ?? {};
  return Object.entries(values).flatMap(([name, value]) => {
    const inAddress = password.exec(value)?.[1];
    if (inAddress !== undefined) return [value, inAddress];
    if (!secretName.test(name) && plainValue.test(value)) return [];
    // "Bearer abc": a server may say the key without the word before it.
    const [, bare] = /^(?:Bearer|Basic|Token)\s+(\S+)$/iu.exec(value) ?? [];
    return bare === undefined ? [value] : [value, bare];
  });
}

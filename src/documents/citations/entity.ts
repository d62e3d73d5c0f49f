/** A character reference of HTML, as Markdown reads it; the first group is decimal, the second hexadecimal. */
const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{1,31}));/y;
const unfinished = /&(?:#(?:\d{0,7}|[xX][\da-fA-F]{0,6})?|\w{0,31})$/y;

const names = new Set(["lsqb", "lbrack", "rsqb", "rbrack"]);

/** Whether the `&` at a place writes a character that marks are made of. */
export function entityAt(text: string, at: number): "of-a-mark" | "other" | "unfinished" {
  reference.lastIndex = at;
  const found = reference.exec(text);
  if (found === null) {
    unfinished.lastIndex = at;
    return unfinished.test(text) ? "unfinished" : "other";
  }
  const [, decimal, hexadecimal, name] = found;
  if (name !== undefined) return names.has(name) ? "of-a-mark" : "other";
  const code = Number.parseInt(decimal ?? hexadecimal ?? "", decimal === undefined ? 16 : 10);
  return /[[\]［］【】\d]/.test(String.fromCodePoint(Math.min(code, 0x10ffff))) ? "of-a-mark" : "other";
}

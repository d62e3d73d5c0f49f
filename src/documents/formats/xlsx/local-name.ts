/** A tag's name without its prefix: programs differ in it. */
export function localName(tag: string): string {
  return tag.slice(tag.indexOf(":") + 1);
}

/** A chunk with what it stands under: its document's name and its headings, which are searched with its text. */
export function titledChunk<Chunk extends { readonly headings: readonly string[] }>(name: string, chunk: Chunk) {
  return { ...chunk, title: [name.replace(/\.[A-Za-z0-9]{1,8}$/, ""), ...chunk.headings].join(" › ") };
}

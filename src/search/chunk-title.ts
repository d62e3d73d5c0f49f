/** What a chunk stands under: its document's name and its headings. Searched with its text. */
export function chunkTitle(name: string, headings: readonly string[]): string {
  return [name.replace(/\.[A-Za-z0-9]{1,8}$/, ""), ...headings].join(" › ");
}

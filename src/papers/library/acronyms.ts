const small = new Set("a an the of for and in on to with by via from as at or is are using".split(" "));

/**
 * What readers may shorten a title's words to: "Retrieval-Augmented Generation for …" to RAG. Two to five words that
 * stand side by side and begin with capitals; small words are passed over, as acronyms do.
 */
export function acronymsOf(title: string): string[] {
  const words = title.split(/[\s\-–—/]+/).map((word) => word.replace(/^[^\p{L}]+/u, ""));
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    let initials = "";
    for (const word of words.slice(from)) {
      if (small.has(word.toLowerCase()) && initials !== "") continue;
      if (!/^[A-Z]/.test(word)) break;
      initials += word[0];
      if (initials.length >= 2) found.add(initials);
      if (initials.length === 5 || /[:.,;?!]$/.test(word)) break;
    }
  }
  return [...found];
}

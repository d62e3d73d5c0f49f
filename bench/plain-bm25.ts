import { stemmer } from "stemmer";

/** The textbook: k1 1.2, b 0.75, pairs of syllables within words, other words by their stems. */
const [k1, b] = [1.2, 0.75];

export function plainTokens(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[가-힣]+|[a-z]+|\d+|[\p{L}]+/gu) ?? [];
  return words.flatMap((word) => {
    if (!/^[가-힣]/.test(word)) return [stemmer(word)];
    return word.length === 1 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  });
}

/** Ranks the ids of texts for a query. */
export function plainBm25(texts: readonly { readonly _id: string; readonly title: string; readonly text: string }[]) {
  const postings = new Map<string, [chunk: number, frequency: number][]>();
  const lengths = texts.map(({ title, text }, chunk) => {
    const tokens = plainTokens(`${title} ${text}`);
    const counts = new Map<string, number>();
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    for (const [token, count] of counts) {
      const list = postings.get(token);
      if (list === undefined) postings.set(token, [[chunk, count]]);
      else list.push([chunk, count]);
    }
    return tokens.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (query: string, k: number): string[] => {
    const scores = new Map<number, number>();
    for (const token of plainTokens(query)) {
      const list = postings.get(token) ?? [];
      const rarity = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
      for (const [chunk, frequency] of list) {
        const norm = frequency + k1 * (1 - b + (b * (lengths[chunk] ?? 0)) / average);
        scores.set(chunk, (scores.get(chunk) ?? 0) + (rarity * frequency * (k1 + 1)) / norm);
      }
    }
    const best = [...scores].sort((one, other) => other[1] - one[1] || one[0] - other[0]).slice(0, k);
    return best.map(([chunk]) => texts[chunk]?._id ?? "");
  };
}

/** What finding a term tells, by how many of all texts hold it: BM25's inverse document frequency, never below zero. */
export function rarityOf(holders: number, total: number): number {
  return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
}

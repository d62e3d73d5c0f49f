/** Something with a place in a ranking: the higher score first, then the lower id, so that a ranking never depends on chance. */
export interface Ranked {
  readonly id: number;
  readonly score: number;
}

export function byRank(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.id - b.id;
}

/** Keeps the best of what it is shown, at most `size`. */
export class Top<Item extends Ranked> {
  readonly #size: number;
  readonly #items: Item[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** Scores below this have no place: a loop over many need not make an item of each. */
  get threshold(): number {
    return this.#items.length < this.#size ? 0 : (this.#items.at(-1)?.score ?? 0);
  }

  add(item: Item): void {
    if (this.#items.length >= this.#size) {
      const last = this.#items.at(-1);
      if (last === undefined || byRank(item, last) >= 0) return;
      this.#items.pop();
    }
    let at = this.#items.length;
    for (let before = this.#items[at - 1]; at > 0 && before && byRank(item, before) < 0; before = this.#items[at - 1])
      at--;
    this.#items.splice(at, 0, item);
  }

  items(): readonly Item[] {
    return this.#items;
  }
}

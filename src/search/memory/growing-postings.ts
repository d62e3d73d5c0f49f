/** Where a term occurs and how often, in arrays that grow: a tenth of the memory of lists of objects. */
export class GrowingPostings {
  slots = new Int32Array(2);
  counts = new Uint16Array(2);
  size = 0;

  push(slot: number, count: number): void {
    if (this.size === this.slots.length) {
      this.slots = grown(this.slots, new Int32Array(this.size * 2));
      this.counts = grown(this.counts, new Uint16Array(this.size * 2));
    }
    this.slots[this.size] = slot;
    this.counts[this.size] = Math.min(count, 65_535);
    this.size += 1;
  }
}

function grown<Numbers extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: Numbers): Numbers {
  to.set(from);
  return to;
}

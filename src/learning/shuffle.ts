export function shuffle(items: Int32Array, random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = items[at] ?? 0;
    items[at] = items[other] ?? 0;
    items[other] = held;
  }
}

/** The places of a text that are taken. Asking costs as much as the stretch asked for is long, however many were taken before. */
export function createClaimedPlaces(textLength: number) {
  let taken: Uint8Array | null = null;
  return {
    /** Takes a stretch for its finder; false, and nothing is taken, where somebody has some of it. */
    claim(offset: number, length: number): boolean {
      // In most texts there is nothing to take.
      taken ??= new Uint8Array(textLength);
      const end = offset + length;
      for (let at = offset; at < end; at += 1) if (taken[at] === 1) return false;
      taken.fill(1, offset, end);
      return true;
    },
    isTaken: (offset: number) => taken?.[offset] === 1,
  };
}

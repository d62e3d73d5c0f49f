import type { Span } from "../span.ts";

/** Which letters of a text are read already. One look a letter: a text of many figures would take the square of their number. */
export function createTakenPlaces(length: number) {
  // Made with the first figure: most texts have none.
  let taken: Uint8Array | null = null;
  return {
    overlaps({ start, end }: Span): boolean {
      if (taken !== null) for (let at = start; at < end; at++) if (taken[at] === 1) return true;
      return false;
    },
    take({ start, end }: Span): void {
      taken ??= new Uint8Array(length);
      taken.fill(1, start, end);
    },
  };
}

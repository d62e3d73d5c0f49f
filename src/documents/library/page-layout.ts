import { compactText } from "../compact-text.ts";
import type { PageLayout, TextBox } from "../formats/format.ts";

/** A rectangle on a page, in points from the top left corner. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far ahead of the last box the next one's words are looked for. */
const lookAhead = 400;

/** The boxes of a page whose text was changed, on the changed text. Words that are gone lose their box. */
export function realignLayout(layout: PageLayout, before: string, after: string): PageLayout {
  if (before === after) return layout;
  const { letters, places } = compactText(after);
  const boxes: TextBox[] = [];
  let from = 0;
  for (const [start, end, ...rectangle] of layout.boxes) {
    const words = compactText(before.slice(start, end)).letters;
    const at = words === "" ? -1 : letters.slice(from, from + words.length + lookAhead).indexOf(words);
    if (at < 0) continue;
    const first = from + at;
    from = first + words.length;
    boxes.push([places[first] ?? 0, (places[from - 1] ?? 0) + 1, ...rectangle]);
  }
  return { ...layout, boxes };
}

/** Where a span of the page's text stands, one rectangle for each run of words; parts of a run are taken in proportion. */
export function rectanglesOf(layout: PageLayout, start: number, end: number): Rectangle[] {
  return layout.boxes.flatMap(([from, to, x, y, width, height]) => {
    const left = Math.max(start, from);
    const right = Math.min(end, to);
    if (left >= right) return [];
    const letter = width / Math.max(1, to - from);
    return [{ x: x + (left - from) * letter, y, width: (right - left) * letter, height }];
  });
}

/**
 * Korean lines may break inside a word, without any mark, and many documents break most lines so. Whether a space stood at a
 * break is learnt from the insides of the same document's lines: which syllables there have a space between them.
 */
export interface SpacingCounts {
  /** For each context: how often no space stood there, and how often one did. */
  readonly counts: ReadonlyMap<string, readonly [joined: number, spaced: number]>;
}

const syllable = /[\uac00-\ud7a3]/;
/** What a particle may follow besides Hangul; here they are all alike. */
const foreign = /[\p{L}\p{N})\]」』”’%]/u;

/** Counts the spaces inside some lines. */
export function countSpacing(lines: readonly string[]): SpacingCounts {
  const counts = new Map<string, [number, number]>();
  for (const line of lines) {
    for (let at = 1; at < line.length - 1; at++) {
      const spaced = line[at] === " ";
      const after = spaced ? at + 1 : at;
      if (!isKoreanBreak(line.slice(at - 1, at), line.slice(after, after + 1))) continue;
      for (const context of contextsOf(line.slice(0, at), line.slice(after))) {
        const count = counts.get(context) ?? [0, 0];
        count[spaced ? 1 : 0]++;
        counts.set(context, count);
      }
    }
  }
  return { counts };
}

/** Whether Hangul follows a letter: there a space is a question. */
export function isKoreanBreak(before: string, after: string): boolean {
  return syllable.test(after[0] ?? "") && foreign.test(before.at(-1) ?? "");
}

/** The likelihood of a space between two lines, by what the given pages say. */
export function spaceLikelihood(before: string, after: string, pages: readonly SpacingCounts[]): number {
  const look = (context: string): [number, number] => {
    const sum: [number, number] = [0, 0];
    for (const { counts } of pages) {
      const count = counts.get(context);
      if (count === undefined) continue;
      sum[0] += count[0];
      sum[1] += count[1];
    }
    return sum;
  };
  const [all, left2, left1, right2, right1, both] = contextsOf(before, after).map(look);
  const base = odds(all, 1, 0);
  const left = seen(left2) >= 3 ? odds(left2, 1, base) : odds(left1, 1, base);
  const right = seen(right2) >= 3 ? odds(right2, 1, base) : odds(right1, 1, base);
  const pair = seen(both) >= 2 ? odds(both, 2, base) : base;
  return 1 / (1 + Math.exp(-(left + right + pair - 2 * base)));
}

/** Two syllables to the left (or the border of a word), two to the right, and the pair that the break parts. */
function contextsOf(before: string, after: string): [string, string, string, string, string, string] {
  const x = syllable.test(before.at(-1) ?? "") ? (before.at(-1) ?? "") : "A";
  const y = after[0] ?? "";
  return ["", `${border(before.at(-2))}${x}<`, `${x}<`, `>${y}${border(after[1])}`, `>${y}`, `${x}|${y}`];
}

function border(letter: string | undefined): string {
  return letter !== undefined && syllable.test(letter) ? letter : "^";
}

function seen(count: readonly [number, number] | undefined): number {
  return (count?.[0] ?? 0) + (count?.[1] ?? 0);
}

/** Log odds of a space, smoothed towards what holds everywhere. */
function odds(count: readonly [number, number] | undefined, weight: number, base: number): number {
  const prior = 1 / (1 + Math.exp(-base));
  return Math.log(((count?.[1] ?? 0) + weight * prior + 0.01) / ((count?.[0] ?? 0) + weight * (1 - prior) + 0.01));
}

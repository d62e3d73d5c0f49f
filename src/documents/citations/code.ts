/** An open fenced code block: what closes it. */
export interface Fence {
  readonly letter: string;
  readonly length: number;
}

/** The fence that a run of backticks or tildes opens at the start of a line, or null. */
export function fenceOf(run: string, lineStart: boolean): Fence | null {
  return lineStart && run.length >= 3 ? { letter: run[0] ?? "", length: run.length } : null;
}

/** Whether a line closes a fence; null when it is not over and still may. */
export function closesFence(line: string, whole: boolean, fence: Fence): boolean | null {
  const marks = line.trim();
  const only = marks === fence.letter.repeat(marks.length) && !/^\s{4}/.test(line);
  if (only && !whole) return null;
  return only && marks.length >= fence.length;
}

/**
 * Where the code span ends that a run of backticks before `from` opens: it closes with as many, in its own paragraph.
 * `from` when it opens nothing; null when more text must come before that can be told.
 */
export function codeSpanEnd(text: string, from: number, length: number, final: boolean): number | null {
  const runs = /`+|\n[ \t]*\n/g;
  runs.lastIndex = from;
  for (let found = runs.exec(text); found !== null; found = runs.exec(text)) {
    const end = found.index + found[0].length;
    if (found[0].startsWith("\n")) return from;
    if (end === text.length && !final) return null;
    if (found[0].length === length) return end;
  }
  return final ? from : null;
}

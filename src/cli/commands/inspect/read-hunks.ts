import type { LineRange } from "#inspection";

/** The lines of each file that a diff without context adds or changes. Names that git had to quote are left out. */
export function readHunks(diff: string): Map<string, LineRange[]> {
  const files = new Map<string, LineRange[]>();
  let current: LineRange[] | undefined;
  /** Lines of the hunk that are still to come: one of them may look like a header. */
  let left = 0;
  for (const line of diff.split("\n")) {
    if (left > 0 && /^[-+]/.test(line)) {
      left -= 1;
      continue;
    }
    const [, name] = /^\+\+\+ b\/(.*?)\t?$/.exec(line) ?? [];
    if (line.startsWith("diff --git ")) current = undefined;
    if (name !== undefined) {
      current = [];
      files.set(name, current);
    }
    const hunk = hunkPattern.exec(line);
    if (hunk === null) continue;
    const from = Number(hunk[2]);
    const added = Number(hunk[3] ?? 1);
    left = Number(hunk[1] ?? 1) + added;
    if (added > 0) current?.push({ from, to: from + added - 1 });
  }
  return files;
}

/** `@@ -12,3 +14,2 @@`: how many lines went, where the new ones begin, how many they are. */
const hunkPattern = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

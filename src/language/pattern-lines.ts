import { assetLines } from "./assets.ts";

/** A pattern of a file, and what the file says that it is. */
export interface PatternLine {
  readonly said: string;
  readonly pattern: string;
}

/**
 * The patterns of a file, `what it is := pattern` a line. A name in braces stands for the part of that name: those that are
 * given, and those that a line before it gives, `{name} := pattern`.
 */
export function patternLines(path: string, given: Readonly<Record<string, string>> = {}): PatternLine[] {
  const parts: Record<string, string> = { ...given };
  return assetLines(path).flatMap((line) => {
    const [said = "", written = ""] = line.split(" := ");
    const pattern = written.replace(/\{([a-z]+)\}/g, (_, name: string) => parts[name] ?? "");
    if (!said.startsWith("{")) return { said, pattern };
    parts[said.slice(1, -1)] = pattern;
    return [];
  });
}

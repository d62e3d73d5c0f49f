import type { Position, Range, TextDocumentContentChangeEvent } from "vscode-languageserver-protocol";
import type { AnalysisReport } from "#protocol";

/** A text as an editor has it now, and the report on it. */
export class OpenText {
  content: string;
  version: number;
  /** Null until the text as it is now has been inspected. */
  report: AnalysisReport | null = null;
  /** Settles with the inspection of the text as it is now. */
  inspected: Promise<void> = Promise.resolve();
  #outdated = new AbortController();
  #lineStarts: readonly number[] | null = null;

  constructor(content: string, version: number) {
    this.content = content;
    this.version = version;
  }

  /** Aborted when the text is changed or closed. */
  get outdated(): AbortSignal {
    return this.#outdated.signal;
  }

  outdate(): void {
    this.#outdated.abort();
    this.#outdated = new AbortController();
    this.report = null;
  }

  apply(change: TextDocumentContentChangeEvent, version: number): void {
    const { text } = change;
    this.content =
      "range" in change
        ? this.content.slice(0, this.offsetAt(change.range.start)) +
          text +
          this.content.slice(this.offsetAt(change.range.end))
        : text;
    this.version = version;
    this.#lineStarts = null;
    this.outdate();
  }

  offsetAt({ line, character }: Position): number {
    const starts = this.#lines();
    const start = starts[line] ?? this.content.length;
    return Math.min(start + character, (starts[line + 1] ?? this.content.length + 1) - 1);
  }

  positionAt(offset: number): Position {
    const starts = this.#lines();
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - (starts[low] ?? 0) };
  }

  rangeOf(offset: number, length: number): Range {
    return { start: this.positionAt(offset), end: this.positionAt(offset + length) };
  }

  #lines(): readonly number[] {
    if (this.#lineStarts === null) {
      const starts = [0];
      for (let at = this.content.indexOf("\n"); at !== -1; at = this.content.indexOf("\n", at + 1)) starts.push(at + 1);
      this.#lineStarts = starts;
    }
    return this.#lineStarts;
  }
}

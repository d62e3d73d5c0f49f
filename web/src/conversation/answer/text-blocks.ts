const fence = /^\s*(?:```|~~~)/;
const continues = /^(?:\s|\||>)/;

/**
 * A growing text in pieces that do not change any more, and a last one that does: cut at blank lines outside of code and
 * formulas, where no indented text, table or quotation goes on. Items of a list may stand apart while they come.
 */
export function textBlocks(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let inFence = false;
  let inFormula = false;
  for (const line of text.split("\n")) {
    const mayCut = !inFence && !inFormula && lines.at(-1)?.trim() === "" && line.trim() !== "" && !continues.test(line);
    if (mayCut) {
      blocks.push(lines.join("\n"));
      lines = [];
    }
    lines.push(line);
    if (fence.test(line)) inFence = !inFence;
    else if (!inFence && line.trim() === "$$") inFormula = !inFormula;
  }
  return [...blocks, lines.join("\n")];
}

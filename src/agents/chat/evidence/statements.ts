import { headingOf, sentencesOf } from "#documents";

/** Something that a passage says: a sentence, an item or a row, under the heading it stands below. */
export interface Statement {
  readonly text: string;
  readonly heading: string | null;
  readonly kind: "sentence" | "row";
  /** It announces what follows it: "다음 각 호와 같다", "as follows:". */
  readonly opens: boolean;
}

const opening =
  /(?:다음|아래)(?:의|과|와)?[^.]{0,20}(?:같다|같습니다|한다|합니다|호|각\s*호)[^.]{0,12}[.:]?$|as follows[.:]?$|:$/;
const shortLine = 48;

/** The statements of a passage in their order. Headings are no statements: they go with those below them. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let heading: string | null = null;
  let header: string[] | null = null;
  const lines = text.split("\n").map((line) => line.trim());
  for (const [at, line] of lines.entries()) {
    if (line === "") continue;
    if (line.startsWith("|")) {
      const cells = cellsOf(line);
      if (cells.every((cell) => /^:?-{2,}:?$/.test(cell))) continue;
      if (header === null) header = cells;
      else statements.push({ text: rowText(header, cells), heading, kind: "row", opens: false });
      continue;
    }
    header = null;
    const title = titleOf(line, at === 0 || lines[at - 1] === "", (lines[at + 1] ?? "") === "");
    if (title !== null) heading = title;
    const rest = title === null ? line : afterTitle(line, title);
    for (const { start, end } of sentencesOf(rest)) {
      const said = rest.slice(start, end).replace(/\s+/g, " ");
      if (said.replace(/[^\p{L}\p{N}]/gu, "").length < 2) continue;
      statements.push({ text: said, heading, kind: "sentence", opens: opening.test(said) });
    }
  }
  return statements;
}

/** The heading that a line is or begins with; a short line by itself that ends like no sentence is one too. */
function titleOf(line: string, above: boolean, below: boolean): string | null {
  const found = headingOf(line, above || below);
  if (found !== null) return found.title;
  if (!above || !below || line.length > shortLine || /[.!?:;,…]$|[다요음함임]\.?$|\t|\d$/.test(line)) return null;
  return /^[-•*·①-⑳○◦▪■(\d]/.test(line) ? null : line;
}

function afterTitle(line: string, title: string): string {
  const plain = line.replace(/^#+\s*/, "").replace(/[*_`]/g, "");
  return plain.startsWith(title) ? plain.slice(title.length).trim() : plain === title ? "" : "";
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** A row in words: each cell with the name of its column. */
function rowText(header: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, at) => (cell === "" ? "" : header[at] ? `${header[at]}: ${cell}` : cell))
    .filter((part) => part !== "")
    .join(", ");
}

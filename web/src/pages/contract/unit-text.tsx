import type { Span } from "../../documents/viewer/find-quote.ts";
import { MarkedText } from "../../documents/viewer/marked-text.tsx";
import styles from "./unit-text.module.css";

interface Props {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** The text of an article as it stands; the tables in it as tables. */
export function UnitText({ text, spans }: Props) {
  return blocksOf(text).map((block) => {
    if (!block.isTable)
      return (
        <p key={block.start}>
          <Piece text={text} piece={block} spans={spans} />
        </p>
      );
    const [head, ...rows] = block.lines.map((line) => cellsOf(text, line)).filter((cells) => !isRule(text, cells));
    return (
      <div key={block.start} className={styles.table}>
        <table>
          <thead>
            <tr>
              {head?.map((cell) => (
                <th key={cell.start} scope="col">
                  <Piece text={text} piece={cell} spans={spans} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]?.start}>
                {cells.map((cell) => (
                  <td key={cell.start}>
                    <Piece text={text} piece={cell} spans={spans} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  });
}

/** A part of a text, with what of the marked words stands in it. */
function Piece({ text, piece: { start, end }, spans }: Props & { piece: Span }) {
  const inside = spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ start: Math.max(span.start, start) - start, end: Math.min(span.end, end) - start }));
  return <MarkedText text={text.slice(start, end)} spans={inside} />;
}

interface Block extends Span {
  readonly isTable: boolean;
  readonly lines: readonly Span[];
}

/** Lines that begin with a bar are rows of a table; all others in a row are one text. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const span = { start: index, end: index + line.trimEnd().length };
    const isTable = line.startsWith("|");
    const last = blocks.at(-1);
    if (last?.isTable === isTable) blocks[blocks.length - 1] = { ...last, end: span.end, lines: [...last.lines, span] };
    else blocks.push({ ...span, isTable, lines: [span] });
  }
  return blocks;
}

/** The cells of a row by their places; a bar behind a backslash is a character of its cell. */
function cellsOf(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(/\|((?:\\.|[^|\\])*)(?=\|)/g)].map(({ 1: cell = "", index }) => {
    const from = start + index + 1 + (cell.length - cell.trimStart().length);
    return { start: from, end: from + cell.trim().length };
  });
}

/** The line of dashes below a table's head. */
function isRule(text: string, cells: readonly Span[]): boolean {
  return cells.length > 0 && cells.every(({ start, end }) => /^:?-+:?$/.test(text.slice(start, end)));
}

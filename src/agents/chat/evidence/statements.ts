import { headingOf } from "#documents";
import { cellsOfRow, sentencesOf } from "#language";
import { isUnfinished } from "./is-unfinished.ts";
import { numberedTitles } from "./numbered-titles.ts";
import { pointsAbove } from "./points-above.ts";
import { isRule, rowInWords } from "./tables.ts";
import { unwrapLines } from "./unwrap-lines.ts";

interface Cell {
  readonly column: string;
  readonly value: string;
}

/** Something that a passage says: a sentence, an item or a row, under the heading it stands below. */
export interface EvidenceStatement {
  readonly text: string;
  readonly heading: string | null;
  readonly kind: "sentence" | "row";
  /** The cells of a row, each with the name of its column. */
  readonly cells: readonly Cell[];
  /** The paragraph, item or table it belongs to, counted from the passage's beginning. */
  readonly block: number;
  /** It stands in a point of a list. */
  readonly item: boolean;
  /** It is a line in columns: a row of a table of which only the text was read. */
  readonly columns: boolean;
  /** The points of a form or a list that it is indented under, the nearest last. */
  readonly points: readonly string[];
  /** It announces what follows it: "다음 각 호와 같다", "as follows:", a point with others under it. */
  readonly opens: boolean;
}

const announces = /다음|아래|following|as follows/i;
/** A sentence before a table may speak of "다음 달": only one that points at the table announces it. */
const announcesTable =
  /(?:다음|아래)(?:의?\s?(?:표|각|기준|내용|사항|항목|금액|구분)|[와과]\s?같|에\s?따)|as follows|following|below/i;
const item = /^(?:[①-⑳]|\d{1,2}[.)]\s|[가-하][.)]\s|[-•*·▪○◦]\s|\([a-z0-9가-하]{1,3}\))/i;
const pageNumber = /^(?:page\s*)?[-–]?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?\s*[-–]?(?:\s*쪽)?$/i;
/** The note of a law behind what was changed is part of it: a list that the sentence announces follows the note. */
const amendment = /^[<〈[](?:전문|본조|제목)?\s?(?:개정|신설|삭제)[^>〉\]]*[>〉\]]$/;
const shortLine = 48;
/** Signs that notices set before their titles. */
const signed = /^[■□◆◇▣◈▶▷]\s?[^\s■□◆◇▣◈▶▷]/;

/** The statements of a passage in their order. Headings are no statements: they go with those below them. */
export function statementsOf(text: string): EvidenceStatement[] {
  const statements: EvidenceStatement[] = [];
  let heading: string | null = null;
  let header: string[] | null = null;
  let tableFrom = 0;
  const raw = text.split("\n");
  const whole = unwrapLines(raw);
  const above = pointsAbove(whole, raw);
  const numbered = numberedTitles(whole, raw);
  const lines = whole.map((line) => line.text);
  /** What stands above the numbered titles. */
  let outer: string | null = null;
  for (const [at, line] of lines.entries()) {
    if (line === "") continue;
    if (line.startsWith("|")) {
      const cells = cellsOfRow(line);
      if (isRule(cells)) continue;
      if (header === null) {
        tableFrom = at;
        // A passage may begin within a table: its first row names no columns.
        const hasNames = isRule(cellsOfRow(lines[at + 1] ?? ""));
        header = hasNames ? cells : [];
        if (hasNames) continue;
      }
      statements.push({
        text: rowInWords(header, cells),
        cells: cells.map((value, nth) => ({ column: header?.[nth] ?? "", value })),
        heading,
        kind: "row",
        block: tableFrom,
        item: false,
        columns: false,
        points: above[at] ?? [],
        opens: false,
      });
      continue;
    }
    header = null;
    const next = lines.slice(at + 1, at + 3).find((other) => other !== "");
    const isSigned = next !== undefined && signed.test(line) && isSignedTitle(line, next);
    const own = isSigned ? line : titleOf(line, at === 0 || lines[at - 1] === "", (lines[at + 1] ?? "") === "");
    const beside = numbered[at] ?? null;
    const title = beside === null ? own : beside.kind === "title" ? beside.title : null;
    if (beside?.kind === "beside") heading = outer;
    if (title !== null && !/^\d/.test(title)) outer = title;
    if (title !== null) heading = title;
    const rest = title === null ? line : afterTitle(line, title);
    for (const { start, end } of sentencesOf(rest)) {
      const said = rest.slice(start, end).replace(/\s+/g, " ");
      if (said.replace(/[^\p{L}\p{N}]/gu, "").length < 2) continue;
      const last = statements.at(-1);
      if (last?.block === at && amendment.test(said))
        statements[statements.length - 1] = { ...last, text: `${last.text} ${said}` };
      else if (!pageNumber.test(said))
        statements.push({
          text: said,
          cells: [],
          heading,
          kind: "sentence",
          block: at,
          item: item.test(rest),
          columns: rest.includes("\t"),
          points: above[at] ?? [],
          opens: false,
        });
    }
  }
  return statements.map((statement, at) => ({ ...statement, opens: opensList(statement, statements[at + 1]) }));
}

function opensList({ text, points }: EvidenceStatement, next: EvidenceStatement | undefined): boolean {
  if (next === undefined) return false;
  if (text.endsWith(":") || next.points.length > points.length) return true;
  return isTabular(next) ? announcesTable.test(text) : announces.test(text) && item.test(next.text);
}

export const isTabular = ({ kind, columns }: EvidenceStatement) => kind === "row" || columns;

/** The heading that a line is or begins with; a short line by itself that ends like no sentence is one too. */
function titleOf(line: string, above: boolean, below: boolean): string | null {
  const found = headingOf(line, above || below);
  if (found !== null) return isItem(line) ? null : found.title;
  if (!above || !below || line.length > shortLine || /[.!?:;,…]$|[다요음함임]\.?$|\t|\d$/.test(line)) return null;
  return /^[-•*·①-⑳○◦▪■(\d]/.test(line) || (/[가-힣]$/.test(line) && isUnfinished(line)) ? null : line;
}

/** ■ 면접 평가 항목, with what it heads below it; "■ 수강료 월 3만원" among others of its kind tells something itself. */
function isSignedTitle(line: string, next: string): boolean {
  if (line.length > shortLine || /\d|[.:;,]$|[니한된는이있없]다\.?$|[세아어해]요\.?$|[:：]\s/.test(line)) return false;
  return !signed.test(next);
}

/** "7. 불가항력에 의하여 … 인정한 경우" is a point of a list, though a short one may be a title. */
function isItem(line: string): boolean {
  return /^\d{1,2}\.\s/.test(line) && (line.length > 28 || /(?:경우|때|것|자|정보|사람|등)$/.test(line));
}

function afterTitle(line: string, title: string): string {
  const plain = line.replace(/^#+\s*/, "").replace(/[*_`]/g, "");
  return plain.startsWith(title) ? plain.slice(title.length).trim() : "";
}

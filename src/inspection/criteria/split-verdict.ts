import { type CriteriaVerdict, parseVerdict } from "./verdict.ts";

export interface SplitItem {
  readonly condition: string;
  readonly verdict: CriteriaVerdict | null;
  /** There was an arrow, so a verdict was meant even where none could be read. */
  readonly arrow: boolean;
}

const arrow = /→|⇒|➜|⟶|⟹|➡|➔|=>|->/g;
/** Where a Korean clause ends that a verdict may follow. */
const clauseEnd = /(?:면|경우|때|시|[은는]|그 ?[외밖]|이외|나머지|,|otherwise|else)\s+/gu;
/** `주의해 주세요 (문제 있음)`. */
const mostVerdictWords = 5;

/** Parts a condition from its verdict: by an arrow, a colon, `if`, a Korean clause, or the heading above. */
export function splitVerdict(text: string, sectionVerdict: CriteriaVerdict | null): SplitItem {
  const parts = partsOf(text, sectionVerdict);
  return { ...parts, condition: parts.condition.replace(/^(?:if|when|만약|만일)\s+/i, "") };
}

function partsOf(text: string, sectionVerdict: CriteriaVerdict | null): SplitItem {
  const arrows = [...text.matchAll(arrow)];
  for (const match of arrows.reverse()) {
    const verdict = parseVerdict(text.slice(match.index + match[0].length));
    if (verdict !== null) return { condition: text.slice(0, match.index).trim(), verdict, arrow: true };
  }
  if (arrows.length > 0) return { condition: text, verdict: null, arrow: true };
  return (
    byThen(text) ??
    byColon(text) ??
    byIf(text) ??
    byClause(text) ?? { condition: text, verdict: sectionVerdict, arrow: false }
  );
}

/** `Critical: length > 1000` or `length > 1000: Critical`. */
function byColon(text: string): SplitItem | null {
  const first = text.search(/[:：]/);
  if (first === -1) return null;
  const before = parseVerdict(text.slice(0, first));
  if (before !== null) return { condition: text.slice(first + 1).trim(), verdict: before, arrow: false };
  const last = Math.max(text.lastIndexOf(":"), text.lastIndexOf("："));
  const after = parseVerdict(text.slice(last + 1));
  return after === null ? null : { condition: text.slice(0, last).trim(), verdict: after, arrow: false };
}

/** `If length > 1000, then Critical`. */
function byThen(text: string): SplitItem | null {
  const match = /,?\s+then\s+/i.exec(text);
  const verdict = match === null ? null : parseVerdict(text.slice(match.index + match[0].length));
  return match === null || verdict === null ? null : { condition: text.slice(0, match.index), verdict, arrow: false };
}

/** `Critical if length > 1000`. */
function byIf(text: string): SplitItem | null {
  const at = text.search(/\s(?:if|when)\s/i);
  const verdict = at === -1 ? null : parseVerdict(text.slice(0, at));
  return verdict === null ? null : { condition: text.slice(at).replace(/^\s+\S+\s+/, ""), verdict, arrow: false };
}

/** `1000자 초과이면 Critical`, `20자보다 짧은 답변은 심각합니다.` */
function byClause(text: string): SplitItem | null {
  for (const { index, 0: end } of text.matchAll(clauseEnd)) {
    const said = text.slice(index + end.length);
    if (said.split(/\s+/, mostVerdictWords + 1).length > mostVerdictWords) continue;
    const verdict = parseVerdict(said);
    if (verdict === null || verdict.message !== "") continue;
    const condition = text
      .slice(0, index + end.length)
      .trim()
      .replace(/,$/, "")
      .trim();
    return { condition, verdict, arrow: false };
  }
  return null;
}

export function holdsArrow(text: string): boolean {
  return text.search(arrow) !== -1;
}

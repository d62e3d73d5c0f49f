import { z } from "zod";
import { readAsset } from "#kernel";
import type { Severity } from "#protocol";

/** What a condition decides, with the words the document adds for people. */
export interface CriteriaVerdict {
  readonly severity: Severity;
  readonly message: string;
}

/** The words of verdicts, and of what stands around them, by name. */
const wordsSchema = z.object({ name: z.string(), pattern: z.string() });
const words = new Map(
  readAsset("inspection/criteria/verdicts.jsonl")
    .trim()
    .split("\n")
    .map((line) => wordsSchema.parse(JSON.parse(line)))
    .map(({ name, pattern }) => [name, pattern]),
);
export const anyOf = (name: string) => `(?:${words.get(name)})`;
const named = (names: readonly string[]) => names.map((name) => `(?<${name}>${words.get(name)})`).join("|");
const severities: readonly Severity[] = ["critical", "warning", "none", "undecided"];
/** A severity, perhaps a statement in brackets, perhaps a message after a separator. Emoji may stand before it. A line with another word, or with one among other words, is for the judge. */
const verdictPattern = new RegExp(
  `^[\\p{Extended_Pictographic}\\uFE0F\\s]*(?:${named(severities)})(?![\\p{L}\\p{N}])(?:\\s*[(（\\[]\\s*(?:${named(["problem", "clean", "open"])})\\s*[)）\\]])?(?:(?:\\s*[:：—–]\\s*|\\s+-\\s+)(?<message>\\S.*))?$`,
  "iu",
);
/** Words that make a condition of what follows them: a message with one of these is no mere message. */
const qualifier = new RegExp(anyOf("qualifier"), "iu");
/** What a sentence adds to its verdict and that says nothing of its own: `주의입니다`, `경고로 봅니다`, `주의해 주세요`. */
const politeEnding = new RegExp(`${anyOf("politeEnding")}$`, "u");
/** That there is a problem, without saying how grave it is. */
const problemAlone = new RegExp(`^${anyOf("problemAlone")}$`, "u");
const noProblem = new RegExp(`^${anyOf("noProblem")}$`, "u");

/** Reads a verdict, whole or not at all. Null also when it contradicts itself (`Critical (문제 없음)`) or hides a condition. */
export function parseVerdict(text: string): CriteriaVerdict | null {
  const trimmed = text
    .normalize("NFC")
    .trim()
    .replace(/[.。]$/, "");
  // What stands below a verdict may be an exception from it, and is no message of it.
  if (trimmed.includes("\n")) return null;
  if (problemAlone.test(trimmed)) return { severity: "warning", message: "" };
  if (noProblem.test(trimmed)) return { severity: "none", message: "" };
  const groups = (verdictPattern.exec(trimmed) ?? verdictPattern.exec(trimmed.replace(politeEnding, "")))?.groups;
  const severity = severities.find((candidate) => groups?.[candidate] !== undefined);
  if (groups === undefined || severity === undefined || contradicts(severity, groups)) return null;
  const message = groups.message?.trim() ?? "";
  if (message !== "" && (severity === "none" || qualifier.test(message) || mentionsVerdict(message))) return null;
  return { severity, message };
}

function contradicts(severity: Severity, said: Readonly<Record<string, string | undefined>>): boolean {
  if (said.problem !== undefined) return severity !== "critical" && severity !== "warning";
  if (said.clean !== undefined) return severity !== "none";
  return said.open !== undefined && severity !== "undecided";
}

const anyVerdictWord = new RegExp(`(?<![\\p{L}])(?:${severities.map(anyOf).join("|")})(?![A-Za-z])`, "iu");
const arrow = /→|⇒|➜|⟶|⟹|➡|➔|=>|->/g;

/** Whether a text holds a verdict's word, or the arrow that leads to one: then it is no mere introduction. */
export function mentionsVerdict(text: string): boolean {
  return anyVerdictWord.test(text) || holdsArrow(text);
}

export function holdsArrow(text: string): boolean {
  return text.search(arrow) !== -1;
}

export interface SplitItem {
  readonly condition: string;
  readonly verdict: CriteriaVerdict | null;
  /** There was an arrow, so a verdict was meant even where none could be read. */
  readonly arrow: boolean;
}

/** Parts a condition from its verdict: by an arrow, a colon, `if`, a Korean clause, or the heading above. */
export function splitVerdict(text: string, sectionVerdict: CriteriaVerdict | null): SplitItem {
  const parts = partsOf(text, sectionVerdict);
  return { ...parts, condition: parts.condition.trim().replace(/^(?:if|when|만약|만일)\s+/i, "") };
}

function partsOf(text: string, sectionVerdict: CriteriaVerdict | null): SplitItem {
  const arrows = [...text.matchAll(arrow)];
  for (const { index, 0: sign } of arrows.reverse()) {
    const verdict = parseVerdict(text.slice(index + sign.length));
    if (verdict !== null) return { condition: text.slice(0, index), verdict, arrow: true };
  }
  if (arrows.length > 0) return { condition: text, verdict: null, arrow: true };
  return byWord(text) ?? byColon(text) ?? byClause(text) ?? { condition: text, verdict: sectionVerdict, arrow: false };
}

/** `If length > 1000, then Critical`, `Critical if length > 1000`. */
function byWord(text: string): SplitItem | null {
  const [condition = "", said] = text.split(/,?\s+then\s+/i);
  const then = said === undefined ? null : parseVerdict(text.slice(text.indexOf(said, condition.length)));
  if (then !== null) return { condition, verdict: then, arrow: false };
  const match = /\s(?:if|when)\s/i.exec(text);
  const before = match === null ? null : parseVerdict(text.slice(0, match.index));
  return match === null || before === null
    ? null
    : { condition: text.slice(match.index + match[0].length), verdict: before, arrow: false };
}

/** `Critical: length > 1000` or `length > 1000: Critical`. */
function byColon(text: string): SplitItem | null {
  const first = text.search(/[:：]/);
  if (first === -1) return null;
  const before = parseVerdict(text.slice(0, first));
  if (before !== null) return { condition: text.slice(first + 1), verdict: before, arrow: false };
  const last = Math.max(text.lastIndexOf(":"), text.lastIndexOf("："));
  const after = parseVerdict(text.slice(last + 1));
  return after === null ? null : { condition: text.slice(0, last), verdict: after, arrow: false };
}

/** Where a Korean clause ends that a verdict may follow. */
const clauseEnd = new RegExp(`${anyOf("clauseEnd")}\\s+`, "gu");
const longestVerdict = 40;

/** `1000자 초과이면 Critical`, `20자보다 짧은 답변은 심각합니다.` */
function byClause(text: string): SplitItem | null {
  for (const { index, 0: end } of text.matchAll(clauseEnd)) {
    const said = text.slice(index + end.length);
    const verdict = said.length > longestVerdict ? null : parseVerdict(said);
    if (verdict === null || verdict.message !== "") continue;
    const condition = text.slice(0, index + end.length).trim();
    return { condition: condition.replace(/,$/, ""), verdict, arrow: false };
  }
  return null;
}

const entities: Readonly<Record<string, string>> = {
  "&gt;": ">",
  "&lt;": "<",
  "&amp;": "&",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The words without Markdown emphasis, code marks, escapes and entities. */
export function plainWords(text: string): string {
  return text
    .normalize("NFC")
    .replace(/&(?:gt|lt|amp|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\*\*|`/g, "")
    .replace(/\\([<>*_[\]()~-])/g, "$1")
    .trim();
}

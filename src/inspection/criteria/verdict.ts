import { oneOf } from "#language";
import type { Severity } from "#protocol";

/** What a condition decides, with the words the document adds for people. */
export interface CriteriaVerdict {
  readonly severity: Severity;
  readonly message: string;
}

const words: Readonly<Record<Severity, string>> = {
  critical: "critical|fatal|severe|error|치명적?|심각|위험|중대",
  warning: "warning|warn|caution|minor|경고|주의|경미",
  none: "ok|okay|pass(?:ed)?|normal|fine|none|no problem|정상|통과|양호|합격|괜찮(?:음|다)|이상 ?없음|문제 ?없음",
  undecided: "undecided|unclear|unknown|미정|보류|판단 ?보류|판단 ?불가",
};
const severities: readonly Severity[] = ["critical", "warning", "none", "undecided"];
const severityWord = severities.map((severity) => `(?<${severity}>${words[severity]})`).join("|");
const statement =
  "(?<problem>문제 ?있음|has (?:a )?problem|problem)|(?<clean>문제 ?없음|no problem)|(?<open>판단 ?보류|미정|undecided)";
/** A severity, perhaps a statement in brackets, perhaps a message after a separator. Emoji may stand before it. */
const verdictPattern = new RegExp(
  `^[\\p{Extended_Pictographic}\\uFE0F\\s]*(?:${severityWord})(?![\\p{L}\\p{N}])(?:\\s*[(（\\[]\\s*(?:${statement})\\s*[)）\\]])?(?:(?:\\s*[:：—–]\\s*|\\s+-\\s+)(?<message>\\S.*))?$`,
  "iu",
);
/** Words that make a condition of what follows them: a message with one of these is no mere message. */
const qualifier =
  /(?<![\p{L}])(?:if|unless|except|only|but|however|when|otherwise|provided)(?![\p{L}])|단,|다만|제외|아니면|경우|[하이되]면|할 때|일 때/iu;

/** What a sentence adds to its verdict and that says nothing of its own: `주의입니다`, `경고로 봅니다`, `주의해 주세요`. */
const politeEnding = new RegExp(
  `(?:${oneOf`
    (?:이|입니)다
    임
    이?에요
    예요
    (?:한|합니)다
    함
    해요
    하(?:세요|십시오)
    해 ?주(?:세요|십시오)
    해야 ?(?:한|합니)다
    (?:를|을)? ?(?:바랍니다|요망)
    (?:가|이)? ?필요(?:함|하다|합니다)?
    으?로 ?(?:본다|봅니다|봄|한다|합니다|함)
    으?로 ?(?:판정|판단|처리|분류|간주|표시)(?:함|한다|합니다|해 ?주세요)?
  `})$`,
  "u",
);

/** That there is a problem, without saying how grave it is. */
const problemAlone =
  /^문제(?:가 ?| )?(?:있음|있다|있습니다|있어요)$|^문제(?:임|이다|입니다|예요|로 ?(?:본다|봅니다|봄))$/u;
const noProblem = /^(?:문제|이상)(?:가 ?|이 ?| )?(?:없음|없다|없습니다|없어요)$/u;

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
  if (groups === undefined) return null;
  const severity = severities.find((candidate) => groups[candidate] !== undefined);
  if (severity === undefined || contradicts(severity, groups)) return null;
  const message = groups.message?.trim() ?? "";
  if (message !== "" && (severity === "none" || qualifier.test(message) || mentionsVerdict(message))) return null;
  return { severity, message };
}

function contradicts(severity: Severity, said: Readonly<Record<string, string | undefined>>): boolean {
  if (said.problem !== undefined) return severity !== "critical" && severity !== "warning";
  if (said.clean !== undefined) return severity !== "none";
  return said.open !== undefined && severity !== "undecided";
}

const anyVerdictWord = new RegExp(`(?<![\\p{L}])(?:${Object.values(words).join("|")})(?![A-Za-z])`, "iu");

/** Whether a sentence speaks of a verdict at all, so that it must not be taken for mere introduction. */
export function mentionsVerdict(text: string): boolean {
  return anyVerdictWord.test(text);
}

const anyVerdict = `(?:${Object.values(words).join("|")})`;

/**
 * A verdict that ends a clause, as in `심각, 그 외`, `있으면 심각, 광고면` and `Critical, else`; 심각한 and 정상 가격 only describe, and
 * `경고, 주의 문구` names things.
 */
const clauseVerdict = new RegExp(
  [
    `(?<![\\p{L}])${anyVerdict}(?:이고|이며|하고|하며|으?로|이다|임)?\\s*[,，;；/]?\\s*(?:$|그 ?[외밖]|\\d|아니면|그렇지|나머지|(?:otherwise|else|or else)(?![A-Za-z]))`,
    `(?:면|경우|때|시|[은는](?=\\s)|[:=])\\s*${anyVerdict}(?:이고|이며|하고|하며|으?로|이다|임)?\\s*[,，;；/]`,
  ].join("|"),
  "iu",
);

/** Whether a condition tells a verdict of its own, so that the line holds more than one case. */
export function tellsVerdict(condition: string): boolean {
  return clauseVerdict.test(condition);
}

import { joinSentences, type Localized, type Statement } from "#protocol";
import type { FigureCheck } from "./checks/look-up-figures.ts";
import { madeUpQuote, quotedIn } from "./checks/quotes.ts";
import { findUnknownReference } from "./checks/references.ts";
import type { PreparedEvidence } from "./evidence.ts";
import type { AnswerSentence } from "./sentences/answer-sentences.ts";

type Finding = Pick<Statement, "status" | "by" | "check" | "reason" | "evidence">;

/** What code alone can prove of a sentence: a mark, a quotation, a reference or a figure that stands nowhere, or a copy. */
export function checkSentence(
  sentence: AnswerSentence,
  prepared: PreparedEvidence,
  lookUpFigures: FigureCheck,
): Finding {
  const { bare, marks, cited, leansOn, isClaim } = sentence;
  const stray = marks.flatMap(({ units }) => units.filter(({ unit }) => unit === null))[0];
  if (stray !== undefined) return objection("unknown-name", "mark", noSuchSource(stray.label));
  const units = cited.length > 0 ? cited : leansOn;
  const quoted = quotedIn(bare, units.length > 0 ? units : prepared.units);
  if (quoted !== null) return found("quoted", [{ label: quoted.label, quote: bare }]);
  const reference = findUnknownReference(bare, prepared);
  if (reference !== null) return objection("unknown-name", "names", unknownReference(reference));
  if (!isClaim) return { ...found("own-words", []), by: null };
  const quote = cited.length > 0 ? madeUpQuote(bare, [...prepared.units, prepared.known]) : null;
  if (quote !== null) return objection("unsupported", "quote", notThere(quote));
  const { wrong, missing, isOfEvidence } = lookUpFigures(bare, units);
  if (wrong !== null) return objection("contradicts", "figures", wrongSum(wrong.text, wrong.value));
  if (missing !== null) return objection("unsupported", "figures", notThere(missing));
  return { ...found(units.length > 0 ? "unchecked" : isOfEvidence ? "uncited" : "own-words", []), by: null };
}

function found(status: Statement["status"], evidence: Statement["evidence"]): Finding {
  return { status, by: "code", check: null, reason: null, evidence };
}

function objection(status: Statement["status"], check: string, reason: Localized): Finding {
  return { status, by: "code", check, reason, evidence: [] };
}

function noSuchSource(label: string): Localized {
  return { ko: `[${label}]에 해당하는 자료가 없습니다`, en: `There is no source [${label}]` };
}

function notThere(words: string): Localized {
  return { ko: `“${words.trim()}”: 근거에 없습니다`, en: `“${words.trim()}” is not in the evidence` };
}

function wrongSum(equation: string, value: number): Localized {
  const right = value.toLocaleString("en-US");
  return { ko: `“${equation}”: 셈하면 ${right}입니다`, en: `“${equation}”: it comes to ${right}` };
}

function unknownReference({ text, years }: { readonly text: string; readonly years: readonly string[] }): Localized {
  const unknown = {
    ko: `“${text}”: 찾은 자료에도 질문에도 없습니다`,
    en: `“${text}” is in nothing that was found, and not in the question`,
  };
  if (years.length === 0) return unknown;
  return joinSentences([
    unknown,
    { ko: `그 이름의 자료는 ${years.join(", ")}년 것입니다`, en: `What has the name is of ${years.join(", ")}` },
  ]);
}

import type { PromptContext } from "#kernel";
import type { Language, Localized } from "#protocol";
import { sureFit } from "../../evidence/answer-weights.ts";
import { quoteFact } from "../../evidence/quote-fact.ts";
import { sumsUp } from "../../evidence/tables.ts";
import { findArithmetic } from "../../question/arithmetic.ts";
import { beyondFinding } from "../../question/beyond-finding.ts";
import { asksForOverview } from "../../question/cues.ts";
import { digestKind, linesAsked } from "../../question/digest-kind.ts";
import { saySum } from "../../question/say-sum.ts";
import { searchWords } from "../../question/search-words.ts";
import { isSmallTalk } from "../../question/small-talk.ts";
import { wordsAskingOfRows } from "../../tables/operation.ts";
import type { Toolset } from "../../tools/toolset.ts";
import { noMaterial, reasonWords } from "../reason/rule-words.ts";
import { removedRemark } from "./removed-remark.ts";
import { placeWords, respondWords } from "./rule-words.ts";
import type { RespondInput } from "./schema.ts";
import { smallTalk } from "./small-talk.ts";

/** How code answers: what it found, in the words it found it in, each with its source. It adds no knowledge of its own. */
export function respondRule(input: RespondInput, { language }: PromptContext, tools: Toolset): string {
  const sum = findArithmetic(input.userInput);
  if (input.toolResults.length === 0) {
    if (sum !== null) return saySum(sum);
    if (isSmallTalk(input.userInput)) return smallTalk(input.userInput, language);
  }
  const told = toldSection(input, tools);
  const written = [
    told,
    told === null ? (removedRemark(input)?.[language] ?? null) : null,
    workedSection(input, language) ??
      digestSection(input, language) ??
      overviewSection(input, language) ??
      reasoningSection(input, language) ??
      factsSection(input, language, tools),
    failures(input, language),
  ].filter((section) => section !== null);
  if (written.length > 0) return written.join("\n\n");
  return input.documents.length > 0 ? respondWords[language].notInDocuments : respondWords[language].needsModel;
}

/** What a tool such as the clock says in words of its own. */
function toldSection({ toolResults }: RespondInput, tools: Toolset): string | null {
  const told = toolResults.find(({ tool, ok }) => ok && tools.kindOf(tool) === "other" && !tools.bringsSources(tool));
  return told?.text ?? null;
}

/** The points of a document, its conclusion or its tables, each in its own words. */
function digestSection({ question, documents, facts }: RespondInput, language: Language): string | null {
  const kind = digestKind(question);
  if (kind === null || facts.length === 0 || documents.length === 0) return null;
  const say = respondWords[language];
  if (kind === "table") return [say.tables, ...facts.map(quoteFact)].join("\n\n");
  if (kind === "conclusion") return list(say.concluded, facts);
  const described = documents.filter(({ description }) => description !== "" && linesAsked(question) === null);
  const heads = described.map(({ name, description }) => `**${name}**\n\n${description}`);
  return [...heads, list(say.points, facts)].join("\n\n");
}

/** A request for the whole of a document is answered by what was written about it when it was read. */
function overviewSection({ question, documents, facts }: RespondInput, language: Language): string | null {
  const described = documents.filter(({ description }) => description !== "");
  if (described.length === 0 || !asksForOverview(question)) return null;
  const sections = described.map(({ name, description }) => `**${name}**\n\n${description}`);
  const near = facts.filter(({ fit }) => fit >= sureFit).slice(0, 2);
  return [...sections, ...(near.length === 0 ? [] : [list(respondWords[language].alsoThere, near)])].join("\n\n");
}

/** What was worked out over tables, from each that the question fits; or why it was not. */
function workedSection({ facts }: RespondInput, language: Language): string | null {
  const say = respondWords[language];
  const worked = facts.filter(({ kind }) => kind === "worked-out");
  if (worked.length > 0)
    return [worked.length > 1 ? say.workedOutOfSeveral : say.workedOut, ...worked.map(quoteFact)].join("\n\n");
  const not = facts.find(({ kind }) => kind === "not-worked-out");
  return not === undefined ? null : quoteFact(not);
}

function factsSection(input: RespondInput, language: Language, tools: Toolset): string | null {
  const { facts, question, toolResults } = input;
  const say = respondWords[language];
  const searched = toolResults.filter(({ tool, ok }) => ok && tools.bringsSources(tool));
  if (searched.length === 0) return null;
  const [first, ...others] = facts;
  if (first === undefined) return say.notFound(searchWords(question));
  if (first.kind === "row" && isBeyondRow(question, first.text)) return list(say.onlyRows, facts);
  const beyond = beyondFinding(question);
  const only = beyond === null ? [] : [say.onlyFound[beyond]];
  if (first.fit < sureFit) return [...only, list(say.nearest, facts)].join("\n\n");
  const found = say.found([...new Set(searched.map(({ tool }) => placeOf(tool, tools)[language]))]);
  return [...only, found, quoteFact(first), ...(others.length === 0 ? [] : [list(say.alsoThere, others)])].join("\n\n");
}

/** A row that holds one value of a column neither adds them up nor is the largest, unless it says so itself. */
function isBeyondRow(question: string, row: string): boolean {
  const words = wordsAskingOfRows(question);
  return words.length > 0 && !sumsUp(row) && !words.some((word) => row.toLowerCase().includes(word.toLowerCase()));
}

/** Where a tool looks, as a sentence says it. */
function placeOf(tool: string, tools: Toolset): Localized {
  const kind = tools.kindOf(tool);
  if (kind === "documents" || kind === "web") return placeWords[kind];
  const { ko, en } = tools.titleOf(tool);
  return { ko, en: `by ${en}` };
}

/** What was set side by side. Facts that reasoning only listed are told like any others, near misses as such. */
function reasoningSection({ reasoning, facts }: RespondInput, language: Language): string | null {
  const saysNothingNew: readonly string[] = [noMaterial[language], reasonWords[language].uninterpreted];
  if (reasoning === null || saysNothingNew.includes(reasoning.conclusion)) return null;
  const say = respondWords[language];
  const [first = "", ...steps] = reasoning.thinking_steps;
  const cited = reasoning.thinking_steps.some((step) => /\[\d+\]/.test(step));
  return [
    first,
    ...(steps.length === 0 ? [] : ["", ...steps.map((step) => `- ${step}`)]),
    "",
    `**${say.conclusion}** ${reasoning.conclusion} (${say.confidence}: ${say[reasoning.confidence]})`,
    ...(cited || facts.length === 0 ? [] : ["", list(say.sources, facts)]),
  ].join("\n");
}

function failures({ toolResults }: RespondInput, language: Language): string | null {
  const failed = toolResults.filter(({ ok }) => !ok);
  if (failed.length === 0) return null;
  return failed
    .map(({ text }) => text)
    .join("\n\n")
    .trim() === ""
    ? null
    : [respondWords[language].failed, ...failed.map(({ text }) => `- ${text}`)].join("\n");
}

function list(head: string, facts: RespondInput["facts"]): string {
  return [head, "", ...facts.map((fact) => `- ${quoteFact(fact)}`)].join("\n");
}

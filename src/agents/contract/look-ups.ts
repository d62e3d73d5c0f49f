import { type AskedLabel, definedAs, findDefinitions, labelsInText, unitsTitledIn } from "#contracts";
import type { ChosenCall } from "#kernel";
import { patternLines } from "#language";
import type { Subject } from "./state.ts";
import type { PreviousTurn } from "./steps/shortened.ts";

/** Functions of this agent, as a question names them; and that it wants the last answer once more. */
const functions = patternLines("agents/contract/look-ups.txt").map(
  ({ said, pattern }) => [said, new RegExp(pattern, "i")] as const,
);
const names = (question: string, wanted: string) =>
  functions.some(([name, pattern]) => name === wanted && pattern.test(question));

/** As many articles as one call takes; a long range is read by several. */
const maxArticlesOfCall = 12;
const maxCallsOfRange = 4;
const maxTitles = 3;

/** A question, and the turn before where it leans on that. */
type AskedQuestion = { readonly question: string; readonly previous: PreviousTurn | null };

/** The calls that look up what a question names, exactly; a search by its words where it names nothing. Nothing is understood here. */
export function lookUps({ question, previous }: AskedQuestion, { contract, standard }: Subject): ChosenCall[] {
  const calls = readLabels(labelsInText(question, contract), question);
  if (names(question, "contents")) calls.push(callOf("get_table_of_contents"));
  if (names(question, "facts")) calls.push(callOf("list_dates_and_amounts", { kinds: null }));
  calls.push(...beyondReading(question, standard !== null));
  const term = termIn(question, { contract, standard });
  if (term !== null) calls.push(callOf("find_definition", { term }));
  if (calls.length > 0) return calls;
  const titled = unitsTitledIn(contract, question).slice(0, maxTitles);
  const query = previous === null ? question : `${previous.question.slice(0, 200)} ${question}`;
  return [
    ...(titled.length === 0 ? [] : [callOf("get_article_by_index", { articles: titled.map(({ label }) => label) })]),
    callOf("search_contract", { query: query.slice(-400) }),
  ];
}

/** What a question names that no reading of the contract replaces: another contract, a list of criteria. */
export function beyondReading(question: string, hasStandard: boolean): ChosenCall[] {
  return [
    ...(hasStandard && names(question, "comparison") ? [callOf("compare_with_standard")] : []),
    ...(names(question, "checklist") ? [callOf("review_checklist", { checklist: question.slice(0, 200) })] : []),
  ];
}

/** Whether a question that leans on the last answer asks for it again in another form, and names no other part. */
export function asksAgain({ question, previous }: AskedQuestion, { contract }: Subject): boolean {
  if (previous === null || !names(question, "again")) return false;
  return labelsInText(question, contract).length === 0 && unitsTitledIn(contract, question).length === 0;
}

function callOf(tool: string, given: Readonly<Record<string, unknown>> = {}): ChosenCall {
  return { tool, arguments: given };
}

function readLabels(asked: readonly AskedLabel[], question: string): ChosenCall[] {
  const labels = asked.map(({ label }) => label);
  const rows = Math.min(maxCallsOfRange, Math.ceil(labels.length / maxArticlesOfCall));
  const ofRow = (row: number) => labels.slice(row * maxArticlesOfCall, (row + 1) * maxArticlesOfCall);
  const calls = Array.from({ length: rows }, (_, row) => callOf("get_article_by_index", { articles: ofRow(row) }));
  const [first] = labels;
  if (first !== undefined && names(question, "references")) calls.push(callOf("follow_references", { article: first }));
  return calls;
}

/** A term that the contract defines, where a question asks for its meaning; the parties, where it names them. */
function termIn(question: string, { contract }: Subject): string | null {
  const terms = [...new Set(findDefinitions(contract).map(({ term }) => term))];
  const inQuotes = /[“"‘'「]([^”"’'」]{1,40})[”"’'」]/.exec(question)?.[1];
  const isDefined = (words: string) =>
    definedAs(
      terms.map((term) => ({ term })),
      words,
    ).length > 0;
  if (inQuotes !== undefined && isDefined(inQuotes)) return inQuotes;
  if (!names(question, "definition")) return null;
  if (names(question, "parties")) return "당사자";
  const held = terms.filter((term) => question.toLowerCase().includes(term.toLowerCase()));
  return held.sort((a, z) => z.length - a.length)[0] ?? null;
}

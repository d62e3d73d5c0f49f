import { type AskedLabel, definedAs, labelsInText, unitsTitledIn } from "#contracts";
import type { ChosenCall } from "#kernel";
import { leads } from "./answer/write.ts";
import { leftPartsIn } from "./left-part.ts";
import type { PreviousTurn } from "./state.ts";
import { definedTermsOf, type Subject } from "./subject.ts";

/** What a question names that code can look up: a function of the program by its name, the rest of what was shown, an article's neighbour. */
const named = {
  contents: /목차|조항\s?목록|table of contents/i,
  facts: /날짜와\s?금액|(?:기한|날짜|금액|기간)\S{0,3}\s?(?:모두|전부|다|목록|정리)|dates and amounts/i,
  comparison: /비교|\bcompar/i,
  review: /불리한|독소|불공정|\b(?:unfair|one-sided|red flags?)\b/i,
  checklist: /체크\s?리스트|점검표|\bchecklist\b/i,
  references: /참조|인용|준용|\brefers? to\b/i,
  parties: /당사자|\bpart(?:y|ies)\b/i,
  definition: /란\b|이란|뜻|의미|정의|누구|\b(?:mean|definition|define|who (?:is|are))/i,
  rest: /나머지|이어서|\b(?:the rest|read on)\b/i,
  next: /^(?:그럼\s|그러면\s|그\s)?다음\s?(?:조항|조)|\bnext (?:article|section|clause)\b/i,
  last: /^(?:그럼\s|그러면\s|그\s)?(?:이전|앞)\s?(?:조항|조)|\bprevious (?:article|section|clause)\b/i,
  again: /정리|요약|줄여|다시|표로|쉽게|쉬운|\b(?:again|summar|shorter|simpl|table|rephrase)/i,
} as const;

/** As many articles as one call takes; a long range is read by several. */
const maxArticlesOfCall = 12;
const maxCallsOfRange = 4;
const maxAnnexes = 4;
const maxTitles = 3;

export interface AskedQuestion {
  readonly question: string;
  /** The turn before, where the question leans on it. */
  readonly previous: PreviousTurn | null;
}

/** The calls that look up what a question names, exactly; a search by its words where it names nothing. Nothing is understood here. */
export function lookUps({ question, previous }: AskedQuestion, subject: Subject): ChosenCall[] {
  const { contract, standard } = subject;
  const labels = labelsInText(question, contract);
  const goesOn = restOf(question, previous, labels) ?? neighbourOf(question, previous, subject);
  if (goesOn !== null) return goesOn;
  const calls = readLabels(labels, question);
  if (named.contents.test(question)) calls.push(callOf("get_table_of_contents"));
  if (named.facts.test(question)) calls.push(callOf("list_dates_and_amounts", { kinds: null }));
  calls.push(...beyondReading(question, standard !== null));
  if (named.review.test(question)) calls.push(callOf("review_contract"));
  const term = termIn(question, subject);
  if (term !== null) calls.push(callOf("find_definition", { term }));
  if (calls.length > 0) return calls;
  const titled = unitsTitledIn(contract, question).slice(0, maxTitles);
  const query = previous === null ? question : `${previous.question.slice(0, 200)} ${question}`;
  return [
    ...titled.map(({ title }) => callOf("get_article_by_title", { title: title.slice(0, 120) })),
    callOf("search_contract", { query: query.slice(-400) }),
  ];
}

/** What a question names that no reading of the contract replaces: another contract, a list of criteria. */
export function beyondReading(question: string, hasStandard: boolean): ChosenCall[] {
  return [
    ...(hasStandard && named.comparison.test(question) ? [callOf("compare_with_standard")] : []),
    ...(named.checklist.test(question) ? [callOf("review_checklist", { checklist: question.slice(0, 200) })] : []),
  ];
}

/** Whether a question that leans on the last answer asks for it again in another form, and names no other part. */
export function asksAgain({ question, previous }: AskedQuestion, { contract }: Subject): boolean {
  if (previous === null || !named.again.test(question) || named.rest.test(question)) return false;
  return labelsInText(question, contract).length === 0 && unitsTitledIn(contract, question).length === 0;
}

function callOf(tool: string, given: Readonly<Record<string, unknown>> = {}): ChosenCall {
  return { tool, arguments: given };
}

function readLabels(asked: readonly AskedLabel[], question: string): ChosenCall[] {
  const annexes = asked.filter(({ unit }) => unit?.kind === "annex" || unit?.kind === "supplementary");
  const articles = asked.filter((label) => !annexes.includes(label)).map(({ label }) => label);
  const rows = Math.min(maxCallsOfRange, Math.ceil(articles.length / maxArticlesOfCall));
  const [first] = articles;
  return [
    ...Array.from({ length: rows }, (_, row) =>
      callOf("get_article_by_index", {
        articles: articles.slice(row * maxArticlesOfCall, (row + 1) * maxArticlesOfCall),
      }),
    ),
    ...annexes.slice(0, maxAnnexes).map(({ label }) => callOf("get_annex", { name: label })),
    ...(first !== undefined && named.references.test(question)
      ? [callOf("follow_references", { article: first })]
      : []),
  ];
}

/** A term that the contract defines, where a question asks for its meaning; the parties, where it names them. */
function termIn(question: string, { contract }: Subject): string | null {
  const terms = definedTermsOf(contract).map((term) => ({ term }));
  const inQuotes = /[“"‘'「]([^”"’'」]{1,40})[”"’'」]/.exec(question)?.[1];
  if (inQuotes !== undefined && definedAs(terms, inQuotes).length > 0) return inQuotes;
  if (!named.definition.test(question)) return null;
  if (named.parties.test(question)) return "당사자";
  const held = terms.filter(({ term }) => question.toLowerCase().includes(term.toLowerCase()));
  return held.sort((a, z) => z.term.length - a.term.length)[0]?.term ?? null;
}

/** What goes on with parts that were shown up to a place: those that are named, else those that the last answer broke off. */
function restOf(question: string, previous: PreviousTurn | null, asked: readonly AskedLabel[]): ChosenCall[] | null {
  if (!named.rest.test(question)) return null;
  const brokenOff = leftPartsIn(previous?.answer ?? "");
  const ofQuestion = asked.flatMap(({ unit }) => (unit === null ? [] : [unit.label]));
  const labels = ofQuestion.length > 0 ? ofQuestion : brokenOff.map(({ label }) => label);
  if (labels.length === 0) return null;
  return [...new Set(labels)].slice(0, maxAnnexes).map((name) => {
    const left = brokenOff.find(({ label }) => label === name)?.left ?? null;
    return callOf("read_on", { name, left });
  });
}

/** "다음 조항은?": the article beside those that the last answer tells of, and not beside what was only close. */
function neighbourOf(question: string, previous: PreviousTurn | null, { contract }: Subject): ChosenCall[] | null {
  const side = named.next.test(question) ? 1 : named.last.test(question) ? -1 : 0;
  if (side === 0 || previous === null) return null;
  const articles = contract.units.filter(({ kind }) => kind === "article").map(({ label }) => label);
  const [exact = ""] = previous.answer.split(new RegExp(`${leads.closest.ko}|${leads.closest.en}`));
  const told = labelsInText(exact, contract)
    .map(({ unit }) => articles.indexOf(unit?.label ?? ""))
    .filter((at) => at >= 0);
  if (told.length === 0) return null;
  const label = articles[side === 1 ? Math.max(...told) + 1 : Math.min(...told) - 1];
  return label === undefined ? null : [callOf("get_article_by_index", { articles: [label] })];
}

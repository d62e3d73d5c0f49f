import { type AskedLabel, asksForParties, definedAs, labelsInText, partyAskedFor } from "#contracts";
import type { ChosenCall } from "#kernel";
import { oneOf } from "#language";
import { asksForSummary } from "../../asking/asks-for-summary.ts";
import { neighbourAskedFor } from "../../asking/neighbour-asked-for.ts";
import { leads } from "../respond/write.ts";
import { readOnCalls } from "./read-on-calls.ts";
import type { PlanInput, PlanSubject } from "./schema.ts";
import { toldBefore } from "./told-before.ts";

const wantsContents = new RegExp(
  oneOf`
    목차
    조항\s?(?:목록|리스트|제목)
    (?:어떤|무슨)\s?조항(?:들)?(?:이|가)\s?있
    몇\s?(?:개\s?)?조(?:항)?(?:까지|로|가|이)
    구성
    \b(?:table of contents|list (?:of )?(?:the )?(?:articles|sections|clauses)|outline)\b
  `,
  "i",
);
const wantsFactsWords = oneOf`
  모두
  전부
  다\s
  목록
  정리
  뽑
  리스트
  표
`;
const wantsFacts = new RegExp(
  String.raw`(?:기한|날짜|금액|기간|일정|숫자|마감)(?:과|와|,|이나|들)?[^?]{0,14}(?:${wantsFactsWords})|\b(?:all|list)\b[^?]{0,20}\b(?:dates|amounts|deadlines)\b`,
  "i",
);
const wantsComparison =
  /표준(?:계약서)?[^?]{0,10}(?:비교|다른|차이)|(?:빠진|누락된|추가된)\s?조항|\bcompar\w+[^?]{0,20}standard\b/i;
const wantsReferences =
  /(?:참조|인용|준용|언급)(?:하는|된|하고|되는)[^?]{0,8}(?:조|항|내용|것|거)|\b(?:refer(?:s|red)? to|cited by)\b/i;
const wantsReview = /체크\s?리스트|점검표|\bchecklist\b/i;
/** What a clause is worth to someone is a judgement: rules only show what stands out. */
const wantsJudgement =
  /불리한|불리해|유리한|독소|불공정|위험한\s?(?:조항|부분)|손해\s?보는\s?(?:조항|계약|거)|\b(?:unfair|unfavou?rable|one-sided|red flags?|risky)\b/i;
const definitionAsked = new RegExp(
  oneOf`
    [“"‘'「]([^”"’'」]{1,40})[”"’'」]
    ([가-힣A-Za-z ]{2,30}?)\s?(?:이?란|의\s?(?:뜻|의미|정의)|(?:은|는|이|가)\s?(?:무슨\s?뜻|무엇을\s?(?:말|뜻|의미)|뭘\s?뜻|어떻게\s?정의))
    ([가-힣A-Za-z ]{1,30}?)(?:은|는|이|가)\s?누구(?:야|예요|인가요?|인지\S{0,6}|지|니|죠|임)?\s?\??$
    who (?:is|are) the ([A-Za-z ]{2,40}?)\s?\??$
    (?:definition of|define|meaning of|what does|what is (?:a|an|the)?)\s["“]?([A-Za-z ]{2,40}?)["”]?(?:\smean\w*)?\s?\??$
  `,
  "i",
);

/** The calls that the words of a question suggest: "제5조" reads article 5, a term its definition, anything else is searched for. */
export function suggestCalls(input: PlanInput): ChosenCall[] {
  const { subject, tools } = input;
  const question = fullQuestion(input);
  const asked = labelsInText(question, labelled(subject));
  const rest = readOnCalls(input, asked);
  if (rest.length > 0) return rest;
  const neighbour = neighbourOf(input);
  if (neighbour !== null) return [{ tool: "get_article_by_index", arguments: { articles: [neighbour] } }];
  const calls: ChosenCall[] = [...labelCalls(asked, question)];
  const isSummary = asksForSummary(input.question) && input.previous === null;
  if (wantsContents.test(question) || isSummary) calls.push({ tool: "get_table_of_contents", arguments: {} });
  if (wantsFacts.test(question) || isSummary)
    calls.push({ tool: "list_dates_and_amounts", arguments: { kinds: null } });
  if (wantsComparison.test(question)) calls.push({ tool: "compare_with_standard", arguments: {} });
  if (wantsReview.test(question))
    calls.push({ tool: "review_checklist", arguments: { checklist: question.slice(0, 200) } });
  if (wantsJudgement.test(question)) calls.push({ tool: "review_contract", arguments: {} });
  const party = partyAskedFor(input.question, subject.parties);
  const partyTerm = party ?? (subject.namesParties && asksForParties(input.question) ? "당사자" : null);
  if (partyTerm !== null) calls.push({ tool: "find_definition", arguments: { term: partyTerm } });
  const term = partyTerm === null ? askedTerm(question) : null;
  const terms = subject.terms.map((defined) => ({ term: defined }));
  if (term !== null && definedAs(terms, term).length > 0) calls.push({ tool: "find_definition", arguments: { term } });
  const own = calls.filter(({ tool }) => tools.includes(tool));
  if (own.length > 0) return own;
  const before = toldBefore(input.previous, subject) ?? undefined;
  return [{ tool: "search_contract", arguments: { query: input.question.slice(0, 400), before } }];
}

type Part = PlanSubject["parts"][number];

/** The parts as labels are looked up in: each stands where it stands in the list. */
function labelled({ parts }: PlanSubject) {
  const labels = parts.flatMap(({ label, within }, start) =>
    [label, ...within].map((one) => [one, { start }] as const),
  );
  return { units: parts, labels: new Map(labels), unitAt: (start: number): Part | undefined => parts[start] };
}

/** "다음 조항은?": the article beside what the answer before it was about, and not beside what it names further. */
function neighbourOf({ question, previous, subject }: PlanInput): string | null {
  const side = previous === null ? null : neighbourAskedFor(question);
  if (previous === null || side === null) return null;
  const articles = subject.parts.filter(({ kind }) => kind === "article").map(({ label }) => label);
  const told = previous.answer.split(leads.others.ko)[0]?.split(leads.others.en)[0] ?? "";
  const shown = labelsInText(told, labelled(subject)).flatMap(({ unit }) =>
    unit === null ? [] : articles.indexOf(unit.label),
  );
  const places = shown.filter((at) => at >= 0);
  if (places.length === 0) return null;
  return articles[side === 1 ? Math.max(...places) + 1 : Math.min(...places) - 1] ?? null;
}

/** "그럼 위약금은?" is looked for together with what it leans on. */
function fullQuestion({ question, previous }: PlanInput): string {
  return previous !== null && question.length < shortQuestion ? `${previous.question} ${question}` : question;
}
const shortQuestion = 12;

function labelCalls(asked: readonly AskedLabel<Part>[], question: string): ChosenCall[] {
  const annexes = asked.filter(({ unit }) => unit?.kind === "annex" || unit?.kind === "supplementary");
  const articles = asked.filter((label) => !annexes.includes(label));
  const first = articles[0];
  const follow =
    first !== undefined && wantsReferences.test(question)
      ? [{ tool: "follow_references", arguments: { article: first.label } }]
      : [];
  return [
    ...inRows(articles.map(({ label }) => label)).map((row) => ({
      tool: "get_article_by_index",
      arguments: { articles: row },
    })),
    ...annexes.slice(0, 4).map(({ label }) => ({ tool: "get_annex", arguments: { name: label } })),
    ...follow,
  ];
}

/** As many articles as one call takes; a long range is read by several. */
const mostInOneCall = 12;
const mostRows = 4;

function inRows(labels: readonly string[]): string[][] {
  const count = Math.min(mostRows, Math.ceil(labels.length / mostInOneCall));
  return Array.from({ length: count }, (_, row) => labels.slice(row * mostInOneCall, (row + 1) * mostInOneCall));
}

function askedTerm(question: string): string | null {
  const match = definitionAsked.exec(question);
  const term = match?.slice(1).find((group) => group !== undefined);
  return term === undefined ? null : term.replace(/^(?:이|그|본)\s?(?:계약(?:서)?(?:에서|의)?)\s?/, "").trim();
}

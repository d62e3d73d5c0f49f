import { type Contract, labelsInText, wordsHeldBy } from "#contracts";
import { groundAnswer, withStatements } from "#grounding";
import { runStep, type Turn } from "#kernel";
import { oneLine } from "#language";
import type { Language } from "#protocol";
import { articlesUsed } from "../answer/articles-used.ts";
import { userWords } from "../answer/compare.ts";
import { citationsOf, contractGround, passagesIn } from "../answer/ground.ts";
import { createMarkFilter, createMarkReader } from "../answer/marks.ts";
import { publish } from "../answer/publish.ts";
import { heading } from "../answer/write.ts";
import { type ContractEvidence, unitEvidence } from "../evidence.ts";
import { type ContractState, exploredUnits } from "../state.ts";
import { type RespondInput, respond } from "../steps/respond/index.ts";

/** Parts of an earlier answer that are read for one that only restates it. */
const maxEarlierParts = 8;

/** Writes the answer whole, grounds it sentence by sentence, and sets the articles it used below it, word for word. */
export async function respondNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = state.subject;
  const input = respondInputOf(state, contract);
  if (!input.onlyPrevious && isNotFound(state)) return await tellNotFound(state, turn);
  const ground = contractGround(contract, input.evidence, userWords(input));
  const written = await runStep(respond, input, turn, {
    filter: () => withStatements(turn, ground.read, createMarkFilter(contract)),
  });
  if (written === "") return await tellNotFound(state, turn);
  const prepared = ground.of(written);
  const statements = await groundAnswer(turn, { answer: written, prepared, step: respond.name });
  const citations = citationsOf(statements, contract);
  const below = isByRule(turn) ? null : articlesUsed(citations, contract, turn.language);
  if (below !== null) turn.say(below);
  const answer = below === null ? written : `${written}\n\n${below}`;
  const passages = passagesIn(answer, written.length, contract);
  const shown = await publish(turn, contract, shownSources(input, citations, contract), citations, passages);
  return { answer, statements, citations: shown };
}

async function tellNotFound(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = state.subject;
  const answer = notFoundText(state, turn.language);
  turn.say(answer);
  const near = state.evidence.filter(({ unit }) => state.absent?.near.includes(unit));
  const prepared = contractGround(contract, near, state.message).of(answer);
  const statements = await groundAnswer(turn, { answer, prepared, step: null });
  const citations = citationsOf(statements, contract);
  return { answer, statements, citations: await publish(turn, contract, near, citations) };
}

/** A rule's answer is made of the articles themselves. */
function isByRule(turn: Turn): boolean {
  return turn.journal.entries().findLast(({ name }) => name === respond.name)?.executor === "rule";
}

/** Of a contract that was read whole, the parts that the answer cites; else all that was read for it. */
function shownSources(
  { evidence, whole }: RespondInput,
  citations: readonly { readonly start: number }[],
  contract: Contract,
): ContractEvidence[] {
  const cited = new Set(citations.map(({ start }) => contract.unitAt(start)?.label));
  return whole ? evidence.filter(({ unit }) => cited.has(unit)) : [...evidence];
}

function respondInputOf(state: ContractState, contract: Contract): RespondInput {
  const earlier = state.needPrevious && state.previous !== null ? citedIn(state.previous.answer, contract) : [];
  const asked = labelsInText(state.question, contract);
  const onlyPrevious = state.needPrevious === true && state.toolHistory.length === 0;
  return {
    question: state.message,
    contractTitle: contract.outline.title,
    previous: state.previous,
    onlyPrevious,
    evidence: [...state.evidence, ...(onlyPrevious ? earlier : [])],
    whole: state.whole,
    unheld: isUnheld(state),
    notes: [...state.notes],
    missingInfo: state.sufficient === false ? state.missingInfo : null,
    asked: asked.map(({ label, unit, exact }) => ({ label, exists: exact, unit: unit?.label ?? null })),
  };
}

/** The parts that an earlier answer cited. */
function citedIn(answer: string, contract: Contract): ContractEvidence[] {
  const units = createMarkReader(contract)
    .marksIn(answer)
    .flatMap(({ node }) => (node === null ? [] : [contract.unitAt(node.start)]));
  return [...new Set(units)]
    .flatMap((unit) => (unit === undefined ? [] : [unitEvidence(contract, unit)]))
    .slice(0, maxEarlierParts);
}

/** Labels of parts that are named as looked at, or as coming near. */
const maxNamed = 12;

/** Whether nothing was found: an evaluator says that the contract is silent, or nothing was read that could answer. */
function isNotFound(state: ContractState): boolean {
  if (state.absent !== null) return true;
  if (labelsInText(state.question, state.subject.contract).length > 0) return false;
  return state.evidence.length === 0 && !state.notes.some(({ isList }) => isList);
}

/** Whether no word of a question stands in the contract: what is closest to it then was found by other words alone. */
function isUnheld({ question, subject }: Pick<ContractState, "question" | "subject">): boolean {
  return wordsHeldBy(subject.contract, question).held === 0;
}

/** That nothing was found, what was looked for and where; with what an evaluator says comes near. */
function notFoundText(state: ContractState, language: Language): string {
  const { absent, question, missingInfo, subject } = state;
  const matter = oneLine(absent?.matter ?? missingInfo ?? question).slice(0, 120);
  const near = subject.contract.units.filter(({ label }) => absent?.near.includes(label));
  const explored = exploredUnits(state);
  const more = explored.length - maxNamed;
  const looked = explored.slice(0, maxNamed).join(", ");
  const { said, lead, read } = {
    ko: {
      said: `이 계약서에서 “${matter}”에 관한 내용을 찾지 못했습니다.`,
      lead: "가장 가까운 조항은 다음과 같습니다.",
      read: `살펴본 부분: ${looked}${more > 0 ? ` 밖 ${more}곳` : ""}`,
    },
    en: {
      said: `I found nothing about “${matter}” in this contract.`,
      lead: "The parts that come nearest:",
      read: `Parts looked at: ${looked}${more > 0 ? ` and ${more} more` : ""}`,
    },
  }[language];
  const parts = near.map(({ label, title }) => `- ${heading(label, title)} [${label}]`).join("\n");
  return [said, ...(near.length === 0 ? [] : [lead, parts]), ...(explored.length === 0 ? [] : [read])].join("\n\n");
}

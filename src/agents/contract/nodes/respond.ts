import type { Contract, Unit } from "#contracts";
import { labelsInText } from "#contracts";
import { withStatements } from "#grounding";
import { runStep, type Turn } from "#kernel";
import type { Language } from "#protocol";
import { articlesUsed } from "../answer/articles-used.ts";
import { citationsOf, contractGround, type FoundCitation, groundContractAnswer, passagesIn } from "../answer/ground.ts";
import { createMarkFilter } from "../answer/mark-filter.ts";
import { createMarkReader } from "../answer/marks.ts";
import { partsLeft } from "../answer/parts-left.ts";
import { publish } from "../answer/publish.ts";
import { subjectOf } from "../contract-of-turn.ts";
import { type ContractEvidence, unitEvidence } from "../evidence.ts";
import type { ContractState } from "../state.ts";
import { closestPassages, notShownLine, type RespondInput, respond } from "../steps/respond/index.ts";
import { givenEvidence } from "./given-evidence.ts";
import { farParts, isAbsent, notFoundText } from "./not-found.ts";

/** Writes the answer whole, grounds it sentence by sentence, and sets the articles it used below it, word for word. */
export async function respondNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = subjectOf(turn);
  const input = respondInputOf(state, contract);
  const notFound = async () => {
    const near = input.evidence.filter(({ fit }) => fit === "near");
    const closest =
      near.length > 0
        ? closestPassages({ ...input, question: state.question, evidence: near }, { language: turn.language })
        : farParts(input.evidence, turn.language);
    const answer = [notFoundText(state, contract, turn.language), closest].filter(Boolean).join("\n\n");
    turn.say(answer);
    const statements = await groundContractAnswer(turn, contractGround(contract, near, state.message), answer, null);
    const citations = citationsOf(statements, contract);
    return { answer, statements, citations: await publish(turn, contract, input.evidence, citations) };
  };
  if (!input.onlyPrevious && (await isAbsent(state, contract))) return await notFound();
  const user = `${state.message}\n${state.previous?.question ?? ""}`;
  const ground = contractGround(contract, input.evidence, user);
  const written = await runStep(respond, input, turn, {
    filter: () => withStatements(turn, ground.read, createMarkFilter(contract)),
  });
  if (written === "") return await notFound();
  const statements = await groundContractAnswer(turn, ground, written, respond.name);
  const citations = citationsOf(statements, contract);
  const below = isByRule(turn) ? [] : belowModel(input, usedUnits(citations, input.evidence, contract), turn.language);
  for (const part of below) turn.say(part);
  const answer = [written, ...below].join("\n\n");
  const passages = passagesIn(answer, written.length, contract);
  return { answer, statements, citations: await publish(turn, contract, input.evidence, citations, passages) };
}

/** What stands below an answer that a model wrote: what it was not given, the articles it used, and what is left of them. */
function belowModel(input: RespondInput, used: readonly ContractEvidence[], language: Language): string[] {
  const about = new Set([...used.map(({ unit }) => unit), ...input.asked.flatMap(({ unit }) => unit ?? [])]);
  const parts = [
    notShownLine(input, language),
    articlesUsed(used, language),
    partsLeft(input.evidence, about, language),
  ];
  return parts.filter((part) => part !== null);
}

/** A rule's answer is made of the articles themselves. */
function isByRule(turn: Turn): boolean {
  return turn.journal.entries().findLast(({ name }) => name === respond.name)?.executor === "rule";
}

/** The articles that the answer cites; where none of its sentences stands on any, those that were read for it. */
function usedUnits(
  citations: readonly FoundCitation[],
  evidence: readonly ContractEvidence[],
  contract: Contract,
): ContractEvidence[] {
  const units = citations.map(({ start }) => contract.unitAt(start)).filter((unit) => unit !== undefined);
  // Of a part that is read on, what was read of it now.
  const stretchOf = ({ start, end }: Unit) =>
    evidence.findLast((piece) => piece.continues === true && piece.start >= start && piece.end <= end);
  if (units.length > 0) return [...new Set(units)].map((unit) => stretchOf(unit) ?? unitEvidence(contract, unit));
  return [...new Map(evidence.map((piece) => [piece.unit, piece])).values()].slice(0, 3);
}

function respondInputOf(state: ContractState, contract: Contract): RespondInput {
  const earlier = state.needPrevious && state.previous !== null ? citedIn(state.previous.answer, contract) : [];
  const asked = labelsInText(state.question, contract);
  const { evidence, notGiven } = givenEvidence(state.evidence, asked);
  const onlyPrevious = state.needPrevious === true && state.toolHistory.length === 0;
  return {
    question: state.message,
    contractTitle: contract.outline.title,
    previous: state.needPrevious ? state.previous : null,
    onlyPrevious,
    evidence: [...evidence, ...(onlyPrevious ? earlier : [])],
    notGiven,
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
  return [...new Set(units)].flatMap((unit) => (unit === undefined ? [] : [unitEvidence(contract, unit)])).slice(0, 8);
}

import type { Contract } from "#contracts";
import { labelsInText } from "#contracts";
import { runStep, type Turn } from "#kernel";
import { type AnswerRecord, createAnswerFilter } from "../answer/answer-filter.ts";
import { createMarkReader } from "../answer/marks.ts";
import { publish } from "../answer/publish.ts";
import { subjectOf } from "../contract-of-turn.ts";
import { type Evidence, unitEvidence } from "../evidence.ts";
import type { ContractState } from "../state.ts";
import { closestPassages, type RespondInput, respond, respondRule } from "../steps/respond/index.ts";
import { farParts, isAbsent, notFoundText } from "./not-found.ts";

const mostEvidence = 16;

/** Writes the answer through the filter. When nothing of a model's answer stands, the kernel lets the rule answer. */
export async function respondNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = subjectOf(turn);
  const input = respondInputOf(state, contract);
  const notFound = async () => {
    const near = input.evidence.filter(({ fit }) => fit === "near");
    const closest =
      near.length > 0
        ? closestPassages({ ...input, evidence: near }, { language: turn.language })
        : farParts(input.evidence, turn.language);
    const answer = [notFoundText(state, contract, turn.language), closest].filter(Boolean).join("\n\n");
    const record = emptyRecord();
    const readable = new Set(near.map(({ unit }) => unit));
    const reader = createAnswerFilter({ contract, readable, ownLines: linesOf(answer) }, record);
    reader.push(answer);
    reader.flush();
    turn.say(answer);
    return { answer, citations: await publish(turn, contract, input.evidence, record) };
  };
  if (isAbsent(state, contract) && !input.onlyPrevious) return await notFound();
  const ruled = respondRule(input, { language: turn.language });
  const rules = {
    contract,
    readable: new Set(input.evidence.map(({ unit }) => unit)),
    ownLines: linesOf(ruled),
  };
  const struck: AnswerRecord["struck"] = [];
  const answer = await runStep(respond, input, turn, {
    filter: () => createAnswerFilter(rules, { ...emptyRecord(), struck }),
  });
  if (answer === "") return await notFound();
  // Read from the text itself: a turn that is resumed gets its text back without the filter.
  const record = emptyRecord();
  const reader = createAnswerFilter(rules, record);
  reader.push(answer);
  reader.flush();
  tellStruck(struck, turn);
  return { answer, citations: await publish(turn, contract, input.evidence, { ...record, struck }) };
}

const emptyRecord = (): AnswerRecord => ({ citations: [], struck: [], stood: 0 });

const linesOf = (text: string) => new Set(text.split("\n").map((line) => line.trim()));

function respondInputOf(state: ContractState, contract: Contract): RespondInput {
  const earlier = state.needPrevious && state.previous !== null ? citedIn(state.previous.answer, contract) : [];
  const onlyPrevious = state.needPrevious === true && state.toolHistory.length === 0;
  return {
    question: state.question,
    contractTitle: contract.outline.title,
    previous: state.needPrevious ? state.previous : null,
    onlyPrevious,
    evidence: [...state.evidence.slice(0, mostEvidence), ...(onlyPrevious ? earlier : [])],
    notes: [...state.notes],
    missingInfo: state.sufficient === false ? state.missingInfo : null,
    asked: labelsInText(state.question, contract).map(({ label, unit }) => ({ label, exists: unit !== null })),
  };
}

/** The parts that an earlier answer cited. */
function citedIn(answer: string, contract: Contract): Evidence[] {
  const units = createMarkReader(contract)
    .marksIn(answer)
    .flatMap(({ node }) => (node === null ? [] : [contract.unitAt(node.start)]));
  return [...new Set(units)].flatMap((unit) => (unit === undefined ? [] : [unitEvidence(contract, unit)])).slice(0, 8);
}

function tellStruck(struck: AnswerRecord["struck"], turn: Turn): void {
  const count = struck.length;
  if (count === 0) return;
  turn.notice("struck", {
    ko: `계약서에서 근거를 찾을 수 없는 문장 ${count}개를 지웠습니다.`,
    en: `${count} ${count === 1 ? "sentence" : "sentences"} without support in the contract ${count === 1 ? "was" : "were"} struck.`,
  });
}

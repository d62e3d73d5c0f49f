import { z } from "zod";
import type { Contract } from "#contracts";
import { answerContractCell, createContractReader, type StoredContract } from "#contracts";
import type { DocumentLibrary } from "#documents";
import { judgeClaims, repairClaims } from "#grounding";
import {
  type Agent,
  type AgentRequest,
  type AgentResult,
  drawGraph,
  evidenceTokens,
  readFieldWords,
  resultOfTurn,
  runGraph,
  type Turn,
  tokensIn,
} from "#kernel";
import { bothEnds } from "#language";
import { joinFieldWords } from "#protocol";
import { summarise } from "#turns";
import { compareWithContract } from "./answer/compare.ts";
import { contractInvariants, mostRounds } from "./invariants.ts";
import { type ContractState, exploredUnits } from "./state.ts";
import { checkPreviousContext } from "./steps/check-previous-context.ts";
import { evaluate } from "./steps/evaluate.ts";
import { createPlanStep } from "./steps/plan.ts";
import { respond } from "./steps/respond/index.ts";
import { type PreviousTurn, previousTokens } from "./steps/shortened.ts";
import { validateScope } from "./steps/validate-scope.ts";
import { contractTools } from "./tools/index.ts";
import { contractFactNames } from "./tools/list-what-it-holds.ts";

export const contractOptions = z.object({
  /** The document to ask about. */
  contract: z.string().min(1),
  /** Another document, as the standard to compare with. */
  standard: z.string().min(1).nullish(),
  maxIterations: z.number().int().min(1).max(mostRounds).nullish(),
});
export type ContractOptions = z.infer<typeof contractOptions>;

export interface ContractServices {
  /** A document's name and pages; throws when there is no such document. */
  readonly source: StoredContract;
  /** Lets a conversation that was begun elsewhere than on its page know its contract and its standard. */
  readonly remember?: (sessionId: string, documentIds: readonly string[]) => Promise<void>;
  /** Where checklists are found. */
  readonly documents?: DocumentLibrary;
  /** A contract of more tokens is read in parts, though the model had room for it. */
  readonly wholeTokens?: number;
}

/** Letters that are read at either end of a message; each of their words is looked for in the whole contract. */
const lettersAsked = 2_000;
const questionIn = (message: string) => bothEnds(message, lettersAsked);

/** The contract agent: scope check, previous-context check, planner, executor, evaluator, answer. */
export function createContractAgent(services: ContractServices): Agent<ContractOptions> {
  const { source, documents, remember, wholeTokens = Number.POSITIVE_INFINITY } = services;
  const tools = contractTools(documents ?? null);
  const declared = tools.map((tool) => tool.declared);
  const plan = createPlanStep(declared);
  const read = createContractReader(source);
  let built: Promise<ReturnType<typeof import("./flow.ts")["buildContractGraph"]>> | undefined;
  /** LangGraph is loaded with the first turn. */
  const graph = () => (built ??= import("./flow.ts").then((flow) => flow.buildContractGraph(plan, tools)));
  return {
    name: "contract",
    title: { ko: "계약", en: "Contract" },
    options: contractOptions,
    steps: [
      validateScope,
      checkPreviousContext,
      plan,
      evaluate,
      respond,
      answerContractCell,
      summarise,
      judgeClaims,
      repairClaims,
    ],
    tools: declared,
    get fieldWords() {
      const values = { kind: contractFactNames, kinds: contractFactNames };
      return joinFieldWords(readFieldWords("grounding", "agents/contract"), { values });
    },
    invariants: contractInvariants,
    nodes: {
      validate_scope: { ko: "범위 확인", en: "Check scope" },
      check_previous_context: { ko: "앞 대화 확인", en: "Look back" },
      planner: { ko: "계획", en: "Plan" },
      execute_parallel: { ko: "함께 실행", en: "Run together" },
      execute_sequential: { ko: "차례로 실행", en: "Run in order" },
      evaluator: { ko: "충분한가", en: "Enough?" },
      respond: { ko: "답 쓰기", en: "Answer" },
      refuse: { ko: "범위 밖", en: "Out of scope" },
      talk: { ko: "인사", en: "Talk" },
      "contract.cell": { ko: "표의 칸", en: "Cell of a table" },
      "contract.verify-citations": { ko: "인용 확인", en: "Check citations" },
    },
    async run(turn, request) {
      const { contract: id, standard, maxIterations } = request.options;
      const contract = await read(id);
      const writer = turn.models.forRole(respond.role);
      const subject = { contract, standard: standard == null ? null : await read(standard) };
      await remember?.(turn.sessionId, standard == null ? [id] : [id, standard]);
      const previous = previousTurn(request);
      const room = evidenceTokens(writer, previousTokens(previous) + tokensIn(request.text));
      const start = {
        subject,
        whole: writer !== null && tokensIn(contract.text) <= Math.min(wholeTokens, room),
        message: request.text,
        question: questionIn(request.text),
        previous,
        maxRounds: maxIterations ?? mostRounds,
      };
      const state = await runGraph<ContractState>(await graph(), start, turn);
      return resultOf(state, contract, turn);
    },
    async afterwards(turn, { options }) {
      await compareWithContract(turn, await read(options.contract));
    },
    draw: async () => drawGraph(await graph()),
  };
}

function previousTurn({ history, summary }: AgentRequest<ContractOptions>): PreviousTurn | null {
  const answered = history.findLastIndex(({ role }) => role === "assistant");
  const answer = history[answered];
  const question = history.slice(0, Math.max(0, answered)).findLast(({ role }) => role === "user");
  if (answer === undefined) return null;
  const asked = question === undefined ? answered : history.indexOf(question);
  const earlier = history.slice(0, asked).map(({ role, text }) => `${role}: ${text}`);
  const before = [summary, ...earlier].filter((part) => part !== "").join("\n");
  return { question: questionIn(question?.text ?? ""), answer: answer.text, before };
}

/** What a turn reports: the JSON of `jihwi contract ask`. */
function resultOf(state: ContractState, contract: Contract, turn: Turn): AgentResult {
  const { answer, statements, inScope, rounds, toolHistory } = state;
  const isLacking = state.sufficient === false;
  const explored = exploredUnits(state);
  const details = {
    citations: state.citations.map(({ mark, quote, start, end, page }) => {
      return { label: mark.slice(1, -1), quote, start, end, page };
    }),
    ...{ statements, inScope, explored, toolHistory, iterations: rounds },
    unexplored: contract.units.map(({ label }) => label).filter((label) => !explored.includes(label)),
    missingInfo: isLacking ? state.missingInfo : null,
    usedPreviousTurn: state.needPrevious === true,
  };
  const limitReached = inScope && state.absent === null && isLacking && rounds >= state.maxRounds;
  return resultOfTurn(turn, { answer, citations: state.citations, limitReached, details });
}

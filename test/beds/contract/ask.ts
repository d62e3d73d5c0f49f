import { z } from "zod";
import { checkInvariants, createTurn, type HistoryMessage, type Turn } from "#kernel";
import { createModelRegistry } from "#models";
import { dataPartSchemas, statementSchema, usageSchema } from "#protocol";
import { createContractAgent } from "../../../src/agents/contract/agent.ts";

/** The JSON of `jihwi contract ask`, as other programs rely on it. */
const contractTurnSchema = z.object({
  citations: z.array(
    z.object({
      label: z.string(),
      quote: z.string(),
      start: z.number().nullable(),
      end: z.number().nullable(),
      page: z.number().nullable(),
    }),
  ),
  statements: z.array(statementSchema),
  explored: z.array(z.string()),
  unexplored: z.array(z.string()),
  missingInfo: z.string().nullable(),
  iterations: z.number().int(),
  inScope: z.boolean(),
  usedPreviousTurn: z.boolean(),
  toolHistory: z.array(z.object({ tool: z.string(), arguments: z.unknown() })),
  usage: usageSchema,
  executors: z.record(z.string(), z.string()),
});

export interface AskedTurn {
  readonly answer: string;
  readonly ended: string;
  readonly details: ReturnType<typeof contractTurnSchema.parse>;
  readonly turn: Turn;
}

const texts: string[] = [];
const source = async (id: string) => ({ name: "contract.txt", pages: [{ page: 1, text: texts[Number(id)] ?? "" }] });
const agent = createContractAgent({ source });
/** Takes every contract for one that is too long to be given whole. */
const agentOfParts = createContractAgent({ source, wholeTokens: 0 });
const keep = (text: string) => String(texts.push(text) - 1);

/** Asks one question of a contract given as text, waits for what follows the answer, and fails when the journal breaks an invariant. */
export async function askContract(
  text: string,
  question: string,
  options: {
    env?: Readonly<Record<string, string>>;
    history?: readonly HistoryMessage[];
    standard?: string;
    language?: "ko" | "en";
    inParts?: boolean;
  } = {},
): Promise<AskedTurn> {
  const { env = {}, history = [], standard, language = "ko", inParts = false } = options;
  const turn = await createTurn({
    id: "turn-1",
    sessionId: "session-1",
    agent: "contract",
    language,
    startedAt: Date.UTC(2026, 10, 16),
    models: createModelRegistry({ env }),
    limits: { retries: 0 },
  });
  const chosen = { contract: keep(text), standard: standard === undefined ? undefined : keep(standard) };
  const asked = inParts ? agentOfParts : agent;
  const request = { text: question, options: chosen, history, summary: "" };
  const result = await asked.run(turn, request);
  await asked.afterwards?.(turn, request, { answer: result.answer });
  for (const { name, violation, unchecked } of checkInvariants(asked.invariants, turn))
    if ((violation ?? unchecked) !== null) throw new Error(`${name}: ${violation ?? unchecked}`);
  const details = contractTurnSchema.parse(result.details);
  const last = turn.journal.entries().findLast(({ name }) => name === "contract.statements")?.output;
  const { statements } = last === undefined ? details : dataPartSchemas.statements.parse(last);
  return { answer: result.answer, ended: result.ended, details: { ...details, statements: [...statements] }, turn };
}

/** A small contract with one of everything. */
export const sampleContract = [
  "용역 공급 계약서",
  "주식회사 한빛(이하 “갑”이라 한다)과 주식회사 나래(이하 “을”이라 한다)는 다음과 같이 계약한다.",
  "제1조(목적) 이 계약은 을이 갑에게 번역 용역을 공급하는 데 필요한 사항을 정함을 목적으로 한다.",
  "제2조(계약기간) ① 계약기간은 2026년 1월 1일부터 2026년 12월 31일까지로 한다.",
  "② 만료 30일 전까지 서면 통지가 없으면 1년씩 자동으로 연장된다.",
  "제3조(대금) ① 갑은 을에게 매월 5,000,000원을 다음 달 10일까지 지급한다.",
  "② 갑이 지급을 지체하면 연 6%의 지연손해금을 지급한다.",
  "제4조(비밀유지) 을은 업무상 알게 된 비밀을 제3자에게 누설하여서는 아니 된다.",
  "제5조(위약금) 을이 정당한 이유 없이 계약을 이행하지 아니하면 위약금으로 10,000,000원을 갑에게 지급한다.",
  "제5조의2(하자) 을은 제3조에 따른 대금을 받은 날부터 60일 이내에 발견된 하자를 고친다.",
  "제6조(해지) ① 갑 또는 을은 상대방이 계약을 위반하면 14일의 기간을 정하여 시정을 요구하고, 시정하지 아니하면 서면으로 해지할 수 있다.",
  "② 제1항에도 불구하고 파산한 때에는 즉시 해지할 수 있다.",
  "제7조(관할) 이 계약에 관한 소송은 서울중앙지방법원을 관할 법원으로 한다.",
  "이 계약을 증명하기 위하여 계약서 2통을 작성하여 각 1통씩 보관한다.",
  "2025년 12월 20일",
  "[별지 1] 용역의 범위",
  "영한 번역과 감수",
].join("\n");

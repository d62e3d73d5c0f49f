import { z } from "zod";
import { askedDocumentSchema } from "./collections.ts";
import { contractProgressSchema } from "./contract-view.ts";
import { analysisReportSchema, judgeKindSchema, planSchema, stepResultSchema } from "./inspect.ts";
import { describeIssues } from "./issues.ts";
import type { Localized } from "./language.ts";
import { clusterMapSchema, proposalSchema, researchDocumentSchema, sourceReportSchema } from "./research.ts";
import type { SchemaOf } from "./schema-of.ts";

/** What the agents of Jihwi show in `data-result` parts, by agent and kind. An agent that was plugged in has kinds of its own. */
export const resultSchemas = {
  chat: {
    asked: z.object({ documents: z.array(askedDocumentSchema) }),
    "used-rows": z.object({ name: z.string(), count: z.number().int(), rows: z.string() }),
  },
  contract: { progress: contractProgressSchema },
  inspect: {
    choices: z.object({
      only: z.array(z.string()).nullable(),
      all: z.boolean().nullable(),
      judge: judgeKindSchema.nullable().default(null),
      /** The document that was inspected; null for a text that was sent. */
      document: z.string().nullable().default(null),
    }),
    plan: planSchema,
    step: stepResultSchema,
    report: analysisReportSchema,
  },
  research: {
    search: z.object({ sources: z.array(sourceReportSchema) }),
    analysis: z.array(z.unknown()),
    importance: z.object({ formula: z.string(), ranking: z.array(z.unknown()) }),
    "cluster-map": clusterMapSchema,
    "research-document": researchDocumentSchema,
    proposal: proposalSchema,
  },
} as const;

type ResultSchemas = typeof resultSchemas;
type AgentWithResults = keyof ResultSchemas;

/** A result that fits, discriminated by agent and kind. */
export type KnownResult = {
  [Agent in AgentWithResults]: {
    [Kind in keyof ResultSchemas[Agent]]: { agent: Agent; kind: Kind; value: z.output<ResultSchemas[Agent][Kind]> };
  }[keyof ResultSchemas[Agent]];
}[AgentWithResults];
type KindOf<Agent extends AgentWithResults> = Extract<KnownResult, { agent: Agent }>["kind"];
type ValueOf<Agent extends AgentWithResults, Kind> = Extract<KnownResult, { agent: Agent; kind: Kind }>["value"];

/** A result as it comes over the wire or out of the store. */
export const resultPartSchema = z.object({ agent: z.string(), kind: z.string(), value: z.unknown() });
export type ResultPart = z.infer<typeof resultPartSchema>;

/** What is wrong with a result; null when it fits, or when its agent was plugged in and has kinds of its own. */
export function resultProblem({ agent, kind, value }: ResultPart): Localized | null {
  const schema = schemaOf(agent, kind);
  if (schema === "foreign") return null;
  if (schema === "unknown")
    return {
      ko: `여기서 모르는 결과 '${agent}.${kind}'이(가) 와서 보여 주지 못합니다.`,
      en: `The result '${agent}.${kind}' is not known here, so it is not shown.`,
    };
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return null;
  const issues = describeIssues(parsed.error);
  return {
    ko: `결과 '${agent}.${kind}'을(를) 읽을 수 없어 보여 주지 못합니다: ${issues.ko}`,
    en: `The result '${agent}.${kind}' cannot be read, so it is not shown: ${issues.en}`,
  };
}

/** The results of one kind in messages, oldest first. One that does not fit is left out: `resultProblem` says so to people. */
export function resultsOf<Agent extends AgentWithResults, Kind extends KindOf<Agent>>(
  messages: readonly { readonly parts: readonly { readonly type: string }[] }[],
  agent: Agent,
  kind: Kind,
): ValueOf<Agent, Kind>[] {
  const schema = schemaOf(agent, kind) as SchemaOf<ValueOf<Agent, Kind>>;
  const parts = messages.flatMap((message) => message.parts);
  return parts.flatMap((part) => {
    const result =
      part.type === "data-result" && "data" in part ? resultPartSchema.safeParse(part.data).data : undefined;
    if (result?.agent !== agent || result.kind !== kind) return [];
    const parsed = z.safeParse(schema, result.value);
    return parsed.success ? [parsed.data] : [];
  });
}

function schemaOf(agent: string, kind: string): SchemaOf | "foreign" | "unknown" {
  const agents: Readonly<Record<string, Readonly<Record<string, SchemaOf>>>> = resultSchemas;
  if (!Object.hasOwn(agents, agent)) return "foreign";
  return agents[agent] !== undefined && Object.hasOwn(agents[agent], kind)
    ? (agents[agent][kind] ?? "unknown")
    : "unknown";
}

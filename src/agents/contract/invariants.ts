import { defineInvariant, type Invariant } from "#kernel";
import { hasLetters } from "#language";
import { verifiedSchema } from "./answer/publish.ts";
import { callSignature } from "./state.ts";

/** Rounds of planner, executor and evaluator in one turn. */
export const mostRounds = 4;

export const contractInvariants: readonly Invariant[] = [
  defineInvariant({
    name: "contract.no-repeated-call",
    sentence: {
      ko: "같은 인자로 같은 도구를 두 번 부르지 않습니다.",
      en: "The same call with the same arguments is never made twice.",
    },
    enforcedIn: "agents/contract/nodes/plan.ts",
    violation({ tools }) {
      const seen = new Set<string>();
      for (const { key, name, input } of tools()) {
        const call = callSignature({ tool: name, arguments: input });
        if (seen.has(call)) return `${name} was called again (${key})`;
        seen.add(call);
      }
      return null;
    },
  }),
  defineInvariant({
    name: "contract.four-rounds",
    sentence: { ko: `한 턴에 많아야 ${mostRounds}번 돌아봅니다.`, en: `A turn takes at most ${mostRounds} rounds.` },
    enforcedIn: "agents/contract/flow.ts",
    violation({ nodes }) {
      const rounds = nodes("evaluator").length;
      return rounds > mostRounds ? `${rounds} rounds` : null;
    },
  }),
  defineInvariant({
    name: "contract.cited-verbatim",
    sentence: {
      ko: "답의 모든 인용은 계약서의 조항으로 이어지고, 인용문은 계약서의 글자 그대로입니다.",
      en: "Every citation leads to a part of the contract, and its quote is verbatim.",
    },
    enforcedIn: "agents/contract/answer/ground.ts",
    violation({ effects }) {
      const bad = effects("contract.verify-citations")
        .flatMap(({ output }) => verifiedSchema.parse(output).citations)
        .find(({ resolves, verbatim }) => !resolves || !verbatim);
      return bad === undefined ? null : `the citation of ${bad.label} does not hold`;
    },
  }),
  defineInvariant({
    name: "contract.refusal-reads-nothing",
    sentence: {
      ko: "범위 밖 질문에는 계약서를 읽지 않고 정해진 말로 사양합니다.",
      en: "A question out of scope gets a fixed refusal, and nothing is read.",
    },
    enforcedIn: "agents/contract/flow.ts",
    violation: ({ nodes, tools }) =>
      nodes("refuse").length > 0 && tools().length > 0 ? "tools ran for a question that was refused" : null,
  }),
  defineInvariant({
    name: "contract.always-answers",
    sentence: { ko: "턴은 언제나 답으로 끝납니다.", en: "A turn always ends with an answer." },
    enforcedIn: "agents/contract/nodes/respond.ts",
    violation: ({ answer }) => (hasLetters(answer()) ? null : "nothing was answered"),
  }),
];

import { z } from "zod";
import { defineInvariant, type Invariant } from "#kernel";
import { hasLetters } from "#language";
import { researchText } from "./text.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

/** What the agent's own tools owe the reader, written out here and not taken from what the flow goes by. */
const owesDocument = [
  "search_papers",
  "find_related_papers",
  "cluster_papers",
  "synthesize_topic",
  "revise_document",
  "translate_abstract",
];
const endsTheTurn = "propose";

const referencesSchema = z.object({ unknown: z.array(z.string()) });

/** What the research agent guarantees over these tools. */
export const researchInvariants = (
  tools: readonly Pick<AnyResearchTool, "name" | "document">[],
): readonly Invariant[] => [
  defineInvariant({
    name: "research.document-follows",
    sentence: researchText("document-follows"),
    enforcedIn: "agents/research/post-actions.ts",
    violation({ tools: made, effects }) {
      const added = tools.filter(({ document }) => document !== undefined).map(({ name }) => name);
      const owing = [...owesDocument, ...added];
      const owed = made().find(({ name, status }) => status === "finished" && owing.includes(name));
      if (owed === undefined) return null;
      return effects("research.create-document").length > 0 ? null : `nothing was written after ${owed.name}`;
    },
  }),
  defineInvariant({
    name: "research.dialogue-follows",
    sentence: { ko: "도구를 쓴 뒤에는 언제나 대화가 이어집니다.", en: "A dialogue follows every tool." },
    enforcedIn: "agents/research/flow.ts",
    violation({ tools, steps }) {
      const owed = tools().find(({ name }) => name !== endsTheTurn);
      if (owed === undefined) return null;
      const words = steps("research.dialogue").at(-1)?.shown ?? "";
      return words.trim() === "" ? `nothing was said after ${owed.name}` : null;
    },
  }),
  defineInvariant({
    name: "research.never-silent",
    sentence: { ko: "모든 턴은 말로 끝납니다.", en: "No turn ends in silence." },
    enforcedIn: "agents/research/flow.ts",
    violation: ({ answer }) => (hasLetters(answer()) ? null : "there is no answer"),
  }),
  defineInvariant({
    name: "research.one-tool-a-turn",
    sentence: { ko: "한 턴에 도구는 하나만 씁니다.", en: "One tool is run in a turn." },
    enforcedIn: "agents/research/flow.ts",
    violation({ tools }) {
      const names = tools().map(({ name }) => name);
      return names.length <= 1 ? null : names.join(", ");
    },
  }),
  defineInvariant({
    name: "research.no-tool-in-dialogue",
    sentence: { ko: "대화 단계에서는 도구를 쓰지 못합니다.", en: "No tool is run in the dialogue." },
    enforcedIn: "agents/research/flow.ts",
    violation({ tools, steps }) {
      const dialogue = steps("research.dialogue")[0]?.seq ?? Number.POSITIVE_INFINITY;
      return tools().find(({ seq }) => seq > dialogue)?.name ?? null;
    },
  }),
  defineInvariant({
    name: "research.no-invented-reference",
    sentence: researchText("no-invented-reference"),
    enforcedIn: "agents/research/speaker.ts",
    violation({ effects }) {
      const checked = effects("research.references").at(-1);
      if (checked === undefined) return "the references were not checked";
      return referencesSchema.parse(checked.output).unknown[0] ?? null;
    },
  }),
];

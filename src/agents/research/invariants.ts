import { z } from "zod";
import type { Guarantee } from "#kernel";
import type { JournalEntry } from "#protocol";
import { pipelineRules } from "./pipeline-rules.ts";
import { toolNameSchema } from "./tools/tool-names.ts";

const finished = (entry: JournalEntry) => entry.status === "finished";
const toolsOf = (entries: readonly JournalEntry[]) => entries.filter(({ kind }) => kind === "tool");
const stepsOf = (entries: readonly JournalEntry[], name: string) =>
  entries.filter((entry) => entry.kind === "step" && entry.name === name);
const nodesOf = (entries: readonly JournalEntry[], name: string) =>
  entries.filter((entry) => entry.kind === "node" && entry.name === name);
const ruleOf = ({ name }: JournalEntry) => {
  const tool = toolNameSchema.safeParse(name);
  return tool.success ? pipelineRules[tool.data] : null;
};
const referencesSchema = z.object({ unknown: z.array(z.string()) });

/** What research promises. Code in `pipeline.ts`, `post-actions.ts` and `references/` enforces each; these read the evidence. */
export const researchGuarantees: readonly Guarantee[] = [
  {
    name: "document-follows",
    sentence: {
      ko: "검색·관련 논문·갈래 나누기 뒤에는 언제나 연구 문서가 생기거나 오류가 보입니다.",
      en: "After a search, related papers or clusters there is a research document, or an error is shown.",
    },
    broken: (entries) => {
      const owed = toolsOf(entries).find(
        (entry) => finished(entry) && ruleOf(entry)?.postAction === "create-research-document",
      );
      if (owed === undefined) return null;
      const written = nodesOf(entries, "research.create-document").length > 0;
      return written ? null : `nothing was written after ${owed.name}`;
    },
  },
  {
    name: "dialogue-follows",
    sentence: { ko: "도구를 쓴 뒤에는 언제나 대화가 이어집니다.", en: "A dialogue follows every tool." },
    broken: (entries) => {
      const owed = toolsOf(entries).find((entry) => ruleOf(entry)?.dialogue === true);
      if (owed === undefined) return null;
      return textOf(stepsOf(entries, "research.dialogue").at(-1)) === "" ? `nothing was said after ${owed.name}` : null;
    },
  },
  {
    name: "never-silent",
    sentence: { ko: "모든 턴은 말로 끝납니다.", en: "No turn ends in silence." },
    broken: (entries) => {
      const chosen = z.object({ text: z.string() }).safeParse(stepsOf(entries, "research.choose-tool").at(-1)?.output);
      const words = (chosen.data?.text ?? "") + textOf(stepsOf(entries, "research.dialogue").at(-1));
      const proposed = toolsOf(entries).some(({ name, status }) => name === "propose" && status === "finished");
      return words.trim() !== "" || proposed ? null : "there is no answer";
    },
  },
  {
    name: "one-tool-a-turn",
    sentence: { ko: "한 턴에 도구는 하나만 씁니다.", en: "One tool is run in a turn." },
    broken: (entries) => {
      const names = toolsOf(entries).map(({ name }) => name);
      return names.length <= 1 ? null : names.join(", ");
    },
  },
  {
    name: "no-tool-in-dialogue",
    sentence: { ko: "대화 단계에서는 도구를 쓰지 못합니다.", en: "No tool is run in the dialogue." },
    broken: (entries) => {
      const dialogue = stepsOf(entries, "research.dialogue").at(0)?.seq ?? Number.POSITIVE_INFINITY;
      return toolsOf(entries).find(({ seq }) => seq > dialogue)?.name ?? null;
    },
  },
  {
    name: "no-invented-reference",
    sentence: {
      ko: "답과 문서가 가리키는 논문은 모두 도구가 찾아 준 것입니다.",
      en: "Every reference is a paper that a tool has returned.",
    },
    broken: (entries) => {
      const record = referencesSchema.safeParse(nodesOf(entries, "research.references").at(-1)?.output);
      if (!record.success) return "the references were not checked";
      return record.data.unknown[0] ?? null;
    },
  },
];

function textOf(entry: JournalEntry | undefined): string {
  return typeof entry?.output === "string" ? entry.output.trim() : "";
}

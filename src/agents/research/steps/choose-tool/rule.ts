import type { ChosenCalls, CorrectedValue, PromptContext } from "#kernel";
import type { Language, Proposal } from "#protocol";
import { researchText } from "../../text.ts";
import { nextChoices } from "../../tools/next-choices.ts";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { noResearchTool, toolWanted } from "./learned.ts";
import type { ChooseToolInput } from "./schema.ts";

/** Without a model: the tool whose name is said, else the learned one; its papers as they are named exactly. */
export function chooseToolRule(
  input: ChooseToolInput,
  { language, weights, corrected }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const labels = [...tools.map(({ name }) => name), propose.name, noResearchTool];
  const claiming = tools.find(({ claims }) => claims?.(input.message) === true)?.name;
  const learned = toolWanted.decide(input, { weights, among: (label) => labels.includes(label) });
  const label = labelIn(corrected) ?? claiming ?? learned.label;
  if (label === propose.name)
    return { text: "", calls: [{ tool: propose.name, arguments: { ...openingOf(input, language) } }] };
  const tool = tools.find(({ name }) => name === label);
  if (tool === undefined) return { text: withoutTool(input, language), calls: [] };
  return { text: "", calls: [{ tool: label, arguments: tool.fromMessage(input, language) }] };
}

/** The tool that a user says should have been chosen. */
function labelIn(corrected: CorrectedValue | undefined): string | null {
  return corrected === undefined ? null : toolWanted.labelOf({ input: { message: "" }, expect: corrected });
}

/** Rules hold no conversation: they say where the notebook stands, and what they need to do more. */
function withoutTool(notebook: Notebook, language: Language): string {
  return `${isNew(notebook) ? openingOf(notebook, language).question : stand(notebook, language)} ${needed[language]}`;
}

const needed: Readonly<Record<Language, string>> = researchText("what-rules-do");

type Notebook = Pick<ChooseToolInput, "papers" | "documents" | "memory">;

/** How a conversation opens: at a first meeting with what can be done, after that with where it stood and what could be next. */
function openingOf(notebook: Notebook, language: Language): Proposal {
  const { search, library, rank, read, cluster, related } = nextChoices;
  const ko = language === "ko";
  if (isNew(notebook))
    return {
      question: ko
        ? "논문을 찾고, 갈래를 나누고, 함께 읽을 수 있습니다. 무엇부터 할까요?"
        : "We can search for papers, group them and read them together. Where shall we start?",
      choices: [search, library, rank].map((choice) => choice(language)),
    };
  const first = notebook.papers.at(-1)?.number ?? null;
  return {
    question: ko
      ? `다시 오셨네요. ${stand(notebook, "ko")} 이어서 무엇을 할까요?`
      : `Welcome back. ${stand(notebook, "en")} What shall we do next?`,
    choices: [read(language), cluster(language), ...related({ first }, language)],
  };
}

const isNew = ({ papers, documents }: Notebook) => papers.length === 0 && documents.length === 0;

/** The notebook in two or three sentences: papers, the latest documents, what is remembered. */
function stand({ papers, documents, memory }: Notebook, language: Language): string {
  const latest = documents.slice(-2).map((title) => `'${title}'`);
  const remembered = memory.at(-1);
  const ko = [
    `이 노트에는 논문 ${papers.length}편과 연구 문서 ${documents.length}개가 있습니다.`,
    latest.length === 0 ? "" : `최근 문서는 ${latest.join(", ")}입니다.`,
    remembered === undefined ? "" : `기억해 둔 것: ${remembered}`,
  ];
  const en = [
    `This notebook holds ${papers.length} papers and ${documents.length} research documents.`,
    latest.length === 0 ? "" : `The latest are ${latest.join(" and ")}.`,
    remembered === undefined ? "" : `Remembered: ${remembered}`,
  ];
  return (language === "ko" ? ko : en).filter((sentence) => sentence !== "").join(" ");
}

import type { Language, Proposal } from "#protocol";
import { nextChoices } from "../../tools/next-choices.ts";
import type { ChooseToolInput } from "./schema.ts";

type Notebook = Pick<ChooseToolInput, "papers" | "documents" | "memory">;

/** How a conversation opens: at a first meeting with what can be done, after that with where it stood and what could be next. */
export function openingOf(notebook: Notebook, language: Language): Proposal {
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

export const isNew = ({ papers, documents }: Notebook) => papers.length === 0 && documents.length === 0;

/** The notebook in two or three sentences: papers, the latest documents, what is remembered. */
export function stand({ papers, documents, memory }: Notebook, language: Language): string {
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

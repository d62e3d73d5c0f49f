import type { Language } from "#protocol";
import type { ChooseToolInput } from "./schema.ts";

type Notebook = Pick<ChooseToolInput, "papers" | "documents" | "memory">;

export interface Opening {
  readonly question: string;
  readonly choices: readonly { readonly label: string; readonly message: string }[];
}

/** How a conversation opens: at a first meeting with what can be done, after that with where it stood and what could be next. */
export function openingOf(notebook: Notebook, language: Language): Opening {
  return isNew(notebook)
    ? firstMeeting[language]
    : { question: returning(notebook, language), choices: next(notebook)[language] };
}

export const isNew = ({ papers, documents }: Notebook) => papers.length === 0 && documents.length === 0;

function returning(notebook: Notebook, language: Language): string {
  return language === "ko"
    ? `다시 오셨네요. ${stand(notebook, "ko")} 이어서 무엇을 할까요?`
    : `Welcome back. ${stand(notebook, "en")} What shall we do next?`;
}

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

/** Choices that lead on from what the notebook holds. */
function next({ papers }: Notebook): Readonly<Record<Language, Opening["choices"]>> {
  const last = papers.at(-1);
  const related =
    last === undefined
      ? []
      : [
          {
            ko: { label: "비슷한 논문", message: `${last.number}번과 비슷한 논문 찾아줘` },
            en: { label: "Related papers", message: `Find papers related to [${last.number}]` },
          },
        ];
  const all = [
    {
      ko: { label: "함께 읽기", message: "이 논문들을 자세히 분석해줘" },
      en: { label: "Read together", message: "Analyze these papers" },
    },
    {
      ko: { label: "갈래 나누기", message: "이 논문들을 주제별로 묶어줘" },
      en: { label: "Group them", message: "Cluster these papers" },
    },
    ...related,
  ];
  return { ko: all.map(({ ko }) => ko), en: all.map(({ en }) => en) };
}

const firstMeeting: Readonly<Record<Language, Opening>> = {
  ko: {
    question: "논문을 찾고, 갈래를 나누고, 함께 읽을 수 있습니다. 무엇부터 할까요?",
    choices: [
      { label: "논문 찾기", message: "질의응답(question answering) 논문 찾아줘" },
      { label: "서재 갈래 나누기", message: "서재의 논문을 주제별로 묶어줘" },
      { label: "먼저 읽을 논문", message: "먼저 읽을 중요한 논문을 알려줘" },
    ],
  },
  en: {
    question: "We can search for papers, group them and read them together. Where shall we start?",
    choices: [
      { label: "Search papers", message: "Find papers on question answering" },
      { label: "Group my library", message: "Cluster the papers of my library" },
      { label: "What to read first", message: "Which papers are the most important?" },
    ],
  },
};

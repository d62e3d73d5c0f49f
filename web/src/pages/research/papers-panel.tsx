import { Button, SegmentedControl } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { Citation, PaperCard as Paper } from "#protocol";
import { useNotebookPapers } from "../../api/research.ts";
import { holdInView } from "../../documents/viewer/hold-in-view.ts";
import { useLanguage } from "../../language/use-language.ts";
import { EmptyState } from "../../shell/empty-state.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { CompareTable } from "./compare-table.tsx";
import { FetchTexts } from "./fetch-texts.tsx";
import { PaperCard } from "./paper-card.tsx";
import { PaperText } from "./paper-text.tsx";
import styles from "./papers-panel.module.css";
import { QuestionTable } from "./question-table.tsx";
import { YearTimeline } from "./year-timeline.tsx";

const texts = {
  none: { ko: "아직 찾은 논문이 없습니다", en: "No papers yet" },
  words: { ko: "주제를 물으면 찾은 논문이 여기에 모입니다.", en: "Ask about a topic, and what is found gathers here." },
  compare: (count: number) => ({ ko: `고른 ${count}편 비교`, en: `Compare ${count} chosen` }),
  view: { ko: "보는 방법", en: "View" },
  list: { ko: "목록", en: "List" },
  table: { ko: "물음 표", en: "Questions" },
  back: { ko: "목록으로", en: "Back to the list" },
};

interface Props {
  readonly notebookId: string;
  /** What an answer or a document cites of them: its paper is gone to, and its words are lit. */
  readonly cited: Citation | null;
}

/** The citations whose papers were shown: each time one is asked for is another. */
const goneTo = new WeakSet<Citation>();

/** The papers of a notebook: a timeline by year, cards, and a table of those that were chosen. */
export function PapersPanel({ notebookId, cited }: Props) {
  const { say } = useLanguage();
  return (
    <Loaded query={useNotebookPapers(notebookId)}>
      {(papers) =>
        papers.length === 0 ? (
          <EmptyState title={say(texts.none)}>{say(texts.words)}</EmptyState>
        ) : (
          <Papers notebookId={notebookId} cited={cited} papers={papers} />
        )
      }
    </Loaded>
  );
}

function Papers({ notebookId, cited, papers }: Props & { readonly papers: readonly Paper[] }) {
  const { say } = useLanguage();
  const [year, setYear] = useState<number | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [view, setView] = useState("list");
  const list = useRef<HTMLDivElement>(null);
  const citedId = cited?.sourceId;
  // Neither another view nor a chosen year hides the paper that was asked for. Later the reader goes where he likes.
  useEffect(() => {
    if (cited === null || goneTo.has(cited)) return;
    setYear(null);
    setComparing(false);
    setView("list");
    if (year !== null || comparing || view !== "list") return;
    goneTo.add(cited);
    const card = list.current?.querySelector<HTMLElement>("[data-cited]");
    if (card == null) return;
    const marks = [...card.querySelectorAll("mark")];
    return holdInView(card, marks.length > 0 ? marks : [card]);
  }, [cited, comparing, view, year]);
  const picked = papers.filter(({ id }) => chosen.includes(id));
  if (comparing)
    return (
      <>
        <Button size="xs" variant="default" onClick={() => setComparing(false)}>
          {say(texts.back)}
        </Button>
        <CompareTable papers={picked} />
      </>
    );
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <SegmentedControl
        size="xs"
        className={styles.view}
        aria-label={say(texts.view)}
        value={view}
        onChange={setView}
        data={[
          { value: "list", label: say(texts.list) },
          { value: "table", label: say(texts.table) },
        ]}
      />
      {view === "table" ? <QuestionTable notebookId={notebookId} papers={papers} /> : null}
      <div ref={list} hidden={view === "table"}>
        <FetchTexts notebookId={notebookId} papers={papers} />
        <YearTimeline papers={papers} year={year} onYear={setYear} />
        {picked.length < 2 ? null : (
          <Button size="xs" className={styles.compare} onClick={() => setComparing(true)}>
            {say(texts.compare(picked.length))}
          </Button>
        )}
        {papers.map((paper, index) =>
          year !== null && paper.year !== year ? null : (
            <PaperCard
              key={paper.id}
              paper={{ ...paper, number: index + 1 }}
              cited={paper.id === citedId ? cited?.quote : undefined}
              chosen={chosen.includes(paper.id)}
              onChoose={() => toggle(paper.id)}
            >
              <PaperText notebookId={notebookId} paper={paper} />
            </PaperCard>
          ),
        )}
      </div>
    </>
  );
}

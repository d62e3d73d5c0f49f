import { Button } from "@mantine/core";
import { useState } from "react";
import type { ClusterMap } from "#protocol";
import { useNotebookMap, useNotebookPapers } from "../../api/research.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { EmptyState } from "../../shell/empty-state.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { clusterColour } from "./cluster-colour.ts";
import { ClusterPlot } from "./cluster-plot.tsx";
import styles from "./map-panel.module.css";
import { PaperCard } from "./paper-card.tsx";

const texts = {
  none: { ko: "아직 지도가 없습니다", en: "No map yet" },
  words: {
    ko: "찾은 논문을 주제별로 묶으면 가까운 논문끼리 모아 그려 드립니다.",
    en: "Cluster the papers, and those close to each other are drawn together.",
  },
  draw: { ko: "주제별로 묶기", en: "Cluster the papers" },
  request: { ko: "찾은 논문을 주제별로 묶어줘", en: "Cluster the papers that were found" },
  count: (count: number) => ({ ko: `${count}편`, en: counted(count, "paper") }),
};

/** Fewer papers are no groups. */
const fewestToCluster = 4;

interface Props {
  readonly map: ClusterMap | null;
  readonly notebookId: string;
  /** Sends a request to the agent; null while it answers. */
  readonly onAsk: ((text: string) => unknown) | null;
}

/** The map of a long conversation, whose messages are not all there: of what the notebook holds by now. */
export function EarlierMap({ notebookId, onAsk }: Omit<Props, "map">) {
  return (
    <Loaded query={useNotebookMap(notebookId)}>
      {(map) => <MapPanel map={map.clusters.length === 0 ? null : map} notebookId={notebookId} onAsk={onAsk} />}
    </Loaded>
  );
}

/** Clusters on a plane, what names them, and the paper that was clicked. */
export function MapPanel({ map, notebookId, onAsk }: Props) {
  const { say } = useLanguage();
  const papers = useNotebookPapers(notebookId).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  if (map === null)
    return (
      <EmptyState
        title={say(texts.none)}
        action={
          papers.length < fewestToCluster || onAsk === null ? null : (
            <Button variant="default" onClick={() => onAsk(say(texts.request))}>
              {say(texts.draw)}
            </Button>
          )
        }
      >
        {say(texts.words)}
      </EmptyState>
    );
  const paper = papers.find(({ id }) => id === chosen);
  return (
    <>
      <ClusterPlot map={map} chosen={chosen} onChoose={setChosen} />
      {paper === undefined ? null : <PaperCard paper={paper} />}
      <ul className={styles.clusters}>
        {map.clusters.map(({ id, label, terms, paperIds }, index) => (
          <li key={id}>
            <span className={styles.dot} style={{ background: clusterColour(index) }} aria-hidden />
            <strong>{label}</strong>
            <span>{say(texts.count(paperIds.length))}</span>
            <small>{terms.join(", ")}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

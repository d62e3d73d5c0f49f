import { ActionIcon } from "@mantine/core";
import { IconFocusCentered, IconMinus, IconPlus } from "@tabler/icons-react";
import { type PointerEvent, useRef, useState } from "react";
import type { ClusterMap } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { clusterColour } from "./cluster-colour.ts";
import styles from "./cluster-plot.module.css";

const texts = {
  plot: { ko: "논문 지도", en: "Map of papers" },
  closer: { ko: "가까이", en: "Zoom in" },
  farther: { ko: "멀리", en: "Zoom out" },
  whole: { ko: "전체 보기", en: "Show all" },
};

const size = 400;
const whole = { x: 0, y: 0, zoom: 1 };
const closest = 12;

interface Props {
  readonly map: ClusterMap;
  readonly chosen: string | null;
  readonly onChoose: (paperId: string) => void;
}

/** Papers as points. Drag to move, wheel or buttons to zoom, click to see a paper. */
export function ClusterPlot({ map, chosen, onChoose }: Props) {
  const { say } = useLanguage();
  const [view, setView] = useState(whole);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const order = new Map(map.clusters.map(({ id }, index) => [id, index]));
  const zoomBy = (factor: number) =>
    setView((now) => ({ ...now, zoom: Math.min(closest, Math.max(1, now.zoom * factor)) }));
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (drag.current === null) return;
    const scale = size / event.currentTarget.clientWidth / view.zoom;
    const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
    drag.current = { x: event.clientX, y: event.clientY };
    setView((now) => ({ ...now, x: now.x - dx * scale, y: now.y - dy * scale }));
  };
  const span = size / view.zoom;
  const at = (value: number) => size / 2 + value * (size / 2 - 20);
  return (
    <div className={styles.plot}>
      <svg
        viewBox={`${view.x + (size - span) / 2} ${view.y + (size - span) / 2} ${span} ${span}`}
        role="img"
        aria-label={say(texts.plot)}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2)}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerLeave={() => {
          drag.current = null;
        }}
      >
        {spread(map.points).map(({ paperId, clusterId, title, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same papers are reachable by keyboard in the list of papers
          <circle
            key={paperId}
            cx={at(x)}
            cy={at(y)}
            r={(chosen === paperId ? 7 : 4.5) / Math.sqrt(view.zoom)}
            fill={clusterColour(order.get(clusterId) ?? 0)}
            data-chosen={chosen === paperId}
            onClick={() => onChoose(paperId)}
          >
            <title>{title}</title>
          </circle>
        ))}
      </svg>
      <div className={styles.tools}>
        <ActionIcon variant="default" aria-label={say(texts.closer)} onClick={() => zoomBy(1.5)}>
          <IconPlus size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={say(texts.farther)} onClick={() => zoomBy(1 / 1.5)}>
          <IconMinus size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={say(texts.whole)} onClick={() => setView(whole)}>
          <IconFocusCentered size={16} />
        </ActionIcon>
      </div>
    </div>
  );
}

/** Papers that the map puts on the same spot stand around it, so that each can be seen and clicked. */
function spread(points: ClusterMap["points"]): ClusterMap["points"] {
  const spots = Map.groupBy(points, ({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return [...spots.values()].flatMap((group) =>
    group.map((point, index) => {
      const angle = (2 * Math.PI * index) / group.length;
      const distance = group.length === 1 ? 0 : 0.035 * Math.sqrt(group.length);
      return { ...point, x: point.x + distance * Math.cos(angle), y: point.y + distance * Math.sin(angle) };
    }),
  );
}

import { Collapse, UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { AgentResource } from "#protocol";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import type { Activity } from "./activity-of.ts";
import { GraphDrawing } from "./graph/graph-drawing.tsx";
import { graphOfPath } from "./graph/graph-of-path.ts";
import { nodeTitle, toolTitle } from "./graph/node-titles.ts";
import { ToolRuns } from "./tool-runs.tsx";
import styles from "./turn-activity.module.css";

const texts = {
  starting: { ko: "시작합니다", en: "Starting" },
  way: { ko: "답에 이른 길", en: "How it got here" },
  tools: (count: number) => ({ ko: `도구 ${count}번`, en: counted(count, "tool") }),
};

interface Props {
  readonly agent: AgentResource | null;
  readonly activity: Activity;
  readonly running: boolean;
}

/** What the agent is doing, in one line: the chart of its steps and its tools open when they are asked for. */
export function TurnActivity({ agent, activity, running }: Props) {
  const { say } = useLanguage();
  const [open, setOpen] = useState(false);
  const narrow = useMediaQuery("(max-width: 48em)") ?? false;
  const { path, tools } = activity;
  if (!running && path.length === 0 && tools.length === 0) return null;
  const graph = agent?.graph ?? graphOfPath(path);
  const now = path.findLast((step) => step.running) ?? path.at(-1);
  const title = running ? say(now === undefined ? texts.starting : nodeTitle(agent, now.node)) : say(texts.way);
  const names = [...new Set(tools.map(({ run }) => say(toolTitle(agent, run.tool))))];
  return (
    <section className={styles.activity} data-running={running}>
      <UnstyledButton className={styles.line} onClick={() => setOpen(!open)} aria-expanded={open}>
        <IconChevronRight size={14} className={styles.chevron} aria-hidden />
        <span className={styles.title}>{title}</span>
        {tools.length === 0 ? null : (
          <span className={styles.tools}>
            {say(texts.tools(tools.length))} · {names.join(", ")}
          </span>
        )}
      </UnstyledButton>
      <Collapse expanded={open}>
        <div className={styles.inside}>
          {graph === null ? null : <GraphDrawing agent={agent} graph={graph} path={path} upright={narrow} />}
          <ToolRuns agent={agent} tools={tools} />
        </div>
      </Collapse>
    </section>
  );
}

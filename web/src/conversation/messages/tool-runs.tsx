import { Loader } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { AgentResource } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import type { ToolRun } from "./activity-of.ts";
import { toolTitle } from "./graph/node-titles.ts";
import styles from "./tool-runs.module.css";

/** The tools of a turn in order: what each was asked, and what came of it. */
export function ToolRuns({ agent, tools }: { agent: AgentResource | null; tools: readonly ToolRun[] }) {
  const { say } = useLanguage();
  if (tools.length === 0) return null;
  return (
    <ol className={styles.runs}>
      {tools.map(({ id, run }) => (
        <li key={id} data-status={run.status}>
          <span className={styles.state}>
            {run.status === "running" ? <Loader size={12} /> : null}
            {run.status === "finished" ? <IconCheck size={14} aria-hidden /> : null}
            {run.status === "failed" ? <IconAlertTriangle size={14} aria-hidden /> : null}
          </span>
          <b>{say(toolTitle(agent, run.tool))}</b>
          <span className={styles.words}>{run.summary ?? argumentLine(run.arguments)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Arguments in one line, as the tool was called. */
function argumentLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" · ");
}

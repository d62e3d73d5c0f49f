import { SegmentedControl } from "@mantine/core";
import type { McpServerResource } from "#protocol";
import { decideTool } from "../../api/mcp-servers.ts";
import { useAction } from "../../api/use-action.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./server-tools.module.css";

type ServerTool = McpServerResource["tools"][number];

const texts = {
  count: (count: number) => ({ ko: `도구 ${count}개`, en: counted(count, "tool") }),
  ask: { ko: "물어보기", en: "Ask" },
  always: { ko: "항상", en: "Always" },
  never: { ko: "안 씀", en: "Never" },
};

/** A server's tools, and whether each may run without being asked about. */
export function ServerTools({ tools }: { tools: readonly ServerTool[] }) {
  const { say } = useLanguage();
  if (tools.length === 0) return null;
  return (
    <details className={styles.tools}>
      <summary>{say(texts.count(tools.length))}</summary>
      <ul>
        {tools.map((tool) => (
          <ToolLine key={tool.name} tool={tool} />
        ))}
      </ul>
    </details>
  );
}

function ToolLine({ tool }: { tool: ServerTool }) {
  const { say } = useLanguage();
  const deciding = useAction((decision: "always" | "never" | null) => decideTool(tool.name, decision));
  return (
    <li>
      <span>
        <b>{tool.title}</b>
        <span className={styles.description}>{tool.description}</span>
      </span>
      <SegmentedControl
        size="xs"
        aria-label={tool.title}
        value={tool.decision ?? "ask"}
        disabled={deciding.busy}
        onChange={(value) => deciding.run(value === "always" || value === "never" ? value : null)}
        data={(["ask", "always", "never"] as const).map((value) => ({ value, label: say(texts[value]) }))}
      />
      <ActionError action={deciding} />
    </li>
  );
}

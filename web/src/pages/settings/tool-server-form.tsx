import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { McpServerResource } from "#protocol";
import { putMcpServer } from "../../api/mcp-servers.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./provider-card.module.css";
import { changeOf, entryOf } from "./server-entry.ts";

const texts = {
  name: { ko: "이름(영문)", en: "Name" },
  line: { ko: "시작하는 명령, 또는 주소", en: "Command that starts it, or its address" },
  values: { ko: "환경 변수나 헤더(한 줄에 하나, 이름=값)", en: "Variables or headers (one a line, NAME=value)" },
  kept: {
    ko: "값은 서버의 비공개 파일에만 저장됩니다. 비워 두면 그대로 둡니다.",
    en: "Values are kept in a private file on the server. An empty one stays as it is.",
  },
  save: { ko: "저장", en: "Save" },
  cancel: { ko: "그만두기", en: "Cancel" },
};

interface Props {
  /** Null for a new one. */
  readonly server: McpServerResource | null;
  readonly onDone: () => void;
}

/** Adds a tool server or changes one; it is started at once, and says whether it answered. */
export function ToolServerForm({ server, onDone }: Props) {
  const { say } = useLanguage();
  const [name, setName] = useState(server?.name ?? "");
  const [entry, setEntry] = useState(() => entryOf(server));
  const saving = useAction(() => putMcpServer(name.trim(), changeOf(entry)), { onDone });
  const isWhole = name.trim() !== "" && entry.line.trim() !== "";
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) saving.run();
      }}
    >
      <TextInput
        size="sm"
        label={say(texts.name)}
        value={name}
        disabled={server !== null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        size="sm"
        label={say(texts.line)}
        placeholder="npx -y @modelcontextprotocol/server-everything"
        value={entry.line}
        onChange={(event) => setEntry({ ...entry, line: event.currentTarget.value })}
      />
      <Textarea
        size="sm"
        autosize
        minRows={2}
        label={say(texts.values)}
        description={say(texts.kept)}
        value={entry.values}
        onChange={(event) => setEntry({ ...entry, values: event.currentTarget.value })}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" size="sm" loading={saving.busy} disabled={!isWhole}>
          {say(texts.save)}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {say(texts.cancel)}
        </Button>
      </Group>
      <ActionError action={saving} />
    </form>
  );
}

import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { McpServerResource } from "#protocol";
import { removeMcpServer, restartMcpServer, useMcpServers } from "../../api/mcp-servers.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import styles from "./provider-card.module.css";
import { ServerTools } from "./server-tools.tsx";
import { ToolServerForm } from "./tool-server-form.tsx";

const texts = {
  states: {
    answered: { ko: "답했음", en: "Answered" },
    starting: { ko: "시작하는 중", en: "Starting" },
    failed: { ko: "답하지 않음", en: "Failed" },
    off: { ko: "꺼짐", en: "Off" },
  },
  fromFile: {
    ko: "설정 파일에 적힌 서버입니다. 거기서 바꿉니다.",
    en: "It stands in the configuration file and is changed there.",
  },
  unusable: (names: string) => ({
    ko: `쓰지 못하는 도구: ${names}. 입력의 꼴을 읽을 수 없거나 너무 깁니다.`,
    en: `Tools that cannot be used: ${names}. What they take cannot be read, or is too long.`,
  }),
  add: { ko: "서버 더하기", en: "Add a server" },
  edit: { ko: "바꾸기", en: "Edit" },
  remove: { ko: "지우기", en: "Remove" },
  restart: { ko: "다시 시작", en: "Restart" },
};

/** The tool servers, each with what became of it; and a form for one more. */
export function ToolServers() {
  const { say } = useLanguage();
  const servers = useMcpServers();
  const [adding, setAdding] = useState(false);
  return (
    <>
      {servers.error === null ? null : <ErrorNote error={servers.error} onRetry={() => void servers.refetch()} />}
      {servers.isPending ? <Waiting /> : null}
      {servers.data?.map((server) => (
        <ToolServer key={server.name} server={server} />
      ))}
      {adding ? (
        <ToolServerForm server={null} onDone={() => setAdding(false)} />
      ) : (
        <Button size="sm" variant="default" onClick={() => setAdding(true)}>
          {say(texts.add)}
        </Button>
      )}
    </>
  );
}

function ToolServer({ server }: { server: McpServerResource }) {
  const { say } = useLanguage();
  const [editing, setEditing] = useState(false);
  const removal = useAction(() => removeMcpServer(server.name));
  const restart = useAction(() => restartMcpServer(server.name));
  const { title, command, args, url, state, error, fromFile, tools, unusable } = server;
  if (editing) return <ToolServerForm server={server} onDone={() => setEditing(false)} />;
  return (
    <section className={styles.card} data-configured={state === "answered"} aria-label={title}>
      <h3>
        {title} <span className={styles.ready}>{say(texts.states[state])}</span>
      </h3>
      <p>
        <code>{url ?? [command, ...args].join(" ")}</code>
      </p>
      {error === null ? null : <p role="alert">{say(error)}</p>}
      <ServerTools tools={tools} />
      {unusable.length === 0 ? null : <p>{say(texts.unusable(unusable.join(", ")))}</p>}
      <Group gap="xs">
        <Button size="compact-sm" variant="default" loading={restart.busy} onClick={() => restart.run()}>
          {say(texts.restart)}
        </Button>
        {fromFile ? (
          <span>{say(texts.fromFile)}</span>
        ) : (
          <>
            <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
              {say(texts.edit)}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              loading={removal.busy}
              onClick={() => removal.run()}
            >
              {say(texts.remove)}
            </Button>
          </>
        )}
      </Group>
      <ActionError action={removal} />
      <ActionError action={restart} />
    </section>
  );
}

import { Button, CloseButton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation } from "wouter";
import type { AgentName } from "#protocol";
import { useSessions } from "../api/sessions.ts";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import styles from "./session-list.module.css";
import { SessionRow } from "./session-row.tsx";

const texts = {
  fresh: { ko: "새 대화", en: "New conversation" },
  search: { ko: "대화 찾기", en: "Search conversations" },
  clear: { ko: "찾기 지우기", en: "Clear search" },
  none: { ko: "나눈 대화가 여기에 모입니다.", en: "Your conversations will gather here." },
  noMatch: (query: string) => ({
    ko: `‘${query}’이(가) 나오는 대화가 없습니다.`,
    en: `No conversation mentions “${query}”.`,
  }),
};

/** An agent's sessions, newest first. */
export function SessionList({ agent, onOpen }: { agent: AgentName; onOpen: () => void }) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState("");
  const [settled] = useDebouncedValue(query.trim(), 200);
  const sessions = useSessions(agent, settled);
  return (
    <div className={styles.list}>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => {
          navigate("/");
          onOpen();
        }}
      >
        {say(texts.fresh)}
      </Button>
      <TextInput
        size="sm"
        aria-label={say(texts.search)}
        placeholder={say(texts.search)}
        leftSection={<IconSearch size={15} />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        rightSection={
          query === "" ? null : <CloseButton size="sm" aria-label={say(texts.clear)} onClick={() => setQuery("")} />
        }
      />
      {sessions.error === null ? null : <ErrorNote error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 ? (
        <p className={styles.none}>{say(settled === "" ? texts.none : texts.noMatch(settled))}</p>
      ) : null}
      <ul className={styles.rows}>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

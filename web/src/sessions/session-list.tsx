import { Button, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation } from "wouter";
import type { AgentName } from "#protocol";
import { useFolders, usePinnedSessions, useSessions } from "../api/sessions.ts";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { groupSessions } from "./session-groups.ts";
import styles from "./session-list.module.css";
import { SessionRow } from "./session-row.tsx";
import { SessionSelection } from "./session-selection.tsx";

const texts = {
  fresh: { ko: "새 대화", en: "New conversation" },
  search: { ko: "대화 찾기", en: "Search conversations" },
  folder: { ko: "폴더", en: "Folder" },
  allFolders: { ko: "모든 폴더", en: "All folders" },
  none: { ko: "나눈 대화가 여기에 모입니다.", en: "Your conversations will gather here." },
  noMatch: (query: string) => ({
    ko: `‘${query}’ 말이 나오는 대화가 없습니다.`,
    en: `No conversation mentions “${query}”.`,
  }),
};

/** How near the end, in pixels, the next page is read. */
const nearEnd = 400;

/** An agent's sessions: pinned ones, then by date, read page by page as one scrolls. */
export function SessionList({ agent, onOpen }: { agent: AgentName; onOpen: () => void }) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState("");
  const [folder, setFolder] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [settled] = useDebouncedValue(query.trim(), 200);
  const isPlain = settled === "" && folder === null;
  const sessions = useSessions(agent, settled, { folder, unpinned: isPlain });
  const pinned = usePinnedSessions(agent, isPlain).data ?? [];
  const folders = useFolders(agent).data ?? [];
  const groups = groupSessions(isPlain ? pinned : [], sessions.data ?? []);
  const shown = groups.flatMap((group) => group.sessions);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
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
      <SearchField label={texts.search} query={query} onQuery={setQuery} />
      {folders.length === 0 ? null : (
        <Select
          size="sm"
          aria-label={say(texts.folder)}
          placeholder={say(texts.allFolders)}
          clearable
          value={folder}
          data={folders}
          onChange={setFolder}
        />
      )}
      <SessionSelection
        sessions={shown}
        selected={selected}
        onSelect={setSelected}
        onRemoved={(ids) => {
          if (ids.some((id) => window.location.pathname.endsWith(`/${id}`))) navigate("/");
        }}
      />
      {sessions.error === null ? null : <ErrorNote error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data !== undefined && shown.length === 0 ? (
        <p className={styles.none}>{say(settled === "" ? texts.none : texts.noMatch(settled))}</p>
      ) : null}
      <div
        className={styles.rows}
        data-testid="sessions"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          const isNearEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
          if (isNearEnd && sessions.hasNextPage && !sessions.isFetching) void sessions.fetchNextPage();
        }}
      >
        {groups.map((group) => (
          <section key={group.title.en}>
            <h2>{say(group.title)}</h2>
            <ul>
              {group.sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onOpen={onOpen}
                  selected={selected?.has(session.id) ?? null}
                  onToggle={() => toggle(session.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

import { Highlight, Modal, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { useLocation } from "wouter";
import { isSendKey } from "../conversation/send-key.ts";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSearchEntries } from "./search-entries.ts";
import styles from "./search-everything.module.css";

const texts = {
  title: { ko: "모두 찾기", en: "Search everything" },
  placeholder: {
    ko: "대화, 계약, 노트, 문서의 이름과 내용 찾기",
    en: "Names and contents: conversations, documents, settings",
  },
  none: { ko: "맞는 것이 없습니다.", en: "Nothing fits." },
};

/** Ctrl-K: opens anything by a few letters of its name, or of what stands in it. */
export function SearchEverything({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [settled] = useDebouncedValue(query.trim(), 120);
  const { entries, isSettled, error } = useSearchEntries(settled);
  const isCurrent = isSettled && settled === query.trim();
  const [wantsOpen, setWantsOpen] = useState(false);
  const listId = useId();
  const chosen = entries[Math.min(at, entries.length - 1)];
  const open = (href: string) => {
    onClose();
    navigate(href);
  };
  // Enter may come before the answer does: it opens what was asked for, not what stood there before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when both are there
  useEffect(() => {
    if (wantsOpen && isCurrent && chosen !== undefined) open(chosen.href);
  }, [wantsOpen, isCurrent]);
  const chosenId = chosen === undefined ? undefined : `${listId}-${chosen.key}`;
  // The field has the focus, so the list does not follow by itself.
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  return (
    <Modal opened onClose={onClose} title={say(texts.title)} size="lg" yOffset="12vh" centered={false}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosenId}
        aria-label={say(texts.title)}
        placeholder={say(texts.placeholder)}
        leftSection={<IconSearch size={17} />}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
          setWantsOpen(false);
        }}
        onKeyDown={(event) => {
          const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
          if (step !== 0) {
            event.preventDefault();
            setAt((now) => Math.max(0, Math.min(entries.length - 1, now + step)));
          }
          if (isSendKey(event)) setWantsOpen(true);
        }}
      />
      {error === null ? null : <ErrorNote error={error} />}
      {entries.length === 0 && error === null ? <p className={styles.none}>{say(texts.none)}</p> : null}
      <div id={listId} role="listbox" aria-label={say(texts.title)} className={styles.entries}>
        {entries.map(({ key, icon: Icon, title, words, kind, href }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
          <div
            key={key}
            id={`${listId}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === chosen?.key}
            className={styles.entry}
            onClick={() => open(href)}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            <span className={styles.title}>
              <Highlight component="span" highlight={settled.split(/\s+/)}>
                {title}
              </Highlight>
              {words === undefined ? null : (
                <Highlight component="span" className={styles.words} highlight={settled.split(/\s+/)}>
                  {words}
                </Highlight>
              )}
            </span>
            <span className={styles.kind}>{kind}</span>
          </div>
        ))}
      </div>
    </Modal>
  );
}

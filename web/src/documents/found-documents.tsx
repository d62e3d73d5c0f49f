import { type ReactNode, useState } from "react";
import type { DocumentResource } from "#protocol";
import { counted, formatNumber } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { SearchField } from "../shell/search-field.tsx";
import { documentsByName } from "./documents-by-name.ts";
import styles from "./found-documents.module.css";

const texts = {
  search: { ko: "이름으로 찾기", en: "Find by name" },
  noMatch: (query: string) => ({
    ko: `이름에 ‘${query}’ 말이 있는 문서가 없습니다.`,
    en: `No document has “${query}” in its name.`,
  }),
  more: (all: number, shown: number) => ({
    ko: `${formatNumber(all, "ko")}개 가운데 ${shown}개입니다. 나머지는 이름으로 찾아 주세요.`,
    en: `These are ${shown} of ${counted(all, "document")}. Find the others by name.`,
  }),
};

/** So few are seen at a glance. */
const few = 8;
/** A page that draws thousands at once stands still. */
const mostShown = 100;

interface Props {
  readonly documents: readonly DocumentResource[];
  /** Those that stand before the others, as they are when the list is opened: no row moves away from the hand that ticks it. */
  readonly first?: readonly string[];
  /** Draws one of them, as an item of a list. */
  readonly children: (document: DocumentResource) => ReactNode;
}

/** Documents, and a field to find one of many by its name. */
export function FoundDocuments({ documents, first = [], children }: Props) {
  const { say } = useLanguage();
  const [before] = useState(first);
  const [query, setQuery] = useState("");
  const found = documentsByName(documents, query, before);
  return (
    <>
      {documents.length <= few && query === "" ? null : (
        <SearchField className={styles.search} label={texts.search} query={query} onQuery={setQuery} />
      )}
      <ul className={styles.list}>{found.slice(0, mostShown).map(children)}</ul>
      {found.length === 0 && query !== "" ? <p className={styles.note}>{say(texts.noMatch(query.trim()))}</p> : null}
      {found.length > mostShown ? <p className={styles.note}>{say(texts.more(found.length, mostShown))}</p> : null}
    </>
  );
}

import { IconFileText, IconFolders, type TablerIcon } from "@tabler/icons-react";
import { placeWord } from "#protocol";
import { useAgents } from "../api/agents.ts";
import { useCollections } from "../api/collections.ts";
import { useDocuments, useFoundPassages } from "../api/documents.ts";
import { useFoundSessions } from "../api/sessions.ts";
import { addressOfPassage } from "../documents/viewer/passage-address.ts";
import { useLanguage } from "../language/use-language.ts";
import { pagesFor } from "../shell/pages.ts";

/** Something that can be opened. */
export interface SearchEntry {
  readonly key: string;
  readonly icon: TablerIcon;
  readonly title: string;
  /** Words of its contents that fit, cut at a sentence. */
  readonly words?: string;
  /** What kind of thing it is. */
  readonly kind: string;
  readonly href: string;
}

interface SearchResult {
  readonly entries: readonly SearchEntry[];
  readonly isSettled: boolean;
  /** Why conversations are missing among them. */
  readonly error: Error | null;
}

const texts = {
  page: { ko: "페이지", en: "Page" },
  collection: { ko: "문서함", en: "Collection" },
  document: { ko: "문서", en: "Document" },
  untitled: { ko: "이름 없음", en: "Untitled" },
};

const mostDocuments = 8;

/** Parts of the settings, by the words that people look for them with. */
const settingsParts = [
  { ko: "모델 연결", en: "Connect a model" },
  { ko: "웹 검색과 논문 키", en: "Keys for web search and papers" },
  { ko: "언어와 화면", en: "Language and theme" },
  { ko: "데이터와 백업", en: "Data and backup" },
];

/** Pages, settings, conversations of every agent, collections and documents by their names, and passages of their contents that fit the words. */
export function useSearchEntries(query: string): SearchResult {
  const { say } = useLanguage();
  const pages = pagesFor(useAgents().data?.agents);
  const found = useFoundSessions(query);
  const sessions = found.data ?? [];
  const documents = useDocuments().data ?? [];
  const collections = useCollections().data ?? [];
  const passages = useFoundPassages(query);
  const wanted = query.toLowerCase();
  const fits = (title: string) => title.toLowerCase().includes(wanted);
  const settings = pages.find(({ path }) => path === "/settings");
  const entries = [
    ...pages
      .map(({ path, title, icon }) => ({ key: path, icon, title: say(title), kind: say(texts.page), href: path }))
      .filter(({ title }) => fits(title)),
    ...settingsParts.flatMap((part) =>
      settings === undefined || query === "" || !fits(say(part))
        ? []
        : [{ key: part.en, icon: settings.icon, title: say(part), kind: say(settings.title), href: settings.path }],
    ),
    ...sessions.flatMap(({ id, agent, title }) => {
      const page = pages.find((one) => one.agent === agent);
      if (page === undefined) return [];
      const shown = title.trim() === "" ? say(texts.untitled) : title;
      return [{ key: id, icon: page.icon, title: shown, kind: say(page.title), href: `${page.path}/${id}` }];
    }),
    ...collections
      .filter(({ name }) => query !== "" && fits(name))
      .map(({ id, name }) => ({
        key: id,
        icon: IconFolders,
        title: name,
        kind: say(texts.collection),
        href: `/chat?collection=${encodeURIComponent(id)}`,
      })),
    ...documents
      .filter(({ name, status }) => status === "ready" && query !== "" && fits(name))
      .slice(0, mostDocuments)
      .map(({ id, name }) => ({
        key: id,
        icon: IconFileText,
        title: name,
        kind: say(texts.document),
        href: `/chat?document=${encodeURIComponent(id)}`,
      })),
    ...(passages.data ?? []).map((hit) => ({
      key: `${hit.documentId} ${hit.page} ${hit.start}`,
      icon: IconFileText,
      title: hit.name,
      words: hit.sentence.text.trim(),
      kind: say(placeWord(hit)),
      href: addressOfPassage(hit),
    })),
  ];
  const asked = [found, passages];
  return {
    entries,
    isSettled: asked.every(
      ({ isPlaceholderData, isPending, isEnabled }) => !isEnabled || (!isPlaceholderData && !isPending),
    ),
    error: found.error ?? passages.error,
  };
}

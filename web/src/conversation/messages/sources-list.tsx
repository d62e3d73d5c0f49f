import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconFileText, IconPlug, IconScale, IconSchool, IconWorld } from "@tabler/icons-react";
import { useState } from "react";
import { type Citation, placeWord, type Source } from "#protocol";
import { quoteWords } from "../../documents/quote-words.ts";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { hostOf } from "../answer/known-addresses.ts";
import styles from "./sources-list.module.css";

const texts = {
  sources: (count: number) => ({ ko: `출처 ${count}`, en: counted(count, "source") }),
};

const icons = {
  document: IconFileText,
  article: IconScale,
  paper: IconSchool,
  web: IconWorld,
  tool: IconPlug,
} as const;

/**
 * Under an answer: what its citations point to, each once, by their marks; a source is named once for all its quotations. It
 * is folded: a citation shows its words where it stands.
 */
export function SourcesList({
  citations: all,
  sources,
}: {
  citations: readonly Citation[];
  sources: readonly Source[];
}) {
  const { say } = useLanguage();
  const { openCitation } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const nearest = all.filter((citation) => !all.some((other) => isWithin(other, citation)));
  const citations = [...Map.groupBy(nearest, ({ mark, sourceId }) => `${mark} ${sourceId}`).values()].flat();
  if (citations.length === 0) return null;
  // A citation of a part, such as a paragraph of an article, is of the kind of its document's other sources.
  const kinds = new Map(
    sources.flatMap((source) => [
      [source.id, source.kind],
      ...("documentId" in source ? [[source.documentId, source.kind] as const] : []),
    ]),
  );
  return (
    <section className={styles.sources}>
      <UnstyledButton
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="sources-fold"
      >
        <IconChevronRight size={14} aria-hidden /> {say(texts.sources(citations.length))}
      </UnstyledButton>
      <ol hidden={!isOpen}>
        {citations.map((citation, at) => {
          const before = citations[at - 1];
          const isSame = before?.mark === citation.mark && before?.sourceId === citation.sourceId;
          const { mark, sourceId, name, page, sheet, quote, url } = citation;
          const Icon =
            icons[kinds.get(sourceId) ?? kinds.get(citation.documentId ?? "") ?? (url === null ? "document" : "web")];
          return (
            <li key={`${mark} ${sourceId} ${citation.start} ${quote}`}>
              <UnstyledButton className={styles.source} onClick={() => openCitation(citation)} data-testid="source">
                {isSame ? null : (
                  <>
                    <span className={styles.mark}>{mark.replace(/^\[|\]$/g, "")}</span>
                    <Icon size={16} stroke={1.6} className={styles.icon} aria-hidden />
                  </>
                )}
                <span className={styles.words}>
                  {isSame ? null : (
                    <>
                      <span className={styles.name}>{name}</span>
                      {page === null ? null : <span className={styles.page}>{say(placeWord({ page, sheet }))}</span>}
                      {url === null ? null : <span className={styles.page}>{hostOf(url)}</span>}
                    </>
                  )}
                  {quote === name ? null : <span className={styles.quote}>{quoteWords(withoutName(quote, name))}</span>}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether a citation quotes a part of what another quotes of the same source: it is then the nearer one. */
function isWithin(part: Citation, whole: Citation): boolean {
  const isSame = part.mark === whole.mark && part.sourceId === whole.sourceId;
  return isSame && part.quote !== "" && part.quote.length < whole.quote.length && whole.quote.includes(part.quote);
}

/** The words of a paper begin with its title, which stands above them. */
function withoutName(quote: string, name: string): string {
  return quote.startsWith(name) ? quote.slice(name.length).trimStart() : quote;
}

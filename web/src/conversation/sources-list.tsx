import { Button, UnstyledButton } from "@mantine/core";
import { IconFileText, IconPlug, IconScale, IconSchool, IconWorld } from "@tabler/icons-react";
import { useState } from "react";
import { type Citation, placeWord, type Source } from "#protocol";
import { quoteWords } from "../documents/quote-words.ts";
import { useViewer } from "../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../language/use-language.ts";
import { hostOf } from "./answer/known-addresses.ts";
import styles from "./sources-list.module.css";

const texts = {
  sources: { ko: "출처", en: "Sources" },
  more: (count: number) => ({ ko: `${count}개 더 보기`, en: `Show ${count} more` }),
};

/** As many are shown at once; the rest on demand. */
const atOnce = 4;

const icons = {
  document: IconFileText,
  article: IconScale,
  paper: IconSchool,
  web: IconWorld,
  tool: IconPlug,
} as const;

/** Under an answer: what its citations point to, each once, by their marks; a source is named once for all its quotations. */
export function SourcesList({
  citations: all,
  sources,
}: {
  citations: readonly Citation[];
  sources: readonly Source[];
}) {
  const { say } = useLanguage();
  const { openCitation } = useViewer();
  const [unfolded, setUnfolded] = useState(false);
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
  // One more takes no more room than the button that would show it.
  const shown = unfolded || citations.length === atOnce + 1 ? citations : citations.slice(0, atOnce);
  return (
    <section className={styles.sources} aria-label={say(texts.sources)}>
      <h3>{say(texts.sources)}</h3>
      <ol>
        {shown.map((citation, at) => {
          const isSame = shown[at - 1]?.mark === citation.mark && shown[at - 1]?.sourceId === citation.sourceId;
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
      {shown.length === citations.length ? null : (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setUnfolded(true)}>
          {say(texts.more(citations.length - atOnce))}
        </Button>
      )}
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

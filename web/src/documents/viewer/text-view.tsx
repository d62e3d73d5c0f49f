import { memo, useEffect, useRef } from "react";
import type { DocumentPage } from "#protocol";
import { findQuote } from "./find-quote.ts";
import { holdInView } from "./hold-in-view.ts";
import { MarkedText } from "./marked-text.tsx";
import { RecognisedNote } from "./recognised-note.tsx";
import type { ShownPlace } from "./shown-place.ts";
import styles from "./text-view.module.css";

/** A document's text page by page, as it was read, with the words marked. */
export function TextView({ pages, place }: { pages: readonly DocumentPage[]; place: ShownPlace }) {
  return (
    <div className={styles.pages}>
      {pages.map((page) => (
        <TextPage key={page.page} page={page} place={page.page === place.page ? place : null} />
      ))}
    </div>
  );
}

const TextPage = memo(function TextPage({ page, place }: { page: DocumentPage; place: ShownPlace | null }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place === null || section.current === null) return;
    return holdInView(section.current, [...section.current.querySelectorAll("mark")]);
  }, [place]);
  const quoted = place?.quoted ?? null;
  return (
    <section ref={section} data-page={page.page} className={styles.page}>
      <span className={styles.number}>{page.page}</span>
      <RecognisedNote page={page} />
      <p>
        <MarkedText text={page.text} spans={quoted === null ? [] : findQuote(page.text, quoted)} />
      </p>
    </section>
  );
});

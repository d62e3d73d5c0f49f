import { memo, useEffect, useRef } from "react";
import type { DocumentPage } from "#protocol";
import { findQuote } from "./find-quote.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./text-view.module.css";
import type { ViewerTarget } from "./viewer-context.tsx";

/** A document's text page by page, as it was read, with the words marked. */
export function TextView({ pages, target }: { pages: readonly DocumentPage[]; target: ViewerTarget }) {
  return (
    <div className={styles.pages}>
      {pages.map((page) => (
        <TextPage key={page.page} page={page} target={page.page === target.page ? target : null} />
      ))}
    </div>
  );
}

const TextPage = memo(function TextPage({ page, target }: { page: DocumentPage; target: ViewerTarget | null }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (target === null) return;
    const mark = section.current?.querySelector("mark");
    if (mark == null) section.current?.scrollIntoView({ block: "start" });
    else mark.scrollIntoView({ block: "center" });
  }, [target]);
  const quote = target?.quote ?? null;
  return (
    <section ref={section} data-page={page.page} className={styles.page}>
      <span className={styles.number}>{page.page}</span>
      <p>
        <MarkedText text={page.text} spans={quote === null ? [] : findQuote(page.text, quote, target?.span)} />
      </p>
    </section>
  );
});

import { useEffect, useRef } from "react";
import { useDocumentPages } from "../../api/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { findQuote } from "./find-quote.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./text-view.module.css";
import type { ViewerTarget } from "./viewer-context.tsx";

/** A document's text page by page, as it was read, with the words marked. */
export function TextView({ target }: { target: ViewerTarget }) {
  const pages = useDocumentPages(target.documentId);
  const box = useRef<HTMLDivElement>(null);
  const ready = pages.data !== undefined;
  useEffect(() => {
    if (!ready) return;
    const place = box.current?.querySelector("mark") ?? box.current?.querySelector(`[data-page="${target.page}"]`);
    place?.scrollIntoView({ block: place.tagName === "MARK" ? "center" : "start" });
  }, [ready, target]);
  if (pages.error !== null) return <ErrorNote error={pages.error} onRetry={() => void pages.refetch()} />;
  if (pages.data === undefined) return <Waiting />;
  return (
    <div ref={box} className={styles.pages}>
      {pages.data.map(({ page, text }) => (
        <section key={page} data-page={page} className={styles.page}>
          <span className={styles.number}>{page}</span>
          <p>
            <MarkedText
              text={text}
              spans={page === target.page && target.quote !== null ? findQuote(text, target.quote, target.span) : []}
            />
          </p>
        </section>
      ))}
    </div>
  );
}

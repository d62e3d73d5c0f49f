import { useEffect, useRef } from "react";
import type { DocumentPage } from "#protocol";
import { findQuote } from "./find-quote.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./text-view.module.css";
import type { ViewerTarget } from "./viewer-context.tsx";

/** A document's text page by page, as it was read, with the words marked. */
export function TextView({ pages, target }: { pages: readonly DocumentPage[]; target: ViewerTarget }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current?.querySelector("mark") ?? box.current?.querySelector(`[data-page="${target.page}"]`);
    place?.scrollIntoView({ block: place.tagName === "MARK" ? "center" : "start" });
  }, [target]);
  return (
    <div ref={box} className={styles.pages}>
      {pages.map(({ page, text }) => (
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

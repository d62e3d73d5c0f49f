import { Suspense, useEffect, useRef } from "react";
import type { DocumentPage } from "#protocol";
import { lazily } from "../../shell/lazily.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { markInElement } from "./mark-in-element.ts";
import styles from "./text-view.module.css";
import type { ViewerTarget } from "./viewer-context.tsx";

/** Markdown is large, so it comes only when a formatted document is opened. */
const AnswerMarkdown = lazily(async () => ({
  default: (await import("../../conversation/answer/answer-markdown.tsx")).AnswerMarkdown,
}));

/** A document with headings, lists and tables as its author made them, with the words marked. */
export function FormattedView({ pages, target }: { pages: readonly DocumentPage[]; target: ViewerTarget }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Formatted key={`${target.page} ${target.quote}`} pages={pages} target={target} />
    </Suspense>
  );
}

function Formatted({ pages, target }: { pages: readonly DocumentPage[]; target: ViewerTarget }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = box.current?.querySelector<HTMLElement>(`[data-page="${target.page}"]`);
    if (section == null) return;
    const [mark] = target.quote === null ? [] : markInElement(section, target.quote);
    (mark ?? section).scrollIntoView({ block: mark === undefined ? "start" : "center" });
  }, [target]);
  return (
    <div ref={box} className={styles.pages}>
      {pages.map(({ page, text }) => (
        <section key={page} data-page={page} className={styles.page}>
          {pages.length > 1 ? <span className={styles.number}>{page}</span> : null}
          <AnswerMarkdown text={text} />
        </section>
      ))}
    </div>
  );
}

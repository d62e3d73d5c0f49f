import { memo, Suspense, useEffect, useRef, useState } from "react";
import type { DocumentPage } from "#protocol";
import { lazily } from "../../shell/lazily.ts";
import { Waiting } from "../../shell/waiting.tsx";
import type { Quoted } from "./find-quote.ts";
import { holdInView } from "./hold-in-view.ts";
import { markInElement } from "./mark-in-element.ts";
import type { ShownPlace } from "./shown-place.ts";
import styles from "./text-view.module.css";
import { useNearPages } from "./use-near-pages.ts";

/** Markdown is large, so it comes only when a formatted document is opened. */
const AnswerMarkdown = lazily(async () => ({
  default: (await import("../../conversation/answer/answer-markdown.tsx")).AnswerMarkdown,
}));

interface Props {
  readonly pages: readonly DocumentPage[];
  readonly place: ShownPlace;
}

/** A document with headings, lists and tables as its author made them, with the words marked. */
export function FormattedView(props: Props) {
  return (
    <Suspense fallback={<Waiting />}>
      <FormattedPages {...props} />
    </Suspense>
  );
}

function FormattedPages({ pages, place }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearPages(box);
  return (
    <div ref={box} className={styles.pages}>
      {pages.map((page) => (
        <FormattedPage
          key={page.page}
          page={page}
          isNumbered={pages.length > 1}
          // The neighbours are made with the page that is scrolled to: none of them grows above it afterwards.
          isNear={near.has(page.page) || Math.abs(page.page - place.page) <= 1}
          place={page.page === place.page ? place : null}
        />
      ))}
    </div>
  );
}

interface PageProps {
  readonly page: DocumentPage;
  readonly isNumbered: boolean;
  readonly isNear: boolean;
  /** What is to be shown of this page; null when that is another. */
  readonly place: ShownPlace | null;
}

/** A page is plain text until it comes near the screen: a long document as Markdown would hold the browser for minutes. */
const FormattedPage = memo(function FormattedPage({ page, isNumbered, isNear, place }: PageProps) {
  const section = useRef<HTMLElement>(null);
  const [isFormatted, setFormatted] = useState(isNear);
  if (isNear && !isFormatted) setFormatted(true);
  useEffect(() => {
    if (place === null || section.current === null) return;
    const marked = place.quoted === null ? null : markInElement(section.current, withoutSigns(place.quoted));
    const letGo = holdInView(section.current, marked?.marks);
    return () => {
      letGo();
      marked?.undo();
    };
  }, [place]);
  return (
    <section ref={section} data-page={page.page} className={styles.page}>
      {isNumbered ? <span className={styles.number}>{page.page}</span> : null}
      {isFormatted ? <AnswerMarkdown text={page.text} /> : <p>{page.text}</p>}
    </section>
  );
});

/** A quote comes from the source; its Markdown signs are not in the formatted text. */
function withoutSigns({ before, quote, after }: Quoted): Quoted {
  const shown = (text: string) => text.replace(/^[#>\-*\s]+/gm, "").replace(/\*\*|`|\|/g, " ");
  return { before: shown(before), quote: shown(quote), after: shown(after) };
}

import { HoverCard, UnstyledButton } from "@mantine/core";
import { type Citation, placeWord } from "#protocol";
import { quoteWords } from "../../documents/quote-words.ts";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./citation-chip.module.css";

const texts = {
  /** Begins with what is shown, so that it can be said to the page. */
  open: (mark: string, name: string) => ({ ko: `${mark} ${name} 열기`, en: `${mark} Open ${name}` }),
};

/** A citation in an answer: shows its words, and opens them where they stand. */
export function CitationChip({ citation }: { citation: Citation }) {
  const { say } = useLanguage();
  const { openCitation } = useViewer();
  const { mark, name, page, sheet, quote } = citation;
  const shown = mark.replace(/^\[|\]$/g, "");
  return (
    <HoverCard width={320} shadow="md" openDelay={250} withinPortal position="top" role="tooltip">
      <HoverCard.Target>
        <UnstyledButton
          component="button"
          className={styles.chip}
          data-testid="citation"
          aria-label={say(texts.open(shown, name))}
          onClick={() => openCitation(citation)}
        >
          {shown}
        </UnstyledButton>
      </HoverCard.Target>
      <HoverCard.Dropdown className={styles.card}>
        <strong>{name}</strong>
        {page === null ? null : <span className={styles.page}> {say(placeWord({ page, sheet }))}</span>}
        {quote === name ? null : <blockquote>{quoteWords(quote)}</blockquote>}
      </HoverCard.Dropdown>
    </HoverCard>
  );
}

import { HoverCard } from "@mantine/core";
import { IconAlertTriangle, IconLink, IconQuote } from "@tabler/icons-react";
import { type ComponentProps, createContext, type ReactNode, useState } from "react";
import { doubtfulStatuses, type Localized, type Statement } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { CorrectedSentence } from "./corrected-sentence.tsx";
import { doubtLabel } from "./doubt-label.ts";
import styles from "./statement-mark.module.css";

const texts = {
  quoted: { ko: "원문 그대로입니다", en: "Word for word" },
  supported: { ko: "원문이 뒷받침합니다", en: "Borne out by the source" },
  byModel: { ko: "모델이 견주었습니다", en: "compared by a model" },
  source: { ko: "원문은 이렇게 말합니다", en: "The source says" },
  corrected: { ko: "바로잡은 문장", en: "Put right" },
} as const;

/** Whether words stand in a sentence that is struck out. */
export const InventedContext = createContext(false);

interface Props {
  readonly statement: Statement;
  /** It began before, in another cell of its table: the mark stands there. */
  readonly goesOn: boolean;
  /** The correction as it is shown in place of the sentence; null where there is none. */
  readonly correction: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sentence of an answer. What is borne out, or could not be compared, reads as plain text; what must not be relied on is
 * marked with the source's words beside it, and a correction stands in its place.
 */
export function StatementMark({ statement, goesOn, correction, children }: Props) {
  const { status } = statement;
  if (status === "own-words") return <>{children}</>;
  if (!doubtfulStatuses.has(status)) return <Plain statement={statement}>{children}</Plain>;
  // A row of a table is no sentence that another could stand in place of: its cells stay, and the note says what is right.
  const isRow = statement.text.includes("|");
  if (correction !== null && !isRow)
    return (
      <CorrectedSentence statement={statement} correction={correction}>
        {children}
      </CorrectedSentence>
    );
  return (
    <>
      <span className={styles.statement} data-status={status} data-testid="statement">
        {status === "unknown-name" ? (
          <InventedContext value={true}>
            <s>{children}</s>
          </InventedContext>
        ) : (
          children
        )}
      </span>
      {goesOn ? null : <Doubt statement={statement} correction={correction} />}
    </>
  );
}

/** A sentence without a doubt: its words in the source are shown on hover and on focus. A citation in it has a card of its own. */
function Plain({ statement, children }: { readonly statement: Statement; readonly children: ReactNode }) {
  const { say } = useLanguage();
  const [isAtCitation, setAtCitation] = useState(false);
  const { status, text, evidence } = statement;
  // A heading, or the sentence itself once more, tells nothing.
  const words = evidence.filter(({ quote }) => !text.includes(quote));
  if ((status !== "quoted" && status !== "supported") || words.length === 0)
    return (
      <span data-status={status} data-testid="statement">
        {children}
      </span>
    );
  const Icon = status === "quoted" ? IconQuote : IconLink;
  const label = borneOutLabel(statement, say);
  const look = ({ target }: { readonly target: EventTarget }) =>
    setAtCitation(target instanceof Element && target.closest("button") !== null);
  return (
    <HoverCard
      width={340}
      shadow="md"
      openDelay={350}
      withinPortal
      position="top"
      role="tooltip"
      disabled={isAtCitation}
    >
      <HoverCard.Target>
        <Words
          className={styles.statement}
          data-status={status}
          data-testid="statement"
          aria-description={label}
          onMouseOver={look}
          onFocusCapture={look}
        >
          {children}
        </Words>
      </HoverCard.Target>
      <HoverCard.Dropdown className={styles.card}>
        <p>
          <Icon size={15} stroke={1.7} aria-hidden /> {label}
        </p>
        {words.map(({ label: source, quote }) => (
          <blockquote key={`${source} ${quote}`}>
            <strong>[{source}]</strong> {quote}
          </blockquote>
        ))}
      </HoverCard.Dropdown>
    </HoverCard>
  );
}

function borneOutLabel({ status, by }: Statement, say: (text: Localized) => string): string {
  if (status === "quoted") return say(texts.quoted);
  return by === "model" ? `${say(texts.supported)} · ${say(texts.byModel)}` : say(texts.supported);
}

/** What is wrong with a sentence, in words beside it. */
function Doubt({ statement, correction }: { readonly statement: Statement; readonly correction: ReactNode }) {
  const { say } = useLanguage();
  const [words] = statement.evidence;
  return (
    <span className={styles.doubt} data-testid="statement-doubt" role="note">
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden /> {doubtLabel(statement, say)}
      {words === undefined ? null : (
        <>
          {" "}
          <q>
            {say(texts.source)}: {words.quote}
          </q>
        </>
      )}
      {correction === null ? null : (
        <span className={styles.correction} data-testid="statement-correction">
          <strong>{say(texts.corrected)}:</strong> {correction}
        </span>
      )}
    </span>
  );
}

/** Plain words that a card explains. They are no button. */
function Words(props: ComponentProps<"span">) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the words it stands on are reached by keyboard too
  return <span {...props} tabIndex={0} />;
}

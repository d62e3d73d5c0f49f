import { HoverCard } from "@mantine/core";
import { IconAlertTriangle, IconHelp, IconLink, IconQuote } from "@tabler/icons-react";
import { type ComponentProps, createContext, type ReactNode, useState } from "react";
import { doubtfulStatuses, type Localized, type Statement, uncheckedStatuses } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./statement-mark.module.css";

const texts = {
  quoted: { ko: "원문 그대로입니다", en: "Word for word" },
  supported: { ko: "코드가 원문과 맞춰 보았습니다", en: "Checked against the source by code" },
  unchecked: {
    ko: "확인 못함: 자유롭게 쓴 문장이라 코드가 맞다고 하지 못합니다",
    en: "Not checked: too freely worded for code to vouch for",
  },
  uncited: { ko: "확인 못함: 출처를 밝히지 않은 문장입니다", en: "Not checked: it names no source" },
  contradicts: { ko: "확인 필요: 원문과 다릅니다", en: "Check this: the source says otherwise" },
  unsupported: { ko: "확인 필요: 인용한 곳에 없는 내용입니다", en: "Check this: it is not in what is cited" },
  unsaid: { ko: "확인 필요: 자료에 없는 내용입니다", en: "Check this: it is not in the sources" },
  "unknown-name": { ko: "확인 필요: 찾은 자료에 없는 것을 들었습니다", en: "Check this: it names what no source has" },
  "own-words": { ko: "", en: "" },
  source: { ko: "원문은 이렇게 말합니다", en: "The source says" },
  corrected: { ko: "바로잡은 문장", en: "Put right" },
} as const;

/** Whether words stand in a sentence that is struck out. */
export const InventedContext = createContext(false);

interface Props {
  readonly statement: Statement;
  /** It began before, in another cell of its table: the mark stands there. */
  readonly goesOn: boolean;
  readonly children: ReactNode;
}

/** A sentence of an answer: what it stands on when asked for, a quiet sign where that is open, and a plain mark where it must not be relied on. */
export function StatementMark({ statement, goesOn, children }: Props) {
  const { status } = statement;
  if (status === "own-words") return <>{children}</>;
  if (!doubtfulStatuses.has(status)) {
    return (
      <Explained statement={statement} goesOn={goesOn}>
        {children}
      </Explained>
    );
  }
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
      {goesOn ? null : <Doubt statement={statement} />}
    </>
  );
}

/** A sentence without a doubt. Its card stays away while a citation in it is looked at, which has a card of its own. */
function Explained({ statement, goesOn, children }: Props) {
  const { say } = useLanguage();
  const [isAtCitation, setAtCitation] = useState(false);
  const { status, text, evidence } = statement;
  // A heading, or the sentence itself once more, tells nothing.
  const words = evidence.find(({ quote }) => !text.includes(quote));
  const isUnchecked = uncheckedStatuses.has(status);
  const Icon = isUnchecked ? IconHelp : status === "quoted" ? IconQuote : IconLink;
  const label = labelOf(statement, say);
  const look = ({ target }: { readonly target: EventTarget }) =>
    setAtCitation(target instanceof Element && target.closest("button") !== null);
  return (
    <HoverCard width={340} shadow="md" openDelay={350} withinPortal position="top" disabled={isAtCitation}>
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
          {isUnchecked && !goesOn ? (
            <>
              {"\u2060"}
              <IconHelp
                className={styles.unchecked}
                size={13}
                stroke={1.8}
                data-testid="statement-unchecked"
                aria-hidden
              />
            </>
          ) : null}
        </Words>
      </HoverCard.Target>
      <HoverCard.Dropdown className={styles.card}>
        <p>
          <Icon size={15} stroke={1.7} aria-hidden /> {label}
        </p>
        {words === undefined ? null : (
          <blockquote>
            <strong>[{words.label}]</strong> {words.quote}
          </blockquote>
        )}
      </HoverCard.Dropdown>
    </HoverCard>
  );
}

/** What is wrong with a sentence, in words beside it. */
function Doubt({ statement }: { readonly statement: Statement }) {
  const { say } = useLanguage();
  const { correction, evidence } = statement;
  const [words] = evidence;
  return (
    <span className={styles.doubt} data-testid="statement-doubt" role="note">
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden /> {labelOf(statement, say)}
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
          <strong>{say(texts.corrected)}:</strong> {correction.text}
        </span>
      )}
    </span>
  );
}

function labelOf({ status, reason, marks }: Statement, say: (text: Localized) => string): string {
  const told = say(texts[status === "unsupported" && marks.length === 0 ? "unsaid" : status]);
  return reason === null ? told : `${told}. ${say(reason)}`;
}

/** Plain words that a card explains. They are no button: what a card's target says of itself does not belong to them. */
function Words({
  "aria-haspopup": _popup,
  "aria-expanded": _expanded,
  "aria-controls": _controls,
  ...props
}: ComponentProps<"span">) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the words it stands on are reached by keyboard too
  return <span {...props} tabIndex={0} />;
}

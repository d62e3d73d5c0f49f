import { HoverCard } from "@mantine/core";
import { IconAlertTriangle, IconLink, IconQuote, IconUserQuestion } from "@tabler/icons-react";
import { type ComponentProps, createContext, type ReactNode } from "react";
import { doubtfulStatuses, type Statement } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./statement-mark.module.css";

const texts = {
  quoted: { ko: "원문 그대로입니다", en: "Word for word" },
  supported: { ko: "코드가 원문과 맞춰 보았습니다", en: "Checked against the source by code" },
  unchecked: {
    ko: "어긋나는 점은 찾지 못했지만, 코드가 보증하기에는 자유롭게 쓴 문장입니다",
    en: "Nothing found against it, but too freely worded for code to vouch for",
  },
  uncited: { ko: "출처를 밝히지 않은 문장입니다", en: "It names no source" },
  contradicts: { ko: "확인 필요: 원문과 다릅니다", en: "Check this: the source says otherwise" },
  unsupported: { ko: "확인 필요: 인용한 곳에 없는 내용입니다", en: "Check this: it is not in what is cited" },
  "unknown-name": { ko: "확인되지 않은 이름입니다", en: "An unknown name" },
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

/** A sentence of an answer: what it stands on when asked for, and a plain mark where it must not be relied on. */
export function StatementMark({ statement, goesOn, children }: Props) {
  const { say } = useLanguage();
  const { status, reason, evidence, correction } = statement;
  if (status === "own-words") return <>{children}</>;
  const isDoubtful = doubtfulStatuses.has(status);
  const [words] = evidence;
  const Icon = isDoubtful
    ? IconAlertTriangle
    : status === "quoted"
      ? IconQuote
      : status === "uncited"
        ? IconUserQuestion
        : IconLink;
  const label = [say(texts[status]), reason === null ? "" : say(reason)].filter((part) => part !== "").join(". ");
  return (
    <>
      <HoverCard width={340} shadow="md" openDelay={350} withinPortal position="top">
        <HoverCard.Target>
          <Words className={styles.statement} data-status={status} data-testid="statement" title={label}>
            {status === "unknown-name" ? (
              <InventedContext value={true}>
                <s>{children}</s>
              </InventedContext>
            ) : (
              children
            )}
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
      {isDoubtful && !goesOn ? (
        <span className={styles.doubt} data-testid="statement-doubt" role="note">
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden /> {label}
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
      ) : null}
    </>
  );
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

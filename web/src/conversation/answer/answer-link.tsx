import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useContext, useState } from "react";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./answer-link.module.css";
import { type KnownAddresses, leadsTo, onlyAddresses } from "./known-addresses.ts";
import { InventedContext } from "./statement-mark.tsx";

const texts = {
  unlock: { ko: "링크로 바꾸기", en: "Make it a link" },
  why: { ko: "어떤 출처에도 없는 주소입니다.", en: "No source names this address." },
};

const nothing = onlyAddresses([]);

/** What Markdown puts before an address that was written out without it. */
const impliedSchemes = ["", "http://", "mailto:"];

/**
 * A link in an answer. A model may write any address, and words of a document into it, so one whose host no source
 * names, or that opens another program, is shown in full and becomes a link only when the reader asks for it. The address
 * of a work that nobody has found, or of a sentence that is struck out, never does.
 */
export function AnswerLink({
  href = "",
  known,
  children,
}: {
  href?: string | undefined;
  /** Null for words that no model wrote. */
  known: KnownAddresses | null;
  children: ReactNode;
}) {
  const { say } = useLanguage();
  const [isUnlocked, setUnlocked] = useState(false);
  const isInvented = useContext(InventedContext);
  const goal = leadsTo(href, known ?? nothing, document.baseURI);
  const isUnfoundWork = known !== null && goal === "unfound-work";
  if (!isInvented && (isUnlocked || goal === "known")) {
    return (
      <a href={href} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    );
  }
  return (
    <span className={styles.foreign} data-testid="foreign-link" title={say(texts.why)}>
      {impliedSchemes.some((scheme) => `${scheme}${children}` === href) ? null : <>{children} </>}
      <code>{href}</code>
      {isInvented || isUnfoundWork ? null : (
        <>
          {" "}
          <UnstyledButton component="button" className={styles.unlock} onClick={() => setUnlocked(true)}>
            {say(texts.unlock)}
          </UnstyledButton>
        </>
      )}
    </span>
  );
}

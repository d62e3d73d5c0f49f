import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./answer-link.module.css";
import { leadsToKnown } from "./source-hosts.ts";

const texts = {
  unlock: { ko: "링크로 바꾸기", en: "Make it a link" },
  why: { ko: "어떤 출처에도 없는 주소입니다.", en: "No source names this address." },
};

/** What Markdown puts before an address that was written out without it. */
const impliedSchemes = ["", "http://", "mailto:"];

/**
 * A link in an answer. A model may write any address, and words of a document into it, so one whose host no source
 * names, or that opens another program, is shown in full and becomes a link only when the reader asks for it.
 */
export function AnswerLink({
  href = "",
  hosts,
  children,
}: {
  href?: string | undefined;
  hosts: ReadonlySet<string>;
  children: ReactNode;
}) {
  const { say } = useLanguage();
  const [isUnlocked, setUnlocked] = useState(false);
  if (isUnlocked || leadsToKnown(href, hosts, document.baseURI)) {
    return (
      <a href={href} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    );
  }
  return (
    <span className={styles.foreign} data-testid="foreign-link" title={say(texts.why)}>
      {impliedSchemes.some((scheme) => `${scheme}${children}` === href) ? null : <>{children} </>}
      <code>{href}</code>{" "}
      <UnstyledButton component="button" className={styles.unlock} onClick={() => setUnlocked(true)}>
        {say(texts.unlock)}
      </UnstyledButton>
    </span>
  );
}

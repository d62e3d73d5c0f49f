import { useEffect, useRef } from "react";
import type { Finding } from "#protocol";
import styles from "./inspected-text.module.css";

interface Props {
  readonly text: string;
  readonly findings: readonly Finding[];
  /** The offset of the finding to look at. */
  readonly chosen: number | null;
}

/** The text with everything that was found in it marked. Findings that overlap are marked once. */
export function InspectedText({ text, findings, chosen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) box.current?.querySelector(`[data-offset="${chosen}"]`)?.scrollIntoView({ block: "center" });
  }, [chosen]);
  const pieces = [];
  let at = 0;
  for (const { offset, length, message } of findings.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < at || length === 0 || offset + length > text.length) continue;
    pieces.push(
      text.slice(at, offset),
      <mark key={offset} data-offset={offset} data-chosen={offset === chosen} title={message}>
        {text.slice(offset, offset + length)}
      </mark>,
    );
    at = offset + length;
  }
  return (
    <div ref={box} className={styles.text} data-testid="inspected-text">
      {pieces}
      {text.slice(at)}
    </div>
  );
}

import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ContractView } from "#protocol";
import { findQuote, quotedFrom } from "../../documents/viewer/find-quote.ts";
import { holdInView } from "../../documents/viewer/hold-in-view.ts";
import { narrowScreen } from "../../sessions/narrow-screen.ts";
import { ArticleTree } from "./article-tree.tsx";
import styles from "./articles.module.css";
import { FoldedTree } from "./folded-tree.tsx";
import { UnitText } from "./unit-text.tsx";

/** Words of the contract to be shown: where they stand in its whole text. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

interface Props {
  readonly contract: ContractView;
  readonly explored: ReadonlySet<string>;
  readonly hasEarlier: boolean;
  readonly passage: Passage | null;
}

/** Where the articles of each contract were left. */
const places = new Map<string, number>();

/** The contract's articles in order, beside their tree; cited words are marked where they stand. */
export function Articles({ contract, explored, hasEarlier, passage }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const Tree = narrow ? FoldedTree : ArticleTree;
  useEffect(() => {
    if (passage === null || text.current === null) return undefined;
    const marks = [...text.current.querySelectorAll("mark")];
    return marks.length === 0 ? undefined : holdInView(text.current, marks);
  }, [passage]);
  // The first question makes the page of a conversation out of that of a contract: what is read stays where it is.
  useLayoutEffect(() => {
    const box = text.current;
    if (box === null) return undefined;
    box.scrollTop = places.get(contract.documentId) ?? 0;
    const remember = () => places.set(contract.documentId, box.scrollTop);
    box.addEventListener("scroll", remember, { passive: true });
    return () => box.removeEventListener("scroll", remember);
  }, [contract.documentId]);
  const open = (start: number) =>
    text.current?.querySelector(`[data-start="${start}"]`)?.scrollIntoView({ block: "start" });
  return (
    <div className={styles.articles}>
      <Tree contract={contract} explored={explored} hasEarlier={hasEarlier} onOpen={open} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <div ref={text} className={styles.text} tabIndex={0}>
        {contract.units.map((unit) => {
          const holds = passage !== null && passage.start < unit.end && passage.end > unit.start;
          const hint = holds ? { start: passage.start - unit.start, end: passage.end - unit.start } : null;
          return (
            <section key={unit.start} data-start={unit.start} data-explored={explored.has(unit.label)}>
              <UnitText
                text={unit.text}
                spans={holds ? findQuote(unit.text, quotedFrom(unit.text, passage.quote, hint)) : []}
              />
            </section>
          );
        })}
      </div>
    </div>
  );
}

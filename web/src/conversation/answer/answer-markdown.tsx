import "katex/dist/katex.min.css";
import { memo } from "react";
import Markdown, { type Components } from "react-markdown";
import rehypeKatex from "rehype-katex";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { Citation } from "#protocol";
import styles from "./answer-markdown.module.css";
import { CitationChip } from "./citation-chip.tsx";
import { CodeBlock } from "./code-block.tsx";
import { withMathMarks } from "./math-marks.ts";
import { remarkCitations } from "./remark-citations.ts";

const components = {
  pre: CodeBlock,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
  // Pictures would load from wherever a text says; their description is enough.
  img: ({ alt }) => <>{alt}</>,
  table: ({ children }) => (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  ),
} satisfies Components;

/** An answer's Markdown: tables, code, mathematics and citations. HTML in it stays text. */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  text,
  citations,
}: {
  text: string;
  citations: readonly Citation[];
}) {
  const marks = citations.map(({ mark }) => mark);
  return (
    <div className={styles.answer}>
      <Markdown
        remarkPlugins={[remarkGfm, [remarkMath, { singleDollarTextMath: false }], [remarkCitations, { marks }]]}
        rehypePlugins={[[rehypeKatex, { trust: false, maxExpand: 200 }]]}
        components={{
          ...components,
          cite: ({ children }) => {
            const citation = citations.find(({ mark }) => mark === children);
            return citation === undefined ? children : <CitationChip citation={citation} />;
          },
        }}
      >
        {withMathMarks(text)}
      </Markdown>
    </div>
  );
});

import type { ComponentProps } from "react";
import { AnswerMarkdown } from "./answer-markdown.tsx";
import { textBlocks } from "./text-blocks.ts";

/** An answer's Markdown. While it is being written, only its last block is read again when words come. */
export function AnswerBody({ isGrowing, ...props }: ComponentProps<typeof AnswerMarkdown> & { isGrowing: boolean }) {
  if (!isGrowing) return <AnswerMarkdown {...props} />;
  const { text, known = null, statements = [] } = props;
  let next = 0;
  return textBlocks(text).map((block, at) => {
    const from = next;
    next += block.length + 1;
    const placed = statements
      .filter(({ start, end }) => start >= from && end <= from + block.length)
      .map(({ statement, start, end }) => ({ statement, start: start - from, end: end - from }));
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
    return <AnswerMarkdown key={at} text={block} known={known} statements={placed} />;
  });
}

import type { ComponentProps } from "react";
import { AnswerMarkdown } from "./answer-markdown.tsx";
import { textBlocks } from "./text-blocks.ts";

/** An answer's Markdown. While it is being written, only its last block is read again when words come. */
export function AnswerBody({ isGrowing, ...props }: ComponentProps<typeof AnswerMarkdown> & { isGrowing: boolean }) {
  if (!isGrowing) return <AnswerMarkdown {...props} />;
  return textBlocks(props.text).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
    <AnswerMarkdown key={at} text={block} known={props.known ?? null} />
  ));
}

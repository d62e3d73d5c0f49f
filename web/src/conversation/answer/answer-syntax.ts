import type { Options } from "react-markdown";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";

/** The Markdown that answers are written in. CommonMark alone does not end `**계약(Contract)**은` before the particle. */
export const answerSyntax = [
  remarkGfm,
  remarkCjkFriendly,
  [remarkMath, { singleDollarTextMath: false }],
] satisfies Options["remarkPlugins"];

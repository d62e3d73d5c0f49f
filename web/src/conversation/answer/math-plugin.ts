import "katex/dist/katex.min.css";
import type { Options } from "react-markdown";
import rehypeKatex from "rehype-katex";

/** Sets mathematics. Its fonts and its code are loaded with the first formula. */
export const mathPlugins = [
  [rehypeKatex, { trust: false, maxExpand: 200, maxSize: 20 }],
] satisfies Options["rehypePlugins"];

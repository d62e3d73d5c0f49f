import { type ComponentProps, Suspense } from "react";
import { lazily } from "../../shell/lazily.ts";
import styles from "./answer.module.css";
import type { AnswerBody } from "./answer-body.tsx";

const Body = lazily(() => import("./answer-body.tsx").then(({ AnswerBody }) => ({ default: AnswerBody })));

/** The text of an answer. The reader of Markdown is loaded with the first answer; until then the text stands as it was written. */
export function Answer(props: ComponentProps<typeof AnswerBody>) {
  return (
    <Suspense fallback={<p className={styles.plain}>{props.text}</p>}>
      <Body {...props} />
    </Suspense>
  );
}

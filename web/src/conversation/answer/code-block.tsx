import { type ComponentProps, useRef } from "react";
import { useLanguage } from "../../language/use-language.ts";
import { CopyIcon } from "../../shell/copy-icon.tsx";
import styles from "./code-block.module.css";

const texts = { copy: { ko: "코드 복사", en: "Copy code" } };

/** Code with a button that copies it. */
export function CodeBlock({ children }: ComponentProps<"pre">) {
  const { say } = useLanguage();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.block}>
      <pre ref={code}>{children}</pre>
      <CopyIcon className={styles.copy} label={say(texts.copy)} text={() => code.current?.textContent ?? ""} />
    </div>
  );
}

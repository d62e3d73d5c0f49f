import { ActionIcon, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { type ComponentProps, useRef } from "react";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./code-block.module.css";

const texts = { copy: { ko: "코드 복사", en: "Copy code" } };

/** Code with a button that copies it. */
export function CodeBlock({ children }: ComponentProps<"pre">) {
  const { say } = useLanguage();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.block}>
      <pre ref={code}>{children}</pre>
      <CopyButton value="">
        {({ copied, copy }) => (
          <ActionIcon
            className={styles.copy}
            size={24}
            aria-label={say(texts.copy)}
            onClick={() => {
              void navigator.clipboard.writeText(code.current?.textContent ?? "");
              copy();
            }}
          >
            {copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
          </ActionIcon>
        )}
      </CopyButton>
    </div>
  );
}

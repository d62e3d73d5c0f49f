import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { formatNumber } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./value-view.module.css";

/** A text is cut only where that hides a good part of it. */
const cutAt = 360;
const longest = 520;

const texts = {
  all: (characters: string) => ({ ko: `모두 보기 (${characters}자)`, en: `Show all (${characters} characters)` }),
};

/** A text, with its beginning only where it is long. */
export function FoldedText({ text }: { text: string }) {
  const { say, language } = useLanguage();
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || text.length <= longest;
  return (
    <span className={styles.text}>
      {open ? text : `${text.slice(0, cutAt).trimEnd()}… `}
      {open ? null : (
        <UnstyledButton className={styles.more} onClick={() => setUnfolded(true)}>
          {say(texts.all(formatNumber(text.length, language)))}
        </UnstyledButton>
      )}
    </span>
  );
}

import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import styles from "./value-view.module.css";

const shownFirst = 3;
const mostUnfolded = 5;

const texts = { rest: (count: number) => ({ ko: `${count}개 더 보기`, en: `Show ${count} more` }) };

/** Items one below the other, with the first of them only where there are many. */
export function FoldedList({ items }: { items: readonly ReactNode[] }) {
  const { say } = useLanguage();
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || items.length <= mostUnfolded;
  const shown = open ? items : items.slice(0, shownFirst);
  return (
    <>
      <ol className={styles.list}>
        {shown.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a journal never changes its order
          <li key={at}>{item}</li>
        ))}
      </ol>
      {open ? null : (
        <UnstyledButton className={styles.more} onClick={() => setUnfolded(true)}>
          {say(texts.rest(items.length - shownFirst))}
        </UnstyledButton>
      )}
    </>
  );
}

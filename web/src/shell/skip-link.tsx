import { useLanguage } from "../language/use-language.ts";
import styles from "./skip-link.module.css";

const texts = { skip: { ko: "본문으로 건너뛰기", en: "Skip to content" } };

/** The id of what the link leads to. */
export const contentId = "content";

/** The first stop of the Tab key: past the rail, to the page itself. */
export function SkipLink() {
  const { say } = useLanguage();
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {say(texts.skip)}
    </a>
  );
}

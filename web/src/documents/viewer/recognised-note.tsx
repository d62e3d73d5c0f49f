import { type DocumentPage, isUncertain } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./recognised-note.module.css";

const texts = {
  recognised: { ko: "그림에서 읽은 글입니다.", en: "These words were recognised in a picture." },
  uncertain: (sure: number) => ({
    ko: `그림에서 읽은 글이며, 잘못 읽은 곳이 있을 수 있습니다(확신 ${sure}%). 원본과 견주어 보세요.`,
    en: `These words were recognised in a picture, some perhaps wrongly (${sure}% sure). Compare them with the page.`,
  }),
};

/** How far the words of a page can be trusted that were read in a picture; nothing where they are text. */
export function RecognisedNote({ page }: { page: DocumentPage | undefined }) {
  const { say } = useLanguage();
  const confidence = page?.confidence ?? null;
  if (page === undefined || confidence === null) return null;
  const uncertain = isUncertain(page);
  return (
    <p className={styles.note} data-uncertain={uncertain}>
      {say(uncertain ? texts.uncertain(confidence) : texts.recognised)}
    </p>
  );
}

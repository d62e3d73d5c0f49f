import { counted, countStatements, isAllQuoted, type Localized, type Statement } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./compared-line.module.css";

const texts = {
  quoted: {
    ko: "인용한 말은 원문과 같습니다. 질문의 답인지는 직접 보아 주세요",
    en: "The quotations are word for word. See for yourself whether they answer the question",
  },
  byModel: (model: string) => ({
    ko: `${model}이(가) 답을 원문과 견주었습니다`,
    en: `${model} compared the answer with the sources`,
  }),
  notCompared: {
    ko: "따옴표 속 말과 숫자만 원문과 맞춰 보았습니다",
    en: "Only quoted words and figures were compared with the sources",
  },
  doubtful: (count: number) => ({ ko: `확인할 문장 ${count}개`, en: `${counted(count, "sentence")} to check` }),
  corrected: (count: number) => ({ ko: `바로잡은 문장 ${count}개`, en: `${counted(count, "sentence")} put right` }),
};

interface Props {
  readonly statements: readonly Statement[];
  /** The model that compared them, or `code`. */
  readonly lookedBy: string;
}

/** The line under an answer: who compared it with its sources, and how many sentences need a look. */
export function ComparedLine({ statements, lookedBy }: Props) {
  const { say } = useLanguage();
  const counts = countStatements(statements);
  if (counts.total === 0) return null;
  const corrected = statements.filter(({ correction }) => correction !== null).length;
  const toCheck = counts.doubtful - corrected;
  return (
    <p className={styles.line} data-testid="compared-line" data-doubtful={toCheck > 0}>
      {[
        isAllQuoted(counts) ? texts.quoted : lookedBy === "code" ? texts.notCompared : texts.byModel(lookedBy),
        ...(corrected > 0 ? [texts.corrected(corrected)] : []),
        ...(toCheck > 0 ? [texts.doubtful(toCheck)] : []),
      ]
        .map((part: Localized) => say(part))
        .join(" · ")}
    </p>
  );
}

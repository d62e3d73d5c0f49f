import { severityTitles } from "#protocol";
import { useCompiledCriteria } from "../../api/inspect.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Loaded } from "../../shell/loaded.tsx";
import styles from "./compiled-criteria.module.css";

const texts = {
  title: { ko: "코드가 읽은 기준", en: "What code makes of it" },
  words: {
    ko: "위에서부터 처음 맞는 줄이 판정입니다. 코드가 판단할 수 없는 줄은 판정 모델에게 가고, 모델이 없으면 판단하지 못한 채 남습니다.",
    en: "The first line that matches decides. A line that code cannot decide goes to the judge; without a model it stays undecided.",
  },
  line: (line: number) => ({ ko: `${line}줄`, en: `line ${line}` }),
  prose: { ko: "판정 모델이 판단", en: "Left to the judge" },
  gaps: { ko: "어느 줄에도 걸리지 않는 값", en: "Values that no line decides" },
  unreachable: (lines: readonly number[]) => ({
    ko: `${lines.join(", ")}줄은 앞줄에 가려 쓰이지 않습니다.`,
    en: `${lines.length === 1 ? "Line" : "Lines"} ${lines.join(", ")} ${lines.length === 1 ? "is" : "are"} never reached: an earlier one always matches.`,
  }),
  none: { ko: "읽을 수 있는 조건이 없습니다.", en: "There is no condition to read." },
};

export function CompiledCriteria({ algorithm, markdown }: { algorithm: string; markdown: string }) {
  const { say } = useLanguage();
  const compiled = useCompiledCriteria(algorithm, markdown);
  return (
    <Loaded query={compiled}>
      {({ conditions, gaps, unreachable }) => (
        <section className={styles.compiled} data-testid="compiled-criteria">
          <h2>{say(texts.title)}</h2>
          <p>{say(texts.words)}</p>
          {conditions.length === 0 ? <p className={styles.problem}>{say(texts.none)}</p> : null}
          <ol>
            {conditions.map(({ line, source, expression, severity, reason }) => (
              <li key={line} data-unreachable={unreachable.includes(line)}>
                <span className={styles.line}>{say(texts.line(line))}</span>
                <div className={styles.condition}>
                  {expression === null ? (
                    <>
                      <span className={styles.prose}>{say(texts.prose)}</span> {source}
                      <small>{reason === null ? null : say(reason)}</small>
                    </>
                  ) : (
                    <code>{expression}</code>
                  )}
                </div>
                {severity === null ? null : (
                  <span className={styles.severity} data-severity={severity}>
                    {say(severityTitles[severity])}
                  </span>
                )}
              </li>
            ))}
          </ol>
          {gaps.length === 0 ? null : (
            <p className={styles.problem}>
              {say(texts.gaps)}: {gaps.join(" · ")}
            </p>
          )}
          {unreachable.length === 0 ? null : <p className={styles.problem}>{say(texts.unreachable(unreachable))}</p>}
        </section>
      )}
    </Loaded>
  );
}

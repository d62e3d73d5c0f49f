import { ActionIcon } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { JournalEntry, Trace } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { useTrace } from "../../api/turns.ts";
import { Answer } from "../../conversation/answer/answer.tsx";
import { onlyAddresses } from "../../conversation/answer/known-addresses.ts";
import { formatDuration, formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ChangedWords } from "../../shell/changed-words.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { PageFrame, WideBody } from "../../shell/page-frame.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { useValueWords } from "../../values/value-words.ts";
import styles from "./compare-view.module.css";
import { entryTitle } from "./entry-title.ts";
import { executorTitle } from "./executor-title.ts";
import { answerOf, pairEntries } from "./pair-entries.ts";
import { endTitle } from "./turn-texts.ts";
import { UsageLine } from "./usage-line.tsx";

const texts = {
  title: { ko: "두 턴 견주기", en: "Two turns side by side" },
  back: { ko: "기록으로", en: "Back to the trace" },
  question: { ko: "물은 말", en: "Question" },
  ended: { ko: "끝", en: "End" },
  when: { ko: "때", en: "When" },
  time: { ko: "걸린 시간", en: "Time" },
  by: { ko: "누가", en: "By" },
  steps: { ko: "한 일", en: "What was done" },
  answers: { ko: "답", en: "Answers" },
  sameAnswer: { ko: "두 답이 같습니다.", en: "Both answers are the same." },
  changes: { ko: "달라진 말", en: "Changed words" },
  failed: { ko: "실패", en: "failed" },
};

/** Two turns: what each did and who executed it, line by line, and where their answers differ. */
export function CompareView({ id, other }: { id: string; other: string }) {
  const [left, right] = [useTrace(id), useTrace(other)];
  return (
    <Loaded query={left} isPage>
      {(one) => (
        <Loaded query={right} isPage>
          {(another) => <Compared one={one} other={another} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Compared({ one, other }: { one: Trace; other: Trace }) {
  const { say, language } = useLanguage();
  const agent = useAgent(one.agent);
  const words = useValueWords(one.agent);
  const row = (title: string, cell: (trace: Trace) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      <td>{cell(one)}</td>
      <td>{cell(other)}</td>
    </tr>
  );
  const [answer, otherAnswer] = [answerOf(one), answerOf(other)];
  return (
    <PageFrame>
      <PageHeader
        title={say(texts.title)}
        leading={
          <ActionIcon component={Link} href={`/${one.id}`} aria-label={say(texts.back)} title={say(texts.back)}>
            <IconArrowLeft size={20} stroke={1.6} />
          </ActionIcon>
        }
      />
      <WideBody className={styles.body}>
        <table className={styles.table}>
          <tbody>
            {row(say(texts.question), ({ id, title }) => (
              <Link href={`/${id}`}>{title}</Link>
            ))}
            {row(say(texts.when), ({ startedAt }) => formatMoment(startedAt, language))}
            {row(say(texts.ended), (trace) => say(endTitle(trace)))}
            {row(say(texts.time), ({ startedAt, endedAt }) =>
              endedAt === null ? "–" : formatDuration(endedAt - startedAt, language),
            )}
            {row(say(texts.by), ({ executors, usage, cost }) => (
              <span className={styles.facts}>
                <UsageLine executors={executors} usage={usage} cost={cost} />
              </span>
            ))}
          </tbody>
        </table>
        <h2>{say(texts.steps)}</h2>
        <table className={styles.table}>
          <tbody>
            {pairEntries(one, other).map((pair, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a journal never changes its order
              <tr key={at} data-alone={pair.one === null || pair.other === null}>
                <th scope="row">{say(entryTitle(pair, agent, words))}</th>
                <EntryCell entry={pair.one} />
                <EntryCell entry={pair.other} />
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{say(texts.answers)}</h2>
        {answer === otherAnswer ? (
          <>
            <p className={styles.same}>{say(texts.sameAnswer)}</p>
            <AnswerPane text={answer} />
          </>
        ) : (
          <>
            <div className={styles.answers}>
              <AnswerPane text={answer} />
              <AnswerPane text={otherAnswer} />
            </div>
            {areAlike(answer, otherAnswer) ? (
              <>
                <h2>{say(texts.changes)}</h2>
                <ChangedWords before={plainWords(answer)} after={plainWords(otherAnswer)} />
              </>
            ) : null}
          </>
        )}
      </WideBody>
    </PageFrame>
  );
}

const nothingKnown = onlyAddresses([]);

function AnswerPane({ text }: { text: string }) {
  return (
    <div className={styles.answer}>
      <Answer isGrowing={false} text={text || "–"} citations={[]} known={nothingKnown} statements={[]} />
    </div>
  );
}

/** Of answers that share fewer words than a third, a diff is a heap of scraps. */
function areAlike(one: string, other: string): boolean {
  const [words, otherWords] = [one, other].map((text) => new Set(plainWords(text).split(/\s+/)));
  if (words === undefined || otherWords === undefined) return false;
  return words.intersection(otherWords).size * 3 >= Math.max(words.size, otherWords.size);
}

/** Words without the marks of Markdown, which nobody said. */
const plainWords = (text: string) => text.replace(/\*\*|`|^#+ /gm, "");

function EntryCell({ entry }: { entry: JournalEntry | null }) {
  const { say, language } = useLanguage();
  if (entry === null) return <td className={styles.none}>–</td>;
  const { executor, status, startedAt, endedAt } = entry;
  const by = status === "failed" ? say(texts.failed) : executor === null ? null : say(executorTitle(executor));
  return (
    <td>
      {by === null ? "" : `${by} · `}
      {formatDuration(endedAt - startedAt, language)}
    </td>
  );
}

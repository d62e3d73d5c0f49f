import { type ReactNode, useMemo } from "react";
import { type AgentResource, type JihwiMessage, resultsOf } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { Folded } from "../../shell/folded.tsx";
import { Answer } from "../answer/answer.tsx";
import { AnswerMarkdown } from "../answer/answer-markdown.tsx";
import { ComparedLine } from "../answer/compared-line.tsx";
import { knownAddresses } from "../answer/known-addresses.ts";
import { statementsIn } from "../answer/remark-statements.ts";
import { EndedLine } from "../ended-line.tsx";
import { NoticeLine } from "../notice-line.tsx";
import { ResultProblem } from "../result-problem.tsx";
import { activityOf } from "./activity-of.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { AskedLine } from "./asked-line.tsx";
import styles from "./assistant-message.module.css";
import { groundedOf } from "./corrected-answer.ts";
import { SourcesList } from "./sources-list.tsx";
import { TurnActivity } from "./turn-activity.tsx";
import { TurnLine } from "./turn-line.tsx";
import type { Versions } from "./version-switch.tsx";

const texts = {
  stopped: { ko: "여기서 멈췄습니다.", en: "Stopped here." },
  thoughts: { ko: "모델이 생각한 과정", en: "What the model thought" },
  used: (name: string, count: number) => ({
    ko: `셈에 쓴 ${count}행 · ${name}`,
    en: `Computed from ${count} rows · ${name}`,
  }),
};

interface Props {
  readonly message: JihwiMessage;
  readonly agent: AgentResource | null;
  readonly running: boolean;
  readonly onAgain: (() => void) | null;
  /** Asks a turn's question again with its corrected decisions. */
  readonly onRunAgain: ((turnId: string) => Promise<void>) | null;
  /** Goes on with an answer that broke off. */
  readonly onContinue: (() => void) | null;
  readonly versions: Versions;
  /** What a page adds to an answer, such as choices to go on with. */
  readonly children?: ReactNode;
}

/** What an answer rests on, and where its links may lead. */
function groundsOf(message: JihwiMessage) {
  const { parts } = message;
  const citations = parts.findLast((part) => part.type === "data-citations")?.data.citations ?? [];
  const sources = parts.flatMap((part) => (part.type === "data-sources" ? part.data.sources : []));
  const grounded = groundedOf(message);
  // What a passage below the answer quotes stands there already.
  const listed = citations.filter(({ places }) => places.length === 0 || places.some((place) => isStated(place)));
  function isStated(place: number): boolean {
    return grounded === null || grounded.statements.some(({ start, end }) => place >= start && place < end);
  }
  return { citations, listed, sources, grounded, known: knownAddresses(sources, citations) };
}

/** What stands in each text of a message: places are counted over all of them. */
function placedIn({ parts }: JihwiMessage, { citations, grounded }: ReturnType<typeof groundsOf>) {
  let offset = 0;
  return parts.map((part) => {
    if (part.type !== "text") return null;
    const from = offset;
    offset += part.text.length + 2;
    return {
      statements: statementsIn(part.text, from, grounded?.statements ?? []),
      citations: citations.map(({ places, ...citation }) => ({
        ...citation,
        places: places.map((place) => place - from),
      })),
    };
  });
}

/** One answer: how it came about, its text with notices in place, its sources. */
export function AssistantMessage({ message, agent, running, children, ...props }: Props) {
  const { onAgain, onRunAgain, onContinue, versions } = props;
  const { say } = useLanguage();
  const grounds = useMemo(() => groundsOf(message), [message]);
  const { listed, sources, grounded, known } = grounds;
  // Made once a message: its Markdown is read again whenever they are others, and the list renders with every word that comes.
  const placed = useMemo(() => placedIn(message, grounds), [message, grounds]);
  const thoughts = message.parts.flatMap((part) => (part.type === "reasoning" ? [part.text] : []));
  return (
    <article className={styles.message} data-role="assistant" data-running={running} aria-busy={running}>
      <TurnActivity agent={agent} activity={activityOf(message)} running={running} />
      {thoughts.length === 0 ? null : (
        <Folded title={say(texts.thoughts)}>
          <p className={styles.thoughts}>{thoughts.join("\n\n")}</p>
        </Folded>
      )}
      {message.parts.map((part, index) => {
        const key = `${part.type}-${index}`;
        if (part.type === "text")
          return <Answer key={key} isGrowing={running} text={part.text} known={known} {...placed[index]} />;
        if (part.type === "data-approval")
          return <ApprovalCard key={key} approval={part.data} turnId={message.metadata?.turnId} running={running} />;
        if (part.type === "data-notice") return <NoticeLine key={key} notice={part.data} />;
        if (part.type === "data-result") return <ResultProblem key={key} result={part.data} />;
        if (part.type === "data-ended") return <EndedLine key={key} outcome={part.data} onContinue={onContinue} />;
        return null;
      })}
      {message.metadata?.ended === "cancelled" && !running ? (
        <p className={styles.stopped}>{say(texts.stopped)}</p>
      ) : null}
      {grounded === null ? null : <ComparedLine {...grounded} />}
      {resultsOf([message], "chat", "used-rows").map(({ name, count, rows }) => (
        <Folded key={rows} title={say(texts.used(name, count))}>
          <AnswerMarkdown text={rows} />
        </Folded>
      ))}
      <AskedLine message={message} />
      <SourcesList citations={listed} sources={sources} />
      {children}
      {running ? null : <TurnLine message={message} onAgain={onAgain} onRunAgain={onRunAgain} versions={versions} />}
    </article>
  );
}

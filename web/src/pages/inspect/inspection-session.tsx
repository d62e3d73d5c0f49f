import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import { type Finding, type PlanStep, type SessionDetail, type Severity, type StepResult, textOf } from "#protocol";
import { useDocumentPages, useDocuments } from "../../api/documents.ts";
import { EndedLine } from "../../conversation/ended-line.tsx";
import { useConversation } from "../../conversation/messages/use-conversation.ts";
import { NoticeLine } from "../../conversation/notice-line.tsx";
import { ResultProblem } from "../../conversation/result-problem.tsx";
import { messagesOf } from "../../conversation/stored-messages.ts";
import { useDraft } from "../../drafts/drafts.ts";
import { useLanguage } from "../../language/use-language.ts";
import { SessionGate } from "../../sessions/session-gate.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { InspectedText } from "./inspected-text.tsx";
import { choicesOf } from "./inspection-choices.ts";
import { inspectionOf } from "./inspection-of.ts";
import styles from "./inspection-session.module.css";
import { MendButtons } from "./mend-buttons.tsx";
import { ReportHead } from "./report-head.tsx";
import { StepCard } from "./step-card.tsx";

const texts = {
  run: { ko: "검사하기", en: "Inspect" },
  again: { ko: "다시 검사", en: "Run again" },
  another: { ko: "다른 글 검사", en: "Inspect another" },
  stop: { ko: "멈추기", en: "Stop" },
  trace: { ko: "기록 보기", en: "Trace" },
  gone: {
    ko: "검사한 문서가 지워졌습니다. 결과는 그대로 볼 수 있지만 글은 보여 드릴 수 없고, 다시 검사할 수도 없습니다.",
    en: "The inspected document was deleted. Its results stay; its text is gone, and it cannot be inspected again.",
  },
};

/** What a report calls a text that was pasted; every other name is a document's. */
const pastedText = "text";

/** An inspection as it goes on: the text with what was found in it, and each step with the judge's thoughts. */
export function InspectionSession({ id }: { id: string }) {
  return <SessionGate id={id}>{(session) => <OpenInspection session={session} />}</SessionGate>;
}

function OpenInspection({ session }: { session: SessionDetail }) {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const stored = messagesOf(session.messages).findLast(({ role }) => role === "assistant");
  const choices = choicesOf(session.id, stored);
  const document = choices.document ?? session.documents[0] ?? null;
  const { messages, busy, error, send, stop, again, recover } = useConversation("inspect", session, {
    ...choices,
    document,
  });
  // What the server has not taken yet stands where other pages have their field.
  const [page] = useState(() => window.location.pathname);
  const waiting = useDraft(page);
  const answer = messages.findLast(({ role }) => role === "assistant");
  const asked = messages.findLast(({ role }) => role === "user");
  const { plan, steps, report } = inspectionOf(answer);
  // The document may be deleted, now or while the page is open; its text is not at hand then, and cannot be inspected again.
  const documents = useDocuments();
  const isGone =
    document === null
      ? report !== null && report.document !== pastedText
      : documents.data?.every(({ id }) => id !== document) === true;
  const findings = steps.flatMap((step) => step.findings);
  const subject = asked === undefined ? waiting : textOf(asked);
  return (
    <div className={styles.columns}>
      <div className={styles.text}>
        {isGone ? (
          <NoticeLine notice={{ kind: "info", text: texts.gone }} />
        ) : document === null ? (
          <InspectedText text={subject} findings={findings} chosen={chosen} />
        ) : (
          <InspectedDocument id={document} findings={findings} chosen={chosen} />
        )}
      </div>
      <div className={styles.steps}>
        <div className={styles.tools}>
          {busy ? (
            <Button size="xs" variant="default" onClick={stop}>
              {say(texts.stop)}
            </Button>
          ) : null}
          {asked !== undefined || busy || waiting === "" || isGone ? null : (
            <Button size="xs" onClick={() => void send(waiting)}>
              {say(texts.run)}
            </Button>
          )}
          <Button size="xs" variant="default" component={Link} href="/">
            {say(texts.another)}
          </Button>
          {answer === undefined || busy || isGone ? null : (
            <Button size="xs" variant="default" onClick={() => void again(answer.id)}>
              {say(texts.again)}
            </Button>
          )}
          {answer?.metadata === undefined ? null : (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              component={Link}
              href={`~/traces/${answer.metadata.turnId}`}
            >
              {say(texts.trace)}
            </Button>
          )}
        </div>
        {error === undefined ? null : <ErrorNote error={error} onRetry={recover} />}
        {report === null ? null : <ReportHead report={report} />}
        {document === null && !isGone && report !== null ? (
          <MendButtons text={subject} findings={findingsToMend(steps)} />
        ) : null}
        {answer?.parts.map((part, index) =>
          part.type === "data-notice" ? (
            <NoticeLine key={part.id ?? index} notice={part.data} />
          ) : part.type === "data-result" ? (
            <ResultProblem key={part.id ?? index} result={part.data} />
          ) : part.type === "data-ended" ? (
            <EndedLine key="ended" outcome={part.data} />
          ) : null,
        )}
        {busy && plan === null ? <Waiting /> : null}
        {worstFirst(plan?.steps ?? [], steps).map(({ step, result }) => (
          <StepCard
            key={step.step_id}
            step={step}
            result={result}
            running={busy}
            onFinding={(finding) => setChosen(finding.offset)}
          />
        ))}
      </div>
    </div>
  );
}

/** As `--fix` has it: what a check has passed is nobody's to change. */
function findingsToMend(steps: readonly StepResult[]): Finding[] {
  return steps.filter(({ judgment }) => judgment.has_problem === true).flatMap(({ findings }) => findings);
}

const ranks: Readonly<Record<Severity, number>> = { critical: 0, warning: 1, undecided: 2, none: 4 };

/** What was found comes first; what has not been run yet keeps its place before what passed. */
function worstFirst(planned: readonly PlanStep[], results: readonly StepResult[]) {
  const rank = (result: StepResult | null) => (result === null ? 3 : ranks[result.judgment.severity]);
  return planned
    .map((step) => ({ step, result: results.find((one) => one.step.step_id === step.step_id) ?? null }))
    .sort((one, other) => rank(one.result) - rank(other.result));
}

function InspectedDocument({ id, ...rest }: { id: string } & Omit<Parameters<typeof InspectedText>[0], "text">) {
  return (
    <Loaded query={useDocumentPages(id)}>
      {(pages) => <InspectedText text={pages.map(({ text }) => text).join("\n")} {...rest} />}
    </Loaded>
  );
}

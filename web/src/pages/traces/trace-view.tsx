import { ActionIcon } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { AnswerVerdict, Trace } from "#protocol";
import { useAgents, useAgentTitle } from "../../api/agents.ts";
import { markTurn, useTrace } from "../../api/turns.ts";
import { useAction } from "../../api/use-action.ts";
import { formatDuration, formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { PageFrame, WideBody } from "../../shell/page-frame.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { pagesFor } from "../../shell/pages.ts";
import { EntryDetail } from "./entry-detail.tsx";
import { InvariantList } from "./invariant-list.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { TraceMenu } from "./trace-menu.tsx";
import styles from "./trace-view.module.css";
import { endTitle } from "./turn-texts.ts";
import { UsageLine } from "./usage-line.tsx";
import { VerdictButtons } from "./verdict-buttons.tsx";
import { Waterfall } from "./waterfall.tsx";

const texts = {
  back: { ko: "기록으로", en: "Back to traces" },
  session: { ko: "대화 열기", en: "Open conversation" },
  choose: { ko: "줄을 누르면 그 단계가 받은 것과 낸 것이 보입니다.", en: "Choose a row to see what it took and gave." },
};

/** One turn: a waterfall of what it did, what each piece took and gave, and whether the invariants held. */
export function TraceView({ id }: { id: string }) {
  const trace = useTrace(id);
  return (
    <Loaded query={trace} isPage>
      {(read) => <OpenTrace trace={read} />}
    </Loaded>
  );
}

function OpenTrace({ trace }: { trace: Trace }) {
  const { say, language } = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const { status, startedAt, endedAt, agent, error } = trace;
  const page = pagesFor(useAgents().data?.agents).find((one) => one.agent === agent);
  const [verdict, setVerdict] = useState(trace.verdict);
  const marking = useAction((given: AnswerVerdict) => markTurn(trace.id, given, null), { onDone: setVerdict });
  const detail = useRef<HTMLDivElement>(null);
  // Where the detail stands below the list, a chosen row would seem to do nothing.
  useEffect(() => {
    const top = detail.current?.getBoundingClientRect().top ?? 0;
    if (chosen !== null && top > window.innerHeight / 2) detail.current?.scrollIntoView({ block: "start" });
  }, [chosen]);
  const entry = trace.entries.find(({ seq }) => seq === chosen) ?? null;
  const canReplay = status !== "running" && trace.entries.some(({ kind }) => kind === "step");
  return (
    <PageFrame>
      <PageHeader
        title={trace.title}
        leading={
          <ActionIcon component={Link} href="/" aria-label={say(texts.back)} title={say(texts.back)}>
            <IconArrowLeft size={20} stroke={1.6} />
          </ActionIcon>
        }
      >
        <VerdictButtons verdict={verdict} onMark={marking.run} />
        <TraceMenu trace={trace} />
      </PageHeader>
      <WideBody>
        <ActionError action={marking} />
        <p className={styles.facts}>
          <span>{say(useAgentTitle(agent))}</span>
          <span>{say(endTitle(trace))}</span>
          <span>{formatMoment(startedAt, language)}</span>
          {endedAt === null ? null : <span>{formatDuration(endedAt - startedAt, language)}</span>}
          <UsageLine executors={trace.executors} usage={trace.usage} cost={trace.cost} />
          {page === undefined || trace.sessionId.startsWith("background:") ? null : (
            <Link href={`~${page.path}/${trace.sessionId}`}>{say(texts.session)}</Link>
          )}
        </p>
        {error === null ? null : (
          <p className={styles.error} role="alert">
            {say(error.message)} {error.hint === null ? "" : say(error.hint)}
          </p>
        )}
        <div className={styles.columns}>
          <div>
            <Waterfall trace={trace} chosen={chosen} onChoose={setChosen} />
            <InvariantList entries={trace.entries} />
          </div>
          <div ref={detail} className={styles.detail}>
            {entry === null ? (
              <>
                <p className={styles.hint}>{say(texts.choose)}</p>
                {canReplay ? <ReplayPanel trace={trace} seq={null} /> : null}
              </>
            ) : (
              <EntryDetail trace={trace} entry={entry} />
            )}
          </div>
        </div>
      </WideBody>
    </PageFrame>
  );
}

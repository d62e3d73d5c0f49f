import { Button, Select } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import type { AgentName } from "#protocol";
import { useAgents } from "../../api/agents.ts";
import { useTraces } from "../../api/turns.ts";
import { useLanguage } from "../../language/use-language.ts";
import { EmptyState } from "../../shell/empty-state.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageFrame, WideBody } from "../../shell/page-frame.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import styles from "./trace-list.module.css";
import { TraceRow } from "./trace-row.tsx";

const texts = {
  title: { ko: "기록", en: "Traces" },
  agent: { ko: "에이전트", en: "Agent" },
  all: { ko: "모든 에이전트", en: "All agents" },
  none: { ko: "아직 기록이 없습니다", en: "No traces yet" },
  noneWords: {
    ko: "질문을 하나 하면 그 답이 어떤 단계와 도구를 거쳤는지 여기에 남습니다.",
    en: "Ask something, and every step and tool behind the answer is kept here.",
  },
  more: { ko: "더 보기", en: "Show more" },
  sums: { ko: "합계", en: "Totals" },
};

export function TraceList() {
  const { say } = useLanguage();
  const [agent, setAgent] = useState<AgentName | null>(null);
  const traces = useTraces(agent);
  const agents = useAgents();
  return (
    <PageFrame>
      <PageHeader title={say(texts.title)}>
        <Button component={Link} href="/sums" variant="default" size="sm">
          {say(texts.sums)}
        </Button>
        <Select
          size="sm"
          w={170}
          clearable
          aria-label={say(texts.agent)}
          placeholder={say(texts.all)}
          value={agent}
          data={agents.data?.agents.map(({ name, title }) => ({ value: name, label: say(title) })) ?? []}
          onChange={setAgent}
        />
      </PageHeader>
      <WideBody>
        {traces.error === null ? null : <ErrorNote error={traces.error} onRetry={() => void traces.refetch()} />}
        {traces.isPending ? <Waiting /> : null}
        {traces.data?.length === 0 ? <EmptyState title={say(texts.none)}>{say(texts.noneWords)}</EmptyState> : null}
        <ul className={styles.list}>
          {traces.data?.map((turn) => (
            <TraceRow key={turn.id} turn={turn} />
          ))}
        </ul>
        {traces.hasNextPage ? (
          <Button
            variant="default"
            loading={traces.isFetchingNextPage}
            onClick={() => void traces.fetchNextPage()}
            className={styles.more}
          >
            {say(texts.more)}
          </Button>
        ) : null}
      </WideBody>
    </PageFrame>
  );
}

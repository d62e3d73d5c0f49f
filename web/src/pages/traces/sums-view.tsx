import { ActionIcon, SegmentedControl } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import type { SumKind } from "#protocol";
import { useTraceSums } from "../../api/traces.ts";
import { useLanguage } from "../../language/use-language.ts";
import { EmptyState } from "../../shell/empty-state.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageFrame, WideBody } from "../../shell/page-frame.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { SumsTable } from "./sums-table.tsx";
import styles from "./sums-view.module.css";

const texts = {
  title: { ko: "합계", en: "Totals" },
  back: { ko: "기록으로", en: "Back to traces" },
  by: { ko: "무엇별로", en: "By" },
  day: { ko: "날짜", en: "Day" },
  agent: { ko: "에이전트", en: "Agent" },
  model: { ko: "모델", en: "Model" },
  session: { ko: "대화", en: "Session" },
  span: { ko: "기간", en: "Period" },
  week: { ko: "7일", en: "7 days" },
  month: { ko: "30일", en: "30 days" },
  all: { ko: "모두", en: "All" },
  none: { ko: "이 기간에는 기록이 없습니다", en: "No traces in this period" },
  noneWords: {
    ko: "질문을 하나 하면 든 돈과 토큰, 시간이 여기에 더해집니다.",
    en: "Ask something, and what it took in money, tokens and time is added here.",
  },
};

const kinds = ["day", "agent", "model", "session"] as const satisfies readonly SumKind[];
const spans = { week: 7, month: 30, all: null } as const;
type Span = keyof typeof spans;

/** What turns took together: money, tokens and time. */
export function SumsView() {
  const { say } = useLanguage();
  const [by, setBy] = useState<SumKind>("day");
  const [span, setSpan] = useState<Span>("month");
  const sums = useTraceSums(by, spans[span]);
  return (
    <PageFrame>
      <PageHeader
        title={say(texts.title)}
        leading={
          <ActionIcon component={Link} href="/" aria-label={say(texts.back)} title={say(texts.back)}>
            <IconArrowLeft size={20} stroke={1.6} />
          </ActionIcon>
        }
      />
      <WideBody>
        <div className={styles.choices}>
          <SegmentedControl
            size="sm"
            aria-label={say(texts.by)}
            value={by}
            data={kinds.map((kind) => ({ value: kind, label: say(texts[kind]) }))}
            onChange={setBy}
          />
          <SegmentedControl
            size="sm"
            aria-label={say(texts.span)}
            value={span}
            data={(["week", "month", "all"] as const).map((value) => ({ value, label: say(texts[value]) }))}
            onChange={setSpan}
          />
        </div>
        {sums.error === null ? null : <ErrorNote error={sums.error} onRetry={() => void sums.refetch()} />}
        {sums.isPending ? <Waiting /> : null}
        {sums.data === undefined ? null : sums.data.rows.length === 0 ? (
          <EmptyState title={say(texts.none)}>{say(texts.noneWords)}</EmptyState>
        ) : (
          <SumsTable by={by} title={say(texts[by])} sums={sums.data} />
        )}
      </WideBody>
    </PageFrame>
  );
}

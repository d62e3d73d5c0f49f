import { Button } from "@mantine/core";
import { IconCheck, IconPlug, IconX } from "@tabler/icons-react";
import type { ApprovalState, DataParts, Localized } from "#protocol";
import { type ApprovalDecision, answerApproval } from "../../api/mcp-servers.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./approval-card.module.css";

const texts = {
  question: { ko: "이 도구를 써도 될까요?", en: "May this tool be used?" },
  nothing: { ko: "건네는 내용 없음", en: "Nothing is handed over" },
  buttons: {
    once: { ko: "이번만 허용", en: "Allow once" },
    always: { ko: "항상 허용", en: "Always allow" },
    never: { ko: "쓰지 않기", en: "Never" },
  },
};

const outcomes: Readonly<Record<ApprovalState, Localized>> = {
  asked: { ko: "대답하지 않았습니다.", en: "Not answered." },
  once: { ko: "이번만 허용했습니다.", en: "Allowed once." },
  always: { ko: "항상 허용하기로 했습니다.", en: "Always allowed." },
  never: { ko: "쓰지 않기로 했습니다.", en: "Never used." },
  refused: { ko: "허용하지 않았습니다.", en: "Not allowed." },
  timeout: { ko: "제때 대답이 없어 쓰지 않았습니다.", en: "Not used: nobody answered in time." },
  nobody: { ko: "물어볼 사람이 없어 쓰지 않았습니다.", en: "Not used: nobody was there to ask." },
};

interface Props {
  readonly approval: DataParts["approval"];
  readonly turnId: string | undefined;
  readonly running: boolean;
}

/** A tool that waits for leave to run: what it is, what it would be given, and the three answers. */
export function ApprovalCard({ approval, turnId, running }: Props) {
  const { say } = useLanguage();
  const { title, state } = approval;
  const waits = state === "asked" && running && turnId !== undefined;
  const answering = useAction((decision: ApprovalDecision) => answerApproval(turnId ?? "", approval, decision));
  const allowed = state === "once" || state === "always";
  return (
    <section className={styles.card} data-waits={waits} aria-label={say(texts.question)}>
      <h3>
        <IconPlug size={16} stroke={1.7} aria-hidden />
        {say(title)}
      </h3>
      <Handed value={approval.arguments} />
      {approval.caution === null ? null : <p className={styles.caution}>{say(approval.caution)}</p>}
      {waits ? (
        <div className={styles.buttons}>
          <span>{say(texts.question)}</span>
          {(["once", "always", "never"] as const).map((decision) => (
            <Button
              key={decision}
              size="compact-sm"
              variant={decision === "once" ? "filled" : "default"}
              loading={answering.busy}
              onClick={() => answering.run(decision)}
            >
              {say(texts.buttons[decision])}
            </Button>
          ))}
        </div>
      ) : (
        <p className={styles.outcome}>
          {allowed ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />} {say(outcomes[state])}
        </p>
      )}
      <ActionError action={answering} />
    </section>
  );
}

/** What the tool would be given, a field a line. */
function Handed({ value }: { value: unknown }) {
  const { say } = useLanguage();
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (fields.length === 0) return <p className={styles.nothing}>{say(texts.nothing)}</p>;
  return (
    <dl className={styles.fields}>
      {fields.map(([name, held]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof held === "string" ? held : JSON.stringify(held)}</dd>
        </div>
      ))}
    </dl>
  );
}

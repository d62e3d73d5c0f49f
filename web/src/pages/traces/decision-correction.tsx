import { useLocation } from "wouter";
import type { JournalEntry, Trace } from "#protocol";
import { useDecisions } from "../../api/learning.ts";
import { runAgain } from "../../api/turns.ts";
import { DecisionChoice } from "../../corrections/decision-choice.tsx";
import { useLanguage } from "../../language/use-language.ts";

const texts = { title: { ko: "이렇게 했어야 해요", en: "This should have been" } };

interface Props {
  readonly trace: Pick<Trace, "id" | "agent" | "sessionId" | "status">;
  readonly entry: JournalEntry;
}

/** What a step's decision should have been, and the conversation with the other answer. Nothing for what is no decision. */
export function DecisionCorrection({ trace, entry }: Props) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const decision = useDecisions(trace.id).data?.find(({ seq }) => seq === entry.seq);
  if (decision === undefined) return null;
  const again = async () => {
    await runAgain(trace.id);
    navigate(`~/${trace.agent}/${trace.sessionId}`);
  };
  return (
    <>
      <h3>{say(texts.title)}</h3>
      <DecisionChoice turnId={trace.id} decision={decision} onAgain={trace.status === "running" ? null : again} />
    </>
  );
}

import { Modal } from "@mantine/core";
import { Link } from "wouter";
import type { Trace, TurnSummary } from "#protocol";
import { useTraces } from "../../api/turns.ts";
import { formatWhen } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Loaded } from "../../shell/loaded.tsx";
import styles from "./compare-picker.module.css";
import { UsageLine } from "./usage-line.tsx";

const texts = {
  title: { ko: "어느 턴과 견줄까요?", en: "Compare with which turn?" },
  none: { ko: "견줄 다른 턴이 아직 없습니다.", en: "There is no other turn yet." },
};

interface Props {
  readonly trace: Trace;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Other turns of the same agent; those with the same question first. */
export function ComparePicker({ trace, opened, onClose }: Props) {
  const { say } = useLanguage();
  return (
    <Modal opened={opened} onClose={onClose} title={say(texts.title)} size="lg">
      {opened ? <Turns trace={trace} /> : null}
    </Modal>
  );
}

function Turns({ trace }: Pick<Props, "trace">) {
  return <Loaded query={useTraces(trace.agent)}>{(turns) => <TurnsToChoose trace={trace} turns={turns} />}</Loaded>;
}

function TurnsToChoose({ trace, turns }: Pick<Props, "trace"> & { turns: readonly TurnSummary[] }) {
  const { say, language } = useLanguage();
  const others = turns.filter(({ id, status }) => id !== trace.id && status !== "running");
  if (others.length === 0) return <p>{say(texts.none)}</p>;
  const isSame = ({ title }: { title: string }) => title === trace.title;
  return (
    <ul className={styles.turns}>
      {[...others.filter(isSame), ...others.filter((turn) => !isSame(turn))].map((turn) => (
        <li key={turn.id}>
          <Link href={`/${trace.id}/with/${turn.id}`}>
            <span className={styles.title}>{turn.title}</span>
            <span className={styles.facts}>
              <UsageLine executors={turn.executors} usage={turn.usage} cost={turn.cost} />
              <span>{formatWhen(turn.startedAt, language)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

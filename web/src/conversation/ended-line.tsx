import { Button } from "@mantine/core";
import { type DataParts, endedLine } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import { NoticeLine, SettingsButton } from "./notice-line.tsx";

const texts = { goOn: { ko: "이어 쓰기", en: "Continue" } };

interface Props {
  readonly outcome: DataParts["ended"];
  /** Goes on with an answer that broke off; null where nothing can follow it. */
  readonly onContinue?: (() => void) | null;
}

/** How the turn ended, in one line, where a reader must know it; that rules answered stands in the turn's own line. */
export function EndedLine({ outcome, onContinue = null }: Props) {
  const { say } = useLanguage();
  const line = outcome.ended === "answered" ? null : endedLine(outcome);
  if (line === null) return null;
  const canMend = !outcome.partial && outcome.reasons.some(({ code }) => code !== "budget-exceeded");
  return (
    <NoticeLine notice={{ kind: "fallback", text: line }}>
      {outcome.partial && onContinue !== null ? (
        <Button size="compact-sm" variant="default" onClick={onContinue}>
          {say(texts.goOn)}
        </Button>
      ) : null}
      {canMend ? <SettingsButton /> : null}
    </NoticeLine>
  );
}

import { UnstyledButton } from "@mantine/core";
import type { ContractFact, ContractView } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import type { Passage } from "./articles.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import styles from "./fact-list.module.css";
import { withoutLabel } from "./without-label.ts";

const kinds: readonly ContractFact["kind"][] = ["period", "deadline", "date", "amount", "penalty", "rate"];

const texts = {
  period: { ko: "기간", en: "Periods" },
  deadline: { ko: "기한", en: "Deadlines" },
  date: { ko: "날짜", en: "Dates" },
  amount: { ko: "금액", en: "Amounts" },
  penalty: { ko: "위약금·손해배상", en: "Penalties" },
  rate: { ko: "이율·비율", en: "Rates" },
  blank: { ko: "빈칸", en: "blank" },
  file: { ko: "날짜와 금액", en: "Dates and amounts" },
  none: {
    ko: "날짜나 금액으로 보이는 말을 찾지 못했습니다.",
    en: "Nothing that looks like a date or an amount was found.",
  },
};

interface Props {
  readonly contract: ContractView;
  readonly onShow: (passage: Passage) => void;
}

/** Dates, periods, deadlines, amounts, penalties and rates that code found, each leading to its place. */
export function FactList({ contract, onShow }: Props) {
  const { say } = useLanguage();
  const { documentId, facts, calendarDays } = contract;
  return (
    <div className={styles.facts}>
      {facts.length === 0 ? (
        <p className={styles.none}>{say(texts.none)}</p>
      ) : (
        <ExportButtons documentId={documentId} title={say(texts.file)} part="dates" hasDays={calendarDays > 0} />
      )}
      {kinds.map((kind) => {
        const ofKind = facts.filter((fact) => fact.kind === kind);
        return ofKind.length === 0 ? null : (
          <section key={kind}>
            <h3>
              {say(texts[kind])} <small>{ofKind.length}</small>
            </h3>
            {ofKind.map(({ start, end, value, blank, label, sentence }) => (
              <UnstyledButton key={start} className={styles.fact} onClick={() => onShow({ start, end, quote: value })}>
                <span className={styles.value} data-blank={blank}>
                  {blank ? say(texts.blank) : value}
                </span>
                <span className={styles.words}>
                  <span className={styles.label}>{label}</span> {withoutLabel(sentence, label)}
                </span>
              </UnstyledButton>
            ))}
          </section>
        );
      })}
    </div>
  );
}

import { Link } from "wouter";
import type { SumKind, TraceSum, TraceSums } from "#protocol";
import { useAgentTitle } from "../../api/agents.ts";
import { formatDuration, formatMoney, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { executorTitle } from "./executor-title.ts";
import styles from "./sums-view.module.css";

const texts = {
  turns: { ko: "턴", en: "Turns" },
  steps: { ko: "단계", en: "Steps" },
  tokens: { ko: "토큰", en: "Tokens" },
  money: { ko: "돈", en: "Money" },
  time: { ko: "시간", en: "Time" },
  total: { ko: "모두", en: "Total" },
  untitled: { ko: "제목 없음", en: "Untitled" },
  background: { ko: "뒤에서 한 일", en: "Background work" },
  unpriced: (count: string) => ({
    ko: `가격을 모르는 모델을 쓴 ${count}건의 돈은 빠져 있습니다.`,
    en: `Money is missing for ${count}: the price of the model is unknown.`,
  }),
  unknown: { ko: "모름", en: "unknown" },
};

/** One calm table: a row a day, agent, model or session, and the sum of all. */
export function SumsTable({ by, title, sums: { rows, total } }: { by: SumKind; title: string; sums: TraceSums }) {
  const { say, language } = useLanguage();
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{say(by === "model" ? texts.steps : texts.turns)}</th>
            <th scope="col">{say(texts.tokens)}</th>
            <th scope="col">{say(texts.money)}</th>
            <th scope="col">{say(texts.time)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Name by={by} row={row} />
              </th>
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(texts.total)}</th>
            <Cells row={total} />
          </tr>
        </tfoot>
      </table>
      {total.unpriced === 0 ? null : (
        <p className={styles.note}>{say(texts.unpriced(formatNumber(total.unpriced, language)))}</p>
      )}
    </div>
  );
}

function Name({ by, row: { key, title, agent } }: { by: SumKind; row: TraceSum }) {
  const { say } = useLanguage();
  const agentTitle = say(useAgentTitle(by === "agent" ? key : (agent ?? "")));
  if (by === "agent") return agentTitle;
  if (by === "model") return say(executorTitle(key));
  if (by === "day") return key;
  if (key.startsWith("background:")) return `${agentTitle} · ${say(texts.background)}`;
  return <Link href={`~/${agent}/${key}`}>{title || say(texts.untitled)}</Link>;
}

function Cells({ row: { count, inputTokens, outputTokens, cost, unpriced, ms } }: { row: TraceSum }) {
  const { say, language } = useLanguage();
  const known = unpriced > 0 && cost === 0 ? [] : [formatMoney(cost, language)];
  const unknown = unpriced > 0 ? [say(texts.unknown)] : [];
  return (
    <>
      <td>{formatNumber(count, language)}</td>
      <td>
        {formatNumber(inputTokens, language)} → {formatNumber(outputTokens, language)}
      </td>
      <td>{[...known, ...unknown].join(" + ")}</td>
      <td>{formatDuration(ms, language)}</td>
    </>
  );
}

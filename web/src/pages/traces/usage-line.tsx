import type { Usage } from "#protocol";
import { formatMoney, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { executorTitle } from "./executor-title.ts";

const texts = {
  tokens: (into: string, out: string) => ({ ko: `토큰 ${into} → ${out}`, en: `${into} → ${out} tokens` }),
  unknownCost: { ko: "요금을 모르는 모델", en: "price unknown" },
};

interface Props {
  readonly executors: readonly string[];
  readonly usage: Usage | null;
  readonly cost: number | null;
}

/** Who executed, with how many tokens and how much money. Unknown is said, never shown as nothing. */
export function UsageLine({ executors, usage, cost }: Props) {
  const { say, language } = useLanguage();
  const byModel = executors.some((name) => name !== "rule");
  // A model that failed has spent tokens too.
  const spent = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0) > 0;
  const number = (value: number | null) => (value === null ? "?" : formatNumber(value, language));
  return (
    <>
      {executors.length === 0 ? null : <span>{executors.map((name) => say(executorTitle(name))).join(", ")}</span>}
      {usage === null || !(byModel || spent) ? null : (
        <>
          <span>{say(texts.tokens(number(usage.inputTokens), number(usage.outputTokens)))}</span>
          <span>{cost === null ? say(texts.unknownCost) : formatMoney(cost, language)}</span>
        </>
      )}
    </>
  );
}

import { JihwiError, type Usage } from "#protocol";

export interface BudgetLimits {
  readonly tokens: number | null;
  readonly usd: number | null;
  /** A turn's time limit in milliseconds. */
  readonly turnMs: number;
}

/** What a turn may still spend: tokens, money and time. When it is used up, rules finish the turn. */
export interface Budget {
  spend(usage: Usage | null, cost: number | null): void;
  /** Why no further model call may be made, or null. */
  exhausted(): JihwiError | null;
  /** The time a piece of work may take: its own limit, or what is left of the turn's. */
  timeFor(limitMs: number): number;
}

/** Rules that finish a turn whose time is up still get this long. */
const graceMs = 15_000;

export function createBudget(limits: BudgetLimits, startedAt = performance.now()): Budget {
  let tokens = 0;
  let usd = 0;
  const left = () => limits.turnMs - (performance.now() - startedAt);
  return {
    spend(usage, cost) {
      tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
      usd += cost ?? 0;
    },
    exhausted() {
      if (limits.tokens !== null && tokens >= limits.tokens)
        return spent(`${tokens} / ${limits.tokens} tokens`, "JIHWI_TURN_BUDGET_TOKENS");
      if (limits.usd !== null && usd >= limits.usd)
        return spent(`$${usd.toFixed(4)} / $${limits.usd}`, "JIHWI_TURN_BUDGET_USD");
      if (left() <= 0) return spent(`${Math.round(limits.turnMs / 1000)} s`, "JIHWI_TURN_TIMEOUT_MS");
      return null;
    },
    timeFor: (limitMs) => (left() > 0 ? Math.min(limitMs, left()) : Math.min(limitMs, graceMs)),
  };
}

function spent(what: string, variable: string): JihwiError {
  return new JihwiError("budget-exceeded", {
    message: { ko: `이 턴의 한도를 다 썼습니다(${what}).`, en: `This turn has used up its budget (${what}).` },
    hint: {
      ko: `${variable} 값을 올리면 더 길게 일할 수 있습니다.`,
      en: `Raise ${variable} to let a turn work longer.`,
    },
  });
}

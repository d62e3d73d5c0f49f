import { counted, JihwiError, type Language } from "#protocol";
import type { CliContext } from "../context.ts";

/** Prepares every check as an inspection would: the order, settings, criteria, lists of words. */
export async function describeInspection(context: CliContext): Promise<string> {
  const { inspect } = await context.jihwi();
  const { steps } = await inspect.plan({}, context.language);
  const { unavailable } = await inspect.algorithms(context.language);
  if (unavailable.length > 0) {
    const told = (language: Language) =>
      unavailable.map(({ name, reason }) => `${name}: ${reason[language]}`).join("; ");
    throw new JihwiError("bad-config", { message: { ko: told("ko"), en: told("en") } });
  }
  return context.say({
    ko: `검사 ${steps.length}가지를 합니다.`,
    en: `${counted(steps.length, "check runs", "checks run")}.`,
  });
}

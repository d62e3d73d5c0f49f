import type { DateToken, DateUnit } from "./token.ts";

type WorkdayUnit = DateUnit & ("workdays" | "weekdays");

/** 영업일로 5일, 영업일 기준 사흘: so many of the days that are named before the number, as in 5영업일. */
export function withWorkdayCounts(tokens: readonly DateToken[]): DateToken[] {
  const read: DateToken[] = [];
  let unit: WorkdayUnit | null = null;
  for (const [at, token] of tokens.entries()) {
    const named = workdaysBeforeCount(tokens, at);
    if (named !== null) unit = named;
    else if (unit !== null && token.kind === "particle") continue;
    else if (unit !== null && isDays(token)) {
      // 5일 would be a day of the month.
      read.push({ ...token, unit, text: token.text.replace(/^일/, "영업일") });
      unit = null;
    } else read.push(token);
  }
  return read;
}

/** The unit that is counted by the number after it. */
function workdaysBeforeCount(tokens: readonly DateToken[], at: number): WorkdayUnit | null {
  const token = tokens[at];
  if (token?.kind !== "unit" || (token.unit !== "workdays" && token.unit !== "weekdays")) return null;
  // 마지막 영업일 3일 전: a day, and no unit of the number.
  const before = tokens[at - 1]?.kind;
  if (before === "number" || before === "ordinal") return null;
  const [first, second, third] = tokens.slice(at + 1);
  const isParticle = first?.kind === "particle" && first.role === "other";
  const [number, day] = isParticle ? [second, third] : [first, second];
  if (number?.kind === "unit") return workdaysBeforeCount(tokens, at + 1);
  const isCount = number?.kind === "number" && day !== undefined && isDays(day);
  return isCount || (number !== undefined && number.kind === "span" && isDays(number)) ? token.unit : null;
}

const isDays = (token: DateToken): token is DateToken & { kind: "unit" | "span" } =>
  (token.kind === "unit" || token.kind === "span") && token.unit === "day";

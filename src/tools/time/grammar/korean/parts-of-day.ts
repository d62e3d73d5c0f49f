import { type DateToken, type DateTokenRole, readAs } from "../token.ts";

const partOfDay =
  /^(?:이른|늦은)?(?:아침|점심|저녁|밤|새벽|오전|오후|낮|자정|정오|퇴근\s?후|퇴근)(부터|까지는|까지|에서)$/;

/** “금요일 저녁부터 일요일 점심까지”: the stretch is of the days. */
export function withPartsOfDay(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at): DateToken => {
    const particle = token.kind === "word" ? partOfDay.exec(token.text)?.[1] : undefined;
    const before = tokens[at - 1];
    if (particle === undefined || before === undefined || !days.has(before.kind)) return token;
    const role: DateTokenRole = particle.startsWith("까지") ? "until" : "from";
    return { ...readAs(token, { kind: "particle", role, endsClause: false, past: false }), text: particle };
  });
}

const days: ReadonlySet<DateToken["kind"]> = new Set([
  "weekday",
  "day",
  "unit",
  "yearly",
  "date",
  "direction",
] as const);

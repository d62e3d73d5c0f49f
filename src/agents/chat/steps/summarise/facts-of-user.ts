import { oneOf } from "#language";
import type { SummariseInput } from "./schema.ts";

/** What people say of themselves, and rules they set for the conversation. */
const keeping = new RegExp(
  oneOf`
    (?:내|제|우리|저희)\s*(?:이름|회사|팀|예산|생일|주소|전화|목표|일정|부서)
    (?:나|저)는\s
    기억해
    잊지\s*마
    앞으로(?:는)?\s
    항상\s
    매번\s
    규칙
    반드시
    \bmy (?:name|budget|company|team|birthday|goal|deadline)\b
    \bi(?:'m| am)[ ]
    remember
    from now on
    always
    never
    must
  `,
  "i",
);
/** Figures that carry meaning: a date, an amount, a number of more than one digit. */
const figures = /\d[\d,.:/-]*\d/g;

export function mustKeep(line: string): boolean {
  return keeping.test(line);
}

/** The figures in what the user told to be kept: a summary without them has lost a fact. */
export function figuresOfUser({ summary, messages }: SummariseInput): string[] {
  const told = [
    ...summary.split("\n").filter(mustKeep),
    ...messages.filter(({ role, text }) => role === "user" && mustKeep(text)).map(({ text }) => text),
  ];
  return [...new Set(told.flatMap((text) => text.match(figures) ?? []))];
}

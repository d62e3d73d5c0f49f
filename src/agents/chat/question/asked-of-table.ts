import { oneOf } from "#language";

/** What may be asked of a column of figures as a whole. */
export type AskedOfTable = "sum" | "average" | "most" | "least";

const asked: Readonly<Record<AskedOfTable, RegExp>> = {
  sum: new RegExp(
    oneOf`
      (?:다|모두|전부|전체|싹)?\s*(?:더하면|더한|합하면|합한|합치면|합친|더해|합산(?:하면|해|한)?)(?:\s*(?:줘|봐|값))?
      (?:총\s*)?(?:합계|총합|총계|총액)
      \b(?:grand )?totals?\b
      \bsum(?: of| up)?\b
      \badd(?:ed)? (?:\w+ )?(?:up|together)\b
    `,
    "gi",
  ),
  average: /평균(?:값|치)?|\b(?:average|mean)\b/gi,
  most: new RegExp(
    oneOf`
      (?:가장|제일)\s*(?:큰|많은|많이|높은|비싼|긴|오래된|늦은)
      \b(?:largest|biggest|highest|greatest)\b
      \b(?:has|have|had|with|used|sold|spent|cost) (?:the )?most\b
    `,
    "gi",
  ),
  least: new RegExp(
    oneOf`
      (?:가장|제일)\s*(?:작은|적은|적게|낮은|싼|저렴한|짧은|이른)
      \b(?:smallest|lowest|fewest|cheapest)\b
      \b(?:has|have|had|with|used|sold|spent|cost) (?:the )?least\b
    `,
    "gi",
  ),
};

export interface TableQuestion {
  readonly kind: AskedOfTable;
  /** The words that ask for it, and the others. */
  readonly words: readonly string[];
  readonly rest: string;
}

/** What a question asks of a column as a whole; null for nothing. */
export function askedOfTable(question: string): TableQuestion | null {
  const kinds: readonly AskedOfTable[] = ["average", "most", "least", "sum"];
  const kind = kinds.find((one) => question.search(asked[one]) >= 0);
  if (kind === undefined) return null;
  return { kind, words: question.match(asked[kind]) ?? [], rest: question.replace(asked[kind], " ") };
}

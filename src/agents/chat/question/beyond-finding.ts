import { oneOf } from "#language";

const sum = new RegExp(
  oneOf`
    (?:더하|합하|합치)면
    (?:더해|합산해|합쳐)\s?(?:줘|주|봐|보)
    합쳐서?\s*(?:총\s*)?얼마
    (?:합계|총합|총계)(?:를|을)?\s*(?:내|구해|계산|뽑아)
    평균(?:을|은|이)?\s*(?:내|구해|계산|얼마)
    \b(?:add(?:ed)? (?:\w+ )?(?:up|together)|sum (?:of|up)|total up|grand total|what is the average|on average)\b
  `,
  "i",
);
const every = new RegExp(
  oneOf`
    (?:모두|전부|빠짐없이|하나도 빠뜨리지|모조리|죄다)\s*(?:다\s*)?(?:좀\s*)?(?:알려|찾아|말해|보여|정리|나열|뽑아|적어|골라)
    (?:목록|리스트)(?:을|를)?\s*(?:만들어|뽑아|정리|작성)
    \b(?:list|show|find|name|give me|tell me) (?:me )?(?:all|every)\b
  `,
  "i",
);

/** What finding passages does not do for a question: add values up, or bring everything of a kind. */
export type BeyondFinding = "sum" | "every";

/** What a question asks for beside words that stand somewhere; null for nothing. */
export function beyondFinding(question: string): BeyondFinding | null {
  return sum.test(question) ? "sum" : every.test(question) ? "every" : null;
}

import { oneOf } from "#language";

const article = String.raw`(?:조항|조|조문)(?:은|는|도|을|를|이|의)?(?:\s?내용(?:은|도|을)?)?\s?(?:뭐\S{0,3}|알려\S{0,4}|보여\S{0,4}|읽어\S{0,4})?(?:\s?주\S{0,3})?[\s.?!]*$`;
const before = String.raw`^(?:그럼\s|그러면\s|그리고\s|그\s|바로\s){0,2}`;
const english = oneOf`
  (?:so\s|and\s|then\s)?(?:what\s(?:about|is|does)|show(?:\sme)?|read)?\s?(?:in\s)?the\sSIDE\s(?:article|section|clause)(?:\ssay)?
  SIDE\s(?:article|section|clause)
`;
const wayOf = (korean: string, side: string) =>
  new RegExp(`${before}(?:${korean})\\s?${article}|^(?:${english.replaceAll("SIDE", `(?:${side})`)})[\\s.?!]*$`, "i");
const next = wayOf("다음|뒤|뒤의", "next|following");
/** "그 다음은?" says what it goes on from by nothing but its place in the conversation. */
const bareNext = new RegExp(
  oneOf`
    ^(?:그럼\s|그러면\s|그리고\s)?그?\s?다음(?:은|엔|에는)?(?:요|은요|\s?뭐\S{0,3})?[\s.?!]*$
    ^(?:and\s|so\s)?(?:what(?:'s|\sis|\scomes)\s)next[\s.?!]*$
  `,
  "i",
);
const last = wayOf("이전|앞|앞의|직전", "previous|preceding");

/** Whether the article behind (1) or before (-1) the one just shown is asked for, and nothing else: 다음 조항은? */
export function neighbourAskedFor(question: string): 1 | -1 | null {
  const asked = question.trim();
  if (next.test(asked) || bareNext.test(asked)) return 1;
  return last.test(asked) ? -1 : null;
}

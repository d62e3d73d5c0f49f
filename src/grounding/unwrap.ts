import { oneOf, wordBeginningsOf } from "#language";

/** A line of fewer letters is no line of a page that is full. */
const fullLine = 30;

/** The end of a sentence, of a label or of a row. */
const stops = /[.!?:;。…|]["'”’」』)\]]*$/u;
/** 신청할 수 없음 has no full stop. */
const endsInWord = /[다요음함임됨]["'”’」』)]*$/u;
/** What begins something of its own: a point, an item, a row, a label with its colon. */
const begins = new RegExp(
  oneOf`
    ^(?:\(?\d{1,3}[.)]|[가-하a-z][.)])\s
    ^[①-⑳㉠-㉯]
    ^[^\s:：]{1,12}\s?[:：]\s
  `,
  "u",
);
const goesOn = /^[가-힣a-z0-9("'“‘]/u;
/** A small letter, or a particle by itself, begins nothing. */
const restOfSentence = /^(?:[a-z]|(?:는|은|을|를|고|며|면|라고|라는|이라는|다는|지만)\s)/u;
const cutWord = /\p{L}\p{Ll}-$/u;

/** The lines of a text as its sentences go, not as its page was wide. */
export function unwrap(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  let known: WordLookup | null = null;
  const pieces = lines.slice(0, 1);
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const before = lines[at - 1] ?? "";
    const next = line.trimStart();
    if (isWrapped(before, next)) {
      known ??= wordBeginningsOf(text);
      pieces.push(...joined(pieces.pop()?.trimEnd() ?? "", next, known));
    } else pieces.push("\n", line);
  }
  return pieces.join("");
}

function isWrapped(before: string, next: string): boolean {
  const end = before.trimEnd();
  if (end === "" || next === "" || stops.test(end) || begins.test(next)) return false;
  if (restOfSentence.test(next) || end.endsWith(",")) return true;
  return before.length >= fullLine && !endsInWord.test(end) && goesOn.test(next);
}

type WordLookup = ReturnType<typeof wordBeginningsOf>;

/** Words are broken, too, in Korean without any sign: what stands whole elsewhere is made whole again. */
function joined(before: string, next: string, isKnown: WordLookup): readonly string[] {
  if (cutWord.test(before) && /^[a-z]{2}/u.test(next)) {
    const start = /[a-z]+(?=-$)/u.exec(before.toLowerCase())?.[0] ?? "";
    const rest = /^[a-z]+/u.exec(next)?.[0] ?? "";
    return [isKnown(start + rest) ? before.slice(0, -1) : before, next];
  }
  const start = /[가-힣]+$/u.exec(before)?.[0] ?? "";
  const rest = /^[가-힣]+/u.exec(next)?.[0] ?? "";
  const word = start + (start.length > 1 ? rest.charAt(0) : rest);
  const isCut = start !== "" && rest !== "" && isKnown(word);
  return isCut ? [before, next] : [before, " ", next];
}

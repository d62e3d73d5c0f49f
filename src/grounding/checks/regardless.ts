import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";

/** A sentence that shares less with a claim is about something else. */
const leastShared = 2;

const korean = {
  regardless: new RegExp(
    oneOf`
      상관\s?없이
      관계\s?없이
      무관하게
      불문하고
      막론하고
      구애받지\s않
      (?:가리|따지|묻)지\s않
    `,
    "u",
  ),
  /** 주소지 안에서, 나이 순으로, 지역에 따라, 회원만: right behind what it depends on. */
  depends:
    /^\S{0,2}\s?(?:안[에의]|내[에의]|관할|에\s따[라른]|별로|순[으서]|[이가]\s(?:같은|있어야|다르면|맞)|만\s|에\s있는|인\s경우에?만|에\s한)/u,
  /** 나이가 많아도, 어디서나: what it is does not matter. */
  anyway: /[가-힣]도(?=[\s,])|든지?(?=[\s,])|어디|누구|모든|어느|아무|전국|제한\s?없|없(?:다|습니다|어요|이)/u,
} as const;
const english = {
  regardless: /\b(?:regardless of|irrespective of|without regard to|independent of|no matter)\b/iu,
  depends:
    /\b(?:within|only|depend(?:s|ing)? on|according to|based on|in order of|limited to|must|if)\s(?:\S+\s){0,4}$/iu,
  anyway: /\b(?:any|anywhere|every|all|whatever|whichever|regardless|even|not)\b/iu,
} as const;
type Told = Segment & { readonly unit: EvidenceUnit };

/** 주소지와 상관없이, told as 주소지 안에 있는 곳에서: what does not matter told as what it depends on, or the other way round. */
export function checkRegardless(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const says = claim.isKorean ? korean : english;
  const lifted = thingsLifted(claim);
  for (const unit of units)
    for (const segment of unit.segments()) {
      const { reading, text, sentence } = segment;
      if (text !== sentence || reading.isKorean !== claim.isKorean) continue;
      const isTurned =
        lifted.length > 0
          ? dependsOn(reading, lifted)
          : !says.anyway.test(claim.text) && dependsOn(claim, thingsLifted(reading));
      if (isTurned && sharedMeanings(claim, reading) >= leastShared) return objectionTo({ ...segment, unit });
    }
  return null;
}

/** What a sentence says does not matter. */
function thingsLifted(reading: Reading): readonly Token[] {
  const { text, isKorean } = reading;
  const found = (isKorean ? korean : english).regardless.exec(text);
  if (found === null) return [];
  const nouns = tokensOf(reading).filter(isNoun);
  const thing = isKorean
    ? nouns.findLast(({ end }) => end <= found.index && found.index - end <= 6)
    : nouns.find(({ start }) => start > found.index && start - found.index <= 40);
  return thing === undefined ? [] : [thing];
}

function dependsOn(reading: Reading, things: readonly Token[]): boolean {
  const { text, isKorean } = reading;
  if (things.length === 0 || (isKorean ? korean : english).regardless.test(text)) return false;
  return tokensOf(reading).some(({ start, end, ...token }) => {
    const isBound = isKorean ? korean.depends.test(text.slice(end)) : english.depends.test(text.slice(0, start));
    return isBound && things.some((thing) => agreement({ ...token, start, end }, thing) === "letters");
  });
}

function objectionTo({ unit, sentence }: Told): Objection {
  return {
    status: "contradicts",
    check: "regardless",
    reason: {
      ko: "원문에서 상관없다고 한 것에 달린 일처럼 말하거나, 그 반대로 말합니다",
      en: "What it makes depend on something does not in the evidence, or the other way round",
    },
    against: { label: unit.label, quote: sentence },
  };
}

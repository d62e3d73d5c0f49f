import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** Words that lift every condition, and what of the evidence allows them. */
const unlimited = [
  "어떤 경우에도",
  "어떠한 경우에도",
  "무조건",
  "언제든지",
  "언제나",
  "항상",
  "자유롭게",
  "자유로이",
  "조건 없이",
  "제한 없이",
  "무제한",
  "아무런 제한",
  "사유를 묻지 않",
  "이유를 묻지 않",
  "이유 없이",
  "전혀",
  "절대",
  "누구나",
  "누구든지",
  "모든 경우",
  "전원에게",
  "at any time",
  "in all cases",
  "under any circumstances",
  "unconditionally",
  "without limit",
  "unlimited",
  "freely",
  "always",
  "absolutely",
  "whatsoever",
  "anyone",
  "in every case",
  "no matter",
  "regardless",
  "without exception",
  "전 세계",
  "worldwide",
  "영구",
  "평생",
  "permanently",
  "forever",
  "indefinitely",
  "어디서나",
  "어디서든",
  "아무 때나",
  "anywhere",
  "wherever",
  "아무리",
  "기한 없이",
  "예외 없이",
  "얼마든지",
  "however many",
  "however much",
  "for good",
];
/** Few claims have one of them, and it is told which for those only. */
const isUnlimited = new RegExp(unlimited.join("|"), "iu");
/** Weaker words for all, which speak against a restriction of the evidence only. */
const everyone =
  /모든|모두|둘 다|전원|누구나|누구든|아무나|전 세계|\b(?:any|(?<!\bat )all(?! but\b)|both|every|anyone|everyone|worldwide)\b/iu;
const allows = new RegExp(
  oneOf`
    어떤 경우
    어떠한 경우
    무조건
    언제
    항상
    자유
    제한 없
    (?:제한을|한도를) 두지
    조건 없
    무제한
    누구
    모든
    모두
    전[부원체량]
    일체
    전액
    총액
    합계
    관계없이
    상관없이
    예외 없
    기한 없
    얼마든지
    어디
    영구
    평생
    불문
    막론
    만장일치
    unanimous
    \b(?:any|all|each|every|unlimited|always|never|regardless|whatever|however|perpetual|24\/7)\b
    no event
    \bglobal(?:ly)?\b
    전\s?세계
  `,
  "iu",
);

/** "언제든지", "무조건": conditions lifted that the evidence has. */
export function checkUnlimited(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const lifting = isUnlimited.test(claim.text) ? wordsOf(unlimited, claim.text) : [];
  const all = everyone.exec(claim.text)?.[0];
  if ((lifting.length === 0 && all === undefined) || allows.test(segment.sentence)) return null;
  if (notAlways.test(claim.text)) return null;
  const evidence = segment.sentence.toLowerCase();
  const word = lifting.find((each) => !evidence.includes(each)) ?? (restricts.test(segment.sentence) ? all : undefined);
  if (word === undefined) return null;
  return {
    status: "unsupported",
    check: "unlimited",
    reason: { ko: `“${word}”(이)라는 말은 원문에 없습니다`, en: `The evidence does not say “${word}”` },
    against: { label: unit.label, quote: segment.sentence },
  };
}

function wordsOf(words: readonly string[], text: string): string[] {
  const lower = text.toLowerCase();
  return words.filter((each) => lower.includes(each));
}

/** "Not always", 항상 그런 것은 아니다: denied, such a word lifts nothing. */
const notAlways =
  /\bnot (?:always|all|every|necessarily|everyone)\b|(?:항상|언제나|모두|모든|무조건|누구나)[^.]{0,30}(?:것은 아|건 아|지는 않)/iu;

const restricts = new RegExp(
  oneOf`
    만(?:이|을|은|으로)?(?=[\s,.])
    에서만
    에만
    한하여
    한해
    한정
    오직
    전속
    독점
    외에는
    아니고서는
    제한
    에 의하여만
    없이[^.]{0,80}(?:없|아니|못)
    이하
    이내
    까지
    \bonly\b
    \bsole
    exclusive
    limited
    with whom
    to the extent
    provided that
    unless
    except
    without[^.]{0,80}(?:not|no)\b
    not[^.]{0,80}without
  `,
  "iu",
);

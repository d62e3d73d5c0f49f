import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";

/** A sentence that shares less with a claim is about something else. */
const leastShared = 2;

const korean = {
  settled: new RegExp(
    oneOf`
      기로\s?(?:하였|했|함|합의|결정|확정|의결|뜻을\s모)
      결정(?:하였|했|함|됐|되었|됨)
      확정(?:하였|했|함|됐|되었|됨|\.)
      의결(?:하였|했|함|됐|되었|됨|\.)
      승인(?:하였|했|함|됐|되었|됨|\.)
      합의(?:하였|했|함)
      가결
      통과(?:하였|했|함|됐|되었|됨)
      채택(?:하였|했|함|됐|되었|됨)
      받아들(?:여|였)
      정식\s제도
    `,
    "u",
  ),
  /** 제안, 참석자 전원 동의. Nobody's own consent is a decision, but what all are for is one. */
  agreed: /동의|찬성|가결|통과|채택/u,
  voted: /표결|투표|만장일치|가결/u,
  open: new RegExp(
    oneOf`
      미루
      미룸
      미룬
      미뤄
      미뤘
      보류
      연기(?=[하했되됐된함])
      유보
      부결
      결론을\s내지
      결론이\s나지
      정하지\s(?:않|못)
      정해지지
      답하지\s않
      다시\s(?:논의|검토|평가)
      시범
    `,
    "u",
  ),
  /** 미루기로 함: settled is only that nothing is. */
  putOff: /(?:미루|보류하|연기하|유보하|(?:논의|검토|평가)하|알아보)기로\s?\S+|다시\s\S+기로\s?\S+/gu,
};

const english = {
  settled: /\b(?:decided|approved|agreed|adopted|passed|carried|confirmed|accepted|ratified|resolved)\b/iu,
  open: new RegExp(
    String.raw`\b(?:${oneOf`
      withdrawn
      put\soff
      postponed
      deferred
      failed
      rejected
      no\sdecision
      pending
      under\sreview
    `})\b`,
    "iu",
  ),
  agreed: /\b(?:in favou?r|seconded|unanimous|carried)\b/iu,
  voted: /\b(?:votes?|voted|unanimous(?:ly)?|carried)\b/iu,
  putOff: /\b(?:decided|agreed|resolved)\sto\s(?:put\soff|postpone|defer|review|discuss|consider|ask|revisit)\b/giu,
};

interface Told {
  readonly unit: EvidenceUnit;
  readonly segment: Segment;
}

/** What was put off or left open, told as if it had been decided. */
export function checkSettled(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const says = claim.isKorean ? korean : english;
  const isSettled = (text: string) => says.settled.test(text.replace(says.putOff, ""));
  if (!isSettled(claim.text) || says.open.test(claim.text)) return null;
  const found: (Told & { readonly shared: number })[] = [];
  for (const unit of units)
    for (const segment of unit.segments()) {
      if (segment.text !== segment.sentence || segment.reading.isKorean !== claim.isKorean) continue;
      const shared = sharedMeanings(claim, segment.reading);
      if (shared >= leastShared) found.push({ unit, segment, shared });
    }
  const [closest] = found.sort((one, other) => other.shared - one.shared);
  if (closest === undefined || !says.open.test(closest.segment.text)) return null;
  if (isSettled(closest.segment.text) || says.agreed.test(closest.segment.text)) return null;
  if (says.voted.test(`${closest.segment.text} ${sentenceBehind(closest)}`)) return null;
  return {
    status: "contradicts",
    check: "settled",
    reason: {
      ko: "정해진 일처럼 말하지만, 원문에서는 아직 정해지지 않았습니다",
      en: "It tells as decided what the evidence does not say was decided",
    },
    against: { label: closest.unit.label, quote: closest.segment.sentence },
  };
}

/** A proposal may be voted on in the next sentence, which need not say again what it was. */
function sentenceBehind({ unit, segment }: Told): string {
  const sentences = [...new Set(unit.segments().map(({ sentence }) => sentence))];
  return sentences[sentences.indexOf(segment.sentence) + 1] ?? "";
}

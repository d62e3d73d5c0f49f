import type { Concept } from "./concept.ts";

/** What the parties must do for each other. */
export const dutiesConcepts: readonly Concept[] = [
  {
    id: "purpose",
    asked:
      /목적(?:은|이|을)|왜\s?(?:맺|체결)|무슨\s?계약|어떤\s?계약|계약\s?내용\s?요약|개요|\b(?:purpose|what is this (?:contract|agreement)|about)\b/i,
    titled: /목적|개요|대상|\b(?:purpose|background|recitals|scope)/i,
    worded: /목적으로\s?한다|\b(?:whereas|purpose)\b/i,
  },
  {
    id: "delivery",
    asked:
      /납품|인도|제공\s?(?:방법|기한|시기)|전달|마감|언제\s?(?:까지\s?)?(?:넘|줘|제출|보내)|원고|\b(?:deliver\w*|shipment|ship)\b/i,
    titled: /납품|인도|제공|\b(?:deliver\w*|shipment|supply)/i,
    worded: /인도하(?:여야|고)|납품하|제공하(?:여야|는\s?방법)|\b(?:deliver\w*|ship\w*)\b/i,
    facts: ["deadline", "date"],
  },
  {
    id: "inspection",
    asked: /검수|검사|하자|불량|반품|품질|\b(?:inspect\w*|accept\w*|defect\w*|quality|reject\w*)\b/i,
    titled: /검수|검사|하자|이의|반품|품질|\b(?:inspect\w*|acceptance|quality)/i,
    worded: /검수|검사|하자|보완|\b(?:inspect\w*|acceptance|defect\w*)\b/i,
    facts: ["deadline"],
  },
  {
    id: "warranty",
    asked: /보증(?:은|을|하|되|기간|내용)|\b(?:warrant\w*|represent\w*|guarantee)\b/i,
    titled: /보증|확인|\b(?:warrant\w*|represent\w*)/i,
    worded: /보증한다|보증하(?:며|여야)|\b(?:represents? and warrants?|warrant\w*)\b/i,
    facts: ["period"],
  },
  {
    id: "obligations",
    asked:
      /의무|해야\s?(?:하|할|되)|지켜야|하면\s?안|금지|\b(?:obligat\w*|dut(?:y|ies)|must|shall|responsib\w*|prohibit\w*)\b/i,
    titled: /의무|준수|금지|원칙|\b(?:obligat\w*|duties|responsib\w*|covenants?)/i,
    worded: /하여야\s?한다|아니\s?된다|의무(?:를|가)|\b(?:shall (?:not )?|obligat\w*)\b/i,
    vague: /해야\s?(?:하|할|되)|하면\s?안|\bmust\b|\bshall\b/i,
  },
  {
    id: "working-hours",
    asked:
      /근로\s?시간|근무\s?시간|휴가|휴식|휴게|야근|연장\s?근로|촬영\s?시간|4대\s?보험|보험|\b(?:working hours|vacation|leave|insurance|overtime)\b/i,
    titled: /근로시간|휴가|보험|안전|\b(?:insurance|hours|leave)/i,
    worded: /근로시간|휴가|휴식|보험에?\s?가입|\binsur\w+/i,
    facts: ["period"],
  },
  {
    id: "harassment",
    asked: /성희롱|성폭력|성범죄|폭언|폭행|괴롭힘|인격|\bharass\w*/i,
    titled: /의무|해지|해제|존중|성희롱|\bharass\w*/i,
    worded: /성희롱|성폭력|성범죄|성적인|\bharass\w*/i,
  },
  {
    id: "audit",
    asked:
      /감사\s?(?:권|를|할)|자료\s?(?:요청|제출|열람)|보고|이용\s?현황|기록|정산|\b(?:audit\w*|records?|report\w*|books)\b/i,
    titled: /보고|감사|자료|정산|\b(?:audit\w*|records?|report\w*)/i,
    worded: /보고하여야|자료(?:를|의)[^.\n]{0,30}(?:요청|제출|교부)|정산|\b(?:audit\w*|books and records|report\w*)\b/i,
    facts: ["deadline"],
  },
  {
    id: "force-majeure",
    asked: /불가항력|천재지변|재해|사고|전염병|전쟁|지진|\b(?:force majeure|act of god|disaster)\b/i,
    titled: /불가항력|재해|사고|\bforce majeure|excus\w*/i,
    worded: /불가항력|천재지변|전쟁|\b(?:force majeure|acts? of god|beyond[^.]{0,20}control)\b/i,
  },
];

import type { Concept } from "./concept.ts";

/** What is paid, when, and what a breach costs. */
export const moneyConcepts: readonly Concept[] = [
  {
    id: "payment",
    asked:
      /대금|대가|보수|임금|급여|월급|출연료|원고료|제작비|출판료|사용료|이용료|수수료|로열티|인세|계약금|선급금|잔금|비용|얼마|지급|입금|돈|금액|\b(?:pay\w*|price|fees?|compensation|consideration|royalt\w*|cost|salary|remuneration|commission)\b/i,
    titled:
      /대금|대가|보수|임금|출연료|원고료|제작비|출판료|사용료|이용료|비용|지급|수익|양수인의\s?의무|\b(?:pay\w*|price|pricing|fees?|compensation|consideration|royalt\w*|commission)/i,
    worded:
      /원을?\s?(?:지급|입금)|지급한다|지급하여야|지급기한|계좌|\b(?:shall pay|payable|invoice|per month|US\$|\$\s?\d)/i,
    facts: ["amount", "deadline"],
    vague: /비용|얼마|지급|입금|돈|금액|대가|\bcost|\bpay\w*/i,
  },
  {
    id: "penalty",
    asked:
      /위약금|위약벌|지체상금|벌금|과태료|배상액|연체|지연\s?(?:이자|손해금|배상)|늦(?:으면|게|어)|\b(?:penalt\w*|liquidated damages|late (?:fee|payment|charge)|interest)\b/i,
    titled: /위약|지체상금|손해배상|지연|연체|대가\s?지급|제공기한|\b(?:penalt\w*|liquidated|late|interest|damages)/i,
    worded:
      /위약금|위약벌|지체상금|지연손해금|지연이자|손해배상액을?\s?예정|배로?\s?배상|연\s?\[?[\s\d]*\]?\s?%|\b(?:liquidated damages|penalt(?:y|ies)|late (?:fee|charge)|interest (?:at|on)|per cent per (?:month|annum))\b/i,
    facts: ["penalty", "rate", "amount"],
  },
  {
    id: "damages",
    asked: /손해|배상|보상|책임(?:은|을|이|져|지)|\b(?:damages?|indemnif\w*|indemnity|compensate|liable)\b/i,
    titled: /손해|배상|책임|\b(?:indemn\w*|damages?|liabilit\w*)/i,
    worded: /손해를\s?배상|배상하여야|배상한다|배상을\s?청구|\b(?:indemnif\w*|hold harmless|damages)\b/i,
    facts: ["amount"],
  },
  {
    id: "cap",
    asked:
      /책임(?:의|을)?\s?(?:제한|한도|한정)|한도|상한|면책|\b(?:cap\b|cap on|limit\w* (?:of|on)? ?liabilit\w*|liability cap|maximum liability|uncapped|consequential)/i,
    titled:
      /책임의?\s?(?:제한|한도)|면책|\b(?:limitations? (?:of|on) (?:liabilit\w*|damages|remed\w*)|liabilit\w*|disclaimer)/i,
    worded:
      /한도로\s?한다|초과하지\s?(?:아니|않)|책임을\s?지지\s?(?:아니|않)|책임을\s?면한다|\b(?:in no event|shall not exceed|exceed the (?:amount|total|aggregate)|aggregate liability|(?:total|maximum|cumulative|entire) liability|liability[^.]{0,60}(?:limited|exceed)|(?:indirect|incidental|consequential|punitive|special)[^.]{0,30}damages)\b/i,
    facts: ["amount"],
  },
  {
    id: "deposit",
    asked: /보증금|이행\s?보증|지급\s?보증|보증\s?보험|담보|\b(?:deposit|escrow|guarantee|security|bond)\b/i,
    titled: /보증|담보|\b(?:deposit|escrow|guarant\w*|security)/i,
    worded: /보증보험|보증금|이행보증|지급보증|\b(?:deposit|escrow|guarant\w+)\b/i,
    facts: ["amount", "rate"],
  },
  {
    id: "expenses",
    asked:
      /비용(?:은|을|의)?\s?(?:누가|부담|분담)|경비|실비|세금|부가(?:가치)?세|인지|추가\s?비용|\b(?:expenses?|taxes|costs? borne|reimburse\w*)\b/i,
    titled: /비용|실비|경비|세금|\b(?:expenses?|tax(?:es)?|reimburse\w*)/i,
    worded: /비용(?:은|을)[^.\n]{0,40}부담|부담한다|실비|원천징수|부가가치세|\b(?:expenses?|taxes|reimburse\w*)\b/i,
    facts: ["amount"],
  },
  {
    id: "commitment",
    asked: /최소\s?(?:구매|물량|수량|주문)|\b(?:minimum (?:commitment|purchase|order|quantity)|volume)\b/i,
    titled: /수량|물량|\b(?:minimum|quantit\w*|orders?)/i,
    worded: /최소[^.\n]{0,20}(?:수량|물량|구매)|\bminimum\b/i,
    facts: ["amount"],
  },
];

import type { Concept } from "./concept.ts";

/** Which law and court, how to give notice, and the closing provisions. */
export const disputesConcepts: readonly Concept[] = [
  {
    id: "governing-law",
    asked:
      /준거법|어느\s?(?:나라|국가)(?:의)?\s?법|적용\s?법|\b(?:governing law|govern\w*|which (?:state|country|law)|applicable law|choice of law)\b/i,
    titled: /준거법|해석|\b(?:govern\w*|applicable law|choice of law)/i,
    worded:
      /준거법|대한민국\s?법|\b(?:govern(?:ed|ing)[^.]{0,60}law|laws? of (?:the )?(?:state|province|commonwealth|republic|people|england|[A-Z]\w+)|construed (?:and enforced )?in accordance)\b/i,
  },
  {
    id: "jurisdiction",
    asked: /관할|법원|소송|재판|\b(?:jurisdiction|court|venue|lawsuit|litigation)\b/i,
    titled: /관할|법원|분쟁|\b(?:jurisdiction|venue|courts?|disputes?)/i,
    worded: /관할\s?법원|법원을|제1심|소송|\b(?:jurisdiction|venue|courts? (?:of|located|in))\b/i,
  },
  {
    id: "dispute",
    asked: /분쟁|다툼|이의|조정|중재|합의가\s?안|\b(?:dispute\w*|arbitrat\w*|mediat\w*)\b/i,
    titled: /분쟁|이의|조정|중재|\b(?:dispute\w*|arbitrat\w*|mediat\w*)/i,
    worded: /분쟁|조정위원회|중재|\b(?:arbitrat\w*|mediat\w*|dispute\w*)\b/i,
  },
  {
    id: "notice",
    asked: /통지|통보|알려야|서면|연락|주소|\b(?:notices?|notif\w*)\b/i,
    titled: /통지|통보|변경\s?신고|\bnotices?/i,
    worded:
      /통지하여야|통보하여야|서면으로\s?(?:통지|통보)|\b(?:notices?[^.]{0,60}(?:writing|deliver\w*|mail\w*)|written notice)\b/i,
    facts: ["deadline"],
  },
  {
    id: "validity",
    asked:
      /무효|일부\s?무효|완전\s?합의|구두|특약|부속\s?합의|해석|명시되(?:어|지)|정하지\s?(?:아니|않)|\b(?:severab\w*|entire agreement|invalid\w*|waiver|interpret\w*)\b/i,
    titled: /무효|합의|특약|해석|보완|\b(?:severab\w*|entire|waiver|interpret\w*|general|miscellaneous)/i,
    worded: /무효|별도(?:로)?\s?합의|특약|명시되어\s?있지|\b(?:severab\w*|entire agreement|invalid|unenforceable)\b/i,
  },
];

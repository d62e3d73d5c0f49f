import type { Concept } from "./concept.ts";

/** How a contract begins, lasts and ends. */
export const endingConcepts: readonly Concept[] = [
  {
    id: "term",
    asked:
      /(?:계약|존속|유효|이용|위임|양도|출연|근로|용역)\s?기간|언제까지|언제부터|얼마\s?동안|몇\s?(?:년|개월|달)|만료|\b(?:how long|duration|expir\w*|contract term|initial term|term of)\b/i,
    titled: /기간|존속|유효|종료\s?시점|\bterm\b|\bduration\b|term and termination/i,
    worded:
      /계약\s?기간|부터[^.\n]{0,30}까지|기간은|존속한다|\b(?:initial term|term of this|shall (?:commence|continue|expire|remain in (?:full )?(?:force|effect))|(?:expires?|terminates?|terminate) on|until (?:terminated|the)|valid for|in effect|takes? effect|effective until|the earlier of|term (?:shall|will|is|means)|months? from|years? from|period of [\w()-]+ (?:years?|months?))\b/i,
    facts: ["period", "date"],
    vague: /언제까지|언제부터|얼마\s?동안|몇\s?(?:년|개월|달)/i,
  },
  {
    id: "renewal",
    asked: /갱신|자동\s?연장|연장|재계약|\b(?:renew\w*|extension|extend\w*|notice period)\b/i,
    titled: /갱신|연장|\brenew\w*|\bterm\b|extension/i,
    worded:
      /자동\s?(?:으로\s?)?(?:연장|갱신)|기간\s?만료[^.\n]{0,40}(?:통지|연장|갱신)|연장할|갱신|\b(?:automatically renew\w*|renewal terms?|successive|non-?renewal|not to renew|extend(?:ed)? (?:the|this) (?:term|agreement)|prior to the (?:expiration|end) of the)\b/i,
    facts: ["period", "deadline"],
  },
  {
    id: "termination",
    asked:
      /해지|해제|해약|파기|그만|끝내|중도|종료|취소|깨|\b(?:terminat\w*|cancel\w*|end the (?:agreement|contract))\b/i,
    titled: /해지|해제|종료|취소|\bterminat\w*|cancel\w*/i,
    worded: /해지할\s?수|해제할\s?수|해지한다|해제\s?또는\s?해지|\bterminat\w*|\bcancel\w*/i,
    facts: ["deadline", "period"],
  },
  {
    id: "after-end",
    asked:
      /(?:종료|해지|만료|끝난|소멸)\s?(?:된\s?)?(?:후|뒤|이후|하면|되면|시)|반환|파기해야|폐기|\b(?:after (?:termination|expiration)|survive|return of|upon termination)\b/i,
    titled: /종료\s?후|소멸\s?후|반환|효력\s?유지|존속|\b(?:effect of termination|survival|return of)\b/i,
    worded:
      /종료[^.\n]{0,30}(?:반환|폐기|삭제|존속)|반환하여야|폐기|\b(?:upon (?:the )?(?:termination|expiration)|shall survive|return (?:or destroy|all))\b/i,
  },
  {
    id: "effect",
    asked:
      /효력|발효|시행일|체결일|계약일|서명일|언제\s?(?:체결|서명|시작)|\b(?:effective|in force|(?:agreement|contract|signing) date|date (?:of|on|when)|when (?:was|does)|signed|dated|executed|commence\w*)\b/i,
    titled: /효력|발생|시행일|전문|서명란|\b(?:effective date|preamble|signatures)\b/i,
    worded:
      /효력(?:이|은|을)|체결일|발효|\b(?:effective (?:date|as of)|dated (?:as of|this)|made (?:and entered into )?(?:as of|this|on|effective)|entered into (?:as of|this|on)|as of the \d|(?:day|date) (?:of|first))\b/i,
    facts: ["date"],
  },
  {
    id: "parties",
    asked:
      /당사자|누구(?:와|랑|하고|인|야)|상대방은|갑은\s?누구|을은\s?누구|\b(?:parties|party to|who (?:are|is|signed)|between whom|counterpart(?:y|ies) are)\b/i,
    titled: /당사자|전문|서명란|\b(?:parties|preamble|recitals|signatures)\b/i,
    worded:
      /이하[^\n]{0,30}(?:라|이라)\s?(?:고\s?)?한다|\b(?:by and (?:between|among)|(?:made|entered into|executed)[^.]{0,120}\b(?:between|among)|a (?:Delaware|Nevada|New York|California|\w+) (?:corporation|limited|company|llc)|having (?:its|a) (?:principal|registered))\b/i,
  },
  {
    id: "change",
    asked:
      /(?:계약|조건|내용)[^\n]{0,6}(?:변경|수정|바꾸|바꿀|개정)|변경\s?(?:절차|방법|하려면)|\b(?:amend\w*|modif\w*|change the (?:contract|agreement))\b/i,
    titled: /변경|수정|보완|완전\s?합의|\bamend\w*|modif\w*|entire agreement/i,
    worded: /(?:서면|합의)[^.\n]{0,20}변경|변경할\s?수|\b(?:amend\w*|modif\w*)[^.]{0,60}(?:writ\w+|signed)/i,
  },
];

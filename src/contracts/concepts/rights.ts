import type { Concept } from "./concept.ts";

/** Rights in works, data and secrets, and whether they can be passed on. */
export const rightsConcepts: readonly Concept[] = [
  {
    id: "intellectual-property",
    asked:
      /저작권|저작재산권|저작인접권|저작인격권|지식재산|특허|상표|소유권|권리(?:는|의)?\s?(?:귀속|누구)|2차적?\s?(?:저작물|이용)|\b(?:intellectual property|copyright|patent|trademark|ownership|own(?:s|ed)?|ip rights)\b/i,
    titled:
      /저작|지식재산|귀속|소유|특허|2차|권리\s?보증|\b(?:intellectual|propriet\w*|ownership|copyright|trademarks?|patents?)/i,
    worded:
      /저작(?:권|재산권|인격권|인접권)|지식재산권|귀속(?:된|한|하)|\b(?:intellectual property|copyright|right, title|ownership of|works? made for hire)\b/i,
  },
  {
    id: "licence",
    asked:
      /이용\s?허락|사용권|사용\s?허락|라이선스|이용\s?범위|이용\s?목적|\b(?:licen[cs]e\w*|permitted use|scope of use)\b/i,
    titled: /이용\s?허락|사용|이용|설정|\blicen[cs]e|grant/i,
    worded: /이용(?:을|하는\s?것을)\s?허락|이용허락|사용하게\s?할|\b(?:hereby grants?|non-?exclusive|licen[cs]e to)\b/i,
  },
  {
    id: "confidentiality",
    asked:
      /비밀|기밀|누설|공개(?:해도|하면|할)|외부에\s?(?:알리|말)|\b(?:confidential\w*|non-?disclosure|nda|secret\w*|disclos\w*)\b/i,
    titled: /비밀|기밀|\b(?:confiden\w*|non-?disclosure|secrecy)/i,
    worded: /비밀(?:을|유지|정보)|누설|\b(?:confidential information|disclos\w*)\b/i,
    facts: ["period"],
  },
  {
    id: "personal-data",
    asked:
      /개인\s?정보|가명정보|민감정보|데이터\s?(?:유출|보호|보안)|유출|\b(?:personal (?:data|information)|privacy|data (?:breach|protection)|security breach)\b/i,
    titled: /개인정보|유출|관리의무|정보|\b(?:privacy|data|security)/i,
    worded: /개인정보|유출|기술적\s?(?:보호)?조치|\b(?:personal (?:data|information)|privacy|breach of security)\b/i,
  },
  {
    id: "assignment",
    asked:
      /양도|이전|넘기|넘길|승계|제\s?3자(?:에게|한테)|담보로\s?제공|\b(?:assign\w*|transfer\w*|change of control|successor)\b/i,
    titled: /양도|이전|위임\s?등의\s?금지|승계|제3자|\b(?:assign\w*|transfer\w*|successors?)/i,
    worded:
      /제3자에게[^.\n]{0,30}(?:양도|이전|담보)|양도하(?:거나|지|여서는)|\b(?:assign\w*|transfer\w*|change (?:of|in) control)\b/i,
  },
  {
    id: "subcontract",
    asked: /재위탁|하도급|하청|대리|위임|다른\s?사람(?:에게|한테)|\b(?:subcontract\w*|delegat\w*|outsourc\w*)\b/i,
    titled: /재위탁|하도급|위임|대리|전속|\b(?:subcontract\w*|delegat\w*)/i,
    worded: /재위탁|하도급|위임할|대신하게|제3자에게\s?(?:다시\s?)?위탁|\b(?:subcontract\w*|delegat\w*)\b/i,
  },
  {
    id: "exclusivity",
    asked: /독점|전속|배타|경쟁|겸직|이중|\b(?:exclusiv\w*|non-?compet\w*|compet\w*|solicit\w*)\b/i,
    titled: /독점|전속|배타|거래\s?제한|이중|경쟁|\b(?:exclusiv\w*|compet\w*|solicit\w*|restrict\w*)/i,
    worded: /독점적|배타적|전속|동일하거나\s?유사한|\b(?:exclusive(?:ly)?|compet(?:e|ing|itive|itor)|solicit)\b/i,
    facts: ["period"],
  },
  {
    id: "credit",
    asked: /크레딧|성명\s?표시|이름[^\n]{0,6}표시|저작권\s?표시|초상|홍보|\b(?:credit|publicity|attribution)\b/i,
    titled: /크레딧|표시|홍보|존중|명칭|\b(?:credit|publicity|marks?)/i,
    worded: /성명[^.\n]{0,20}표시|크레딧|표시하여야|홍보|\b(?:credit|publicity|press release)\b/i,
  },
];

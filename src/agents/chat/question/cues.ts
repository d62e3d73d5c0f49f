import { termsOf } from "./terms.ts";

/**
 * What the words of a question ask for, in Korean and English. Rules choose by these, and code holds models to them:
 * one place, so that both read a question in the same way.
 */

const clock =
  /몇\s*시|몇시|지금\s*(?:은\s*)?(?:시각|시간)|현재\s*(?:시각|시간|날짜)|며칠|몇\s*일(?!간|\s*동안)|무슨\s*요일|요일(?:이|은|이야|이에요|이지|인가|\?|$)|오늘\s*(?:은\s*)?(?:날짜|날자)|날짜(?:가|를|는)?\s*(?:뭐|언제|알려|어떻게|좀)|몇\s*월\s*며칠|what time|current (?:time|date)|what(?:'s| is) (?:the|today'?s) (?:date|time|day)|what day (?:is|was|will)|which day|how many days (?:until|till|to|left|are left)|days? (?:until|till)\b|time (?:is it )?in [A-Z]|date (?:today|tomorrow)/i;
/** Words that make a question with a date in it about something else than the calendar. */
const notClock =
  /몇\s*시간(?!\s*(?:뒤|후|전))|날씨|weather|뉴스|news|일정\s*(?:잡|짜)|운영\s*시간|영업\s*시간|기간|걸려|걸리|소요/i;

const explicitWeb =
  /웹\s*(?:에서|으로|검색|사이트)|인터넷(?:에서|으로|\s*검색)|온라인(?:에서|으로)|구글(?:에서|링|\s*검색)|네이버(?:에서|\s*검색)|검색해|검색\s*(?:좀|을|해)|찾아봐\s*줘?\s*웹|on the web|search the web|web search|\bgoogle\b|look (?:it |this )?up online|online|on the internet|browse/i;
const fresh =
  /뉴스|속보|날씨|기온|미세먼지|환율|주가|시세|코스피|코스닥|비트코인|최신|최근|요즘|실시간|현재\s*(?:가격|상황|순위|대통령|총리)|오늘\s*(?:의\s*)?(?:경기|뉴스|날씨|주가|환율|증시)|올해\s*(?:의\s*)?(?:수상|우승|개봉)|출시(?:일|됐|되었|했)|개봉|순위|경기\s*결과|누가\s*이겼|당선|선거|latest|newest|recent(?:ly)?|breaking|current (?:price|president|ceo|version|weather|exchange|situation)|news\b|weather|stock price|exchange rate|who won|release date|released|this (?:week|month|year)'?s|today'?s (?:news|weather|game)/i;

const documents =
  /문서|파일|첨부|업로드|올린|올려|자료|보고서|논문|계약서|매뉴얼|설명서|규정|pdf|피디에프|본문|페이지|\d+\s*쪽|위\s*내용|이\s*글|in the (?:document|file|pdf|report|contract|paper|attachment|manual)|(?:the|this|my|attached|uploaded) (?:document|file|pdf|report|contract|paper|attachment|manual)|according to the|attachment|uploaded|page \d+/i;

const overview =
  /요약|개요|(?:무슨|어떤)\s*(?:내용|문서|파일|글)|(?:뭐|무엇)에\s*(?:대한|관한)|내용\s*(?:이|을|좀)?\s*(?:뭐|알려|설명|정리)|summar|overview|tl;?dr|what(?:'s| is) (?:this|the|it) .{0,30}about/i;
/** What a request for an overview may name without asking for anything in particular. */
const wholeDocument =
  /문서|파일|첨부|자료|보고서|논문|계약서|설명서|규정|글|전체|내용|요약|개요|정리|간단|짧|핵심|pdf|summar|overview|document|file|paper|report|contract|agreement|attach|brief|tl|dr/i;

const analysis =
  /분석|비교|차이|장단점|장점과\s*단점|대조|평가해|검토해|추론|논리적|왜\s*(?:그런|그렇|이런|인지|일까)|이유를\s*(?:설명|분석)|원인을?\s*(?:분석|추론|설명)|어느\s*(?:쪽|것|게)[^?]{0,20}(?:나|낫|좋|유리|저렴|빠)|analy[sz]|compar|contrast|pros and cons|difference between|differ(?:s|ent)? from|versus|\bvs\.?\b|evaluate|assess|trade-?offs?|reason (?:through|about|step)|step by step|which (?:one )?is (?:better|best|cheaper|faster)/i;
const why =
  /왜|어째서|무슨\s*까닭|어떻게\s*(?:생각|하면|해야|해결|설명|될까)|만약|라면\s|가정|추론|풀어\s*(?:줘|봐)|증명|\bwhy\b|how (?:should|would|could|can) (?:i|we|you)|what if|suppose|prove|explain (?:why|how)|solve|think through|reasoning/i;

const greeting =
  /^(?:안녕(?:하세요|하십니까|히)?|하이|헬로|반가(?:워|워요|습니다)|고마(?:워|워요|웠어)|감사(?:해요|합니다|해)|수고(?:했어|하셨|하세요)|잘\s*(?:가|자|있어|지내)|ㅎㅇ|ㅋ+|ㅎ+|ㄱㅅ|네|넵|응|아니|오케이|좋아(?:요)?|알겠(?:어|어요|습니다)|hi|hello|hey|thanks?(?: you)?|thank you|good (?:morning|afternoon|evening|night)|bye|goodbye|ok(?:ay)?|great|nice|cool|got it)(?=$|[\s,.!?~^♡…ㅋㅎ]|요|하)/i;
const aboutSelf =
  /(?:너|넌|네가|당신)(?:는|은|의|이)?\s*(?:누구|이름|뭐(?:야|니|예요|하는)|무엇|할\s*수\s*있)|누구(?:세요|야|니)\s*\??$|뭘\s*할\s*수\s*있|무엇을\s*할\s*수\s*있|이름이\s*뭐|who are you|what(?:'s| is) your name|what can you do|how are you|introduce yourself/i;

export const isAboutClock = (text: string) => clock.test(text) && !notClock.test(text);
export const asksForWeb = (text: string) => explicitWeb.test(text);
export const needsFreshFacts = (text: string) => fresh.test(text);
export const mentionsDocuments = (text: string) => documents.test(text);
export const asksForAnalysis = (text: string) => analysis.test(text);
export const asksWhy = (text: string) => why.test(text);
/** A request for the whole of a document, and not for something in it. */
export const asksForOverview = (text: string) =>
  overview.test(text) && termsOf(text).words.every((word) => wholeDocument.test(word));
export const isSmallTalk = (text: string) =>
  text.length <= 60 && (greeting.test(text.trim()) || aboutSelf.test(text)) && !mentionsDocuments(text);

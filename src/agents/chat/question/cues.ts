import { isCalendarQuestion } from "./calendar.ts";
import { termsOf } from "./terms.ts";

/**
 * What the words of a question ask for, in Korean and English. Rules choose by these, and code holds models to them:
 * one place, so that both read a question in the same way.
 */

/** A pattern from a list: its parts stand apart by white space, and a space inside one is written `\s`. */
function cue(parts: string): RegExp {
  return new RegExp(parts.trim().split(/\s+/).join("|"), "i");
}

const explicitWeb = cue(String.raw`
  웹\s*(?:에서|으로|검색|사이트)  인터넷(?:에서|으로|에|\s*검색)  온라인(?:에서|으로)  구글(?:에서|링|\s*검색)  네이버(?:에서|\s*검색)
  검색해  검색\s*(?:좀|을|해)
  on\sthe\s(?:web|internet)  (?:search|browse)\sthe\s(?:web|internet)  web\ssearch  \bgoogle\b  \bonline\b
`);

/** Facts that change: what was true at training time or in a document may not be true now. */
const fresh = cue(String.raw`
  뉴스  속보  소식  최신  최근  요즘  요새  실시간  날씨  기온  미세먼지
  환율  주가  시세  코스피  코스닥  비트코인  증시  가격  최저가  연봉  최저임금  금리  물가  (?<!이)유가
  (?:현재|지금)\s*[^?]{0,12}(?:상황|순위|대통령|총리|장관|시장|회장|대표|사장|감독|영업|열려|열린|운영|상영)
  순위  경기\s*결과  누가\s*(?:이겼|받았|됐|되었)  수상자  당선  선거  월드컵  올림픽  신제품  신곡  신작  출시(?:일|됐|되었|했)  언제\s*나와  개봉
  근처  맛집  시간표  운행  예매  교통\s*상황
  \blatest\b  trending  newest  recent  breaking  \bnews\b  weather  right\snow  near\sme  nearby  who\swon  releas(?:ed|e\sdate)
  \bcurrent\s(?!of)  \bupdates?\son  stock\sprice  price\sof  exchange\srate  how\smuch\s(?:is|are|does|do)\b
  this\s(?:week|month|year)'?s  today'?s\s(?:news|weather|game)
`);

/** The present, in a question that is about something in it. */
const present =
  /지금|현재|오늘|어제|이번\s*(?:주말?|달|시즌)|올해|작년|\b(?:now|today|tonight|yesterday|currently|this (?:week|weekend|month|season|year))\b/i;
const asking =
  /[?？]|(?:야|어|어요|니|나|나요|까|까요|지|죠|음|임|는지|알려\s*(?:줘|줘요|주세요))[.!~\s]*$|^(?:what|who|when|where|which|how|is|are|was|did|does|do|has|have|any)\b/i;
/** What happened, and what things cost: facts of the world that nobody can know without looking. */
const happened =
  /[가-힣](?:았|었|했|됐|렸|졌|갔|왔|났|섰|땄|샀|췄|꼈|혔|켰)(?:어|어요|나|나요|지|죠|니|습니까|을까)\s*[?？]?\s*$|^(?:did|has|have)\s(?!i\b|you\b|we\b)/i;
const costs =
  /얼마(?:야|예요|에요|인가요|인지|지|죠|니|임|나\s*해|정도)?\s*[?？]?\s*$|요금|입장료|how much (?:is|are|does|do|for)/i;

/** What follows from something in general needs thought, not news. */
const inGeneral = /면\s*왜|왜\s*[^?]{0,20}(?:까|걸까)/;

/** What does not change and what is made up: a model's own knowledge and words, which no search improves. */
const timeless = cue(String.raw`
  (?:뭐|무엇|누구|어디|뭔)(?:야|예요|이에요|인가요|인지|지|죠|니|임|라고)  (?:이)?란\s*[?]?$  뜻  의미  정의
  ^(?:what|who|where)(?:'s|\s(?:is|was|are|were))\b  ^define\b  how\sdo\syou\ssay
  써\s*(?:줘|주세요|봐)  작성  초안  문구  번역  영작  맞춤법  교정  짜\s*(?:줘|주세요)  만들어  코드  함수  농담  이야기\s*(?:하나\s*)?해  추천\s*(?:문구|인사)
  \bwrite\b  \bdraft\b  translat  rewrite  proofread  \bcode\b  function  \bjoke\b  poem  haiku
`);

/** Requests to look something up, which is the web's work unless there are documents to look in. */
const lookUp = cue(String.raw`
  찾아\s*(?:봐|줘|줄|주)  찾고\s*싶  알아\s*(?:봐|보고)  조회해
  \bfind\s(?:me|out)  look\s(?:up|for)  search\sfor
`);

const documents = cue(String.raw`
  문서  파일  첨부  업로드  올린  올려  자료  보고서  논문  계약서  매뉴얼  설명서  규정  pdf  피디에프  본문  페이지  \d+\s*쪽  위\s*내용  이\s*글
  (?:in\sthe|the|this|my|attached|uploaded)\s(?:document|file|pdf|report|contract|paper|attachment|manual)
  according\sto\sthe  attachment  uploaded  page\s\d+
`);

const overview = cue(String.raw`
  요약  개요  (?:무슨|어떤)\s*(?:내용|문서|파일|글)  (?:뭐|무엇)에\s*(?:대한|관한)  내용\s*(?:이|을|좀)?\s*(?:뭐|알려|설명|정리)
  summar  overview  tl;?dr  what(?:'s|\sis)\s(?:this|the|it)\s.{0,30}about
`);
/** What a request for an overview may name without asking for anything in particular. */
const wholeDocument = cue(`
  문서  파일  첨부  자료  보고서  논문  계약서  제안서  설명서  규정  글  전체  내용  요약  개요  정리  간단  짧  핵심  pdf  비교  차이  분석
  compar  differ  analy  proposal  summar  overview  document  file  paper  report  contract  agreement  attach  brief  tl  dr
`);

/** Requests to analyse or compare: code owes them a reasoning round. */
const analysis = cue(String.raw`
  분석  비교  차이  장단점  장점과\s*단점  대조  평가해  검토해  추론  논리적  왜\s*(?:그런|그렇|이런|인지|일까)  이유를\s*(?:설명|분석)  원인을?\s*(?:분석|추론|설명)
  어느\s*(?:쪽|것|게)[^?]{0,20}(?:나|낫|좋|유리|저렴|빠)  (?:뭐|어떤\s*게)[^?]{0,8}(?:더\s*)?(?:나아|나을|낫|유리)
  analy[sz]  compar  contrast  pros\sand\scons  differences?\sbetween  differ(?:s|ent)?\sfrom  versus  \bvs\b  evaluate  assess  trade-?offs?
  reason\s(?:through|about|step)  step\sby\sstep  which\s(?:one\s)?is\s(?:better|best|cheaper|faster)
`);

/** Questions that want thinking rather than finding. */
const why = cue(String.raw`
  왜  어째서  무슨\s*까닭  이유(?:가|는|를|\?|$)  어떻게\s*(?:생각|하면|해야|해결|설명|될까)  만약  라면\s  가정  추론  풀어\s*(?:줘|봐)  증명
  고민(?:인데|이야|중)  판단\s*기준  따져\s*보  해결\s*(?:방법|책)  전략
  \bwhy\b  how\s(?:should|would|could|can)\s(?:i|we|you)  what\sif  suppose  prove  explain\s(?:why|how)  solve  think\sthrough  reasoning
`);

const greeting =
  /^(?:안녕(?:하세요|하십니까|히\s*(?:가|계)세요)?|하이|헬로|반가(?:워요?|웠어요?|습니다)|고마(?:워요?|웠어요?)|고맙습니다|감사(?:해요?|합니다|드립니다)|수고(?:했어요?|하셨(?:어요|습니다)|하세요)|잘\s*(?:가|자|있어|지내)(?:요|라)?|ㅎㅇ|ㄱㅅ|ㄳ|ㅇㅋ|ㅇㅇ|[ㅋㅎㅠㅜ]+|네|넵|넹|응|아니(?:요|야)?|오케이|좋아요?|알겠(?:어요?|습니다)|hi|hello|hey|thanks?(?:\syou)?|good\s(?:morning|afternoon|evening|night)|(?:good)?bye|see you|ok(?:ay)?|great|nice|cool|got it|there|a lot|so much|very much|everyone|again|정말|너무|진짜|많이|덕분에|도와\s?주셔서)(?=$|[^가-힣A-Za-z]|[ㄱ-ㅎㅏ-ㅣ])[^\p{L}\p{N}]*/iu;
const mostGreetings = 8;
const aboutSelf =
  /^(?:그런데\s*|근데\s*)?(?:(?:너|넌|네가|니가|당신|자기)(?:는|은|의|이)?\s*)?(?:누구(?:세요|야|니|시죠)|이름이?\s*(?:뭐|무엇)[^ ]{0,4}|(?:뭘|뭐|무엇을|어떤\s*걸?)\s*(?:할\s*수\s*있|도와줄\s*수\s*있)[^ ]{0,5}|뭐\s*하는\s*(?:애|앱|거)[^ ]{0,3}|자기\s*소개[^?]{0,6})[\s?!.~]*$|who are you|what(?:'s| is) your name|what can you do|how are you|introduce yourself/i;

export const isAboutClock = isCalendarQuestion;
export const asksForWeb = (text: string) => explicitWeb.test(text);
export const asksToLookUp = (text: string) => lookUp.test(text) && !documents.test(text);
export const mentionsDocuments = (text: string) => documents.test(text);
export const asksForAnalysis = (text: string) => analysis.test(text);
export const asksWhy = (text: string) => why.test(text);

/** A question whose answer changes with time. */
export function needsFreshFacts(text: string): boolean {
  if (inGeneral.test(text) || isCalendarQuestion(text)) return false;
  if (fresh.test(text) || costs.test(text)) return true;
  if (happened.test(text)) return !why.test(text);
  return present.test(text) && asking.test(text);
}

/** A question about the world that words alone do not place: neither timeless, nor asked to be thought or made up. */
export function isOpenQuestion(text: string): boolean {
  return asking.test(text) && !timeless.test(text) && !documents.test(text);
}

/** A request for the whole of a document (its summary, or how it compares), and not for something in it. */
export function asksForOverview(text: string): boolean {
  return (overview.test(text) || analysis.test(text)) && termsOf(text).words.every((word) => wholeDocument.test(word));
}

/** A message without the greetings and thanks that it begins with. */
export function withoutGreeting(text: string): string {
  let rest = text.trim();
  for (let greetings = 0; greetings < mostGreetings && greeting.test(rest); greetings += 1) {
    rest = rest.replace(greeting, "");
  }
  return rest;
}

/** Greetings and thanks, and nothing after them; or a question about who answers. */
export function isSmallTalk(text: string): boolean {
  const rest = withoutGreeting(text);
  return rest === "" || aboutSelf.test(rest);
}

import { oneOf } from "#language";
import { zoneNamedIn } from "#tools/time";

const asks = new RegExp(
  oneOf`
    몇\s*[시분]
    시각
    시간
    날짜
    날자
    며칠
    몇\s*일
    몇\s*월
    요일
    언제
    욜
    what time
    time
    what day
    which day
    date
    how many days
    how long until
    when
    is it
    day\b
  `,
  "i",
);

/** What people call days and hours by, longest first. */
const calendar = new RegExp(
  oneOf`
    (?:지지난|다다음|다음|이번|지난|저번|담|내|매|몇|\d+)\s*(?:시간|개월|주일|주말|[년월일시분초주달해])(?:\s*[뒤후전말])?
    지금
    현재
    오늘
    내일모레
    내일
    모레
    글피
    그저께
    그제
    엊그제
    어제
    올해
    내년
    작년
    금년
    크리스마스
    성탄절
    새해
    신정
    연말
    월말
    연초
    [월화수목금토일](?:요일|욜)
    요일
    날짜
    날자
    말일
    마지막
    첫날
    [첫둘셋넷]째
    며칠
    하루
    이틀
    사흘
    나흘
    닷새
    열흘
    보름
    시각
    시간
    오전
    오후
    정오
    자정
    기준
    몇
    (?:한|두|세|네)\s*(?:달|주|시간)
    \d+
    (?<![가-힣])[년월일시분초주달날뒤후전말](?![가-힣])
    (?<=[일주월년달간])\s*[뒤후전]
    까지
    부터
    남
  `,
  "g",
);
const calendarEnglish =
  /\b(?:\d+(?:st|nd|rd|th)|time|date|day|days|week|weeks|month|months|year|years|hours?|minutes?|today'?s?|tomorrow|yesterday|now|right|current|currently|next|last|this|coming|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|until|till|left|ago|from|later|after|before|in|two|three|four|five|christmas|eve|new|clock|the|what|what'?s|which|is|it|are|there|was|will|be|on|at|of|a|an|how|many|when|does|do|please|tell|me|and|also|then|local|here|for|to|s)\b/gi;
/** Endings and words of asking that say nothing about what is asked. */
const around = new RegExp(
  oneOf`
    계산\s*(?:해\s*(?:줘|봐))?
    알려\s*(?:줘|주세요|줄래|줄\s*수\s*있)
    가르쳐\s*줘
    말해\s*줘
    어떻게
    언제
    되나요
    됩니까
    되지
    돼
    뭐
    무슨
    좀
    혹시
    그럼
    그리고
    그런데
    아울러
    이더라
    더라
    이었죠
    였죠
    이었
    였
    이에요
    예요
    입니까
    인가요
    인지
    인가
    이야
    이지
    이죠
    일까
    있
    없
    았
    었
    어요
    어
    나요
    습니까
    이랑
    랑
    하고
    해요
    해
    임
    야
    죠
    지
    요
    은
    는
    이
    가
    을
    를
    의
    도
    면
    에
    로
    과
    와
    더
    쯤
    정도
  `,
  "g",
);

/** Whether a question is about the clock or the calendar and nothing else: not about an hour or a day of something. */
export function isCalendarQuestion(text: string): boolean {
  if (!asks.test(text) || /시간\s*(?:이|은|좀)?\s*(?:있|돼|되|괜찮)/.test(text)) return false;
  const place = zoneNamedIn(text) === null ? text : text.replace(/[A-Z][a-z]+(?:\s[A-Z][a-z]+)?|\bLA\b|\bUK\b/g, " ");
  const rest = place.replace(calendarEnglish, " ").replace(calendar, " ").replace(around, " ");
  const left = rest.match(/[가-힣]{2,}|[A-Za-z]{2,}/g) ?? [];
  return left.every((word) => zoneNamedIn(word) !== null);
}

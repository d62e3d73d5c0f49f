import { oneOf } from "#language";

const greeting = new RegExp(
  oneOf`
    안[녕뇽냥냐농넝]
    ㅎㅇ
    하[이잉잇](?:루|요|염|하이)?(?![가-힣])
    하이\s?하이
    헬로
    할로
    헤이
    반[갑가]
    방가
    인사
    뵙
    뵈어
    여보세요
    (?<![가-힣])계(?:세요|십니까|신가요|시나요)
    똑똑
    저기요
    (?<![가-힣])저어?기[\s.!~]*$
    실례합니다
    오랜만
    오랫만
    또\s왔
    다시\s왔
    왔(?:어요?|습니다|다|네요|음)[\s.!~^ㅎㅋ]*$
    (?:좋은|즐거운|행복한|편안한)\s?(?:아침|점심|오후|저녁|밤|하루|날|주말)
    굿\s?모닝
    새해\s?복
    잘\s?(?:지내|지냈|있었|잤|주무|부탁)
    수고\S{0,2}\s?(?:많|하십|하세)
    (?:밥|점심|저녁|아침|식사)\S{0,2}\s?(?:맛있게\s)?(?:드셨|먹었|하셨)
    (?<![가-힣])누구\s?(?:없|있|계)
    내\s?말\s?들
    들리
    들려
    바쁘
    바빠
    시간\s?(?:돼|되|있으)
    준비\s?(?:됐|되)
    (?:^|\s)시작\s?(?:해|합시다|하자)
    ^(?:여|요|ㅎ2|있어|있니|있나|테스트)(?:요|입니다)?[\s.!?~]*$
    (?:물어볼|질문|궁금한|여쭐|여쭤볼|말씀)\S{0,2}\s?(?:게|거|것|좀)?\S?\s?(?:좀\s)?(?:있|하나|드릴|여쭐)
    \b(?:hi+|hiya+|hello+|helo|hallo|hullo|hey+a?|howdy|yo+|sup|wassup|greetings|mornin[g']?|afternoon|evening|g'?day|hola|ahoy|aloha|bonjour|namaste|guten\stag)\b
    \b(?:what'?s\sup|how\sare\s(?:you|u|things)|how'?s\sit|how\sdo\syou\sdo|nice\sto|pleased\sto|long\stime\sno\ssee|good\sday|well\smet)\b
    \b(?:any(?:one|body)\s(?:there|home|here|in)|knock\sknock|you\sthere|got\sa\s(?:minute|second|moment)|(?:quick|have\sa)\squestion|back\sagain|i'?m\sback|let'?s\s(?:start|get\sstarted|begin)|testing)\b
    ^(?:alright|all\sright|ready)\b
  `,
  "i",
);

const thanks = new RegExp(
  oneOf`
    고마
    고맙
    감사(?:[합해드요함용감]|[\s.!~]*$)
    감삼
    땡큐
    땡스
    ㄱㅅ
    생큐
    쌩큐
    수고
    고생
    덕분
    도움\S{0,2}\s?(?:많이\s|크게\s)?(?:됐|되|돼|받)
    똑똑
    최고
    굿
    대박
    명쾌
    알겠
    이해
    오케이
    ㅇㅋ
    \b(?:thank\w*|thx|ty|tysm|cheers|ta|appreciate\w*|grateful|obliged|bless|legend|lifesaver|brilliant|perfect|great|lovely)\b
  `,
  "i",
);
/** How a message asks: a question mark, or an ending that asks. */
const question = new RegExp(
  oneOf`
    \?
    (?:있어|있나|있는지|있음|없어|없나|가능해|가능한가|되나|돼|얼마|뭐|뭐야|언제|누구|나요|까요|인가요|는지요)[\s.~]*$
  `,
);

export const isQuestion = (message: string): boolean => question.test(message);

/** The program, and what it does for who asks: not what the parties do for each other. */
const program = new RegExp(
  oneOf`
    (?<![가-힣])(?:너|넌|널|네가|니가|당신|자네|그쪽|얘|님)(?:는|은|가|이|도|를|을|의|한테|에게|희|랑)?(?![가-힣])
    챗봇
    채팅
    (?<![가-힣])봇
    인공지능
    에이아이
    지피티
    로봇
    도우미
    어시스턴트
    상담원
    이\s?(?:프로그램|서비스|앱|사이트|시스템)
    (?<![a-z])(?:ai|gpt|chatgpt|bot|chatbot)(?![a-z])
    사용\s?(?:법|방법|설명)
    이용\s?(?:법|방법)
    쓰는\s?(?:법|방법|거|건)
    설명서
    명령어
    도움말
    헬프
    메뉴
    기능
    자기\s?소개
    소개\s?(?:좀|해|부탁)
    (?<![가-힣])(?:누구(?:세요|신|야|니|예요|시)|이름이\s?뭐)
    누가\s?(?:널\s?)?만들
    어떤\s?모델
    (?:물어|여쭤|말|부탁|시켜|시킬)\S{0,3}\s?(?:걸|볼|보|봐|할|하|해|될|되|도)
    질문(?!으로|에\s?대한)
    예시
    (?<![가-힣])대답
    답변
    (?<![가-힣])답(?:해|할|하|이|은)
    도움
    뭐라고\s?[치쳐]
    (?<![가-힣])(?:이거|여기다?)\s(?:뭘\s)?어떻게
    대화
    사람(?:이|인|맞|\s맞)
    무슨\s일
    도\s?해\s?(?:줘|주|줄)
    처음\s?(?:써|왔|이라|인데|사용|쓰)
    (?:뭐|뭘|무엇|무슨|어떤|어느)\S{0,2}\s?(?:\S{1,4}\s)?(?:할|하는|하면|해|도와|알려|찾아|되)
    할\s?줄
    볼\s?줄
    읽을\s?줄
    (?<![가-힣])할\s수\s있는\s(?:일|거|것|게)
    (?<![가-힣])못\s?하는\s(?:건|거|것|일)
    어디까지\s?(?:알|답|가능|돼|되|해)
    (?:찾아|읽어|봐|알려|써|보여|만들어|넣어|설명해?|요약해?|번역해?|비교해?|계산해?|정리해?|분석해?|작성해?|검토해?|도와)\s?(?:주나|주는|줄|줘\s?\?|주실|주시|달라)
    (?:요약|번역|비교|계산|정리|분석|검토|상담)도?\s?(?:되|돼|가능|해|할\s수)
    (?:파일|사진|영어|영문|엑셀|pdf|hwp|문서|계약서)\S{0,2}\s?(?:\S{1,8}\s)?(?:올[리려릴]|읽|보낼|봤|볼\s수|들어갔|열려|넣)
    \b(?:you|your|yours|you're|ur|u|yourself)\b
    \b(?:use\sthis|type|(?:sample|example)\squestions?|help|menu|features?|commands?|instructions|assistant|chat)\b
    \b(?:this|these)\s(?:bot|bots|app|tool|service|thing|chat|program|site|assistant)\b
    \bwho\sam\si\b
    \bcan\si\sask\b
    \b(?:should|do|could|may|to)\s(?:i\s)?(?:be\s)?ask
    \bhow\sdoes\s(?:this|it)\swork\b
  `,
  "i",
);

/** Whether a message has the words that such talk is made of: “상한은 있어?” has the shape of a greeting, and none of its words. */
export const saysTalk: Readonly<Record<"greeting" | "thanks" | "ability", (message: string) => boolean>> = {
  greeting: (message) => greeting.test(message),
  thanks: (message) => thanks.test(message) || !isQuestion(message),
  ability: (message) => program.test(message),
};

/** A greeting or thanks up to a comma or the end of its sentence, and such as need none. */
const openings = [
  /^[^,.!~?\n]{1,24}[,.!~\n]+\s*/,
  /^(?:안녕(?:하세요|하십니까)?|반갑습니다|고마워요?|고맙습니다|감사(?:해요|합니다|드립니다))[\sㅎㅋ^]+/,
  /^(?:hi|hello|hey|good\s\w+|thanks|thank\syou)(?:\s(?:there|again|all|everyone|a\slot|(?:so|very)\smuch))?\s+/i,
];
/** 최고 and 이해 thank only when nothing follows: “최고 후, 해지는?” */
const thanksFirst =
  /고마|고맙|감사[합해드]|땡큐|ㄱㅅ|알겠|오케이|ㅇㅋ|\b(?:thank\w*|thx|ty|cheers|great|perfect|brilliant|lovely)\b/i;
const asking = new RegExp(
  oneOf`
    알려
    보여
    찾아
    설명
    말해
    가르쳐
    [은는][\s.]*$
    ^(?:so\s|and\s|then\s)?(?:wh(?:at|en|ere|o|ich|y)|how|can|may|must|does?|is|are|will|tell|show|explain|find|list)\b
  `,
  "i",
);

/** A message without the greeting or thanks in front of what it asks. */
export function withoutTalkBefore(message: string): string {
  for (const opening of openings) {
    const said = opening.exec(message)?.[0] ?? "";
    const rest = message.slice(said.length);
    if (!greeting.test(said) && !thanksFirst.test(said)) continue;
    if (isQuestion(rest) || asking.test(rest)) return withoutTalkBefore(rest);
  }
  return message;
}

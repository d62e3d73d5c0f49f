import {
  englishFunctionWords,
  englishQuestionWords,
  koreanFunctionWords,
  koreanQuestionWords,
} from "./function-words.ts";

/** Words that say nothing about a topic: function words, and what every paper says of itself. */
export const englishStopWords: ReadonlySet<string> = new Set([
  ...englishFunctionWords,
  ...englishQuestionWords,
  ...`
    above across after again against almost although always among another became because become before below cannot
    doing done due else etc even ever few first further having hence hers him however indeed instead itself just last
    least less let like made mainly make many more moreover most much never nor now off often once onto ours own
    perhaps quite rather really same second see seem several since some still theirs therefore though three thus
    together toward towards two until use used using usually various via well whether while whole yet
    able achieve achieved achieves additionally aim aims allow allows analyse analyze applied apply approach
    approaches available based best better case compare compared comparable consider current currently demonstrate
    demonstrates describe describes described develop developed different discuss effective effectively effectiveness
    empirical evaluate evaluated evaluation example examples existing experiment experimental experiments explore
    explored finally find finding findings focus following furthermore general given good help high higher highly
    identify important improve improved improvement improvements improves include includes including increase
    introduce introduced introduces investigate issue issues large lead leads limited low lower main method methods
    model models multiple need needs new novel number obtain obtained order outperform outperforms paper papers
    perform performance performed performs possible potential present presented presents previous previously problem
    problems propose proposed proposes provide provided provides recent recently related report require requires
    research respectively result resulting results room set show showed showing shown shows significant significantly
    simple single small specific specifically state state-of-the-art studies study suggest system systems task tasks
    technique techniques test tested trained train training understanding useful varying way ways work works write
    written year years
  `
    .trim()
    .split(/\s+/),
]);

export const koreanStopWords: ReadonlySet<string> = new Set([
  ...koreanFunctionWords,
  ...koreanQuestionWords,
  ...`
    그러므로 위해 통한 되었다 하였다 했다 이는 이러한 그러한 논문 연구 결과 제안 방법 분석 기존 사용 이용 가장 매우 다양한 새로운 여러 가지 나타났다
    보였다 제시 수행 실험 성능 향상 문제
  `
    .trim()
    .split(/\s+/),
]);

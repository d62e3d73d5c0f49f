/** A number before what it counts, in figures or in words: "2시간", "두 시간", "석 달". */
const number = String.raw`(?:\d|(?<![가-힣])(?:[한두세네석넉열]|다섯|여섯|일곱|여덟|아홉)\s)`;

/** What a question counts in, and how a text writes a number of it. A unit a line: what is asked, then what tells it. */
const units = `
몇\\s*시간|how many hours | ${number}\\s*시간|\\bhours?\\b
몇\\s*분(?!이|은|을|께)|how many minutes | \\d\\s*분|\\bminutes?\\b
몇\\s*초|how many seconds | \\d\\s*초|\\bseconds?\\b
며칠|몇\\s*일|how many days | \\d\\s*(?:영업)?일|하루|이틀|사흘|나흘|닷새|열흘|보름|\\bdays?\\b
몇\\s*주|how many weeks | ${number}\\s*주|\\bweeks?\\b
몇\\s*(?:달|개월)|how many months | ${number}\\s*(?:달|개월)|\\bmonths?\\b
몇\\s*년|how many years | \\d\\s*년|\\byears?\\b
몇\\s*시(?!간)|what time | ${number}\\s*시(?!간)|\\d:\\d\\d|\\d\\s*(?:am|pm)|정오|자정|noon|midnight
몇\\s*(?:명|사람|분이)|how many people | ${number}\\s*(?:명|인|분|사람)|\\bpeople\\b|\\bpersons?\\b
몇\\s*(?:번|회|차례)|how many times | ${number}\\s*(?:번|회|차례)|한번|두번|once|twice|\\btimes\\b
몇\\s*(?:개|가지|장|벌|권|병|잔|대) | ${number}\\s*(?:개|가지|장|벌|권|병|잔|대)
몇\\s*(?:프로|퍼센트|%)|what percent|percentage | \\d\\s*(?:%|퍼센트)|percent|절반|half
몇\\s*도|온도|what temperature|how (?:hot|cold|warm) | \\d\\s*(?:℃|°|도)
몇\\s*(?:리터|l\\b)|용량|how many lit(?:er|re)s | \\d\\s*(?:l\\b|ℓ|리터|lit(?:er|re)s?\\b|ml\\b)
몇\\s*(?:키로|킬로|kg|그램)|무게|무거|how heavy|weigh | \\d\\s*(?:kg|g\\b|킬로|그램|pounds?)
몇\\s*(?:센치|센티|cm|미터|m\\b)|얼마나\\s*(?:띄|떨어)|how (?:far|tall|wide|deep|long is) | \\d\\s*(?:cm|mm|m\\b|km|센티|미터|inch|feet|metres?)
몇\\s*(?:살|세)|나이|how old|what age | ${number}\\s*(?:세|살)|\\baged?\\b|years old
몇\\s*층|which floor|what floor | \\d\\s*층|지하|floor
얼마나\\s*자주|얼마\\s*마다|얼마만에|how often | \\d\\s*(?:시간|일|주|개월|달|년)(?:에|마다)|매[일주월년]|every|each|once|twice
얼마(?!나|\\s*마다|만에)|how much|what (?:does it )?cost | \\d\\s*(?:천|만|억)?\\s*(?:원|달러|유로)|[$€£₩]\\s*\\d|\\d\\s*(?:won|dollars?|euros?|pounds?|cents?|usd|krw|eur)\\b|무료|무상|free|\\d\\s*%
`
  .trim()
  .split("\n")
  .map((line) => {
    const [asks = "", tells = ""] = line.split(" | ");
    return { asks: new RegExp(asks.trim(), "i"), tells: new RegExp(tells.trim(), "i") };
  });

/** Whether a text holds a number in the unit that a question asks for: 1, or -1 where it does not; 0 where none is asked. */
export function tellsUnit(question: string, text: string): number {
  const unit = units.find(({ asks }) => asks.test(question));
  if (unit === undefined) return 0;
  return unit.tells.test(text) ? 1 : -1;
}

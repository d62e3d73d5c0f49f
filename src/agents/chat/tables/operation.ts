import { oneOf } from "#language";
import { readCount } from "../question/number-words.ts";

/** What a question asks of the rows of a table. */
export interface Operation {
  readonly kind: "sum" | "average" | "most" | "least" | "count" | null;
  /** What groups are compared by: 예산 합계가 가장 큰 부서. */
  readonly of: "sum" | "average" | "count" | null;
  /** It asks for a sum by no more than a word such as 총. */
  readonly isWeak: boolean;
  readonly adjective: string;
  /** How many of them, or which: 상위 3개, 두 번째로. */
  readonly take: number | null;
  readonly nth: number | null;
}

export interface OperationRead {
  readonly operation: Operation;
  /** The words that ask for it, and the question without them. */
  readonly words: readonly string[];
  readonly rest: string;
}

/** Stands where 가장 많은 stood: what is measured is named right before it. */
export const superlativeMark = "\ue001";

/** Stands where words have been taken out, so that those around them are not read as one. */
const gap = " , ";

const sumWords = oneOf`
  (?:다|모두|전부|전체|싹|총)?\s*(?:더하면|더한|합하면|합한|합치면|합친|더해서?|합쳐서?|합해서?|합산(?:하면|해서?|한)?)(?:\s*(?:줘|봐|값))?
  (?:총\s?)?(?:합계액?|총합계?|총계|총액|누계|합산액)
  \b(?:grand |sum )?totals?\b(?! (?:rows?|number))
  \bsum(?: of| up)?\b
  \badd(?:ed)? (?:\w+ )?(?:up|together)\b
  \b(?:combined|altogether)\b
`;
const weakSumWords = oneOf`
  (?<![가-힣])총(?=\s|예산|매출|금액|비용|급여|인원|수량|지출|집행|판매|재고|연봉)
  (?:모두|전부|다\s?해서|다)\s*(?=얼마)
  (?<![가-힣])전체(?=\s.*얼마)
  얼마(?:나|를)?\s*(?=(?:썼|쓴|들었|나갔|팔았|팔렸|벌었|냈|지출|결제))
  \bin total\b
  \bhow much (?:did|was|were|has|have)\b(?=.*\b(?:spen[dt]|pa(?:id|y)|cost|earn(?:ed)?|sold|sell|made)\b)
  \boverall\b
`;
const averageWords = oneOf`
  (?:단순\s?)?평균(?:값|치|적으로|액)?
  \b(?:average|mean|avg)\b
  \bon average\b
`;
const countWords = oneOf`
  몇\s*(?:명|개|건|줄|행|곳|팀|가지|종류|종|군데|대|권|마리|사람|품목|회|장|세대|채|병|부서|업체|지점|과목)(?!월|기|층|시|째)[가-힣]{0,5}
  (?:개수|갯수|인원수|건수|(?:행|줄)\s?수(?!\s?[있없])|사람\s?수|직원\s?수|학생\s?수)
  (?<=[가-힣]\s)수(?=는|가|를|\s*[?？]|$)
  \bhow many\b(?! (?:days?|hours?|weeks?|months?|years?|times|minutes?|percent)\b)
  \b(?:the )?(?:number|count) of\b
`;
const more = oneOf`
  많[은이아았나고니냐던지네을]
  큰
  커
  컸
  크[고나니냐]
  높[은이아았나고니냐지게]
  비싼|비싸|비쌌
  긴|길[어었고]
  늦[은게어었]
  무거[운워]|무겁
  넓[은어]
  최근|최신|나중
  마지막
`;
const less = oneOf`
  적[은게어었나고]
  작[은아았나고]
  낮[은아았나고게]
  (?<!비)(?:싼|싸|쌌)
  저렴[한하해]
  짧[은아]
  이른|일찍|먼저
  빨리|빠른
  가벼[운워]|가볍
  좁[은아]
  어린|어려|젊은
  오래된?
`;
const strong = String.raw`(?:가장|제일|젤|최고로|더|가장\s?많이)`;
const koreanMost = new RegExp(String.raw`(?<![가-힣])${strong}(?=\s|[가-힣])(.*?)(?:(${more})|(${less}))[가-힣]{0,4}`);
const koreanOrder = new RegExp(
  String.raw`(?:(${more})|(${less}))((?:\s+[가-힣]+)?)\s*순(?:으로|서로|서대로|위)?(?![가-힣])`,
);
const koreanBare =
  /(최고(?:가|액|점|치)?(?=\s|[은는이가]|$)|최댓값|최대값|1위)|(최저(?:가|액|점|치)?(?=\s|[은는이가]|$)|최솟값|최소값|꼴찌)/;
const things = "(?:개|명|곳|건|군데|가지|팀|분|사람|권|대|품목|부서|마리|줄|행|위|등|과|종)";
const number = String.raw`(\d{1,3}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)`;
const koreanTop = new RegExp(String.raw`(?:(상위|톱|탑)|(하위))\s*${number}\s*${things}?(?:까지|만)?`);
const koreanTake = new RegExp(String.raw`(?<![가-힣\d])${number}\s?${things}(?:만|씩)?(?=[은는이가을를]|\s|[?？]|$)`);
const koreanNth = new RegExp(String.raw`${number}\s?번째(?:로)?`);

const englishMore = `largest|biggest|highest|greatest|maximum|max|longest|latest|newest|most recent|most recently|heaviest|tallest|priciest|costliest`;
const englishLess = `smallest|lowest|fewest|cheapest|minimum|min|shortest|earliest|youngest|lightest|oldest|soonest|least recent`;
const ordinal = `(second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]`;
const few = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)`;
const englishMost = new RegExp(
  String.raw`\b(?:${ordinal})?(?:${few} )?(?:(${englishMore})|(${englishLess})|most (expensive|costly|valuable)|least (expensive|costly)|(?<=\b(?:the|has|have|had|with|used|sold|spent|costs?|earns?|makes?|gets?) )(?:the )?(most|least)|(most)(?= \w+[?]?$))\b`,
  "i",
);
const englishTop = new RegExp(String.raw`\b(?:the )?(?:(top)|(bottom)) ${few}\b`, "i");
const ordinals = ["second", "third", "fourth", "fifth"];
const fewWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const countOf = (words: string | undefined) => {
  if (words === undefined) return null;
  const at = fewWords.indexOf(words.toLowerCase());
  return at >= 0 ? at + 2 : readCount(words);
};

/** Reads what is asked of the rows; a word that `isColumn` knows as the name of a column asks for that column. */
export function readOperation(question: string, isColumn: (word: string) => boolean): OperationRead {
  let rest = question;
  const words: string[] = [];
  const takeOut = (found: RegExpExecArray, kept = "") => {
    words.push(found[0].replace(kept.replace(superlativeMark, "").trim(), "").trim());
    rest = `${rest.slice(0, found.index)}${gap}${kept}${gap}${rest.slice(found.index + found[0].length)}`;
  };
  const superlative = readSuperlative();
  const isThere = (shape: string) => {
    const found = new RegExp(shape, "i").exec(rest);
    if (found === null || isColumn(found[0].trim())) return false;
    takeOut(found);
    return true;
  };
  const isAverage = isThere(averageWords);
  const isSum = isThere(sumWords);
  const isCount = isThere(countWords);
  const isWeak = isThere(weakSumWords) && !isAverage && !isCount && !isSum;
  const whole = isAverage ? "average" : isCount ? "count" : isSum || isWeak ? "sum" : null;
  const operation: Operation =
    superlative === null
      ? { kind: whole, of: null, isWeak, adjective: "", take: null, nth: null }
      : { ...superlative, of: isWeak ? null : whole, isWeak: false };
  return { operation, words, rest };

  function readSuperlative(): Omit<Operation, "of" | "isWeak"> | null {
    const top = koreanTop.exec(rest) ?? englishTop.exec(rest);
    if (top !== null) {
      takeOut(top);
      const order = koreanOrder.exec(rest);
      if (order !== null) takeOut(order, order[3]);
      const isLow = (order?.[2] ?? top[2]) !== undefined;
      return {
        kind: isLow ? "least" : "most",
        adjective: order?.[1] ?? order?.[2] ?? "",
        take: countOf(top[3]),
        nth: null,
      };
    }
    const nth = koreanNth.exec(rest);
    if (nth !== null) takeOut(nth);
    const korean =
      koreanMost.exec(rest) ?? (nth === null ? null : new RegExp(`()(?:(${more})|(${less}))[가-힣]{0,4}`).exec(rest));
    if (korean !== null) {
      const [, between = "", high, low = ""] = korean;
      takeOut(korean, `${between} ${superlativeMark}`);
      return {
        kind: high === undefined ? "least" : "most",
        adjective: high ?? low,
        take: takeNumber(),
        nth: countOf(nth?.[1]),
      };
    }
    const order = koreanOrder.exec(rest);
    if (order !== null) {
      takeOut(order, order[3]);
      return {
        kind: order[1] === undefined ? "least" : "most",
        adjective: order[1] ?? order[2] ?? "",
        take: takeNumber() ?? mostInOrder,
        nth: null,
      };
    }
    const bare = koreanBare.exec(rest);
    if (bare !== null && !isColumn(bare[0])) {
      takeOut(bare);
      return { kind: bare[1] === undefined ? "least" : "most", adjective: "", take: takeNumber(), nth: null };
    }
    const english = englishMost.exec(rest);
    if (english === null) return null;
    const [, place, many, high, low, dear, cheap, quantity, plain] = english;
    takeOut(english);
    const isLow = low !== undefined || cheap !== undefined || quantity?.toLowerCase() === "least";
    const rank =
      place === undefined ? null : Math.max(ordinals.indexOf(place.toLowerCase()) + 2, Number.parseInt(place, 10) || 0);
    return {
      kind: isLow ? "least" : "most",
      adjective: high ?? low ?? dear ?? cheap ?? plain ?? "",
      take: countOf(many),
      nth: rank,
    };
  }

  function takeNumber(): number | null {
    const found = koreanTake.exec(rest);
    const count = countOf(found?.[1]);
    if (found === null || count === null || count < 2) return null;
    takeOut(found);
    return count;
  }
}

/** So many are told where they are asked for in their order alone. */
const mostInOrder = 10;

/** The words with which a question asks for something of rows as a whole, which one row alone does not answer; none where it does not. */
export function wordsAskingOfRows(question: string): readonly string[] {
  const { operation, words } = readOperation(question, () => false);
  return operation.kind === null || operation.kind === "count" || operation.isWeak ? [] : words;
}

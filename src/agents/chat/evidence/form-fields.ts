import { remembered } from "#language/meaning";

/**
 * What questions ask for, and what forms call it: "어디서 모였어?" is answered by what stands behind 장소. A kind a line: how
 * it is asked for, and how its labels end (an English one may go on with "of …").
 */
const lines = String.raw`
어디(?!로\s*(?:연락|전화|문의))|어느\s*(?:곳|지역|도시|동네|건물|방|층|병원|학교)|\bwhere\b|\bwhich (?:room|building|city|town|place|floor)\b | 장소|위치|주소|소재|지점|구역|행선|[가-힣](?:지|곳|역|점|항|실|원)|location|place|venue|address|site|room|destination|origin|station|port|where
언제|며칠|몇\s*[월일시](?!간)|무슨\s*요일|날짜|\bwhen\b|\bwhat (?:date|day|time|year|month)\b|\bhow (?:late|early)\b | 일시|날짜|시각|시간|기간|기한|일정|요일|마감|[가-힣](?:일|일자|날|월|년도)|dates?|time|day|period|deadline|due|hours|year|schedule|when|valid|valid until|expires?|expiry|starts?|ends?|reported|issued|received
누가|누구|누굴|누군|이름|성함|\bwho(?:se|m)?\b|\bname of\b | 성명|성함|이름|담당|대표|참석|불참|결석|출석|강사|교수|의사|간호사|주치의|기사|[가-힣](?:자|인|원|장|님)|names?|owner|author|contact|manager|instructor|driver|pilot|physician|doctor|nurse|inspector|investigator|technician|recipient|sender|customer|client|supervisor|host|attendees|attended|present|absent|apologies|participants|chair\w*|leader|by|to|from|tenant|landlord|teacher|applicant|reporter|lead
나이|몇\s*(?:살|세)|\bhow old\b|\bwhat age\b | 나이|연령|생년월일|age|born|birth
얼마(?!나)|얼마나\s*(?:나오|내|드|들|받|비)|금액|비용|가격|요금|돈|월세|\bhow much\b|\b(?:cost|price|fee|pay|paid|charge|salary|rent)\b | 합계|총계|단가|급여|연봉|월급|보수|예산|값|[가-힣](?:금|금액|비|비용|료|액|가격)|금액|가격|비용|prices?|costs?|fees?|amount|total|rate|salary|pay|rent|deposit|charges?|budget|balance|premium|due
몇\s*(?:명|개|번|회|대|장|권|건|사람|분이|가지|마리|병|상자)|인원|\bhow many\b|\bnumber of\b | 인원|정원|횟수|수량|[가-힣](?:수|량|\s수)|number|quantity|count|qty|capacity|seats|total|size|attendees|participants|copies|units
얼마나\s*(?:걸|오래)|몇\s*(?:시간|분|일|주|개월|달|년)|\bhow long\b | 기간|시간|소요|수명|duration|length|term|period|time|hours|warranty|validity
연락|전화|문의|이메일|메일|번호|\b(?:contact|phone|call|email|reach|number)\b | 연락처|전화|휴대폰|이메일|메일|문의|문의처|팩스|번호|tel|phone|telephone|mobile|e-?mail|contact|fax|number|no\.?|hotline|enquiries|inquiries
왜|이유|까닭|원인|때문|무슨\s*일로|\bwhy\b|\bcaused?\b|\breason\b|\bwhat for\b | 사유|이유|원인|목적|취지|배경|까닭|reasons?|causes?|purpose|background|findings?|complaint
어떻게\s*(?:됐|되었|나왔|끝났|처리|했|조치)|결과|합격|통과|판정|\bresults?\b|\boutcome\b|\bpass(?:ed)?\b|\bwhat happened\b | 결과|판정|결론|의견|조치|조치\s?(?:내용|사항)|처리\s?(?:내용|결과)|경위|상태|소견|결정|결정\s?사항|의결|results?|outcome|conclusion|verdict|status|decisions?|actions?|disposition|diagnosis|description|summary
다친|다쳤|부상|사망|죽|\binjur\w+|\bhurt\b|\bdied?\b|\bkilled\b | 부상|부상\s?(?:부위|정도)|인명\s?피해|사망|상해|피해|피해\s?(?:내용|상황|정도)|재해자\s?수|injur(?:y|ies)|fatalit(?:y|ies)|casualties|harm
`
  .trim()
  .split("\n");

const kinds = lines.map((line) => {
  const [asks = "", labels = ""] = line.split(" | ");
  return {
    asks: new RegExp(asks, "i"),
    label: new RegExp(String.raw`(?:^|[^a-z])(?:${labels})(?:\(s\))?(?: (?:of|for|in|per) .*)?$`, "i"),
  };
});

/** "장소: 5층 대회의실", two of them on a line, a row in words; no clock. */
const labelled =
  /(?:^|[\s,;|•·*-])([\p{L}\p{N}][\p{L}\p{N} /·&().'-]{0,36}?)\*{0,2}\s?(?<!\d)[:：]\*{0,2}(?=\s?[^\s/])/gu;
const mostLabels = 12;
const unit = /\s*\([^)]*\)$/;

/** What the fields that a text tells are called. */
const labelsOf = remembered((text): readonly string[] =>
  [...text.matchAll(labelled)].slice(0, mostLabels).map(([, label = ""]) => label.replace(unit, "").trim()),
);

export interface FieldMatch {
  /** 1 where a text has a field of what is asked for. */
  readonly asked: number;
  /** 1 where all its fields are of something else. */
  readonly other: number;
}

const none: FieldMatch = { asked: 0, other: 0 };

export function createFieldMatch(question: string): (text: string) => FieldMatch {
  const wanted = kinds.filter(({ asks }) => asks.test(question));
  return (text) => {
    const labels = wanted.length === 0 ? [] : labelsOf(text);
    if (labels.length === 0) return none;
    if (labels.some((one) => wanted.some(({ label }) => label.test(one)))) return { asked: 1, other: 0 };
    return { asked: 0, other: labels.every((one) => kinds.some(({ label }) => label.test(one))) ? 1 : 0 };
  };
}

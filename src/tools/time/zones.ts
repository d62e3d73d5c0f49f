interface Place {
  readonly zone: string;
  readonly ko: readonly string[];
  readonly en: readonly string[];
}

/** Places people ask the time of, and their zones. Full zone names (`Asia/Seoul`) are taken as they are. */
const places: readonly Place[] = [
  { zone: "Asia/Seoul", ko: ["서울", "한국", "부산", "제주"], en: ["seoul", "korea", "busan"] },
  { zone: "Asia/Tokyo", ko: ["도쿄", "동경", "일본", "오사카"], en: ["tokyo", "japan", "osaka"] },
  { zone: "Asia/Shanghai", ko: ["베이징", "북경", "상하이", "상해", "중국"], en: ["beijing", "shanghai", "china"] },
  { zone: "Asia/Hong_Kong", ko: ["홍콩"], en: ["hong kong", "hongkong"] },
  { zone: "Asia/Taipei", ko: ["타이베이", "대만"], en: ["taipei", "taiwan"] },
  { zone: "Asia/Singapore", ko: ["싱가포르", "싱가폴"], en: ["singapore"] },
  { zone: "Asia/Bangkok", ko: ["방콕", "태국"], en: ["bangkok", "thailand"] },
  { zone: "Asia/Ho_Chi_Minh", ko: ["하노이", "호찌민", "호치민", "베트남"], en: ["hanoi", "vietnam"] },
  { zone: "Asia/Jakarta", ko: ["자카르타", "인도네시아"], en: ["jakarta", "indonesia"] },
  { zone: "Asia/Manila", ko: ["마닐라", "필리핀"], en: ["manila", "philippines", "the philippines"] },
  { zone: "Asia/Kolkata", ko: ["뉴델리", "델리", "뭄바이", "인도"], en: ["delhi", "new delhi", "mumbai", "india"] },
  { zone: "Asia/Dubai", ko: ["두바이", "아랍에미리트"], en: ["dubai"] },
  { zone: "Europe/Istanbul", ko: ["이스탄불", "튀르키예", "터키"], en: ["istanbul", "turkey"] },
  { zone: "Europe/Moscow", ko: ["모스크바", "러시아"], en: ["moscow", "russia"] },
  { zone: "Europe/London", ko: ["런던", "영국"], en: ["london", "britain", "england", "uk", "the uk"] },
  { zone: "Europe/Paris", ko: ["파리", "프랑스"], en: ["paris", "france"] },
  { zone: "Europe/Berlin", ko: ["베를린", "뮌헨", "프랑크푸르트", "독일"], en: ["berlin", "munich", "germany"] },
  { zone: "Europe/Rome", ko: ["로마", "밀라노", "이탈리아"], en: ["rome", "milan", "italy"] },
  { zone: "Europe/Madrid", ko: ["마드리드", "바르셀로나", "스페인"], en: ["madrid", "barcelona", "spain"] },
  { zone: "Europe/Zurich", ko: ["취리히", "제네바", "스위스"], en: ["zurich", "geneva", "switzerland"] },
  { zone: "Europe/Amsterdam", ko: ["암스테르담", "네덜란드"], en: ["amsterdam", "netherlands", "the netherlands"] },
  { zone: "Africa/Cairo", ko: ["카이로", "이집트"], en: ["cairo", "egypt"] },
  { zone: "Australia/Sydney", ko: ["시드니", "멜버른", "호주"], en: ["sydney", "melbourne"] },
  { zone: "Pacific/Auckland", ko: ["오클랜드", "뉴질랜드"], en: ["auckland", "new zealand"] },
  { zone: "Pacific/Honolulu", ko: ["하와이", "호놀룰루"], en: ["hawaii", "honolulu"] },
  {
    zone: "America/Los_Angeles",
    ko: ["로스앤젤레스", "엘에이", "샌프란시스코", "시애틀", "실리콘밸리"],
    en: ["los angeles", "san francisco", "seattle", "LA"],
  },
  { zone: "America/Denver", ko: ["덴버"], en: ["denver"] },
  { zone: "America/Chicago", ko: ["시카고", "댈러스"], en: ["chicago", "dallas"] },
  { zone: "America/New_York", ko: ["뉴욕", "워싱턴", "보스턴"], en: ["new york", "boston", "NYC", "washington dc"] },
  { zone: "America/Toronto", ko: ["토론토"], en: ["toronto"] },
  { zone: "America/Vancouver", ko: ["밴쿠버"], en: ["vancouver"] },
  { zone: "America/Sao_Paulo", ko: ["상파울루", "브라질"], en: ["sao paulo", "são paulo", "brazil"] },
  { zone: "UTC", ko: ["세계_표준시", "협정_세계시"], en: ["UTC", "GMT"] },
];

/** The zone of each place by its names; an underscore is a space that may be left out. */
export const zonesByPlace: ReadonlyMap<string, string> = new Map(
  places.flatMap(({ zone, ko, en }) => [...ko, ...en].map((name): [string, string] => [name.toLowerCase(), zone])),
);

/** A full zone name that stands in a text, or null. */
export function fullZoneIn(text: string): string | null {
  const full = /\b[A-Z][A-Za-z]{2,12}\/[A-Za-z_]{2,30}(?:\/[A-Za-z_]{2,30})?\b/.exec(text)?.[0];
  return full !== undefined && isZone(full) ? full : null;
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The zone of the place that a text names, or null. */
export function zoneNamedIn(text: string): string | null {
  const words = text.toLowerCase();
  return fullZoneIn(text) ?? [...zonesByPlace].find(([name]) => words.includes(name.replace("_", " ")))?.[1] ?? null;
}

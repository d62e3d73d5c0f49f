/** Places people ask the time of, and their zones. Full zone names (`Asia/Seoul`) are taken as they are. */
const places: readonly (readonly [pattern: RegExp, zone: string])[] = [
  [/서울|한국|부산|제주|seoul|korea/i, "Asia/Seoul"],
  [/도쿄|동경|일본|오사카|tokyo|japan|osaka/i, "Asia/Tokyo"],
  [/베이징|북경|상하이|상해|중국|beijing|shanghai|china/i, "Asia/Shanghai"],
  [/홍콩|hong ?kong/i, "Asia/Hong_Kong"],
  [/타이베이|대만|taipei|taiwan/i, "Asia/Taipei"],
  [/싱가포르|singapore/i, "Asia/Singapore"],
  [/방콕|태국|bangkok|thailand/i, "Asia/Bangkok"],
  [/하노이|호찌민|호치민|베트남|hanoi|vietnam/i, "Asia/Ho_Chi_Minh"],
  [/자카르타|인도네시아|jakarta|indonesia/i, "Asia/Jakarta"],
  [/마닐라|필리핀|manila|philippines/i, "Asia/Manila"],
  [/뉴델리|델리|뭄바이|인도(?!네시아)|delhi|mumbai|\bindia\b/i, "Asia/Kolkata"],
  [/두바이|아랍에미리트|dubai/i, "Asia/Dubai"],
  [/이스탄불|튀르키예|터키|istanbul|turkey/i, "Europe/Istanbul"],
  [/모스크바|러시아|moscow|russia/i, "Europe/Moscow"],
  [/런던|영국|london|britain|\buk\b/i, "Europe/London"],
  [/파리|프랑스|paris|france/i, "Europe/Paris"],
  [/베를린|뮌헨|프랑크푸르트|독일|berlin|munich|germany/i, "Europe/Berlin"],
  [/로마|밀라노|이탈리아|rome|milan|italy/i, "Europe/Rome"],
  [/마드리드|바르셀로나|스페인|madrid|barcelona|spain/i, "Europe/Madrid"],
  [/취리히|제네바|스위스|zurich|geneva|switzerland/i, "Europe/Zurich"],
  [/암스테르담|네덜란드|amsterdam|netherlands/i, "Europe/Amsterdam"],
  [/카이로|이집트|cairo|egypt/i, "Africa/Cairo"],
  [/시드니|멜버른|sydney|melbourne/i, "Australia/Sydney"],
  [/오클랜드|뉴질랜드|auckland|new zealand/i, "Pacific/Auckland"],
  [/하와이|호놀룰루|hawaii|honolulu/i, "Pacific/Honolulu"],
  [/로스앤젤레스|샌프란시스코|시애틀|실리콘밸리|los angeles|san francisco|seattle|\bLA\b/i, "America/Los_Angeles"],
  [/덴버|denver/i, "America/Denver"],
  [/시카고|댈러스|chicago|dallas/i, "America/Chicago"],
  [/뉴욕|워싱턴|보스턴|new york|boston|\bNYC\b/i, "America/New_York"],
  [/토론토|toronto/i, "America/Toronto"],
  [/밴쿠버|vancouver/i, "America/Vancouver"],
  [/상파울루|브라질|s[aã]o paulo|brazil/i, "America/Sao_Paulo"],
  [/\bUTC\b|\bGMT\b|세계 ?표준시|협정 ?세계시/i, "UTC"],
];

/** The zone a text names, or null. */
export function zoneNamedIn(text: string): string | null {
  const full =
    /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z_]{2,30}(?:\/[A-Za-z_]{2,30})?\b/.exec(
      text,
    );
  if (full !== null && isZone(full[0])) return full[0];
  return places.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

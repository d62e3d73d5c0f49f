const listed = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s+/));

/** Korean stems that ask, point or hold a sentence together: they say nothing of what is asked about. */
export const koreanEmptyWords = listed(`
  얼마 얼마나 언제 어디 누구 무엇 뭐 뭘 무어 몇 며칠 몇일 어느 어떤 무슨 어떻 어떠하 어찌 왜 어째서
  혹시 혹 그냥 좀 제일 가장 정도 경우 때 것 거 게 수 데 중 전 후 뒤 안쪽 지금 한 번
  나 내 저 제 우리 저희 너 당신 이 그 여기 거기 이거 그거 이것 그것
  되 하 있 없 같 주 보 싶 말 말하 알리 궁금 안 못 다 더 꼭 너무 많이 많
  그럼 그러면 근데 그런데 만약
`);

/** English words of the same kind, beside those that hold any sentence together. */
export const englishEmptyWords = listed(`
  im ive id s t re ll some get got need want just please tell know about off
  long much many far soon often
`);

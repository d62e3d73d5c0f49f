/** Words that exclude each other: who is spoken of one is not spoken of the others. A group a line, a kind between bars. */
const groups = `
국내 | 해외, 국외, 외국
domestic | international, overseas, abroad
정규직, 정직원, 본채용 | 수습, 시용 | 계약직, 기간제 | 인턴 | 파견 | 아르바이트, 알바, 단시간
permanent, full-time | probation, probationary | part-time | contractor, temporary, temp | intern
평일, 주중 | 주말, 토요일, 일요일, 토욜, 일욜, 공휴일, 휴일
weekday, weekdays | weekend, weekends, saturday, sunday, holidays
성인, 어른 | 어린이, 아동, 소아, 아이 | 청소년, 중고생 | 경로, 노인, 어르신
adult, adults | child, children, kids | senior, seniors, pensioner | student, students
회원 | 비회원, 일반인
온라인, 인터넷 | 오프라인, 매장, 방문
online | in-store, in person
개인용, 가정용 | 업소용, 업소, 사업자, 법인
편도 | 왕복
신규 | 기존, 재학생, 재계약
구민, 시민, 주민 | 타지역, 비구민, 외지인
본인 | 자녀 | 배우자 | 부모 | 조부모 | 형제, 자매, 동생, 여동생, 남동생, 누나, 언니, 오빠, 형
초등 | 중학교, 중학생 | 고등학교, 고등학생 | 대학생
오전 | 오후
입원 | 통원, 외래
inpatient | outpatient
전세 | 월세, 차임
승용차 | 화물차, 승합차
one-way | round-trip
member, members | non-member, non-members, nonmember
indoor, indoors | outdoor, outdoors
남성, 남자 | 여성, 여자
초급 | 중급 | 상급
beginner, beginners | intermediate | advanced
소형견 | 중형견 | 대형견
성수기 | 비수기
peak | off-peak
하절기, 여름 | 동절기, 겨울
summer | winter
입실, 체크인 | 퇴실, 체크아웃
check-in | check-out, checkout
등원 | 하원
수면 내시경, 수면내시경 | 비수면, 일반 내시경, 일반내시경
전입 | 전출
왼쪽 | 오른쪽
첫째 | 둘째 | 셋째
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((kind) => kind.split(",").map((word) => holderOf(word.trim().toLowerCase()))));

/** A rule for one kind alone tells the others that it is not for them: "정규직에게만 지급한다". */
const exclusive = /(?:에게만|에만|만\s|한하여|한해|제외|불가|않|없|\bonly\b|\bnot\b|except|excluded)/i;

/** Whether a text speaks of another kind than the question does: 국내 출장 when 해외 출장 was asked about. */
export function contradictsQualifier(question: string, text: string): boolean {
  if (exclusive.test(text)) return false;
  const [asked, told] = [question.toLowerCase(), text.toLowerCase()];
  return groups.some((kinds) => {
    const wanted = kinds.filter((kind) => names(asked, kind));
    if (wanted.length === 0 || wanted.length === kinds.length) return false;
    return (
      kinds.some((kind) => !wanted.includes(kind) && names(told, kind)) && !wanted.some((kind) => names(told, kind))
    );
  });
}

type Holds = (text: string) => boolean;

function names(text: string, kind: readonly Holds[]): boolean {
  return kind.some((holds) => holds(text));
}

/** Whether a text holds a word: an English one between others, a Korean one before any particle. */
function holderOf(word: string): Holds {
  if (!/^[a-z]/.test(word)) return (text) => hasKorean(text, word);
  const whole = new RegExp(`(?<![a-z-])${word}(?![a-z-])`);
  return (text) => whole.test(text);
}

/** 비회원 is no 회원, 조부모 no 부모. */
function hasKorean(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!/[비조타미재]/.test(text[at - 1] ?? "")) return true;
  }
  return false;
}

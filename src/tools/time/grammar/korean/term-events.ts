import { isPastVerb } from "./hangul.ts";

/** What a term runs from: after one of these has happened, "3개월 뒤" is counted from its day. */
const termEvents: readonly string[] = [
  ...["입사", "퇴사", "입대", "입학", "입주", "입원", "퇴원", "이사", "개업", "개강", "개학", "개통", "개봉", "개설"],
  ...["계약", "가입", "등록", "신청", "접수", "제출", "주문", "구매", "구입", "결제", "입금", "납부", "송금", "환전"],
  ...["발급", "갱신", "해지", "취소", "예약", "대출", "대여", "발송", "출고", "배송", "수령", "설치", "교체", "시공"],
  ...["접종", "수술", "시술", "검사", "검진", "진료", "처방", "복용", "헌혈", "발치", "염색", "파마", "출산", "임신"],
  ...["시작", "착공", "출발", "파종", "모종", "발효", "숙성"],
  ...["샀", "사서", "심었", "담갔", "담았", "빌렸", "맡겼", "보냈", "부쳤", "받았", "맞았", "끊었", "뽑았", "냈"],
  ...["태어났", "들어갔", "들어왔", "넣었", "뿌렸"],
];

/** 입사했고, 예방접종을 했는데, 샀어. */
export function startsTerm(words: readonly string[]): boolean {
  const verbs = words.filter(isPastVerb);
  const isEvent = (word: string) => termEvents.some((event) => word.startsWith(event));
  const isNoun = (word: string) => termEvents.some((event) => word.replace(/[을를]$/, "").endsWith(event));
  return verbs.some(isEvent) || (verbs.some((verb) => /^[했받맞]/.test(verb)) && words.some(isNoun));
}

/** 입대가 3월 10일이고: the event is said to be on the day. */
export const namesTerm = (words: readonly string[]) =>
  words.some((word) => {
    const noun = /^(.+?)[일날]?[은는이가]$/.exec(word)?.[1] ?? "";
    return termEvents.some((event) => event.length > 1 && noun.endsWith(event));
  });

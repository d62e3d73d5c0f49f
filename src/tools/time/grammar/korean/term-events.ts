import { oneOf } from "#language";
import { isAdnominal, isPastVerb } from "./hangul.ts";

/** What a term runs from: after one of these has happened, "3개월 뒤" is counted from its day. */
const termEvents: readonly string[] = [
  ...["입사", "퇴사", "입대", "입학", "입주", "입원", "퇴원", "이사", "개업", "개강", "개학", "개통", "개봉", "개설"],
  ...["계약", "가입", "등록", "신청", "접수", "제출", "주문", "구매", "구입", "결제", "입금", "납부", "송금", "환전"],
  ...["발급", "갱신", "해지", "취소", "예약", "대출", "대여", "발송", "출고", "배송", "수령", "설치", "교체", "시공"],
  ...["접종", "수술", "시술", "검사", "검진", "진료", "처방", "복용", "헌혈", "발치", "염색", "파마", "출산", "임신"],
  ...["깁스", "라식", "라섹", "이식", "교정"],
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

/** 산, 맡긴, 주문한: the same told of a thing, “어제 맡긴 옷”. */
export const beginsTerm = (words: readonly string[]) =>
  words.some((word) => {
    const noun = /^(.{2,})(?:한|된|받은|맞은)$/.exec(word)?.[1] ?? "";
    const isOfNoun = termEvents.some((event) => event.length > 1 && noun.endsWith(event));
    return isAdnominal(word) && !word.endsWith("는") && (isOfNoun || toldOfThings.test(word));
  });

const toldOfThings = new RegExp(
  `^(?:${oneOf`
    산
    빌린
    빌려간
    빌려온
    맡긴
    보낸
    부친
    받은
    맞은
    끊은
    심은
    담근
    뽑은
    낸
    넣은
    시킨
    뜯은
  `})$`,
);

/** 입대가 3월 10일이고: the event is said to be on the day. */
export const namesTerm = (words: readonly string[]) =>
  words.some((word) => {
    const noun = /^(.+?)[일날]?[은는이가]$/.exec(word)?.[1] ?? "";
    return termEvents.some((event) => event.length > 1 && noun.endsWith(event));
  });

/** What comes when a term is over. */
const termEnds = new RegExp(
  oneOf`
    전환
    환불
    반품
    교환
    만기
    만료
    반납
    돌려
    갚
    찾으러
    찾으면
    오라고
    오래
    상환
    종료
    끝나
    평가
    재검
    결과
    실밥
    퇴소
    수료
    전역
    제대
    졸업
    효력
    유효
    갱신
    해지
    연장
    납부
    입금
    도착
    배송
    수령
    개봉
    수확
    출산
    예정일
    \d차
    다음
    까지
    기한
    마감
    이내
    [돼되]
  `,
);

/** 푼대, 온대요. */
const isHearsay = (word: string) => isAdnominal(/(.)대요?$/.exec(word)?.[1] ?? "");

/** “3개월 후에 평가래”, “90일 뒤가 언제야?”: said of the event before it, not of something that the asker plans beside it. */
export const isOfTerm = (words: readonly string[]) =>
  words.length === 0 ||
  words.some(
    (word) =>
      isHearsay(word) ||
      termEnds.test(word) ||
      /(?:[는은있]대|[래댔]|라고|라던데|래요|대요|랬)[가-힣]{0,3}$/.test(word),
  );

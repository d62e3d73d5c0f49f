/** What people say of the end of a stay or journey. An underscore is a space that may be left out. */
export const endWords: readonly string[] = [
  ...["돌아오", "돌아와", "돌아옴", "귀국", "귀가", "복귀", "끝나", "끝남", "종료", "마지막", "언제까지", "며칠까지"],
  ...["체크_아웃", "퇴실", "퇴소", "집에_오", "집에_와", "집에_도착", "언제_와", "언제_오", "언제_옴", "오는_날"],
  ...["며칠에_와", "며칠에_오", "며칠_와", "며칠에_옴"],
  ...["back", "return", "check_out", "check-out", "checking out", "home", "last day", "last morning"],
];

/** What people say when they set out, or leave where they stayed. */
export const leavingWords: readonly string[] = [
  ...["출발", "떠나", "떠난", "가는_날", "출국", "나가", "나와", "나오"],
  ...["leav", "depart", "head out", "set off", "fly out", "first day"],
];

/** What people say when they get to where they stay. */
export const arrivingWords: readonly string[] = [
  ...["도착", "체크_인", "입실", "입소", "시작"],
  ...["arriv", "land", "check_in", "check-in", "checking in", "get there", "get in", "start"],
];

const patterns = new Map<readonly string[], RegExp>();

/** Whether a text has one of the words; English ones at the beginning of a word. */
export function says(text: string, words: readonly string[]): boolean {
  const pattern =
    patterns.get(words) ??
    new RegExp(words.map((word) => (/^[a-z]/.test(word) ? "\\b" : "") + word.replaceAll("_", "\\s?")).join("|"), "i");
  patterns.set(words, pattern);
  return pattern.test(text);
}

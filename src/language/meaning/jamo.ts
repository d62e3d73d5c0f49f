const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const finals = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
/** Vowels in their parts: 알리 + 어 is written 알려, so ㅕ must begin like ㅣ for the stem to be found. */
const vowels = "ㅏ ㅏㅣ ㅑ ㅑㅣ ㅓ ㅓㅣ ㅣㅓ ㅣㅓㅣ ㅗ ㅗㅏ ㅗㅏㅣ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅓㅣ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(
  " ",
);
const first = 0xac00;
const last = 0xd7a3;

/** Hangul as letters, so that the stem of a verb is a prefix of its forms: 돌려주 of 돌려줄 and 돌려줘. */
export function toJamo(text: string): string {
  let letters = "";
  for (const char of text) {
    const code = char.charCodeAt(0);
    if (code < first || code > last) {
      letters += char;
      continue;
    }
    const index = code - first;
    letters += initials[Math.floor(index / 588)] ?? "";
    letters += vowels[Math.floor((index % 588) / 28)] ?? "";
    letters += finals[index % 28] ?? "";
  }
  return letters;
}

const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const finals = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
/** Vowels in their parts: 알리 + 어 is written 알려, so ㅕ must begin like ㅣ for the stem to be found. */
const vowels = "ㅏ ㅏㅣ ㅑ ㅑㅣ ㅓ ㅓㅣ ㅣㅓ ㅣㅓㅣ ㅗ ㅗㅏ ㅗㅏㅣ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅓㅣ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(
  " ",
);
const first = 0xac00;
const last = 0xd7a3;

/** The letters of each syllable, spelled once. */
const spelled: string[] = [];

function lettersOf(syllable: number): string {
  const known = spelled[syllable];
  if (known !== undefined) return known;
  const initial = initials[Math.floor(syllable / 588)] ?? "";
  const vowel = vowels[Math.floor((syllable % 588) / 28)] ?? "";
  const letters = `${initial}${vowel}${finals[syllable % 28] ?? ""}`;
  spelled[syllable] = letters;
  return letters;
}

/** Hangul as letters, so that the stem of a verb is a prefix of its forms: 돌려주 of 돌려줄 and 돌려줘. */
export function toJamo(text: string): string {
  let letters = "";
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    letters += code < first || code > last ? text.charAt(at) : lettersOf(code - first);
  }
  return letters;
}

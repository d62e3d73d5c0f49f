import type { Language, Localized } from "./language.ts";

/** What a word ends in, as it is said in Korean: 은/는, 이/가 and 으로/로 depend on it. */
type Ending = "vowel" | "rieul" | "consonant";

/** Each is written with both forms where a word of unknown ending stands before it. */
const particles: Readonly<Record<string, Readonly<Record<Ending, string>>>> = {
  "은(는)": { vowel: "는", rieul: "은", consonant: "은" },
  "이(가)": { vowel: "가", rieul: "이", consonant: "이" },
  "을(를)": { vowel: "를", rieul: "을", consonant: "을" },
  "과(와)": { vowel: "와", rieul: "과", consonant: "과" },
  "와(과)": { vowel: "와", rieul: "과", consonant: "과" },
  "(이)라는": { vowel: "라는", rieul: "이라는", consonant: "이라는" },
  "(으)로": { vowel: "로", rieul: "로", consonant: "으로" },
};

const open =
  /([\p{L}\p{N}]{1,12})([^\p{L}\p{N}\s(]*)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|와\(과\)|\(이\)라는|\(으\)로)/gu;

/** A Korean sentence in which particles of both forms agree with the words before them: `gpt-5이(가)` is `gpt-5가`. */
export function agreeParticles(text: string): string {
  if (!text.includes("(")) return text;
  return text.replace(open, (_, word: string, marks: string, written: string) => {
    const ending = saidSigns.test(marks) ? "vowel" : endingOf(word);
    return `${word}${marks}${particles[written]?.[ending] ?? written}`;
  });
}

/** A sentence as its reader sees it: in one language, its particles agreed with the words before them. */
export function saidIn(text: Localized, language: Language): string {
  return language === "ko" ? agreeParticles(text.ko) : text.en;
}

/** 퍼센트, 퍼밀, 도: signs that are said behind a figure. */
const saidSigns = /[%‰℃°]/;

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const rieul = 8;

function endingOf(word: string): Ending {
  const letter = word.slice(-1);
  const code = letter.codePointAt(0) ?? 0;
  if (code >= firstSyllable && code <= lastSyllable) {
    const final = (code - firstSyllable) % 28;
    if (final === 0) return "vowel";
    return final === rieul ? "rieul" : "consonant";
  }
  if (/[a-z]$/.test(word)) return endingOfEnglish(word.toLowerCase());
  if ("178LR".includes(letter)) return "rieul";
  return "036MN".includes(letter) ? "consonant" : "vowel";
}

/** How an English word ends where it is written in Korean: 스케일, 시맨틱, 앤서링, 챗, 네트워크. */
function endingOfEnglish(word: string): Ending {
  if (/le?$/.test(word)) return "rieul";
  return /(?:[mn]|ng|[aeiou][mn]e|(?<![aeiou])[aeiou](?:c|ck|p|t)|[aeo]b|ook|oup|out)$/.test(word)
    ? "consonant"
    : "vowel";
}

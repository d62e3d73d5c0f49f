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

const open = /([\p{L}\p{N}])([^\p{L}\p{N}\s(]*)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|와\(과\)|\(이\)라는|\(으\)로)/gu;

/** A Korean sentence in which particles of both forms agree with the words before them: `gpt-5이(가)` is `gpt-5가`. */
export function agreeParticles(text: string): string {
  if (!text.includes("(")) return text;
  return text.replace(open, (_, last: string, marks: string, written: string) => {
    return `${last}${marks}${particles[written]?.[endingOf(last)] ?? written}`;
  });
}

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const rieul = 8;

function endingOf(letter: string): Ending {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= firstSyllable && code <= lastSyllable) {
    const final = (code - firstSyllable) % 28;
    if (final === 0) return "vowel";
    return final === rieul ? "rieul" : "consonant";
  }
  if ("178lLR".includes(letter)) return "rieul";
  return "036mMnN".includes(letter) ? "consonant" : "vowel";
}

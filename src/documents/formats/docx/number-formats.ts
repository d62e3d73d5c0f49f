/** Word's formats of list numbers (`w:numFmt`) that have letters of their own; any other is written in digits. */
const sequences: Readonly<Record<string, string>> = {
  ganada: "가나다라마바사아자차카타파하",
  chosung: "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
  decimalEnclosedCircle: "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳㉑㉒㉓㉔㉕㉖㉗㉘㉙㉚㉛㉜㉝㉞㉟㊱㊲㊳㊴㊵㊶㊷㊸㊹㊺㊻㊼㊽㊾㊿",
  decimalEnclosedCircleChinese: "①②③④⑤⑥⑦⑧⑨⑩",
  decimalEnclosedParen: "⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇",
  decimalEnclosedFullstop: "⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛",
  ideographTraditional: "甲乙丙丁戊己庚辛壬癸",
};

const romanParts: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

/** A list number as Word shows it: 3 as "3", "03", "c", "III", "다" or "③". */
export function formatNumber(value: number, format: string): string {
  const sequence = sequences[format]?.[value - 1];
  if (sequence !== undefined) return sequence;
  switch (format) {
    case "none":
      return "";
    case "decimalZero":
      return String(value).padStart(2, "0");
    case "lowerLetter":
      return letters(value);
    case "upperLetter":
      return letters(value).toUpperCase();
    case "lowerRoman":
      return roman(value);
    case "upperRoman":
      return roman(value).toUpperCase();
    case "koreanCounting":
    case "koreanDigital":
      return counted(value, "일이삼사오육칠팔구", "십");
    case "chineseCounting":
    case "japaneseCounting":
    case "koreanDigital2":
    case "ideographDigital":
      return counted(value, "一二三四五六七八九", "十");
    default:
      return String(value);
  }
}

/** a to z, then aa, bb. */
function letters(value: number): string {
  if (value < 1 || value > 26 * 20) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let [text, left] = ["", value];
  for (const [worth, sign] of romanParts) {
    text += sign.repeat(Math.floor(left / worth));
    left %= worth;
  }
  return text;
}

/** Up to 99 in number words: 이십삼. */
function counted(value: number, digits: string, ten: string): string {
  if (value < 1 || value > 99) return String(value);
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const many = tens > 1 ? (digits[tens - 1] ?? "") : "";
  return many + (tens > 0 ? ten : "") + (ones > 0 ? (digits[ones - 1] ?? "") : "");
}

import { oneOf } from "#language";
import { type Detector, hasContext, matches } from "./detector.ts";

const edge = "(?<![0-9A-Za-z+])(?<![0-9][-.])";
const end = "(?![0-9A-Za-z]|-[0-9])";
const gap = "[-. ]?";
/** Korean numbers: mobile, by area, internet and virtual, toll-free. */
const korean = new RegExp(
  [
    `${edge}(?:\\+82|0082)[-. ]?\\(?0?\\)?(?:1[016789]|2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|50[0-9]?)${gap}[0-9]{3,4}${gap}[0-9]{4}${end}`,
    `${edge}01[016789]${gap}[0-9]{3,4}${gap}[0-9]{4}${end}`,
    `${edge}\\(?0(?:2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|80|50[0-9]?)\\)?[-. ]{1,2}[0-9]{3,4}[-. ][0-9]{4}${end}`,
  ].join("|"),
  "g",
);
/** Anything that could be a number to dial; what it is, is decided by its shape and its neighbours. */
const dialled =
  /(?<![0-9A-Za-z.,/=_+-])[+(]{0,2}[0-9](?:[ .()-]{0,3}[0-9]){6,16}(?:x[0-9]{1,6})?(?![0-9A-Za-z:/]|[-.][0-9])/g;

const contextWords = new RegExp(
  oneOf`
    phone
    (?<![a-z])(?:call|tel|mobile|cell|fax|desk|office|hotline|dial|ring|contact|reach|answer|whatsapp|sms|voicemail)
    전화
    연락
    휴대폰
    핸드폰
    팩스
    ☎
    ☏
    📞
    📱
  `,
  "i",
);

export const phoneDetector: Detector = (text, found) => {
  matches(korean, text, (offset, words) => found("phone", offset, words.length));
  matches(dialled, text, (offset, words) => {
    const length = words.length;
    if (isPlainlyDialled(words) || (couldBeDialled(words) && hasContext(contextWords, text, offset, length)))
      found("phone", offset, length);
  });
};

/** 1588-1234 and its kin are of companies, and nobody's own. */
const callCentre = /^1(?:5(?:22|33|44|66|77|88|99)|6(?:00|61|66|68|70)|8(?:00|11|33|55|66|77|99))[-. ]?[0-9]{4}$/;

const shapes: readonly RegExp[] = [
  // +41 (0)96 471 07 95, +1-903-140-4508x769
  /^\+[1-9](?:[ .()-]{0,3}[0-9]){7,14}(?:x[0-9]+)?$/,
  // 001-420-335-7509x38548, 780-999-2181, 259.735.7502x459, (602)272-9781
  /^(?:(?:001|1)[-.])?(?:\([2-9][0-9]{2}\) ?|[2-9][0-9]{2}[-.])[0-9]{3}[-.][0-9]{4}(?:x[0-9]+)?$/,
  // (07) 5331 0577, (96) 627-277
  /^\([0-9]{2,4}\) ?[0-9]{3,4}[- ]?[0-9]{3,4}(?:x[0-9]+)?$/,
  // 0490 39 07 81, 03.93.92.16.85, 0341 8387176, 041-412-293
  /^0[1-9][0-9]{0,3}(?:([ .-])[0-9]{2,4}(?:\1[0-9]{2,4}){1,3}|[ -][0-9]{6,8})$/,
];

function isPlainlyDialled(words: string): boolean {
  return !isDate(words) && shapes.some((shape) => shape.test(words));
}

/** Seven to twelve digits, in groups as people write them or in one piece. */
function couldBeDialled(words: string): boolean {
  const groups = words.split(/[^0-9]+/).filter((group) => group !== "");
  const digits = groups.reduce((sum, group) => sum + group.length, 0);
  if (digits < 7 || digits > 12 || groups.length > 6 || isDate(words)) return false;
  // 3-2-5 is a business number and 6-7 a resident number, whose check digit has failed.
  if (/^\d{3}-\d{2}-\d{5}$|^\d{6}-\d{7}$/.test(words) || callCentre.test(words)) return false;
  return groups.length === 1 ? digits >= 8 : groups.every((group) => group.length >= 2);
}

const dates = new RegExp(
  oneOf`
    ^(?:19|20)\d\d[-. ]\d{1,2}[-. ]\d{1,2}(?:[ .-]\d{1,2})?$
    ^\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)\d\d$
    ^(?:19|20)\d\d(?:0[1-9]|1[0-2])\d\d$
  `,
);
const isDate = (words: string) => dates.test(words);

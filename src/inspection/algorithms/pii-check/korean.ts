import { digitsOf, passesBusinessCheck, passesResidentCheck } from "./check-digits.ts";
import { byShape, type Detector, hasContext, isLabelled, labelPattern, matches, misfit } from "./detector.ts";

// `\b` knows no Hangul, so that the edges are said in full: no digit or Latin letter may touch the number.
const before = "(?<![0-9A-Za-z])(?<![0-9][-.])";
const after = "(?![0-9A-Za-z]|[-.][0-9])";
const resident = new RegExp(
  `${before}[0-9]{6} ?[-–] ?[1-8][0-9]{6}${after}|${before}[0-9]{6}[1-8][0-9]{6}${after}`,
  "g",
);
/** Nine and zero are of the nineteenth century; a number that is called one may have any. */
const thirteenDigits = new RegExp(`${before}[0-9]{6}(?: ?[-–] ?| )?[0-9]{7}${after}`, "g");
const residentLabel = labelPattern("주민 ?(?:등록)? ?번호|resident (?:registration )?(?:no\\.?|number)|RRN");
const foreignerLabel = labelPattern("외국인 ?(?:등록)? ?번호|alien (?:registration )?(?:no\\.?|number)");
const businessLabel = labelPattern("사업자 ?(?:등록)? ?번호|business registration (?:no\\.?|number)");
const business = new RegExp(`${before}[0-9]{3}[-–][0-9]{2}[-–][0-9]{5}${after}`, "g");
const bareBusiness = new RegExp(`${before}[0-9]{10}${after}`, "g");
const license = new RegExp(`${before}(?:1[1-9]|2[0-68])[- ][0-9]{2}[- ][0-9]{6}[- ][0-9]{2}${after}`, "g");
const passport = /(?<![0-9A-Za-z])(?:[MSROD][0-9]{8}|[MSROD][0-9]{3}[A-Z][0-9]{4})(?![0-9A-Za-z])/g;
const account = new RegExp(`${before}[0-9]{2,6}(?:[- ][0-9]{2,7}){1,3}${after}|${before}[0-9]{10,14}${after}`, "g");

const businessWords = /사업자|business (?:registration|number)/i;
const accountWords =
  /계좌|예금주|입금|송금|은행|뱅크|농협|신협|수협|새마을금고|우체국|account (?:no|number)|bank account/i;

export function residentDetector(recent: boolean): Detector {
  return (text, found) => {
    matches(resident, text, (offset, words) => {
      const digits = digitsOf(words);
      const kind = digits[6] ?? 0;
      if (!isBirthDate(digits, kind)) return;
      if (kind <= 4) {
        if (passesResidentCheck(digits, 11) || (recent && bornWithoutCheckDigit(digits, kind)))
          found("resident_number", offset, words.length);
      } else if (passesResidentCheck(digits, 13)) found("foreigner_number", offset, words.length);
    });
    // Typing errors are somebody's number still, and those given anew since October 2020 have no check digit.
    matches(thirteenDigits, text, (offset, words) => {
      if (isLabelled(foreignerLabel, text, offset)) found("foreigner_number", offset, words.length, misfit);
      else if (isLabelled(residentLabel, text, offset)) {
        const kind = digitsOf(words)[6] ?? 0;
        found(kind >= 5 && kind <= 8 ? "foreigner_number" : "resident_number", offset, words.length, misfit);
      }
    });
  };
}

export const businessDetector: Detector = (text, found) => {
  matches(business, text, (offset, words) => {
    if (passesBusinessCheck(digitsOf(words))) found("business_number", offset, words.length);
    else if (isLabelled(businessLabel, text, offset)) found("business_number", offset, words.length, misfit);
  });
  matches(bareBusiness, text, (offset, words) => {
    if (passesBusinessCheck(digitsOf(words)) && hasContext(businessWords, text, offset, words.length))
      found("business_number", offset, words.length);
  });
};

export const licenseDetector = byShape("driver_license", license);
export const passportDetector = byShape("passport", passport);

/** Account numbers have no common form: only next to words about banks. */
export const accountDetector: Detector = (text, found) => {
  if (!accountWords.test(text)) return;
  matches(account, text, (offset, words) => {
    const digits = digitsOf(words).length;
    if (digits < 10 || digits > 14 || looksLikePhone(words) || looksLikeOther(words)) return;
    if (hasContext(accountWords, text, offset, words.length)) found("account", offset, words.length);
  });
};

/** The shapes of phones, and of numbers with a check digit that has failed. */
const looksLikePhone = (words: string) => /^01[016789]|^0[2-7]|^1[568]\d\d-/.test(words);
const looksLikeOther = (words: string) => /^\d{6} ?[-–]? ?\d{7}$|^\d{3}-\d{2}-\d{5}$|^\d{4}-\d{2}-\d{2}$/.test(words);

/** Whether thirteen digits have the shape of a resident or alien number, right or wrong. */
export function looksLikeResident(digits: readonly number[]): boolean {
  const kind = digits[6] ?? 0;
  return digits.length === 13 && kind >= 1 && kind <= 8 && isBirthDate(digits, kind);
}

function isBirthDate(digits: readonly number[], kind: number): boolean {
  const year = (kind === 1 || kind === 2 || kind === 5 || kind === 6 ? 1900 : 2000) + two(digits, 0);
  const month = two(digits, 2);
  const day = two(digits, 4);
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function bornWithoutCheckDigit(digits: readonly number[], kind: number): boolean {
  return kind >= 3 && two(digits, 0) * 100 + two(digits, 2) >= 2010;
}

function two(digits: readonly number[], at: number): number {
  return (digits[at] ?? 0) * 10 + (digits[at + 1] ?? 0);
}

import { isIP } from "node:net";
import { countrySpecs, isValidIBAN } from "ibantools";
import { readAsset } from "#kernel";
import { digitsOf, passesLuhn } from "./check-digits.ts";
import { byShape, type Detector, isLabelled, labelPattern, matches, misfit } from "./detector.ts";
import { looksLikeResident } from "./korean.ts";

/** Begins as some issuer's below do: none has 7 or 8. */
const card = /(?<![0-9A-Za-z])(?<![0-9][-.])[0-69](?:[ -]?[0-9]){11,18}(?![0-9A-Za-z])(?![ -][0-9])/g;
/** Issuers' ranges of first digits, with the lengths of their numbers. Without them one digit string in ten would pass for a card. */
const issuers = readAsset("inspection/algorithms/pii-check/card-issuers.txt")
  .trim()
  .split("\n")
  .map((line) => {
    const [range = "", ...lengths] = line.split(" ");
    const [from = "", to = from] = range.split("-");
    return { from, to, lengths: lengths.map(Number) };
  });

const cardLabel = labelPattern("(?:카드|card) ?(?:번호|no\\.?|number)");

export const cardDetector: Detector = (text, found) => {
  matches(card, text, (offset, words) => {
    if (isCard(words)) found("card", offset, words.length);
    else if (grouping.test(words) && isLabelled(cardLabel, text, offset)) found("card", offset, words.length, misfit);
    // Another number may stand before the card's: 유효 05, a quantity, a code.
    else card.lastIndex = offset + words.search(/[ -]|$/);
  });
};

function isCard(words: string): boolean {
  const digits = digitsOf(words);
  if (!grouping.test(words) || !passesLuhn(digits) || looksLikeResident(digits)) return false;
  const plain = digits.join("");
  return issuers.some(({ from, to, lengths }) => {
    const prefix = plain.slice(0, from.length);
    return lengths.includes(digits.length) && prefix >= from && prefix <= to;
  });
}

/** Cards are written in one piece, in groups of four, or 4-6-5; a resident number is not. */
const grouping =
  /^[0-9]+$|^[0-9]{4}([ -])[0-9]{4}\1[0-9]{4}(?:\1[0-9]{1,4}){1,2}$|^[0-9]{4}([ -])[0-9]{6}\2[0-9]{4,5}$/;

const ibanStart = /(?<![0-9A-Za-z])[A-Z]{2}[0-9]{2}(?= ?[0-9A-Z])/g;

export const ibanDetector: Detector = (text, found) => {
  matches(ibanStart, text, (offset, words) => {
    const wanted = countrySpecs[words.slice(0, 2)]?.chars;
    if (wanted == null) return;
    let iban = "";
    let at = offset;
    while (iban.length < wanted && at < text.length) {
      const code = text.charCodeAt(at);
      if ((code >= 48 && code <= 57) || (code >= 65 && code <= 90)) iban += text.charAt(at);
      else if (code !== 32 || text.charCodeAt(at - 1) === 32) break;
      at += 1;
    }
    if (iban.length === wanted && !/[0-9A-Za-z]/.test(text.charAt(at)) && isValidIBAN(iban))
      found("iban", offset, at - offset);
  });
};

const ipv4 = /(?<![0-9A-Za-z_]|[0-9A-Za-z_][.])[0-9]{1,3}(?:\.[0-9]{1,3}){3}(?![0-9A-Za-z_]|\.[0-9])/g;
const ipv6 =
  /(?<![0-9A-Za-z_:.])(?=[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:])[0-9A-Fa-f:]{3,39}(?:\.[0-9]{1,3}){0,3}(?![0-9A-Za-z_:])/g;

export const ipDetector: Detector = (text, found) => {
  matches(ipv4, text, (offset, words) => {
    const isVersion = /(?:버전|version|ver\.?|release|v)\s?$/i.test(text.slice(Math.max(0, offset - 9), offset));
    if (isIP(words) === 4 && !isVersion) found("ip", offset, words.length);
  });
  if (!text.includes(":")) return;
  matches(ipv6, text, (offset, words) => {
    if (/[0-9]/.test(words) && isIP(words) === 6) found("ip", offset, words.length);
  });
};

const ssn = /(?<![0-9A-Za-z-])(?!000|666|9)[0-9]{3}-(?!00)[0-9]{2}-(?!0000)[0-9]{4}(?![0-9A-Za-z]|-[0-9])/g;

export const ssnDetector = byShape("ssn", ssn);

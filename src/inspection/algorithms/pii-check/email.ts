import type { Detector } from "./detector.ts";

const longestLocal = 64;
const longestDomain = 255;
const local = /[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-]$/;
/** Labels of letters, digits and hyphens; the last one, of letters, ends the address. */
const domain = /^(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![A-Za-z0-9-])/;

/** E-mail addresses, found from their @ outwards: Hangul on either side ends them, as in `a@b.kr로`. */
export const emailDetector: Detector = (text, found) => {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const host = domain.exec(text.slice(at + 1, at + 1 + longestDomain))?.[0];
    if (host === undefined) continue;
    const name = local.exec(text.slice(Math.max(0, at - longestLocal), at))?.[0].replace(/^\.+/, "");
    if (name !== undefined) found("email", at - name.length, name.length + 1 + host.length);
  }
};

import type { CslName } from "../../paper/paper.ts";

/** Chinese, Japanese and Korean names stand whole, family first, in every style. */
const eastAsian = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface NameParts {
  /** Empty for a name that stands whole, of whomever or whatever it is. */
  readonly given: string;
  readonly family: string;
}

export function namePartsOf(name: CslName): NameParts {
  const { given = "", literal = "", suffix = "" } = name;
  const particles = [name["dropping-particle"], name["non-dropping-particle"]].filter(Boolean);
  const family = [...particles, name.family ?? ""].join(" ").trim();
  if (family === "" || given === "") return { given: "", family: family || given || literal };
  if (eastAsian.test(family)) return { given: "", family: `${family}${given}` };
  return { given, family: suffix === "" ? family : `${family} ${suffix}` };
}

/** The first letters of given names: `J.-P.`, `A. B.`; without dots `JP`. */
export function initials(given: string, { dot, between }: { readonly dot: string; readonly between: string }): string {
  return given
    .split(/[\s.]+/)
    .filter((name) => name !== "")
    .map((name) =>
      name
        .split("-")
        .map((part) => `${part.charAt(0).toUpperCase()}${dot}`)
        .join(dot === "" ? "" : "-"),
    )
    .join(between);
}

export interface ListForm {
  /** Written before the last of several, with its blanks and commas. */
  readonly last: string;
  /** The same where there are two only. */
  readonly lastOfTwo: string;
  /** With more than so many names only the first are written. */
  readonly most: number;
  readonly first: number;
  readonly others: string;
}

export function nameList(names: readonly string[], form: ListForm): string {
  if (names.length > form.most) return `${names.slice(0, form.first).join(", ")}${form.others}`;
  if (names.length < 2) return names.join("");
  const before = names.slice(0, -1).join(", ");
  return `${before}${names.length === 2 ? form.lastOfTwo : form.last}${names.at(-1)}`;
}

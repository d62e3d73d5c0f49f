import type { Localized } from "#protocol";

/** How commander begins to tell of a mistake, and the same in Korean, with what it quotes. */
const sentences: readonly (readonly [opening: string, tell: (named: string, value: string | undefined) => string])[] = [
  ["unknown option", (flag) => `모르는 옵션입니다: ${flag}`],
  ["unknown command", (name) => `모르는 명령입니다: ${name}`],
  ["missing required argument", (name) => `빠진 것이 있습니다: <${name}>`],
  ["required option", (flags) => `꼭 필요한 옵션이 빠졌습니다: ${flags}`],
  ["command-argument value", (value, name) => `<${name}> 자리에 쓸 수 없는 값입니다: ${value}.`],
  [
    "option",
    (flags, value) => (value ? `${flags} 옵션에 쓸 수 없는 값입니다: ${value}.` : `옵션에 값이 없습니다: ${flags}`),
  ],
];

/** A mistake in a command line, as commander tells it, in both languages. */
export function usageError(message: string): Localized {
  const en = message.replace(/^error: /, "").trimEnd();
  const [, wanted, got, given] = /Expected (\d+) arguments? but got (\d+): (.+?)\.?$/s.exec(en) ?? [];
  if (wanted !== undefined)
    return {
      ko:
        wanted === "0"
          ? `여기에는 아무것도 적지 않습니다: ${given}`
          : `${wanted}개만 적을 수 있는데 ${got}개를 적었습니다: ${given}`,
      en,
    };
  const [, tell] = sentences.find(([opening]) => en.startsWith(opening)) ?? [];
  const [named = "", value] = [...en.matchAll(/'(.+?)'/g)].map(([, quoted]) => quoted);
  const [, why = ""] = en.split(" is invalid.");
  const [, meant] = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(en) ?? [];
  const choices = why.startsWith(" Allowed choices are ")
    ? why.replace(" Allowed choices are ", " 쓸 수 있는 값: ")
    : why;
  const guess = meant === undefined ? "" : `\n(혹시 ${meant}인가요?)`;
  return { ko: tell === undefined ? en : `${tell(named, value)}${choices.replace(/\.$/, "")}${guess}`, en };
}

import type { Localized } from "#protocol";

const quoted = "'(.+?)'";

/** What commander says of a command line that it cannot read, and the same in Korean. */
const sentences: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [new RegExp(`^unknown option ${quoted}`), (flag) => `모르는 옵션입니다: ${flag}`],
  [new RegExp(`^unknown command ${quoted}`), (name) => `모르는 명령입니다: ${name}`],
  [new RegExp(`^missing required argument ${quoted}`), (name) => `빠진 것이 있습니다: <${name}>`],
  [new RegExp(`^option ${quoted} argument missing`), (flags) => `옵션에 값이 없습니다: ${flags}`],
  [new RegExp(`^required option ${quoted} not specified`), (flags) => `꼭 필요한 옵션이 빠졌습니다: ${flags}`],
  [
    new RegExp(`^option ${quoted} (?:argument|value) ${quoted}(?: from env '.+?')? is invalid\\.`),
    (flags, value) => `${flags} 옵션에 쓸 수 없는 값입니다: ${value}.`,
  ],
  [
    new RegExp(`^command-argument value ${quoted} is invalid for argument ${quoted}\\.`),
    (value, name) => `<${name}> 자리에 쓸 수 없는 값입니다: ${value}.`,
  ],
  [
    new RegExp(
      `^(?:option|environment variable) ${quoted} cannot be used with (?:option|environment variable) ${quoted}`,
    ),
    (one, other) => `함께 쓸 수 없는 옵션입니다: ${one}, ${other}`,
  ],
  [
    /^too many arguments(?: for '.+?')?\. Expected (\d+) arguments? but got (\d+): (.+?)\.?$/s,
    (wanted, got, given) =>
      wanted === "0"
        ? `여기에는 아무것도 적지 않습니다: ${given}`
        : `${wanted}개만 적을 수 있는데 ${got}개를 적었습니다: ${given}`,
  ],
  [/\(Did you mean (?:one of )?(.+?)\?\)/, (names) => `(혹시 ${names}인가요?)`],
  [/ Allowed choices are (.+?)\.$/m, (values) => ` 쓸 수 있는 값: ${values}`],
];

/** A mistake in a command line, as commander tells it, in both languages. */
export function usageError(message: string): Localized {
  const en = message.replace(/^error: /, "").trimEnd();
  const ko = sentences.reduce(
    (told, [pattern, say]) => told.replace(pattern, (_, ...parts: string[]) => say(...parts)),
    en,
  );
  return { ko, en };
}

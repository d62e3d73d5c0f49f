import { oneOf } from "#language";
import type { CriteriaVerdict } from "./verdict.ts";

/** Korean denies behind a word: 허용되지 않는, 예외 없이, 허용할 수 없는. */
const deniedBehind = oneOf`
  않
  못
  없
  아니
  아닌
  안[ ]
  금지
  불가
`;

/** English denies before it: not allowed, no exceptions, must not be permitted; disallowed is another word. */
const deniedBefore = oneOf`
  no
  not
  not[ ]be
  non
  never
  without
  cannot[ ]be
  n['’]t
`;

const exceptions = headingWith(
  "예외",
  oneOf`
    except
    exempt
  `,
);

/** Exceptions from a problem; elsewhere they may as well head what a text must keep to, or what shuts it out. */
const allowances = headingWith(
  oneOf`
    제외
    단서
    허용
    괜찮
  `,
  oneOf`
    exclu
    allow
    permitted
    permissible
  `,
);

function headingWith(korean: string, english: string): RegExp {
  const undenied = String.raw`(?![가-힣]{0,4}\s?(?:[가-힣]{1,2}\s)?(?:${deniedBehind}))`;
  return new RegExp(
    String.raw`(?<![비불])(?:${korean})${undenied}|(?<!(?:${deniedBefore})[\s-])(?<!\p{L})(?:${english})`,
    "iu",
  );
}

/** Whether what is listed under a heading is taken out of what stands around it. */
export function headsExceptions(heading: string, above: CriteriaVerdict | null): boolean {
  if (exceptions.test(heading)) return true;
  return (above?.severity === "critical" || above?.severity === "warning") && allowances.test(heading);
}

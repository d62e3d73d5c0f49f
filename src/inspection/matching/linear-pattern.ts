import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** The most steps that a search may take from one place in the text. */
const mostSteps = 1000;

/**
 * Whether a backtracking engine needs only bounded work from any one place: every repetition is bounded, apart from one
 * over single characters at the very end, where nothing after it can fail. Conservative: a no is no verdict on the pattern.
 */
export function isPlainlyLinear(source: string): boolean {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  const cost = costOfEither(pattern.alternatives, true);
  return cost.paths * cost.length <= mostSteps;
}

/** Ways through a part of the pattern, and the characters of the longest. */
interface Cost {
  readonly paths: number;
  readonly length: number;
}
const impossible: Cost = { paths: Number.POSITIVE_INFINITY, length: 1 };
const one: Cost = { paths: 1, length: 1 };

function costOfEither(alternatives: readonly AST.Alternative[], last: boolean): Cost {
  const costs = alternatives.map(({ elements }) =>
    elements
      .map((element, index) => costOf(element, last && index === elements.length - 1))
      .reduce((sum, cost) => ({ paths: sum.paths * cost.paths, length: sum.length + cost.length }), {
        paths: 1,
        length: 0,
      }),
  );
  return {
    paths: costs.reduce((sum, cost) => sum + cost.paths, 0),
    length: Math.max(1, ...costs.map((cost) => cost.length)),
  };
}

const singles: readonly AST.Element["type"][] = ["Character", "CharacterSet", "CharacterClass"];

function costOf(element: AST.Element, last: boolean): Cost {
  if (singles.includes(element.type)) return one;
  if (element.type === "Group" || element.type === "CapturingGroup") return costOfEither(element.alternatives, last);
  if (element.type === "Assertion") return "alternatives" in element ? costOfEither(element.alternatives, false) : one;
  return element.type === "Quantifier" ? costOfQuantifier(element, last) : impossible;
}

function costOfQuantifier({ element, min, max, greedy }: AST.Quantifier, last: boolean): Cost {
  if (max === Number.POSITIVE_INFINITY)
    return last && greedy && singles.includes(element.type) && min <= 1 ? one : impossible;
  const once = costOf(element, false);
  let paths = 0;
  for (let times = min; times <= max && paths <= mostSteps; times += 1) paths += once.paths ** times;
  return { paths, length: once.length * max };
}

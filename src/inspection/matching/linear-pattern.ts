import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** The most steps that a search may take from one place in the text. */
const mostSteps = 1000;

/**
 * Whether a backtracking engine needs only bounded work from any one place: every repetition is bounded, apart from one
 * over single characters at the very end, where nothing after it can fail. Conservative: a no is no verdict on the pattern.
 */
export function isPlainlyLinear(source: string): boolean {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  const cost = costOfAlternatives(pattern.alternatives, true);
  return cost.paths * cost.length <= mostSteps;
}

/** Ways through a part of the pattern, and the characters of the longest. */
interface Cost {
  readonly paths: number;
  readonly length: number;
}
const impossible: Cost = { paths: Number.POSITIVE_INFINITY, length: 1 };

function costOfAlternatives(alternatives: readonly AST.Alternative[], last: boolean): Cost {
  const costs = alternatives.map((alternative) => costOfSequence(alternative.elements, last));
  return {
    paths: costs.reduce((sum, cost) => sum + cost.paths, 0),
    length: Math.max(1, ...costs.map((cost) => cost.length)),
  };
}

function costOfSequence(elements: readonly AST.Element[], last: boolean): Cost {
  const costs = elements.map((element, index) => costOf(element, last && index === elements.length - 1));
  return {
    paths: costs.reduce((product, cost) => product * cost.paths, 1),
    length: costs.reduce((sum, cost) => sum + cost.length, 0),
  };
}

function costOf(element: AST.Element, last: boolean): Cost {
  switch (element.type) {
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
      return { paths: 1, length: 1 };
    case "Group":
    case "CapturingGroup":
      return costOfAlternatives(element.alternatives, last);
    case "Assertion":
      return element.kind === "lookahead" || element.kind === "lookbehind"
        ? costOfAlternatives(element.alternatives, false)
        : { paths: 1, length: 1 };
    case "Quantifier":
      return costOfQuantifier(element, last);
    default:
      return impossible;
  }
}

function costOfQuantifier({ element, min, max, greedy }: AST.Quantifier, last: boolean): Cost {
  const once = costOf(element, false);
  if (max === Number.POSITIVE_INFINITY) {
    const single = element.type === "Character" || element.type === "CharacterSet" || element.type === "CharacterClass";
    return last && greedy && single && min <= 1 ? { paths: 1, length: 1 } : impossible;
  }
  let paths = 0;
  for (let times = min; times <= max && paths <= mostSteps; times += 1) paths += once.paths ** times;
  return { paths, length: once.length * max };
}

import type { CriteriaToken, CriteriaWord } from "./criteria-token.ts";
import type { Comparison } from "./expression.ts";

type Make = (match: RegExpExecArray, at: number) => CriteriaToken;

/**
 * The letters and digits that criteria are written in, as ranges: `\\p{L}` in a pattern that ignores case takes milliseconds
 * to compile, in each of the hundreds of patterns anew.
 */
export const letters =
  "0-9A-Za-z_\\u00c0-\\u052f\\u1100-\\u11ff\\u1e00-\\u1fff\\u3040-\\u318f\\u3400-\\u9fff\\uac00-\\ud7a3";
export const noLetter = `(?![${letters}])`;
/** What people call the text that is judged, as the end of a clause: `20자보다 짧은 답변은`. A sentence is only a part of it. */
const judged = `(?:글|답변|댓글|답글|리뷰|후기|문서|게시글|게시물|본문|텍스트|메시지|원고|것)(?:에는|은|는|이|이면|이라면|일 ?때)?`;
const times = `(?:(?:경우|때)(?:에는|에|는)?|${judged})`;
/** Endings that turn a Korean comparison into a clause without changing what it says. */
const ending = `(?:(?:인|일|하는|한|할|의) ?${times}|이면|하면|이라면|한다면|면|시|은|는)?${noLetter}`;

/** The fixed words of conditions, in both languages. Order matters: the longer reading comes first. */
export const vocabulary: readonly (readonly [RegExp, Make])[] = [
  [sticky(">=|≥"), compare(">=")],
  [sticky("<=|≤"), compare("<=")],
  [sticky("!==?|≠|<>"), compare("!=")],
  [sticky("={1,3}"), compare("==")],
  [sticky(">"), compare(">")],
  [sticky("<"), compare("<")],
  [sticky("&&"), word("and")],
  [sticky("\\|\\|"), word("or")],
  [sticky("!"), word("not")],
  [sticky("[([\\])]"), (match, at) => ({ kind: "word", word: bracket(match[0]), at })],
  [sticky("[,、]"), word(",")],
  [sticky("~|～|\\.\\.|[-–]"), word("range")],
  [sticky(`(?:안 ?넘(?:으면|는 ?경우|을 ?때|음)|넘지 ?(?:않으면|않는 ?경우|않을 ?때|않음))${noLetter}`), after("<=")],
  [sticky(`넘(?:으면|는 ?${times}|을 ?때|음|기면|어가면|어서면|을 ?경우)${noLetter}`), after(">")],
  [sticky(`초과하지 ?(?:않으면|않는 ?경우|않을 ?때|않음)${noLetter}`), after("<=")],
  [sticky(`(?:못 ?미치면|미치지 ?못하면|못 ?미치는 ?경우|안 ?되면)${noLetter}`), after("<")],
  [sticky(`초과${ending}`), after(">")],
  [sticky(`이상${ending}`), after(">=")],
  [sticky(`미만${ending}`), after("<")],
  [sticky(`이하${ending}`), after("<=")],
  [sticky(`이내${ending}`), after("<=")],
  [sticky(`보다 ?(?:크면|큰 ?${times}|클 ?때|많으면|많은 ?${times}|큼)${noLetter}`), after(">")],
  [sticky(`보다 ?(?:길면|긴 ?${times}|길 ?때|긺|더 ?길면)${noLetter}`), after(">")],
  [sticky(`보다 ?(?:작으면|작은 ?${times}|작을 ?때|적으면|적은 ?${times}|작음)${noLetter}`), after("<")],
  [sticky(`보다 ?(?:짧으면|짧은 ?${times}|짧을 ?때|짧음|더 ?짧으면)${noLetter}`), after("<")],
  [sticky(`(?:or more|or above|or over)${noLetter}`), after(">=")],
  [sticky(`(?:or less|or fewer|or below)${noLetter}`), after("<=")],
  [sticky(`(?:is )?(?:greater than or equal to|at least|not less than)${noLetter}`), compare(">=")],
  [sticky(`(?:is )?(?:less than or equal to|at most|not more than|no more than)${noLetter}`), compare("<=")],
  [sticky(`(?:does not exceed|not exceeding)${noLetter}`), compare("<=")],
  [sticky(`(?:is )?(?:greater than|more than|over|above|exceeds|longer than)${noLetter}`), compare(">")],
  [sticky(`(?:is )?(?:less than|fewer than|under|below|shorter than)${noLetter}`), compare("<")],
  [sticky(`(?:is )?(?:not equal to|not equals)${noLetter}`), compare("!=")],
  [sticky(`(?:is )?(?:equal to|equals)${noLetter}`), compare("==")],
  [sticky(`(?:and|그리고|이고|이며)${noLetter}`), word("and")],
  [sticky(`(?:or|또는|혹은|이거나)${noLetter}`), word("or")],
  [sticky(`(?:is )?not in${noLetter}`), word("not-in")],
  [sticky(`(?:is )?(?:in|one of)${noLetter}`), word("in")],
  [sticky(`(?:is )?between${noLetter}`), word("between")],
  [sticky(`does not (?:contain|include)${noLetter}`), word("lacks")],
  [sticky(`(?:contains|includes)${noLetter}`), word("contains")],
  [sticky(`포함하지 ?(?:않음|않으면|않는 경우|않을 때)${noLetter}`), word("lacks")],
  [sticky(`포함(?:됨|함|되면|하면|하는 경우|한 경우|할 때)?${noLetter}`), word("contains")],
  [sticky(`(?:is )?not empty${noLetter}`), word("filled")],
  [sticky(`(?:is )?empty${noLetter}`), word("empty")],
  [sticky(`비어 ?있지 ?(?:않음|않으면|않은 경우)${noLetter}`), word("filled")],
  [sticky(`비어 ?(?:있음|있으면|있는 경우)${noLetter}`), word("empty")],
  [sticky(`(?:하나라도 ?|한 ?번이라도 ?)?(?:들어 ?)?있(?:으면|는 ?${times}|을 ?때|음)${noLetter}`), word("present")],
  [sticky(`(?:하나라도 ?|한 ?번이라도 ?)?(?:나오면|나오는 ?경우|발견되면|보이면)${noLetter}`), word("present")],
  [sticky(`(?:하나도 ?|한 ?번도 ?)?없(?:으면|는 ?${times}|을 ?때|음)${noLetter}`), word("absent")],
  [
    sticky(`(?:otherwise|else|(?:그 ?|이)외(?:에는|의 경우|는)?|나머지(?:는)?|그 밖(?:에는|의 경우)?)${noLetter}`),
    word("otherwise"),
  ],
  [
    sticky(
      `(?:그렇지 ?않으면|아니면|(?:위|앞)의? ?(?:어느 ?)?(?:것|조건|경우|항목|기준)?(?:에도|에|의 어느 것에도)? ?(?:모두 ?)?(?:해당(?:하지|되지) ?않(?:으면|는 ?경우|을 ?때)|아니면)|해당 ?사항(?:이)? ?없으면|none of the above)${noLetter}`,
    ),
    word("otherwise"),
  ],
  [sticky(`(?:is )?(?:true|참)${noLetter}`), (_match, at) => ({ kind: "boolean", value: true, at })],
  [sticky(`(?:is )?(?:false|거짓)${noLetter}`), (_match, at) => ({ kind: "boolean", value: false, at })],
  [sticky(`not${noLetter}`), word("not")],
  [sticky(`is${noLetter}`), word("is")],
  [sticky(`"([^"\\n]{0,500})"|“([^”\\n]{0,500})”|'([^'\\n]{0,500})'|‘([^’\\n]{0,500})’`), quoted],
  // The particle of a quoted word says nothing that its place does not.
  [sticky(`(?:이|가|을|를)(?=\\s+포함)`), word("particle")],
];

export function sticky(source: string): RegExp {
  return new RegExp(source, "iuy");
}

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function word(value: CriteriaWord): Make {
  return (_match, at) => ({ kind: "word", word: value, at });
}

function compare(comparison: Comparison): Make {
  return (_match, at) => ({ kind: "compare", comparison, at });
}

function after(comparison: Comparison): Make {
  return (_match, at) => ({ kind: "after", comparison, at });
}

function quoted(match: RegExpExecArray, at: number): CriteriaToken {
  return { kind: "string", value: match.slice(1).find((part) => part !== undefined) ?? "", at };
}

function bracket(text: string): CriteriaWord {
  return text === "(" || text === ")" || text === "[" ? text : "]";
}

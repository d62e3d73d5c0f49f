/** The words of some pages, which tell whether a word that a line break cut in two is one word or two. */
export type Vocabulary = (word: string) => boolean;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Particles and endings that never begin a word: a line that starts with one continues the word before it. */
const bound =
  /^(?:은|는|을|를|의|에서|에게|에게서|으로|으로써|으로서|로서|로써|까지|부터|이라는|라는|라고|이라고|니다|습니다|입니다|합니다|됩니다|하였다|되었다|한다|된다|하는|되는|하여|되어|하고|되고|하며|되며|하지|되지|들은|들의|들을|들이|적인|적으로)(?=[\s.,)\]’”]|$)/u;

/** Words of one syllable that often end a line; any other single syllable there is half a word. */
const oneSyllable = new Set(
  "이그저및등수것때더또각한두세네본위중후전내외간시몇큰온옛첫새단약총매꼭잘못안다왜곧늘좀할될된간별말점뿐갑을병측자바줄채지해날년월일".split(
    "",
  ),
);

const standalonePrefix =
  /(?:^|[^A-Za-z])(?:self|non|well|long|short|high|low|cross|multi|all|ex|half|state|real|third|one|two)-$/i;

const hyphenated =
  /^(?:based|like|free|level|driven|aware|scale|time|year|related|specific|oriented|dependent|independent|term|wide|made|party)$/;

/**
 * What stands between two lines of one paragraph: nothing, a space, or a hyphen taken back.
 * `spaced`: the PDF itself has a space glyph at the end of the first line; `spacesKnown`: this page's lines have such
 * glyphs at all, so that their absence means something.
 */
export function joinLines(
  before: string,
  after: string,
  line: { readonly spaced: boolean; readonly spacesKnown: boolean },
  knows: Vocabulary,
): { readonly drop: number; readonly glue: "" | " " } {
  if (/\u00ad$/.test(before)) return { drop: 1, glue: "" };
  const head = /([\p{L}\p{N}]+)([-‐])$/u.exec(before);
  const tail = /^[\p{L}\p{N}]+/u.exec(after)?.[0];
  if (head?.[1] !== undefined && tail !== undefined && !line.spaced) {
    if (!/^\p{Ll}/u.test(tail) || !/\p{L}$/u.test(head[1])) return { drop: 0, glue: "" };
    const start = head[1].toLowerCase();
    if (knows(start + tail)) return { drop: 1, glue: "" };
    if (knows(`${start}-${tail}`) || standalonePrefix.test(before) || hyphenated.test(tail))
      return { drop: 0, glue: "" };
    return { drop: 1, glue: "" };
  }
  if (/[\uac00-\ud7af]$/.test(before) && /^[\uac00-\ud7af]/.test(after))
    return { drop: 0, glue: joinHangul(before, after, line, knows) };
  // Chinese and Japanese have no spaces between words.
  if (/[\u3040-\u30ff\u4e00-\u9fff]$/.test(before) && /^[\u3040-\u30ff\u4e00-\u9fff]/.test(after))
    return { drop: 0, glue: "" };
  return { drop: 0, glue: " " };
}

/** Korean lines may break inside a word, without any mark. */
function joinHangul(
  before: string,
  after: string,
  line: { readonly spaced: boolean; readonly spacesKnown: boolean },
  knows: Vocabulary,
): "" | " " {
  if (line.spaced) return " ";
  if (line.spacesKnown) return "";
  const head = /[\uac00-\ud7af]+$/.exec(before)?.[0] ?? "";
  const tail = /^[\uac00-\ud7af]+/.exec(after)?.[0] ?? "";
  if (bound.test(after) || knows(head + tail)) return "";
  const half = head.length === 1 && /\s.$/u.test(before) && !oneSyllable.has(head) && !knows(head);
  return half ? "" : " ";
}

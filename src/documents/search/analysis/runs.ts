/** A stretch of one script. `joined` says that nothing stands between it and the run before it: 3 and 개월 in "3개월". */
export interface Run {
  readonly kind: "hangul" | "number" | "latin" | "ideographs" | "other";
  readonly text: string;
  readonly joined: boolean;
}

const pattern =
  /(?<hangul>[가-힣]+)|(?<number>\d+(?:[.,]\d+)*(?![a-z\d]))|(?<latin>[a-z\d\u00df-\u024f]+(?:['’][a-z]+)?)|(?<ideographs>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)|(?<other>[\p{L}\p{N}\p{M}]+)/gu;

/** PDF text spaces the parts of a legal reference ("제 5 조"); people write it in one ("제5조"). */
const spacedReference = /제\s{0,3}(\d{1,5})\s{0,3}(?=[조항호장절관편])/g;

/** One spelling for what looks the same: composed Hangul, half and full width, ligatures, case. */
export function normalise(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(spacedReference, "제$1");
}

/** The runs of a normalised text, in order. */
export function* runsOf(normalised: string): Generator<Run> {
  let end = -1;
  for (const match of normalised.matchAll(pattern)) {
    const joined = match.index === end;
    end = match.index + match[0].length;
    yield { kind: kindOf(match.groups), text: match[0], joined };
  }
}

function kindOf(groups: Record<string, string | undefined> | undefined): Run["kind"] {
  if (groups?.hangul !== undefined) return "hangul";
  if (groups?.number !== undefined) return "number";
  if (groups?.latin !== undefined) return "latin";
  if (groups?.ideographs !== undefined) return "ideographs";
  return "other";
}

import { allMatches, oneOf } from "#language";

/** How a clause says what it is about: what a parallel clause must do as well. */
export type HeadMark = "condition" | "topic" | "place";

/** Where a clause says what it is about. */
interface HeadPlace {
  readonly mark: HeadMark;
  readonly start: number;
  readonly end: number;
}

/** 서면 and 반면 are nouns, and 하려면 tells what something is for. */
const koreanCondition = /(?<![려서반전측화표직장])면(?=[,\s])|(?<=[가-힣]\s)(?:경우|때|시)(?:에는|에|는)?(?=[,\s])/u;
/** 낮은, 받은, 하는: they say more of the noun behind them. */
const qualifying =
  /(?:[낮높많적작같받남넘않좋늦읽찾먹입맡짧넓좁깊붉맑밝굵닫잡쌓닿담뽑놓넣얻심맞젊]은|[있없하되받않]는)$/u;
const topic = /(?<![가-힣])([가-힣A-Za-z\d~·'’”")\]]+?)(에게는|에서는|에는|까지는|부터는|으로는|로는|은|는)(?=[\s,])/gu;
/** A word that belongs to another part of the sentence than the noun behind it. */
const endsBefore = /(?:[에로을를면고며이가도만,]|서|까지|부터)$/u;

/** 비가 오면 음악회는: the case, and what is told of in it. */
export function koreanHeads(part: string): HeadPlace[] {
  const found = koreanCondition.exec(part);
  const end = found === null || found.index < 2 ? 0 : found.index + found[0].length;
  const told = toldOf(part, end);
  return [...(end === 0 ? [] : [{ mark: "condition" as const, start: 0, end }]), ...(told === null ? [] : [told])];
}

function toldOf(part: string, from: number): HeadPlace | null {
  const behind = part.slice(from);
  const found = allMatches(behind, topic).find(([word]) => !qualifying.test(word));
  if (found === undefined) return null;
  const words = behind.slice(0, found.index).trimEnd().split(" ");
  const last = words.findLastIndex((word) => endsBefore.test(word));
  const start = words.slice(0, last + 1).reduce((sum, word) => sum + word.length + 1, 0);
  const [, , particle = ""] = found;
  const mark = particle.length > 1 ? "place" : "topic";
  return { mark, start: from + Math.min(start, found.index), end: from + found.index + found[0].length };
}

const englishCase = /^(?:if|when|once|where|for|at|on|in|during|under|with)\s[^,]{2,60},\s/iu;
const finiteVerb = new RegExp(
  String.raw`(?<![\w’'-])(?:${oneOf`
    is|are|was|were|has|have|had|may|must|can|cannot|could|should|will|would|shall|does|do|did|need|needs|get|gets
    takes?|took|gives?|gave|costs?|runs?|ran|keeps?|kept|goes|comes?|came|means?|meant|stays?|opens?|closes?|moves?|covers?
    pays?|paid|saw|said|says|made|makes?|left|leaves?|won|lost|rose|fell|grew|wants?|asks?|starts?|ends?|begins?|began
    [a-z]{3,}ed
  `})(?=[\s,.]|n[’']t|$)`,
  "u",
);

export function englishHeads(part: string): HeadPlace[] {
  const told = englishCase.exec(part);
  if (told !== null) return [{ mark: "condition", start: 0, end: told[0].length }];
  const verb = finiteVerb.exec(part);
  return verb === null || verb.index === 0 ? [] : [{ mark: "topic", start: 0, end: verb.index }];
}

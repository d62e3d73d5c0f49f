import { oneOf } from "#language";

const wholeWords = oneOf`
  이|그|본|전체|전반|주요|핵심|중요한|간단히|간략히|간단하게|짧게|빠르게|한눈에|좀
  계약서?|문서|파일|내용|조항|부분
  please|can you|could you|give me|write|a|an|the|this|whole|entire|short|brief|quick|main|key
  contract|agreement|document|file|of|for|me|points|lease
`;
/** Letters of asking alone: 해 주세요, 해 줄 수 있어?, 를 보여줘. */
const asking = "[을를좀해하여서줘주세요실래달라줄할수있어나까알려보부탁드립니다\\s.?!~]*";
const korean = new RegExp(
  String.raw`^(?:(?:${wholeWords})(?:을|를|의|만|들|적인|적으로)*\s*)*(?:\S{1,6}\s?줄로\s*)?(?:요약|간추려|개요)${asking}$`,
);
const english = new RegExp(
  String.raw`^(?:(?:${wholeWords})\s+)*(?:summar\w+|overview|tl;?dr)(?:\s+(?:${wholeWords}))*[\s.?!]*$`,
  "i",
);

/** A wish this long names something of its own. */
const longest = 80;

/** Whether the whole contract is to be summed up: "요약해줘", "Summarise this agreement", and not what it says of something. */
export function asksForSummary(question: string): boolean {
  const wish = question.trim();
  return wish.length <= longest && (korean.test(wish) || english.test(wish));
}

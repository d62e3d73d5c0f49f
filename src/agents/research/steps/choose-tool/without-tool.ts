import { oneOf } from "#language";
import { plainLine } from "#papers";
import type { Language } from "#protocol";
import { boundsInWords, readYears } from "../../filters/read-years.ts";
import { acknowledges } from "./acknowledges.ts";
import { namedPapers } from "./named-papers.ts";
import type { ChooseToolInput } from "./schema.ts";
import { isNew, stand } from "./where-we-stand.ts";

/** Who wrote a paper, when, what it is called: all that the notebook tells of it by itself. */
const recordWords =
  /저자|누가\s?(?:썼|쓴)|(?:몇\s?년|언제)|제목|\bwho\b|\bauthors?\b|\bwhen\b|\bwhich year\b|\btitle\b/iu;
/** What the notebook holds, and how much of it. */
const holdingWords = new RegExp(
  oneOf`
    몇\s?[편개]
    (?:노트|서재|보관함|여기)\S*\s?(?:에\s)?(?:뭐|무엇|뭘|어떤)
    기억[하해나]
    어디까지
    \bhow\smany\b
    \bwhat\b.{0,40}\b(?:notebook|shelf|library|here)\b
    \bremember(?:ed)?\b
    \bwhere\s(?:were|are)\swe\b
  `,
  "iu",
);

/** What rules say when no tool is wanted: they hold no conversation, but they know the notebook, and what they did not understand. */
export function withoutTool(asked: ChooseToolInput, language: Language): string {
  const { message, papers } = asked;
  const agrees = acknowledges(message);
  if (isNew(asked)) return `${agrees ? agreed[language] : unclear[language]} ${firstSteps[language]}`;
  const named = namedPapers(asked);
  const meant = recordWords.test(message) ? papers.filter(({ number }) => named.includes(number)) : [];
  if (meant.length > 0)
    return meant.map(({ number, name, title }) => `- ${plainLine(name)}: ${plainLine(title)} [${number}]`).join("\n");
  if (agrees) return `${agreed[language]} ${stand(asked, language)}`;
  if (holdingWords.test(message)) return countOfYears(asked, language) ?? stand(asked, language);
  return `${unclear[language]} ${examples(papers, language)}`;
}

/** How many papers are of the years that are named, and which; null where none are. */
function countOfYears({ message, thisYear, papers }: ChooseToolInput, language: Language): string | null {
  const { yearFrom = null, yearTo = null } = readYears(message, thisYear).bounds;
  const bounds = boundsInWords(yearFrom, yearTo, language);
  if (bounds === "") return null;
  const fitting = papers.filter(({ name }) => {
    const year = Number(/(\d{4})$/.exec(name)?.[1] ?? Number.NaN);
    return year >= (yearFrom ?? year) && year <= (yearTo ?? year);
  });
  const marks = fitting.map(({ number }) => `[${number}]`).join("");
  return language === "ko"
    ? `${bounds}: 논문 ${papers.length}편 가운데 ${fitting.length}편입니다. ${marks}`.trim()
    : `${bounds}: ${fitting.length} of ${papers.length} papers. ${marks}`.trim();
}

const agreed = { ko: "네, 알겠습니다.", en: "All right." };
const unclear = { ko: "무엇을 해 드릴지 알아듣지 못했습니다.", en: "I did not understand what to do." };
const firstSteps = {
  ko: "논문을 찾거나, 갈래를 나누거나, 함께 읽을 수 있습니다. ‘질의응답 논문 찾아줘’처럼 말씀해 주세요.",
  en: "We can search for papers, group them or read them together: “Find papers on question answering”.",
};

/** Asks which papers are meant, where nobody can tell. */
export function whichOnes(count: number, { papers, shown }: ChooseToolInput, language: Language): string {
  const marks = [...shown, ...papers.map(({ number }) => number)].slice(0, count).map((number) => `[${number}]`);
  if (marks.length < count) return `${unclear[language]} ${firstSteps[language]}`;
  return language === "ko"
    ? `어느 ${count}편인지 알 수 없습니다. ‘${marks.join(", ")} 비교해줘’처럼 번호로 말씀해 주세요.`
    : `I cannot tell which ${count} papers you mean. Name them by their numbers: “Compare ${marks.join(", ")}”.`;
}

/** What can be asked of the papers that are there, in words that are understood. */
function examples(papers: ChooseToolInput["papers"], language: Language): string {
  const [first, second] = papers;
  const both = first !== undefined && second !== undefined;
  const ko = [
    ...(both ? [`‘[${first.number}]과 [${second.number}] 비교해줘’`] : []),
    "‘그중 2020년 이후 것만’",
    "‘주제별로 묶어줘’",
    "‘… 논문 찾아줘’",
  ];
  const en = [
    ...(both ? [`“Compare [${first.number}] and [${second.number}]”`] : []),
    "“Only those since 2020”",
    "“Group them by topic”",
    "“Find papers on …”",
  ];
  return language === "ko" ? `이렇게 말씀해 보세요: ${ko.join(", ")}.` : `You can say ${en.join(", ")}.`;
}

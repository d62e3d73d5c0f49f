import type { ChatState } from "../state.ts";

/** What a query is held against: what the user said, and what came from the web or the clock. */
export type Spoken = Pick<ChatState, "userInput" | "messages" | "toolResults">;

/** Whether the results of a tool are no secret of the user's. */
export type IsPublic = (tool: string) => boolean;

/** Words that searches are made better with, and that tell nothing. */
const searchWords = new Set([
  "검색",
  "공식",
  "기준",
  "날짜",
  "뉴스",
  "뜻",
  "방법",
  "비교",
  "설명",
  "예시",
  "오늘",
  "의미",
  "정의",
  "정보",
  "최근",
  "최신",
  "한국",
  "현재",
  "and",
  "date",
  "definition",
  "example",
  "for",
  "how",
  "in",
  "is",
  "korea",
  "latest",
  "meaning",
  "news",
  "of",
  "official",
  "the",
  "to",
  "today",
  "vs",
  "what",
]);

/**
 * A web query without every word that neither the user said nor a public source brought. Private documents stand in the
 * prompts of the step that writes queries; what they make it write must not leave the machine.
 */
export function publicQuery(query: string, spoken: Spoken, isPublic: IsPublic): string {
  const known = knownRuns(spoken, isPublic);
  return query
    .split(/\s+/)
    .filter((word) => runsOf(word).every((run) => isKnown(run, known)))
    .join(" ")
    .trim();
}

interface KnownRuns {
  readonly runs: ReadonlySet<string>;
  /** All runs in one text, parted: for words that the user joined with others. */
  readonly joined: string;
}

function knownRuns({ userInput, messages, toolResults }: Spoken, isPublic: IsPublic): KnownRuns {
  const said = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const found = toolResults.filter(({ tool, ok }) => ok && isPublic(tool)).map(({ text }) => text);
  const runs = new Set([userInput, ...said, ...found].flatMap(runsOf));
  return { runs, joined: [...runs].join(" ") };
}

/** Unbroken letters or digits: `계약금7,654원` has 계약금, 7,654 and 원. */
function runsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{N}(?:[\p{N}.,]*\p{N})?|\p{L}+/gu) ?? []
  );
}

function isKnown(run: string, { runs, joined }: KnownRuns): boolean {
  if (runs.has(run) || searchWords.has(run)) return true;
  // Figures and single letters are known only as they stand: parts of others would let any be put together.
  return run.length > 1 && !/^\p{N}/u.test(run) && joined.includes(run);
}

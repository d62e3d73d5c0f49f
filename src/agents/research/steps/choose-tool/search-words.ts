import { finalOf, isSyllable, oneLine, patternLines, wordLists } from "#language";

/** Words that ask for papers and are in none: a search leaves them out, as it does stop words. */
const requestWords = new Set(wordLists("agents/research/steps/choose-tool/request-words.txt")("asking"));

const marks = /^[\s"'“”‘’「」『』?!.,;:]+|[\s"'“”‘’「」『』?!.,;:]+$/gu;

/** What a message gives a search: its words without the asking at either end; all of them where nothing else is left. */
export function searchWords(message: string): string {
  const words = oneLine(message)
    .split(" ")
    .map((word) => word.replace(marks, ""))
    .filter((word) => word !== "");
  const isAsking = (word: string | undefined) => word !== undefined && requestWords.has(word.toLowerCase());
  // English asks before the topic, Korean behind it.
  const isLatin = (word = "") => /^[a-z]/i.test(word);
  let [begin, end] = [0, words.length];
  while (begin < end && isLatin(words[begin]) && isAsking(words[begin])) begin += 1;
  while (end > begin && isAsking(words[end - 1])) end -= 1;
  const isAbout = /^(?:대한|대해|관한|관해|관련|관련된|관련한)/u.test(words[end] ?? "");
  const topic = words.slice(begin, end).join(" ");
  const bare = isAbout ? topic.replace(/(?<=[가-힣])(?:에|와|과)$/u, "") : topic;
  return (end < words.length ? withoutObjectParticle(bare) : bare) || message.trim();
}

/** 을 stands behind a final consonant and 를 behind a vowel: 마을 ends in neither. */
function withoutObjectParticle(topic: string): string {
  const before = topic.charCodeAt(topic.length - 2);
  const particles = isSyllable(before) ? (finalOf(before) === 0 ? "를" : "을") : "을를";
  return topic.length > 2 && particles.includes(topic.at(-1) ?? " ") ? topic.slice(0, -1) : topic;
}

/** What a person said, where a query has words that he did not say: papers in his language are found by his. */
export function ownWords(message: string, query: string): string | undefined {
  const said = message.toLowerCase();
  const isSaid = query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => said.includes(word));
  const own = searchWords(message);
  // Nothing but the asking is left of "더 찾아줘": it names no paper.
  return isSaid || own === message.trim() ? undefined : own;
}

const forms = patternLines("agents/research/steps/choose-tool/years.txt").map(({ said, pattern }) => ({
  bounds: said,
  form: new RegExp(pattern, "iu"),
}));

/** The years that a message bounds papers by, and what else it says. A year in any other form bounds nothing. */
export function writtenYears(message: string): { bounds: { yearFrom?: number; yearTo?: number }; rest: string } {
  for (const { form, bounds } of forms) {
    const match = form.exec(message);
    if (match === null) continue;
    const years = match.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)]));
    const from = bounds === "to" ? {} : { yearFrom: Math.min(...years) };
    const to = bounds === "from" ? {} : { yearTo: Math.max(...years) };
    return { bounds: { ...from, ...to }, rest: message.replace(match[0], " ").trim() };
  }
  return { bounds: {}, rest: message };
}

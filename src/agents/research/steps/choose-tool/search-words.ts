import { readAsset } from "#kernel";

let requestWords: ReadonlySet<string> | undefined;

/** Words that ask for papers and are in none: a search leaves them out, as it does stop words. */
function requestWordsOf(): ReadonlySet<string> {
  requestWords ??= new Set(readAsset("agents/research/steps/choose-tool/request-words.txt").trim().split(/\s+/));
  return requestWords;
}

const marks = /^[\s"'“”‘’「」『』?!.,;:]+|[\s"'“”‘’「」『』?!.,;:]+$/gu;

/** What a message gives a search: its words without the asking at either end; all of them where nothing else is left. */
export function searchWords(message: string): string {
  const words = message
    .split(/\s+/)
    .map((word) => word.replace(marks, ""))
    .filter((word) => word !== "");
  const isAsking = (word: string | undefined) => word !== undefined && requestWordsOf().has(word.toLowerCase());
  // English asks before the topic, Korean behind it.
  const isLatin = (word = "") => /^[a-z]/i.test(word);
  let [begin, end] = [0, words.length];
  while (begin < end && isLatin(words[begin]) && isAsking(words[begin])) begin += 1;
  while (end > begin && isAsking(words[end - 1])) end -= 1;
  const isAbout = /^(?:대한|대해|관한|관해|관련|관련된|관련한)/u.test(words[end] ?? "");
  const topic = words.slice(begin, end).join(" ");
  return (isAbout ? topic.replace(/(?<=[가-힣])(?:에|와|과)$/u, "") : topic) || message.trim();
}

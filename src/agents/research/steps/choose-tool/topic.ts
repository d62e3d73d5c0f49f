import { readFilters } from "../../filters/read-filters.ts";
import { longestRequestPhrase, requestPhrases } from "./request-phrases.ts";

const marks = /["'“”‘’「」『』?!.,;:]+/g;
/** 신경망에 대한: the particle belongs to the asking. */
const aboutEnding = /에(?:대한|대해서?|관한|관해서?|관련된?|관련한)?$/;
const objectEnding = /(?<=[가-힣]{2})[을를은는]$/;

/** 번역과 관련된, AI와 관련된, 요약관련: what the topic is tied to the asking by. 관련 alone may follow a noun that ends in 과. */
const tie =
  /(?<=[\p{L}\p{N}])(?:와|이?랑|하고|(?<![결경교내성외치통효])과)\s?(?=(?:관련|연관)[된한])|(?<=\S)(?=(?:관련|연관)[된한]?\s)/gu;

/** The topic of a request, or all of it where nothing is left when the asking is taken out. */
export const topicOf = (message: string): string => topicIn(message) ?? message.trim();

/** The topic of a request: what is left when the asking around it and what bounds it are taken out. Null: it names none. */
export function topicIn(message: string, venues: readonly string[] = []): string | null {
  // The year of the day moves the bounds only, not the words that tell them.
  const all = readFilters(message, 0, venues)
    .rest.replace(marks, " ")
    .replace(tie, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  let [begin, end] = [0, all.length];
  for (let taken = -1; taken !== 0; begin += taken)
    taken = asked(all.slice(begin, begin + longestRequestPhrase), "first");
  for (let taken = -1; taken !== 0; end -= taken)
    taken = asked(all.slice(Math.max(begin, end - longestRequestPhrase), end), "last");
  const words = all.slice(begin, end);
  const topic = words.map((word, at) => (at === words.length - 1 ? word.replace(aboutEnding, "") : word));
  const bare = topic.map((word) => word.replace(objectEnding, "")).join(" ");
  return bare.length >= 2 ? bare : null;
}

/** How many of the first or last words are asking, the longest phrase of it; none is 0. */
function asked(words: readonly string[], end: "first" | "last"): number {
  for (let length = Math.min(longestRequestPhrase, words.length); length > 0; length -= 1) {
    const phrase = (end === "first" ? words.slice(0, length) : words.slice(-length)).join(" ").toLowerCase();
    if (requestPhrases.has(phrase) || /^\d{1,3}편만?$/.test(phrase)) return length;
  }
  return 0;
}

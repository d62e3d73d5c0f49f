import type { Paper } from "#papers";
import { abstractOf, titleOf } from "#papers";
import { inEnglish } from "../../english-terms.ts";
import { isKnownVenue } from "../../filters/known-venue.ts";
import { topicIn } from "../../steps/choose-tool/topic.ts";

/** 이 중에서 … 다룬 건?, which of these are about …: of the papers that are there, those about something. */
const those = String.raw`(?:(?:이|그|저|위|여기|방금 찾은|찾은|이것들|그것들)\s?)?(?:논문들?\s?|것\s?)?(?:중에서?도?|중|가운데서?)`;
const speaking = "(?:다룬|다루는|관한|대한|관련된|사용한)";
const ofThese = "(?:which|any|are any|show me those) (?:of|among) (?:these|them|those)(?: papers)?";
const back = "(?:(?:of|among|from) (?:these|them|those)(?: papers)?,? )?";
const onlyThose = "(?:(?:and|then|now),? )?(?:show (?:me )?|keep |list )?(?:only |just )?(?:the ones|those|the papers)";
const among = [
  new RegExp(String.raw`^${those}\s(.{2,60}?)(?:을|를|에)?\s?${speaking}\s?(?:건|것|거|게|논문|연구)`),
  new RegExp(String.raw`^${those}\s(.{2,60}?)\s?(?:관련\s?)?(?:것|거|논문|연구)들?만`),
  new RegExp(String.raw`^${ofThese} (?:are about|are on|deal with|cover|use) (.{2,60}?)\s?\??$`, "i"),
  new RegExp(
    String.raw`^${back}${onlyThose} (?:that are |that )?(?:about|on|deal with|dealing with|cover|use|using) (.{2,60}?)[\s.?!]*$`,
    "i",
  ),
];
/** What judges papers is nothing that they are about. */
const judging = /중요|핵심|쓸모|유명|인용|읽|추천|좋은|파급|영향력|important|influential|cited|best/iu;

/** What those of the papers that are there are to be about. Null when that is not asked. */
export function topicAmong(message: string, venues: readonly string[] = []): string | null {
  const topic = among.flatMap((pattern) => pattern.exec(message.trim())?.[1] ?? [])[0];
  return topic === undefined || judging.test(topic) || isKnownVenue(topic, venues) ? null : topicIn(topic);
}

/** As many letters of a word tell it in its forms: summarization, summarizing. */
const stemLength = 6;

/** The papers that speak of most of a topic's words, in Korean or in English; none where that is less than two of three. */
export function papersAbout(papers: readonly Paper[], topic: string): readonly Paper[] {
  const wanted = topic
    .split(/\s+/)
    .map((word) => [word, inEnglish(word) ?? ""].filter((form) => form.length > 1).map(stemsOf))
    .filter((forms) => forms.length > 0);
  const held = papers.map((paper) => {
    const text = `${titleOf(paper)} ${abstractOf(paper)}`.toLowerCase();
    const isHeld = (stems: readonly string[]) => stems.every((stem) => text.includes(stem));
    return { paper, count: wanted.filter((forms) => forms.some(isHeld)).length };
  });
  const most = Math.max(0, ...held.map(({ count }) => count));
  return most === 0 || 3 * most < 2 * wanted.length
    ? []
    : held.filter(({ count }) => count === most).map(({ paper }) => paper);
}

const stemsOf = (form: string) =>
  form
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, stemLength));

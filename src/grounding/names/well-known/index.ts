import { listedWords } from "#language";
import { bodiesPhrases, bodiesWords } from "./bodies.ts";
import { placesPhrases, placesWords } from "./places.ts";
import { programsPhrases, programsWords } from "./programs.ts";
import { sciencePhrases, scienceWords } from "./science.ts";

/** Names that anybody in a field may use without a source. None of them is a work or names the author of one. */
const tools = listedWords(`${programsWords} ${scienceWords}`);
const placesAndBodies = listedWords(`${bodiesWords} ${placesWords}`);

/** What people work with, and what they work on: jupyter, crispr. */
export const isWellKnownTool = (word: string): boolean => tools.has(word);

/** Where people are and work; a report of theirs is a work like any other. */
export const isWellKnownBody = (word: string): boolean => placesAndBodies.has(word);

/** Names of several words by their first one, the longest first. */
export const wellKnownPhrases: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [bodiesPhrases, placesPhrases, programsPhrases, sciencePhrases]
    .flatMap((phrases) => phrases.trim().split("\n"))
    .sort((a, b) => b.length - a.length),
  (name) => name.split(" ")[0] ?? "",
);

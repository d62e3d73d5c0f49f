import { z } from "zod";
import { createSay, defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { agreeParticles, counted, type Localized } from "#protocol";
import { withMaterialRule } from "./conversation.ts";

const year = z.number().int().nullable();

/** The counted facts of a map (see `surveyLandscape`), and the papers that stand for each cluster. */
export const landscapeInput = z.object({
  total: z.number().int(),
  years: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  terms: z.array(z.string()),
  clusters: z.array(
    z.object({
      label: z.string(),
      size: z.number().int(),
      medianYear: year,
      newest: year,
      /** Some of its papers, with their numbers. */
      papers: z.array(z.object({ number: z.number().int(), title: z.string(), abstract: z.string() })),
    }),
  ),
  links: z.array(z.object({ between: z.tuple([z.string(), z.string()]), citations: z.number().int() })),
  withoutAbstract: z.number().int(),
  withoutYear: z.number().int(),
});
export type LandscapeInput = z.infer<typeof landscapeInput>;

export const landscapeOutput = z.object({
  names: z.array(z.string().min(1).max(80)).describe("One name for each cluster, in their order: two or three words"),
  overview: z.string().min(1).max(6_000),
});
export type LandscapeOutput = z.infer<typeof landscapeOutput>;

/** Years without a paper at the end of a field's span that are worth telling of a cluster. */
const quietYears = 4;

type Cluster = LandscapeInput["clusters"][number];

/** The landscape from counted facts alone, with the clusters named by their frequent terms. */
export function landscapeRule(input: LandscapeInput, context: PromptContext): LandscapeOutput {
  return { names: input.clusters.map(({ label }) => label), overview: countedFacts(input, context) };
}

/** Terms, sizes, years, links and gaps, as they are counted. */
export function countedFacts(input: LandscapeInput, context: Pick<PromptContext, "language">): string {
  const { total, years, terms, clusters, withoutAbstract, withoutYear } = input;
  const say = createSay(context);
  const [largest, ...others] = clusters;
  if (largest === undefined)
    return say(
      `논문 ${total}편은 서로 겹치는 낱말이 없어 갈래로 나뉘지 않습니다.`,
      `The ${total} papers share no words, so they do not fall into groups.`,
    );
  const span = years === null ? "" : years.from === years.to ? `${years.from}` : `${years.from}–${years.to}`;
  const about = terms.join(", ");
  const sentences = [
    say(
      `논문 ${total}편${span && `(${span}년)`}은 ${about && agreeParticles(`주로 ${about}을(를) 다루며, `)}${clusters.length}갈래로 나뉩니다.`,
      `${total} papers${span && ` (${span})`}${about && ` are mostly about ${about} and`} fall into ${counted(clusters.length, "group")}.`,
    ),
  ];
  const newest = clearlyNewest(clusters);
  if (others.length > 0) {
    const share = Math.round((largest.size / total) * 100);
    sentences.push(
      say(
        `가장 큰 갈래는 ${largest.size}편(${share}%)인 **${largest.label}**입니다${mark(largest)}.`,
        `The largest is **${largest.label}** with ${counted(largest.size, "paper")} (${share}%)${mark(largest)}.`,
      ),
    );
    if (newest !== null)
      sentences.push(
        say(
          `가장 새로운 갈래는 절반이 ${newest.medianYear}년 이후인 **${newest.label}**입니다${mark(newest)}.`,
          `The newest is **${newest.label}**: half of its papers are from ${newest.medianYear} or later${mark(newest)}.`,
        ),
      );
    const linked = linksOf(input, say);
    sentences.push(
      linked === ""
        ? say("갈래들은 서로 인용하지 않습니다.", "The groups do not cite each other.")
        : say(`서로 이어지는 갈래는 ${linked}입니다.`, `Linked are ${linked}.`),
    );
  }
  const quiet = clusters.filter(({ newest: last }) => years && last && years.to - last >= quietYears).slice(0, 3);
  if (years !== null && quiet.length > 0) {
    const names = quiet.map(({ label }) => `**${label}**`).join(", ");
    const last = years.to - quietYears;
    sentences.push(say(`${names}에는 ${last}년 뒤의 논문이 없습니다.`, `Nothing after ${last}: ${names}.`));
  }
  if (withoutAbstract > 0)
    sentences.push(
      say(`초록이 없는 논문이 ${withoutAbstract}편 있습니다.`, `Without an abstract: ${withoutAbstract}.`),
    );
  if (withoutYear > 0)
    sentences.push(say(`연도를 모르는 논문이 ${withoutYear}편 있습니다.`, `Without a year: ${withoutYear}.`));
  return sentences.join(" ");
}

/** The cluster whose papers are newer than those of every other. */
function clearlyNewest(clusters: readonly Cluster[]): Cluster | null {
  const [first, second] = clusters
    .filter(({ medianYear }) => medianYear !== null)
    .toSorted((a, b) => (b.medianYear ?? 0) - (a.medianYear ?? 0));
  return first === undefined || first.medianYear === second?.medianYear ? null : first;
}

const mark = ({ papers: [paper] }: Cluster) => (paper === undefined ? "" : ` [${paper.number}]`);

function linksOf({ links }: LandscapeInput, say: (ko: string, en: string) => string): string {
  return links
    .slice(0, 2)
    .map(
      ({ between: [one, other], citations }) =>
        `**${one}**–**${other}** (${say(`인용 ${citations}번`, counted(citations, "citation"))})`,
    )
    .join(", ");
}

const instructions = instructionsIn("agents/research/steps/landscape.md");

const notShown = (papers: number): Localized => ({
  ko: `… 이 밖의 ${papers}편은 줄였습니다`,
  en: `… ${counted(papers, "more paper")} of it not shown`,
});

export function landscapePrompt(input: LandscapeInput, context: PromptContext): Prompt {
  const { language } = context;
  const clusters = input.clusters.map(({ label, size, medianYear, newest, papers }) =>
    material(
      `${label} (${size}${newest === null ? "" : `; ${medianYear}, ${newest}`})`,
      [
        ...papers.map(({ number, title, abstract }) => `[${number}] ${title}\n${abstract}`),
        ...(size > papers.length ? [notShown(size - papers.length)[language]] : []),
      ].join("\n"),
    ),
  );
  const facts = material(language === "ko" ? "센 것" : "Counted", countedFacts(input, context));
  return promptOf(withMaterialRule(instructions, language), [facts, ...clusters]);
}

/** What a field is about as a whole (how its clusters relate, what is large, new or missing), and what each cluster is called. */
export const landscape = defineStep({
  name: "research.landscape",
  role: "compose",
  input: landscapeInput,
  output: landscapeOutput,
  prompt: landscapePrompt,
  rule: landscapeRule,
  check: ({ names }, { clusters }) =>
    names.length >= clusters.length
      ? null
      : `give one name for each of the ${clusters.length} clusters, in their order`,
});

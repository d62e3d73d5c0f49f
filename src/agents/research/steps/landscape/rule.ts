import { createSay, type PromptContext } from "#kernel";
import { agreeParticles, counted } from "#protocol";
import type { LandscapeInput, LandscapeOutput } from "./schema.ts";

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

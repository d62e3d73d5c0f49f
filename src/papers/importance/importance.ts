import { createYield } from "#kernel";
import type { Localized } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { venueOf, yearOfCsl } from "../paper/reading.ts";
import { citedWithin } from "../related/citation-links.ts";
import { createSimilarity } from "../related/text-similarity.ts";

/** What importance is made of, each between 0 and 1. Null: nobody told us, and it is left out of the sum. */
export interface ImportanceParts {
  readonly citations: number | null;
  readonly venue: number | null;
  readonly centrality: number;
  readonly recency: number | null;
}

export interface PaperImportance {
  readonly paperId: string;
  /** 0 to 100; null where nobody knows how often it is cited, which no other part makes up for. */
  readonly score: number | null;
  readonly parts: ImportanceParts;
  readonly citationsPerYear: number | null;
}

const weights = { citations: 0.4, venue: 0.15, centrality: 0.3, recency: 0.15 } as const;
/** Years in which recency halves. */
const halfLife = 6;

/** The formula as it is shown to the user; the code below is this sentence. */
export const importanceFormula: Localized = {
  ko: "중요도 = 100 × (0.40 × 연간 인용 + 0.15 × 학술지·학회 + 0.30 × 중심성 + 0.15 × 최근성). 연간 인용은 log(1 + 인용 수 ÷ 지난 햇수)를 이 논문들 가운데 가장 큰 값으로 나눈 것, 학술지·학회는 같은 곳에 실린 논문들의 연간 인용 평균, 중심성은 이 논문들 안에서 인용된 정도와 내용이 서로 가까운 정도의 평균, 최근성은 6년마다 반으로 줄어드는 값입니다. 알 수 없는 항은 빼고 나머지의 가중치로 나눕니다.",
  en: "importance = 100 × (0.40 × citations per year + 0.15 × venue + 0.30 × centrality + 0.15 × recency). Citations per year is log(1 + citations ÷ years since) over the highest among these papers; venue is the mean of that over the papers of the same venue; centrality is the mean of how often these papers cite it and how close it is to them in words; recency halves every 6 years. A part that nobody knows is left out, and the rest is divided by its weights.",
};

/** What is said in place of the formula when no paper comes with citation counts. */
export const importanceUnknown: Localized = {
  ko: "인용 수가 없어 중요도를 매길 수 없습니다. 서로 이어지는 정도와 최근 것부터 읽을 순서만 적었습니다.",
  en: "Importance cannot be rated without citation counts. This is only an order to read in, by how closely the papers are connected and how recent they are.",
};

/** Ranks papers by importance, the most important first. `year` is the present one. */
export async function evaluateImportance(papers: readonly Paper[], year: number): Promise<PaperImportance[]> {
  const perYear = papers.map((paper) => citationsPerYear(paper, year));
  const logs = perYear.map((value) => (value === null ? null : Math.log1p(value)));
  const highest = Math.max(0, ...logs.filter((value) => value !== null));
  const citations = logs.map((value) => (value === null ? null : highest === 0 ? 0 : value / highest));
  const venues = venueMeans(papers, citations);
  const central = await centralities(papers);
  return papers
    .map((paper, at) => {
      const parts = {
        citations: citations[at] ?? null,
        venue: venues.get(venueOf(paper) ?? "") ?? null,
        centrality: central[at] ?? 0,
        recency: recencyOf(paper, year),
      };
      const weight = scoreOf(parts);
      const score = parts.citations === null ? null : weight;
      return { row: { paperId: paper.id, score, parts, citationsPerYear: perYear[at] ?? null }, weight };
    })
    .sort((a, b) => b.weight - a.weight || (a.row.paperId < b.row.paperId ? -1 : 1))
    .map(({ row }) => row);
}

function scoreOf(parts: ImportanceParts): number {
  let sum = 0;
  let weight = 0;
  for (const name of ["citations", "venue", "centrality", "recency"] as const) {
    const part = parts[name];
    if (part === null) continue;
    sum += weights[name] * part;
    weight += weights[name];
  }
  return Math.round((1000 * sum) / weight) / 10;
}

function citationsPerYear(paper: Paper, now: number): number | null {
  const year = yearOfCsl(paper.csl);
  if (paper.citationCount === null || year === null) return null;
  return paper.citationCount / Math.max(1, now - year + 1);
}

function recencyOf(paper: Paper, now: number): number | null {
  const year = yearOfCsl(paper.csl);
  return year === null ? null : 0.5 ** (Math.max(0, now - year) / halfLife);
}

/** Venues with at least two papers whose citations are known; one paper says nothing about its venue. */
function venueMeans(papers: readonly Paper[], citations: readonly (number | null)[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [at, paper] of papers.entries()) {
    const venue = venueOf(paper);
    const value = citations[at] ?? null;
    if (venue === null || value === null) continue;
    const known = sums.get(venue) ?? { sum: 0, count: 0 };
    sums.set(venue, { sum: known.sum + value, count: known.count + 1 });
  }
  return new Map([...sums].filter(([, { count }]) => count > 1).map(([venue, { sum, count }]) => [venue, sum / count]));
}

async function centralities(papers: readonly Paper[]): Promise<number[]> {
  const cited = citedWithin(papers);
  const mostCited = Math.max(0, ...cited);
  const similarityTo = await createSimilarity(papers);
  const closeness: number[] = [];
  const yieldNow = createYield();
  for (const at of papers.keys()) {
    await yieldNow();
    closeness.push(similarityTo(at).reduce((sum, one, other) => (other === at ? sum : sum + one), 0));
  }
  const closest = Math.max(0, ...closeness);
  return papers.map((_, at) => {
    const words = closest === 0 ? 0 : (closeness[at] ?? 0) / closest;
    return mostCited === 0 ? words : ((cited[at] ?? 0) / mostCited + words) / 2;
  });
}

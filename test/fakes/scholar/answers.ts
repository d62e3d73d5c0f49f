/** Small answers in the shape of each service, made by hand, for the default test run. */

export interface FakePaper {
  readonly title: string;
  readonly year: number;
  readonly doi?: string;
  readonly arxiv?: string;
  readonly authors?: readonly string[];
  readonly abstract?: string;
  readonly citations?: number;
}

export function fakePapers(count: number, from = 1): FakePaper[] {
  return Array.from({ length: count }, (_, at) => ({
    title: `Paper ${at + from} on parsing`,
    year: 2000 + ((at + from) % 20),
    doi: `10.1000/p${at + from}`,
    authors: ["Ada Lovelace", "김철수"],
    citations: at + from,
  }));
}

export function openAlexAnswer(papers: readonly FakePaper[], next: string | null, count = papers.length): string {
  return JSON.stringify({
    meta: { count, db_response_time_ms: 3, page: null, per_page: 100, next_cursor: next, groups_count: null },
    results: papers.map((paper, at) => ({
      id: `https://openalex.org/W${paper.doi?.replace(/\D/g, "") ?? at}`,
      doi: paper.doi === undefined ? null : `https://doi.org/${paper.doi}`,
      title: paper.title,
      publication_year: paper.year,
      publication_date: `${paper.year}-03-01`,
      type: "article",
      cited_by_count: paper.citations ?? 0,
      authorships: (paper.authors ?? []).map((name) => ({ author: { display_name: name } })),
      abstract_inverted_index: paper.abstract === undefined ? null : invert(paper.abstract),
      referenced_works: [],
    })),
  });
}

export function semanticScholarAnswer(papers: readonly FakePaper[], offset: number, next: number | null): string {
  return JSON.stringify({
    total: 1000,
    offset,
    ...(next === null ? {} : { next }),
    data: papers.map((paper) => ({
      paperId: `s2-${paper.doi ?? paper.arxiv ?? paper.title}`,
      externalIds: { CorpusId: 1, ...(paper.doi && { DOI: paper.doi }), ...(paper.arxiv && { ArXiv: paper.arxiv }) },
      title: paper.title,
      year: paper.year,
      abstract: paper.abstract ?? null,
      citationCount: paper.citations ?? 0,
      openAccessPdf: { url: "", status: null, license: null },
      authors: (paper.authors ?? []).map((name) => ({ authorId: "1", name })),
    })),
  });
}

export function crossrefAnswer(papers: readonly FakePaper[], next: string | null): string {
  return JSON.stringify({
    status: "ok",
    "message-type": "work-list",
    "message-version": "1.0.0",
    message: {
      facets: {},
      "total-results": 1000,
      "items-per-page": 100,
      ...(next === null ? {} : { "next-cursor": next }),
      items: papers.map((paper) => ({
        DOI: paper.doi?.toUpperCase(),
        type: "journal-article",
        title: [paper.title],
        "container-title": ["A Journal"],
        author: (paper.authors ?? []).map((name) => ({
          given: name.split(" ")[0],
          family: name.split(" ").at(-1),
          sequence: "first",
        })),
        published: { "date-parts": [[paper.year, 3]] },
        "is-referenced-by-count": paper.citations ?? 0,
        ...(paper.abstract && { abstract: `<jats:p>${paper.abstract}</jats:p>` }),
      })),
    },
  });
}

export function arxivAnswer(papers: readonly FakePaper[], start: number, total: number): string {
  const entries = papers.map(
    (paper) => `<entry><id>http://arxiv.org/abs/${paper.arxiv}v1</id><title>${paper.title}</title>
<updated>${paper.year}-01-02T00:00:00Z</updated><published>${paper.year}-01-02T00:00:00Z</published>
<link href="https://arxiv.org/pdf/${paper.arxiv}v1" rel="related" type="application/pdf" title="pdf"/>
<summary>${paper.abstract ?? ""}</summary><category term="cs.CL" scheme="http://arxiv.org/schemas/atom"/>
<arxiv:primary_category term="cs.CL"/>${(paper.authors ?? []).map((name) => `<author><name>${name}</name></author>`).join("")}</entry>`,
  );
  return `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom">
<id>https://arxiv.org/api/x</id><title>arXiv Query</title><updated>2026-01-01T00:00:00Z</updated>
<opensearch:itemsPerPage>${papers.length}</opensearch:itemsPerPage><opensearch:totalResults>${total}</opensearch:totalResults>
<opensearch:startIndex>${start}</opensearch:startIndex>${entries.join("")}</feed>`;
}

export function zoteroAnswer(papers: readonly FakePaper[]): string {
  return JSON.stringify(
    papers.map((paper, at) => ({
      key: `KEY${at}`,
      version: 1,
      library: { type: "user", id: 0, name: "My Library" },
      csljson: {
        id: `http://zotero.org/users/0/items/KEY${at}`,
        type: "article-journal",
        title: paper.title,
        DOI: paper.doi,
        author: (paper.authors ?? []).map((name) => ({ literal: name })),
        issued: { "date-parts": [[String(paper.year)]] },
      },
    })),
  );
}

function invert(text: string): Record<string, number[]> {
  const index: Record<string, number[]> = {};
  for (const [at, word] of text.split(" ").entries()) {
    index[word] = [...(index[word] ?? []), at];
  }
  return index;
}

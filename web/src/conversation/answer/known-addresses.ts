import type { Citation, Source } from "#protocol";

/** Where an answer's links may lead: the very addresses that were found, and hosts whose other pages are no works. */
export interface KnownAddresses {
  readonly addresses: ReadonlySet<string>;
  readonly hosts: ReadonlySet<string>;
}

/**
 * Services that hold works of anybody: that one of their works was found says nothing of the others. Publishers are known by
 * the DOI in their addresses.
 */
const workServices = new RegExp(
  String.raw`(?:^|\.)(?:${[
    "doi.org",
    "arxiv.org",
    "openalex.org",
    "semanticscholar.org",
    "crossref.org",
    "ncbi.nlm.nih.gov",
    "europepmc.org",
    "aclanthology.org",
    "openreview.net",
    "biorxiv.org",
    "medrxiv.org",
    "ssrn.com",
    "jstor.org",
    "dblp.org",
    "zenodo.org",
    "handle.net",
    "researchgate.net",
    "core.ac.uk",
    "ieeexplore.ieee.org",
    "dl.acm.org",
    "link.springer.com",
    "sciencedirect.com",
    "nature.com",
    "proceedings.mlr.press",
    "proceedings.neurips.cc",
    "papers.nips.cc",
    "openaccess.thecvf.com",
    "scholar.google.com",
    "worldcat.org",
    "dbpia.co.kr",
    "kci.go.kr",
    "riss.kr",
    "kiss.kstudy.com",
    "scienceon.kisti.re.kr",
  ]
    .map((host) => host.replaceAll(".", String.raw`\.`))
    .join("|")})$`,
  "u",
);
const doi = /10\.\d{4,9}\/.+/u;

/** The addresses that an answer's sources name. */
export function knownAddresses(sources: readonly Source[], citations: readonly Citation[]): KnownAddresses {
  const papers = sources.flatMap((source) => (source.kind === "paper" ? [source.url] : []));
  const others = sources.flatMap((source) => ("url" in source && source.kind !== "paper" ? [source.url] : []));
  const paperHosts = new Set(papers.map((url) => hostOf(url ?? "")));
  const urls = [...papers, ...others, ...citations.map(({ url }) => url)].flatMap((url) => url ?? []);
  return {
    addresses: new Set(urls.flatMap((url) => sameAddress(url) ?? [])),
    hosts: new Set(
      urls.flatMap((url) => (isWork(url) ? [] : (hostOf(url) ?? []))).filter((host) => !paperHosts.has(host)),
    ),
  };
}

/** Addresses of which no other page of their hosts is known. */
export function onlyAddresses(urls: readonly string[]): KnownAddresses {
  return { addresses: new Set(urls.flatMap((url) => sameAddress(url) ?? [])), hosts: new Set() };
}

/** The host of a web address; null for anything else. */
export function hostOf(href: string, base?: string): string | null {
  return webAddress(href, base)?.host ?? null;
}

/**
 * Where a link leads, as a browser would read it on this page: to its own server or what is known, to a work that nobody has
 * found, or elsewhere.
 */
export function leadsTo(href: string, known: KnownAddresses, page: string): "known" | "unfound-work" | "elsewhere" {
  const host = hostOf(href, page);
  if (host === null) return "elsewhere";
  if (host === hostOf(page) || known.hosts.has(host) || known.addresses.has(sameAddress(href, page) ?? ""))
    return "known";
  return isWork(href, page) ? "unfound-work" : "elsewhere";
}

function webAddress(href: string, base?: string): URL | null {
  const url = URL.parse(href, base);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url : null;
}

function isWork(href: string, base?: string): boolean {
  const url = webAddress(href, base);
  return url !== null && (workServices.test(url.hostname) || doi.test(url.pathname));
}

/** One spelling of all that lead to the same place: a DOI by any resolver, any version or form of a preprint, http and https. */
function sameAddress(href: string, base?: string): string | null {
  const url = webAddress(href, base);
  if (url === null || url.username !== "") return null;
  const host = url.host.replace(/^(?:www|dx|export)\./u, "");
  const path = decoded(url.pathname).replace(/\/+$/u, "");
  if (host === "doi.org") return `doi.org${path.toLowerCase()}`;
  if (host === "arxiv.org")
    return `arxiv.org${path
      .replace(/^\/(?:abs|pdf|html)\//u, "/")
      .replace(/\.pdf$/u, "")
      .replace(/v\d+$/u, "")}`;
  return `${host}${path}${url.search}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

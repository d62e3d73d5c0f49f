import type { Citation, Source } from "#protocol";

/** The hosts that an answer's sources name: its links may lead there. */
export function sourceHosts(sources: readonly Source[], citations: readonly Citation[]): ReadonlySet<string> {
  const urls = [...sources.map((source) => ("url" in source ? source.url : null)), ...citations.map(({ url }) => url)];
  return new Set(urls.flatMap((url) => (url == null ? [] : [hostOf(url) ?? []].flat())));
}

/** The host of a web address; null for anything else. */
export function hostOf(href: string, base?: string): string | null {
  const url = URL.parse(href, base);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.host : null;
}

/** Whether a link may be followed at once, as a browser would read it on this page: to its own server, or to a host that is known. */
export function leadsToKnown(href: string, hosts: ReadonlySet<string>, page: string): boolean {
  const host = hostOf(href, page);
  return host !== null && (host === hostOf(page) || hosts.has(host));
}

import type { Citation, Source } from "#protocol";

/** The hosts that an answer's sources name: its links may lead there. */
export function sourceHosts(sources: readonly Source[], citations: readonly Citation[]): ReadonlySet<string> {
  const urls = [...sources.map((source) => ("url" in source ? source.url : null)), ...citations.map(({ url }) => url)];
  return new Set(urls.flatMap((url) => (url == null ? [] : [hostOf(url) ?? []].flat())));
}

/** The host of a web address; null for anything else. */
export function hostOf(href: string): string | null {
  const url = URL.parse(href);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.host : null;
}

import { isIP } from "node:net";
import { z } from "zod";
import { readAsset } from "#kernel";
import { hostOf } from "#net";
import { createClaimedPlaces } from "../../matching/claimed-places.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const messages = {
  broken: { ko: "주소의 형식이 올바르지 않습니다", en: "Malformed address" },
  suspicious: { ko: "다른 곳으로 꾀는 주소일 수 있습니다", en: "The address may mislead" },
  insecure: { ko: "암호화되지 않은 주소입니다", en: "The address is not encrypted" },
} as const;
type Trouble = keyof typeof messages;

/** An address in running text: Hangul and closing punctuation end it, as in `https://a.kr에서`. */
const running = /(?<![A-Za-z0-9])(?:https?:\/\/|www\.)[^\s<>"'`\u3131-\u318E\uAC00-\uD7A3\u3000-\u303F]{0,2000}/gi;
const markdown = /\]\(([^()\s]{0,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,500})?)(?:\s{1,3}"[^"\n]{0,200}")?\)/g;

const { told, count } = wordsOfCheck(words);

/** Checks the syntax of links. It touches no network, so that it says nothing of whether a page exists. */
export const linkCheck = defineAlgorithm({
  ...told,
  result: z.object({
    links: count("links"),
    broken: count("broken"),
    suspicious: count("suspicious"),
    insecure: count("insecure"),
  }),
  settings: z.strictObject({}),
  fix: {
    title: { ko: "https로 바꾸기", en: "Use https" },
    kinds: ["insecure"],
    replace: (url) => url.replace(/^http:/i, "https:"),
  },
  prepare: () => {
    // `find` and `measure` see the same text one after the other.
    let last = { text: "", links: linksIn("") };
    const linksOf = (text: string) => {
      if (last.text !== text) last = { text, links: linksIn(text) };
      return last.links;
    };
    return {
      find: ({ text }) =>
        linksOf(text).flatMap(({ offset, url, isIdentifier }): RawFinding[] => {
          const trouble = troubleWith(url);
          // A name that leads nowhere need not be encrypted, nor be found; one that looks like another leads somewhere.
          if (isIdentifier && trouble !== "suspicious") return [];
          return trouble === null ? [] : [{ kind: trouble, offset, length: url.length, message: messages[trouble] }];
        }),
      measure(findings, { text }) {
        const count = (kind: Trouble) => findings.filter((finding) => finding.kind === kind).length;
        return {
          links: linksOf(text).length,
          broken: count("broken"),
          suspicious: count("suspicious"),
          insecure: count("insecure"),
        };
      },
    };
  },
});

interface Link {
  readonly offset: number;
  readonly url: string;
  /** It names a vocabulary: another letter in it, and programs no longer know the file. */
  readonly isIdentifier: boolean;
}

function linksIn(text: string): Link[] {
  const links: Link[] = [];
  const places = createClaimedPlaces(text.length);
  for (const match of text.matchAll(markdown)) {
    const url = match[1] ?? "";
    // Anchors and paths within the same site have no form to check.
    if (/^(?:#|\/|\.{0,2}\/|mailto:|tel:)/.test(url)) continue;
    const offset = match.index + 2;
    places.claim(offset, url.length);
    links.push({ offset, url, isIdentifier: false });
  }
  for (const match of text.matchAll(running)) {
    const url = withoutClosing(match[0]);
    if (places.isTaken(match.index)) continue;
    links.push({ offset: match.index, url, isIdentifier: namesVocabulary(text, match.index, url) });
  }
  return links.sort((left, right) => left.offset - right.offset);
}

const closing = new Set(".,;:!?)]}>*_~");

/** From the end on: a pattern would begin anew at each of a thousand full stops. */
function withoutClosing(address: string): string {
  let end = address.length;
  while (closing.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

const beforeIdentifier =
  /(?:xmlns(?::[\w.-]{1,40})?\s{0,3}=|schemaLocation\s{0,3}=|"\$schema"\s{0,3}:|<!DOCTYPE[^<>]{0,160})\s{0,3}["']?$/i;
/** Whole hosts: what goes on behind the name is another's. */
const vocabularies = readAsset("inspection/algorithms/link-check/vocabularies.txt").trim().replaceAll("\n", "|");
const identifier = new RegExp(`^https?://(?:${vocabularies})/`, "i");

function namesVocabulary(text: string, offset: number, url: string): boolean {
  if (identifier.test(url)) return true;
  return beforeIdentifier.test(text.slice(Math.max(0, offset - 200), offset));
}

/** Names that no other computer answers to: nobody listens in on the way. */
const isLocal = (hostname: string) => /(?:^|\.)localhost$|\.(?:local|test|internal)$/.test(hostname);

function troubleWith(url: string): Trouble | null {
  const full = /^www\./i.test(url) ? `https://${url}` : url;
  const parsed = URL.parse(full);
  if (parsed === null) return "broken";
  const { protocol, hostname, username } = parsed;
  if (protocol !== "http:" && protocol !== "https:") return "suspicious";
  const isAddress = isIP(hostOf({ hostname })) !== 0;
  const labels = hostname.split(".");
  const hasTop = labels.length >= 2 && /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(labels.at(-1) ?? "");
  if (!isAddress && hostname !== "localhost" && (!hasTop || labels.some((label) => label === "" || label.length > 63)))
    return "broken";
  // A name before @ passes for a host; an encoded name or a bare address hides one.
  if (username !== "" || isAddress || labels.some((label) => label.startsWith("xn--"))) return "suspicious";
  return protocol === "http:" && !isLocal(hostname) ? "insecure" : null;
}

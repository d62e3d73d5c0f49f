import { z } from "zod";
import type { Localized } from "./language.ts";

/** What its publisher has said of a paper since it appeared, the gravest first. */
export const paperNoticeSchema = z.enum(["retracted", "concern", "corrected"]);
export type PaperNotice = z.infer<typeof paperNoticeSchema>;

export const paperNoticeWords: Readonly<Record<PaperNotice, Localized>> = {
  retracted: { ko: "철회됨", en: "Retracted" },
  concern: { ko: "우려 표명", en: "Expression of concern" },
  corrected: { ko: "정정됨", en: "Corrected" },
};

/** Another record that a source says a paper belongs with. A notice is linked to the paper that it is about. */
export const paperLinkSchema = z.object({
  kind: z.enum(["preprint", "published", ...paperNoticeSchema.options]),
  /** `doi:…` or `arxiv:…`. */
  id: z.string(),
});
export type PaperLink = z.infer<typeof paperLinkSchema>;

export const paperLinkWords: Readonly<Record<PaperLink["kind"], Localized>> = {
  preprint: { ko: "프리프린트", en: "Preprint" },
  published: { ko: "출판본", en: "Published version" },
  retracted: { ko: "철회 공지의 대상", en: "Retraction notice of" },
  concern: { ko: "우려 표명의 대상", en: "Expression of concern about" },
  corrected: { ko: "정정 공지의 대상", en: "Correction of" },
};

/** How a paper stands, as far as sources told: what was said of it since, and in which other versions there is it. */
export const paperStandingSchema = z.object({
  notice: paperNoticeSchema.nullable().default(null),
  links: z.array(paperLinkSchema).default([]),
});
export type PaperStanding = z.infer<typeof paperStandingSchema>;

/** A standing in phrases for people, the gravest first. */
export function standingWords({ notice, links }: PaperStanding): Localized[] {
  const linked = links.map(({ kind, id }) => {
    const { ko, en } = paperLinkWords[kind];
    return { ko: `${ko} ${id}`, en: `${en} ${id}` };
  });
  return [...(notice === null ? [] : [paperNoticeWords[notice]]), ...linked];
}

/** Where a linked record is. */
export function addressOfLink({ id }: Pick<PaperLink, "id">): string {
  return id.startsWith("arxiv:") ? `https://arxiv.org/abs/${id.slice(6)}` : `https://doi.org/${id.slice(4)}`;
}

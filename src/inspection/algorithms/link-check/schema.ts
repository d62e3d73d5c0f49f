import { z } from "zod";

export const linkResultSchema = z.object({
  links: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "링크 {}개", en: "links: {}" }, aliases: ["링크 수", "링크"] }),
  broken: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "깨진 링크 {}개", en: "broken links: {}" }, aliases: ["깨진 링크"], units: ["개"] }),
  suspicious: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "의심스러운 링크 {}개", en: "suspicious links: {}" }, aliases: ["의심스러운 링크"] }),
  insecure: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "암호화되지 않은 링크 {}개", en: "unencrypted links: {}" },
      aliases: ["암호화되지 않은 링크"],
    }),
});

export const linkSettingsSchema = z.strictObject({});

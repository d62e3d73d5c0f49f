import { z } from "zod";

export const linkResultSchema = z.object({
  links: z
    .int()
    .min(0)
    .meta({ aliases: ["링크 수", "링크"] }),
  broken: z
    .int()
    .min(0)
    .meta({ aliases: ["깨진 링크"], units: ["개"] }),
  suspicious: z
    .int()
    .min(0)
    .meta({ aliases: ["의심스러운 링크"] }),
  insecure: z
    .int()
    .min(0)
    .meta({ aliases: ["암호화되지 않은 링크"] }),
});

export const linkSettingsSchema = z.strictObject({});

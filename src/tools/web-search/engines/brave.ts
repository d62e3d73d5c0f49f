import { z } from "zod";
import type { Engine } from "../engine.ts";

const answerSchema = z.object({
  // An answer without hits has no `web` at all.
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().nullish(),
          extra_snippets: z.array(z.string()).nullish(),
        }),
      ),
    })
    .nullish(),
});

export const brave: Engine = {
  name: "brave",
  setting: "BRAVE_API_KEY",
  request(query, count, env) {
    const base = env.BRAVE_BASE_URL || "https://api.search.brave.com";
    const url = new URL("res/v1/web/search", base.endsWith("/") ? base : `${base}/`);
    url.searchParams.set("q", query);
    url.searchParams.set("count", String(count));
    return { url, headers: { accept: "application/json", "x-subscription-token": env.BRAVE_API_KEY ?? "" } };
  },
  read: (body) =>
    (answerSchema.parse(body).web?.results ?? []).map(({ title, url, description, extra_snippets }) => ({
      title: withoutTags(title),
      url,
      text: withoutTags([description ?? "", ...(extra_snippets ?? [])].join("\n").trim()),
    })),
};

/** Brave marks the query's words with `<strong>`. */
function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^<>]{0,40}>/gi, "");
}

import { type Engine, readContents } from "../engine.ts";

export const tavily: Engine = {
  name: "tavily",
  setting: "TAVILY_API_KEY",
  request: (query, count, env) => ({
    url: new URL("search", withSlash(env.TAVILY_BASE_URL || "https://api.tavily.com")),
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${env.TAVILY_API_KEY}` },
    body: JSON.stringify({ query, max_results: count, search_depth: "basic", include_answer: false }),
  }),
  read: readContents,
};

function withSlash(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}

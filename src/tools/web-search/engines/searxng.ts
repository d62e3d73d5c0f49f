import { type Engine, readContents } from "../engine.ts";

/** `SEARXNG_QUERY_URL` is the search address, such as `http://localhost:8080/search?q=<query>`; `<query>` may be left out. */
export const searxng: Engine = {
  name: "searxng",
  setting: "SEARXNG_QUERY_URL",
  request(query, _count, env) {
    const given = env.SEARXNG_QUERY_URL ?? "";
    const url = new URL(given.replace("<query>", encodeURIComponent(query)));
    if (!given.includes("<query>")) url.searchParams.set("q", query);
    url.searchParams.set("format", "json");
    return { url, headers: { accept: "application/json" } };
  },
  read: readContents,
};

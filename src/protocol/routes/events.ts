import { z } from "zod";
import { defineRoute } from "./route.ts";

/** What pages show: lists, and the turns that are running. */
export const changeTopicSchema = z.enum(["sessions", "turns", "documents", "jobs", "inspections", "notebooks"]);
export type ChangeTopic = z.infer<typeof changeTopicSchema>;

/** What has changed since the event before; the first event of a connection names nothing. */
export const changeEventSchema = z.object({ changed: z.array(changeTopicSchema) });

export const eventsApi = {
  follow: defineRoute({
    method: "get",
    path: "/api/events",
    summary: "Follow what changes: an event names the lists to be read again",
    answer: "events",
  }),
};

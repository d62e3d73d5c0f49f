import { z } from "zod";
import { defineRoute } from "./route.ts";

/** What pages show of the store: lists, and the turns that are running. */
export const storedTopicSchema = z.enum(["sessions", "turns", "documents", "jobs", "inspections", "notebooks"]);
export type StoredTopic = z.infer<typeof storedTopicSchema>;

/** What pages show: of the store, and the states of tool servers, which are this process's own. */
export const changeTopicSchema = z.enum([...storedTopicSchema.options, "tool-servers"]);
export type ChangeTopic = z.infer<typeof changeTopicSchema>;

/** What has changed since the event before; the first event of a connection names nothing. */
export const changeEventSchema = z.object({ changed: z.array(changeTopicSchema) });

export const eventsApi = {
  follow: defineRoute("get", "/api/events", "Follow what changes: an event names the lists to be read again", {
    answer: "events",
  }),
};

import { jobViewSchema } from "../jobs.ts";
import { defineRoute } from "./route.ts";

export const jobsApi = {
  read: defineRoute("get", "/api/jobs/{id}", "A job and how far it is", { answer: jobViewSchema }),
  cancel: defineRoute("post", "/api/jobs/{id}/cancel", "Stop a job", { answer: jobViewSchema }),
  follow: defineRoute("get", "/api/jobs/{id}/stream", "Follow a job until it ends: the job each time it changes", {
    answer: "events",
  }),
};

import { jobViewSchema } from "../jobs.ts";
import { defineRoute, idParam } from "./route.ts";

export const jobsApi = {
  read: defineRoute({
    method: "get",
    path: "/api/jobs/{id}",
    summary: "A job and how far it is",
    params: idParam,
    answer: jobViewSchema,
  }),
  cancel: defineRoute({
    method: "post",
    path: "/api/jobs/{id}/cancel",
    summary: "Stop a job",
    params: idParam,
    answer: jobViewSchema,
  }),
  follow: defineRoute({
    method: "get",
    path: "/api/jobs/{id}/stream",
    summary: "Follow a job until it ends: the job each time it changes",
    params: idParam,
    answer: "events",
  }),
};

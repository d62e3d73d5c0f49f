export { createJobs, type EnqueueOptions, type Jobs, type JobsOptions } from "./create-jobs.ts";
export { defineJob, type JobContext, type JobDefinition } from "./define-job.ts";
export type { JobTimings } from "./timings.ts";

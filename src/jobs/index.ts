export { createJobs, type Jobs, type JobsOptions } from "./create-jobs.ts";
export { defineJob, type JobContext, type JobDefinition } from "./define-job.ts";
export { createSilenceWatch, holdLease, type Lease } from "./lease.ts";
export { createOwner, isOwnerGone, retireOwner } from "./owner.ts";
export type { EndedJob } from "./run-job.ts";
export { defaultTimings, type JobTimings } from "./timings.ts";
export { waitWithin } from "./worker.ts";

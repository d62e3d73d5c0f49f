export { createJobs, type Jobs } from "./create-jobs.ts";
export { defineJob, type JobContext, type JobDefinition } from "./define-job.ts";
export { createSilenceWatch, holdLease, type Lease } from "./lease.ts";
export { createOwner, isOwnerGone, retireOwner } from "./owner.ts";
export { defaultTimings, type JobTimings } from "./timings.ts";

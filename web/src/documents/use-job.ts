import { useEffect, useState } from "react";
import type { JobResource } from "#protocol";
import { followJob } from "../api/follow-job.ts";

/** A job as it goes on. `onEnd` is called once, whatever the end. */
export function useJob(id: string | null, onEnd: () => void): JobResource | null {
  const [job, setJob] = useState<JobResource | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onEnd must not follow the job a second time
  useEffect(() => {
    if (id === null) return setJob(null);
    const controller = new AbortController();
    followJob(id, setJob, controller.signal)
      .catch(() => {})
      .finally(() => {
        if (!controller.signal.aborted) onEnd();
      });
    return () => controller.abort();
  }, [id]);
  return job;
}

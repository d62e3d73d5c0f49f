import { useEffect, useState } from "react";
import type { JobView } from "#protocol";
import { followJob } from "../api/follow-job.ts";

/** A job as it goes on. `onEnd` is called once, whatever the end. */
export function useJob(id: string | null, onEnd: () => void): JobView | null {
  const [job, setJob] = useState<JobView | null>(null);
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

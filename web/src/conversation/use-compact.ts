import { useState } from "react";
import { compactedLine, conversationCompactedSchema, type JobView, type Localized } from "#protocol";
import { ApiError } from "../api/api-error.ts";
import { followJob } from "../api/follow-job.ts";
import { beginCompacting, refreshSession } from "../api/sessions.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";

/** What is written to have a conversation put together. */
export const compactCommand = "/compact";

/** Has all of a conversation but its last turn summarised, and says what it came to. */
export function useCompact(sessionId: string | null) {
  const { say } = useLanguage();
  const [told, setTold] = useState<Localized | null>(null);
  const action = useAction(async () => {
    if (sessionId === null) return;
    setTold(null);
    const ended: JobView[] = [];
    await followJob(await beginCompacting(sessionId), (job) => ended.push(job));
    const { result, error } = ended.at(-1) ?? { result: null, error: null };
    if (error !== null) throw new ApiError(error.code, say(error.message), error.hint && say(error.hint));
    const compacted = conversationCompactedSchema.safeParse(result).data;
    setTold(compacted === undefined ? null : compactedLine(compacted));
    await refreshSession(sessionId);
  });
  return { action, told, forget: () => setTold(null) };
}

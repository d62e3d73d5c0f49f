import { useEffect, useRef, useState } from "react";
import type { SessionDetail } from "#protocol";
import { updateSession } from "../../api/sessions.ts";
import { useAction } from "../../api/use-action.ts";

/** The model of a session. A choice shows at once, and is taken back where the server does not take it. */
export function useSessionModel({ id, model }: SessionDetail) {
  const [chosen, setChosen] = useState<{ readonly model: string | null } | null>(null);
  // Another tab may choose another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has by now is told by the model
  useEffect(() => setChosen(null), [model]);
  const last = useRef(Promise.resolve(true));
  const saving = useAction((next: string | null) => {
    // One after the other, so that the last one stays.
    const saved = last.current.then(() => updateSession(id, { model: next }));
    last.current = saved.then(
      () => true,
      () => {
        setChosen(null);
        return false;
      },
    );
    return saved;
  });
  return {
    model: chosen === null ? model : chosen.model,
    choose: (next: string | null) => {
      setChosen({ model: next });
      saving.run(next);
    },
    saving,
    /** Whether the last choice was saved, once that is known. */
    isSaved: () => last.current,
  };
}

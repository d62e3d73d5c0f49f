import { Suspense } from "react";
import { lazily } from "../../shell/lazily.ts";
import { useBackCloses } from "../../shell/use-back-closes.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { useViewer } from "./viewer-context.tsx";

const OpenViewer = lazily(() => import("./open-viewer.tsx").then(({ OpenViewer }) => ({ default: OpenViewer })));

/** Beside the conversation on a wide screen, over it on a narrow one. Nothing when no document is open. */
export function ViewerPane() {
  const { target, close } = useViewer();
  useBackCloses(target !== null, close);
  if (target === null) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <OpenViewer key={target.documentId} target={target} />
    </Suspense>
  );
}

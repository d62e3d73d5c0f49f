import { useLocation } from "wouter";
import type { AgentName } from "#protocol";
import { openSample } from "../api/samples.ts";
import { useAction } from "../api/use-action.ts";
import { leaveFirstMessage } from "./first-messages.ts";

/** Opens an agent's sample: a session with its document, where the first question is asked at once. */
export function useSample() {
  const [, navigate] = useLocation();
  return useAction(async (agent: AgentName) => {
    const { sessionId, message } = await openSample(agent);
    leaveFirstMessage(sessionId, message);
    navigate(`~/${agent}/${sessionId}`);
  });
}

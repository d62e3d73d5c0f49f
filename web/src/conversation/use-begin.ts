import { useState } from "react";
import { useLocation } from "wouter";
import type { AgentName } from "#protocol";
import { attachDocuments, createSession, refreshSessions } from "../api/sessions.ts";
import { leaveFirstMessage } from "./first-messages.ts";

/** Begins a session with its first message: makes it, attaches documents, opens its page, and says whether it could. */
export function useBegin(agent: AgentName, model: string | null = null) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const begin = async (text: string, documents: readonly string[], onSession?: (id: string) => void) => {
    setBusy(true);
    setError(null);
    try {
      const { id } = await createSession(agent, model);
      if (documents.length > 0) await attachDocuments(id, documents);
      onSession?.(id);
      leaveFirstMessage(id, text);
      void refreshSessions();
      navigate(`/${id}`);
      return true;
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
      return false;
    }
  };
  return { begin, busy, error };
}

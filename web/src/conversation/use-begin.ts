import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { AgentName } from "#protocol";
import { attachDocuments, createSession, refreshSessions } from "../api/sessions.ts";
import { leaveFirstMessage } from "./first-messages.ts";

/**
 * Begins a session with its first message: makes it, attaches documents, opens its page, and says whether it could. Documents
 * may still be on their way; who leaves the page meanwhile has not begun, and finds the message where it was written.
 */
export function useBegin(agent: AgentName, model: string | null = null) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const begin = async (
    text: string,
    documents: readonly string[] | Promise<readonly string[]>,
    onSession?: (id: string) => void,
  ) => {
    setBusy(true);
    setError(null);
    try {
      const documentIds = await documents;
      if (!isHere.current) return false;
      const { id } = await createSession(agent, model);
      if (documentIds.length > 0) await attachDocuments(id, documentIds);
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

import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { AgentName } from "#protocol";
import {
  attachDocuments,
  createSession,
  deleteSession,
  refreshSessions,
  type SessionChoices,
} from "../api/sessions.ts";
import { useIsHere } from "../shell/use-is-here.ts";
import { leaveFirstMessage } from "./first-messages.ts";

/**
 * Begins a session with its first message: makes it, attaches documents, opens its page, and says whether it could. Who leaves
 * the page meanwhile has not begun, and finds the message where it was written.
 */
export function useBegin(agent: AgentName, choices: SessionChoices = {}) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isHere = useIsHere();
  const isBeginning = useRef(false);
  const begin = async (text: string, documents: readonly string[], onSession?: (id: string) => void) => {
    if (isBeginning.current) return false;
    isBeginning.current = true;
    setBusy(true);
    setError(null);
    try {
      const { id } = await createSession(agent, choices);
      const isReady = await prepared(id, documents);
      if (!isReady || !isHere.current) {
        await deleteSession(id);
        return false;
      }
      onSession?.(id);
      leaveFirstMessage(id, text);
      void refreshSessions();
      navigate(`/${id}`);
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    } finally {
      isBeginning.current = false;
      setBusy(false);
    }
  };
  /** Attaches documents; a session that lacks them is none that was asked for. */
  const prepared = async (id: string, documents: readonly string[]) => {
    if (documents.length === 0) return true;
    try {
      await attachDocuments(id, documents);
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    }
  };
  return { begin, busy, error };
}

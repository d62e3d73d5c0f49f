import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type AgentName, type CollectionScope, type DocumentsChange, type SessionDetail, sessionsApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

const sessionsAtOnce = 100;
const mostPinned = 200;

interface SessionChoice {
  readonly folder: string | null;
  /** Leaves out those that are pinned, which stand above the list. */
  readonly unpinned: boolean;
}

/** An agent's sessions, newest first, page by page. */
export function useSessions(
  agent: AgentName,
  query: string,
  { folder, unpinned }: SessionChoice = { folder: null, unpinned: false },
) {
  return useInfiniteQuery({
    queryKey: ["sessions", agent, query, folder, unpinned],
    queryFn: ({ pageParam }) =>
      call(sessionsApi.list, {
        query: {
          agent,
          query,
          limit: sessionsAtOnce,
          folder: folder ?? undefined,
          pinned: unpinned ? "false" : undefined,
          after: pageParam ?? undefined,
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.sessions),
    placeholderData: (before) => before,
  });
}

export function usePinnedSessions(agent: AgentName, enabled: boolean) {
  return useQuery({
    queryKey: ["sessions", agent, "pinned"],
    queryFn: () => call(sessionsApi.list, { query: { agent, pinned: "true", limit: mostPinned } }),
    select: (answer) => answer.sessions,
    enabled,
  });
}

export function useFolders(agent: AgentName) {
  return useQuery({
    queryKey: ["sessions", agent, "folders"],
    queryFn: () => call(sessionsApi.folders, { query: { agent } }),
    select: (answer) => answer.folders,
  });
}

/** Sessions of every agent in which these words stand. */
export function useFoundSessions(query: string) {
  return useQuery({
    queryKey: ["sessions", "found", query],
    queryFn: () => call(sessionsApi.list, { query: { query, limit: 12 } }),
    select: (answer) => answer.sessions,
    placeholderData: (before) => before,
  });
}

/** The last conversations, whichever agent they are with. */
export function useRecentSessions() {
  return useQuery({
    queryKey: ["sessions", "recent"],
    queryFn: () => call(sessionsApi.list, { query: { limit: 5 } }),
    select: (answer) => answer.sessions,
  });
}

/** So many messages are read at once; earlier ones when they are asked for. */
const messagesAtOnce = 60;

/** A session with its newest messages, or with those before a message. */
export function readSession(id: string, before?: string) {
  return call(sessionsApi.read, { params: { id }, query: { limit: messagesAtOnce, before } });
}

/** What differs when anything of a session has changed. Its last message stands for all: none is changed, and those are added. */
const markOf = ({ messages, before: _, ...session }: SessionDetail) =>
  JSON.stringify({ ...session, last: messages.at(-1) });

export function showVersion(id: string, messageId: string) {
  return call(sessionsApi.showBranch, { params: { id }, body: { messageId } });
}

/**
 * A session is read anew whenever it is opened: a turn may have gone on meanwhile. While it is open, its messages are read again
 * only when its last one says so: the changes that are told are mostly those of other sessions.
 */
export function useSession(id: string) {
  return useQuery({
    queryKey: ["session", id],
    queryFn: async ({ queryKey, signal }) => {
      const known = queryClient.getQueryData<SessionDetail>(queryKey);
      if (known === undefined) return await readSession(id);
      const now = await call(sessionsApi.read, { params: { id }, query: { limit: 1 }, signal });
      return markOf(now) === markOf(known) ? known : await readSession(id);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export const refreshSession = (id: string) => queryClient.invalidateQueries({ queryKey: ["session", id] });

/** Has all of a session but its last turn summarised. Gives the job that does it. */
export async function beginCompacting(id: string): Promise<string> {
  return (await call(sessionsApi.compact, { params: { id } })).jobId;
}

export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: ["sessions"] });

/** How a session is answered from its first message on. */
export interface SessionChoices {
  readonly model?: string | null;
  readonly collections?: CollectionScope;
}

export function createSession(agent: AgentName, choices: SessionChoices) {
  return call(sessionsApi.create, { body: { agent, ...choices } });
}

/** What of a session can be changed; null takes a folder or a model back. */
export interface SessionChange {
  readonly title?: string;
  readonly pinned?: boolean;
  readonly folder?: string | null;
  readonly model?: string | null;
}

export async function updateSession(id: string, change: SessionChange): Promise<void> {
  await call(sessionsApi.update, { params: { id }, body: change });
  await refreshSessions();
}

export async function deleteSessions(ids: readonly string[]): Promise<void> {
  await call(sessionsApi.removeMany, { body: { ids: [...ids] } });
  await refreshSessions();
}

export async function deleteSession(id: string): Promise<void> {
  await call(sessionsApi.remove, { params: { id } });
  await refreshSessions();
}

export async function attachDocuments(id: string, documents: readonly string[]): Promise<void> {
  await call(sessionsApi.attach, { params: { id }, body: { documents: [...documents] } });
}

/** Changes of what is attached are sent one after another, in the order in which they were made. */
let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Attaches and detaches documents of an open session, whatever other tabs attach. It is shown at once; what has become of it is
 * read when the last change was answered.
 */
export async function changeDocuments(id: string, change: DocumentsChange): Promise<void> {
  const queryKey = ["session", id];
  // What is being read just now does not know of the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<SessionDetail>(
    queryKey,
    (session) => session && { ...session, documents: withChange(session.documents, change) },
  );
  const answer = lastChange.then(() => call(sessionsApi.changeDocuments, { params: { id }, body: change }));
  const settled = answer.catch(() => {});
  lastChange = settled;
  await settled;
  if (lastChange === settled) await queryClient.invalidateQueries({ queryKey });
  await answer;
}

/** A list of documents after a change of it. */
export function withChange(documents: readonly string[], { add, remove }: DocumentsChange): string[] {
  return [...new Set([...documents, ...add])].filter((id) => !remove.includes(id));
}

export type SessionFormat = "markdown" | "docx";

export async function exportSession(id: string, format: SessionFormat): Promise<Blob> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const response = await call(sessionsApi.export, { params: { id }, query: { timeZone, format } });
  return response.blob();
}

import type { Chat } from "@ai-sdk/react";
import { useSyncExternalStore } from "react";
import type { JihwiMessage, SessionDetail } from "#protocol";
import { messagesOf } from "../stored-messages.ts";

/** What the store knows of a conversation beside its messages. */
interface BranchFacts {
  /** The versions of each message, by its id. */
  readonly versions: ReadonlyMap<string, readonly string[]>;
  /** Where the messages before the first one are read; null when there are none. */
  readonly before: string | null;
}

/** The branch that a chat shows: its messages are the chat's, its versions and its beginning are kept here. */
export interface ShownBranch {
  /** Shows what the store has. Earlier messages that were read before stay. */
  show(session: SessionDetail): void;
  /** Puts an earlier page before the first message. */
  prepend(session: SessionDetail): void;
  readonly before: string | null;
  use(): BranchFacts;
}

export function createShownBranch(chat: Chat<JihwiMessage>, session: SessionDetail): ShownBranch {
  let facts: BranchFacts = { versions: versionsOf(session), before: session.before };
  const listeners = new Set<() => void>();
  const set = (next: BranchFacts) => {
    facts = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get before() {
      return facts.before;
    },
    show(stored) {
      const [first] = stored.messages;
      const at = chat.messages.findIndex(({ id }) => id === first?.id);
      const earlier = at <= 0 ? [] : chat.messages.slice(0, at);
      chat.messages = [...earlier, ...messagesOf(stored.messages)];
      set({
        versions: new Map([...(earlier.length === 0 ? [] : facts.versions), ...versionsOf(stored)]),
        before: earlier.length === 0 ? stored.before : facts.before,
      });
    },
    prepend(page) {
      chat.messages = [...messagesOf(page.messages), ...chat.messages];
      set({ versions: new Map([...versionsOf(page), ...facts.versions]), before: page.before });
    },
    use: () => useSyncExternalStore(subscribe, () => facts),
  };
}

const versionsOf = ({ messages }: SessionDetail) => new Map(messages.map(({ id, versions }) => [id, versions]));

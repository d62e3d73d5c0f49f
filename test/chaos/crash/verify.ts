import { setTimeout } from "node:timers/promises";
import type { Page, PageRequest, Store } from "#store";
import type { Ledger } from "./ledger.ts";

export interface Verdict {
  readonly lost: string[];
  readonly doubled: string[];
  readonly stuck: string[];
  readonly counts: Readonly<Record<string, number>>;
}

const settleMs = 180_000;

async function all<Item>(list: (request: PageRequest) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: Page<Item> = await list({ limit: 500, after: after ?? null });
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

/** What has not come to its end: turns, jobs, documents, inspections. */
async function unsettled(store: Store): Promise<string[]> {
  const turns = [...(await store.turns.held()), ...(await store.turns.interrupted())];
  const jobs = await all((request) => store.jobs.list(request));
  const documents = await all((request) => store.documents.list(request));
  const inspections = await all((request) => store.inspections.list(request));
  return [
    ...turns.map(({ id }) => `turn ${id}`),
    ...jobs.filter(({ endedAt }) => endedAt === null).map(({ id, name, status }) => `job ${name} ${id} ${status}`),
    ...documents
      .filter(({ status }) => status !== "ready")
      .map(({ id, status, error }) => `document ${id} ${status} ${error?.message.en ?? ""}`.trimEnd()),
    ...inspections.filter(({ status }) => status !== "finished").map(({ id, status }) => `inspection ${id} ${status}`),
  ];
}

/** Waits until all work has ended, then compares the store with the ledger. */
export async function verify(store: Store, ledger: Ledger): Promise<Verdict> {
  let stuck = await unsettled(store);
  for (const giveUpAt = performance.now() + settleMs; stuck.length > 0 && performance.now() < giveUpAt; ) {
    await setTimeout(500);
    stuck = await unsettled(store);
  }
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [turnId, { sessionId, text }] of ledger.questions) {
    const messages = await store.messages.list(sessionId);
    const asked = messages.filter((message) => message.role === "user" && message.text === text).length;
    const answers = messages.filter((message) => message.role === "assistant" && message.turnId === turnId);
    if (asked === 0) lost.push(`question ${turnId}`);
    if (answers.length === 0) lost.push(`answer to ${turnId}`);
    if (asked > 1 || answers.length > 1) doubled.push(`turn ${turnId}`);
    const told = ledger.answers.get(turnId);
    if (told !== undefined && told.trim() !== answers[0]?.text.trim()) lost.push(`text of the answer to ${turnId}`);
  }
  const sessions = await all((request) => store.sessions.list(request));
  for (const { id } of sessions) {
    const roles = (await store.messages.list(id)).map(({ role }) => role).join(" ");
    if (roles !== "user assistant") doubled.push(`session ${id}: ${roles}`);
  }
  for (const id of ledger.documents) if ((await store.documents.find(id)) === null) lost.push(`document ${id}`);
  for (const [id, documents] of ledger.inspections) {
    const { documents: judged } = await store.inspections.count(id);
    if (judged < documents) lost.push(`inspection ${id}: ${judged} of ${documents}`);
    if (judged > documents) doubled.push(`inspection ${id}: ${judged} of ${documents}`);
  }
  const counts = {
    questions: ledger.questions.size,
    "answers read to their end": ledger.answers.size,
    documents: ledger.documents.size,
    inspections: ledger.inspections.size,
  };
  return { lost, doubled, stuck, counts };
}

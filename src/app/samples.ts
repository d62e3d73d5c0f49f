import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { z } from "zod";
import type { DocumentLibrary } from "#documents";
import type { Jobs } from "#jobs";
import { createSlots, samplesPath } from "#kernel";
import type { JihwiError, Language, Localized, SampleCount, SampleSession } from "#protocol";
import { newId, type Store } from "#store";
import type { Conductor } from "#turns";
import { appFailure } from "./failure.ts";

/** What a newcomer can try on with one click. Everything of it is known as a sample and can be removed together. */
export interface SampleService {
  /** Makes a session of this agent with its sample, and says what to ask in it. */
  open(agent: string, language: Language): Promise<SampleSession>;
  count(): Promise<SampleCount>;
  remove(): Promise<void>;
}

interface Sample {
  /** The document of the session, with the name it is kept by. */
  readonly document?: { readonly file: Localized; readonly name: Localized };
  readonly message: Localized | { readonly file: Localized };
}

/** By agent. The research agent has the papers that ship, as long as the library is empty. */
const samples: Readonly<Record<string, Sample>> = {
  chat: {
    document: {
      file: { ko: "policy.pdf", en: "en/policy.pdf" },
      name: { ko: "예시 - 휴가와 출장 규정", en: "Sample - leave and travel policy" },
    },
    message: { ko: "출장 숙박비는 얼마야?", en: "When must travel expenses be settled?" },
  },
  contract: {
    document: {
      file: { ko: "contract.txt", en: "en/contract.txt" },
      name: { ko: "예시 - 웹사이트 제작 계약서", en: "Sample - website agreement" },
    },
    message: { ko: "해지하려면 어떻게 해?", en: "How can the agreement be terminated?" },
  },
  inspect: { message: { file: { ko: "posts/contact.md", en: "en/comment.md" } } },
  research: { message: { ko: "retrieval 관련 논문을 찾아줘", en: "Search for papers on retrieval" } },
};

const settingsKey = "samples";
const keptSchema = z.object({ sessions: z.array(z.string()), documents: z.array(z.string()) });
type Kept = z.infer<typeof keptSchema>;

/** Documents that came as samples: what asks all documents leaves them out. */
export async function sampleDocuments({ settings }: Pick<Store, "settings">): Promise<readonly string[]> {
  return (await settings.find(settingsKey, keptSchema))?.documents ?? [];
}

interface Services {
  readonly store: Store;
  readonly documents: DocumentLibrary;
  readonly jobs: Jobs;
  readonly conductor: Conductor;
}

export function createSampleService({ store, documents, jobs, conductor }: Services): SampleService {
  /** What is still there of what was made here. */
  async function kept(): Promise<Kept> {
    const { sessions, documents } = (await store.settings.find(settingsKey, keptSchema)) ?? {
      sessions: [],
      documents: [],
    };
    const alive = async (ids: readonly string[], find: (id: string) => Promise<unknown>) => {
      const rows = await Promise.all(ids.map(find));
      return ids.filter((_, at) => rows[at] !== null);
    };
    return {
      sessions: await alive(sessions, store.sessions.find),
      documents: await alive(documents, store.documents.find),
    };
  }

  /** What is opened while others are opened or removed must be known, and once. */
  const inTurn = createSlots(1).run;

  const keep = (kind: keyof Kept, id: string) =>
    inTurn(async () => {
      const before = await kept();
      await store.settings.put(settingsKey, { ...before, [kind]: [...new Set([...before[kind], id])] });
    });

  async function bring({ file, name }: NonNullable<Sample["document"]>, language: Language): Promise<string> {
    const startedAt = Date.now();
    const path = join(samplesPath(), file[language]);
    const document = await documents.add(await readFile(path), `${name[language]}${extname(path)}`);
    if (document.jobId !== null) for await (const _ of jobs.subscribe(document.jobId));
    // A file that the user had brought himself stays his.
    if (document.createdAt >= startedAt) await keep("documents", document.id);
    return document.id;
  }

  async function textOf(message: Sample["message"], language: Language): Promise<string> {
    if (!("file" in message)) return message[language];
    return (await readFile(join(samplesPath(), message.file[language]), "utf8")).trim();
  }

  return {
    async open(agent, language) {
      const sample = samples[agent];
      if (sample === undefined) throw noSample(agent);
      const documentId = sample.document && (await bring(sample.document, language));
      const title = sample.document?.name[language] ?? "";
      const session = await store.sessions.create({ id: newId("session"), agent, title, settings: { sample: true } });
      if (documentId !== undefined) await store.documents.attach(session.id, [documentId]);
      await keep("sessions", session.id);
      return { sessionId: session.id, message: await textOf(sample.message, language) };
    },

    async count() {
      const { sessions, documents } = await kept();
      return { sessions: sessions.length, documents: documents.length };
    },

    remove: () =>
      inTurn(async () => {
        const { sessions, documents: ids } = await kept();
        await conductor.removeSessions(sessions);
        await documents.remove(...ids);
        await store.settings.remove(settingsKey);
      }),
  };
}

function noSample(agent: string): JihwiError {
  return appFailure("no-sample", { agent, agents: Object.keys(samples).join(", ") });
}

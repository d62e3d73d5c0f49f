import { z } from "zod";
import { JihwiError, languageSchema } from "#protocol";
import type { Store, StoredDocument } from "#store";

/** What a session of the contract agent keeps that is a table. Its contracts are its documents. */
const tableSettingsSchema = z.object({
  columns: z.array(z.string()),
  language: languageSchema,
  jobId: z.string().nullable(),
});
type TableSettings = z.infer<typeof tableSettingsSchema>;

export interface StoredTable extends TableSettings {
  readonly id: string;
  readonly title: string;
  /** The model of this session; null where the settings decide. */
  readonly model: string | null;
  readonly documents: readonly StoredDocument[];
}

export async function findTable(store: Store, id: string): Promise<StoredTable> {
  const session = await store.sessions.find(id);
  const settings = tableSettingsSchema.safeParse(session?.settings.table).data;
  if (session === null || settings === undefined) throw noTable(id);
  const {
    title,
    settings: { model },
  } = session;
  return {
    id,
    title,
    ...settings,
    model: typeof model === "string" ? model : null,
    documents: await store.documents.attached(id),
  };
}

export const changeTable = (
  store: Pick<Store, "sessions">,
  id: string,
  change: Partial<TableSettings>,
): Promise<void> =>
  store.sessions.changeSettings(id, (settings) => ({ ...settings, table: { ...Object(settings.table), ...change } }));

function noTable(id: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `표 ${id}을(를) 찾을 수 없습니다.`, en: `There is no table ${id}.` },
  });
}

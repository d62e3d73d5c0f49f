import type { z } from "zod";
import type { journalRowSchema } from "./repositories/journal.ts";
import type { markSchema } from "./repositories/marks.ts";
import type { messageSchema } from "./repositories/messages.ts";
import type { sessionSchema } from "./repositories/sessions.ts";
import type { settingRowSchema } from "./repositories/settings.ts";
import type { turnRowSchema } from "./repositories/turns.ts";

/** Every table. A row is what its repository's schema takes in; the columns are made by `migrations/`. */
export interface Tables {
  migrations: { name: string; appliedAt: number; openedAt: number };
  sessions: z.input<typeof sessionSchema>;
  messages: z.input<typeof messageSchema>;
  turns: z.input<typeof turnRowSchema>;
  journal_entries: z.input<typeof journalRowSchema>;
  marks: z.input<typeof markSchema>;
  settings: z.input<typeof settingRowSchema>;
}

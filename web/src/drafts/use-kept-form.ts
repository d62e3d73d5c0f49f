import { useMemo } from "react";
import { z } from "zod";
import type { SchemaOf } from "#protocol";
import { forgetDraft, keepDraft, useDraft } from "./drafts.ts";

export interface KeptForm<Form> {
  /** Null while nothing is written. */
  readonly form: Form | null;
  write(form: Form): void;
  discard(): void;
  /** Forgets what the server has accepted, unless more was written meanwhile. */
  forget(sent: Form): void;
}

/** A form that is kept as drafts are: neither another tab of the page nor a reload loses what is written in it. */
export function useKeptForm<Form>(key: string, schema: SchemaOf<Form>): KeptForm<Form> {
  const draft = useDraft(key);
  const form = useMemo(() => (draft === "" ? null : parsed(schema, draft)), [draft, schema]);
  return {
    form,
    write: (next) => keepDraft(key, JSON.stringify(next)),
    discard: () => keepDraft(key, ""),
    forget: (sent) => forgetDraft(key, JSON.stringify(sent)),
  };
}

/** What another version of the page has kept may have another shape. */
function parsed<Form>(schema: SchemaOf<Form>, draft: string): Form | null {
  try {
    return z.safeParse(schema, JSON.parse(draft)).data ?? null;
  } catch {
    return null;
  }
}

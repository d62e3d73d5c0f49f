import { useMemo } from "react";
import { z } from "zod";
import type { SchemaOf } from "#protocol";
import { keepDraft, readDraft, useDraft } from "./drafts.ts";

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
    forget: (sent) => {
      // Read as it was when it was sent: what is kept may have its fields in another order.
      if (JSON.stringify(readForm(key, schema)) === JSON.stringify(sent)) keepDraft(key, "");
    },
  };
}

/** What is kept of a form; null where nothing is. */
export const readForm = <Form>(key: string, schema: SchemaOf<Form>) => parsed(schema, readDraft(key));

/** What another version of the page has kept may have another shape. */
function parsed<Form>(schema: SchemaOf<Form>, draft: string): Form | null {
  try {
    return z.safeParse(schema, JSON.parse(draft)).data ?? null;
  } catch {
    return null;
  }
}

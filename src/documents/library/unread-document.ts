import type { JihwiError } from "#protocol";
import type { StoredDocument } from "#store";
import { documentFailure } from "../failure.ts";

/** A document whose text is not there: it is still being read, or could not be. It must not pass for an empty one. */
export function unreadDocument({ name, status }: Pick<StoredDocument, "name" | "status">): JihwiError {
  return status === "error"
    ? documentFailure("unreadable-document", { name })
    : documentFailure("still-being-read", { name });
}

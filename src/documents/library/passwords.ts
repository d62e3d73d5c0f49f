/**
 * Passwords of locked files, from the moment a person gives one until the file has been read. They stay in the memory of
 * this process and are written nowhere: a reading that is cut off by a restart asks again.
 */
export type DocumentPasswords = ReturnType<typeof createDocumentPasswords>;

export function createDocumentPasswords() {
  const byDocument = new Map<string, string>();
  return {
    give: (documentId: string, password: string): void => void byDocument.set(documentId, password),
    of: (documentId: string): string | null => byDocument.get(documentId) ?? null,
    forget: (documentId: string): void => void byDocument.delete(documentId),
  };
}

import { counted, JihwiError, type Localized } from "#protocol";
import { documentFailure } from "../failure.ts";

/** The ways in which a file cannot become a document. Each message names the file and the cause. */
export function emptyDocument(name: string): JihwiError {
  return documentFailure("empty-document", { name });
}

export function wordlessDocument(name: string): JihwiError {
  return documentFailure("wordless-document", { name });
}

export function damagedDocument(name: string, why: Localized, cause?: unknown): JihwiError {
  return documentFailure("damaged-document", { name, why }, { cause });
}

export function encryptedDocument(name: string, cause?: unknown): JihwiError {
  return documentFailure("encrypted-document", { name }, { cause });
}

export function wrongPassword(name: string, cause: unknown): JihwiError {
  return documentFailure("wrong-password", { name }, { cause });
}

export function unsupportedDocument(name: string, what: Localized, hint?: Localized): JihwiError {
  return new JihwiError("document-unsupported", {
    message: {
      ko: `"${name}" 파일은 지원하지 않는 형식입니다: ${what.ko}`,
      en: `"${name}" is not supported: ${what.en}`,
    },
    hint,
  });
}

export function tooLargeDocument(name: string, limit: Localized, cause?: unknown): JihwiError {
  return documentFailure("too-large-document", { name, limit }, { cause });
}

export function textlessDocument(name: string, pages: number): JihwiError {
  return documentFailure("textless-document", { name, pages, counted: counted(pages, "page") });
}

export function timedOutDocument(name: string, timeMs: number): JihwiError {
  const seconds = Math.round(timeMs / 100) / 10;
  return documentFailure("reading-too-slow", { name, seconds });
}

/** What a library threw over a file, behind what it says of the file. */
export function brokenDocument(name: string, what: Localized, thrown: unknown): JihwiError {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return damagedDocument(name, { ko: `${what.ko} (${detail}).`, en: `${what.en} (${detail}).` }, thrown);
}

/** Whatever a parser threw: a failure of ours as it is, anything else as damage, since a sound file does not make parsers throw. */
export function toDocumentError(thrown: unknown, name: string): JihwiError {
  if (thrown instanceof JihwiError) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return damagedDocument(name, { ko: detail, en: detail }, thrown);
}

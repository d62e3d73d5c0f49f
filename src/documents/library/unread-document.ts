import { JihwiError } from "#protocol";
import type { StoredDocument } from "#store";

/** A document whose text is not there: it is still being read, or could not be. It must not pass for an empty one. */
export function unreadDocument({ name, status }: Pick<StoredDocument, "name" | "status">): JihwiError {
  return status === "error"
    ? new JihwiError("conflict", {
        message: { ko: `‘${name}’은(는) 읽지 못한 문서입니다.`, en: `“${name}” could not be read.` },
        hint: {
          ko: "문서 목록에서 까닭을 보고 다시 넣어 주세요.",
          en: "See the reason in the list of documents, and bring it again.",
        },
      })
    : new JihwiError("conflict", {
        message: { ko: `‘${name}’은(는) 아직 읽고 있는 문서입니다.`, en: `“${name}” is still being read.` },
        hint: { ko: "다 읽은 뒤에 다시 해 주세요.", en: "Try again when it has been read." },
      });
}

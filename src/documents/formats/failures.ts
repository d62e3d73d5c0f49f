import { counted, JihwiError, type Localized } from "#protocol";

/** The ways in which a file cannot become a document. Each message names the file and the cause. */
export function emptyDocument(name: string): JihwiError {
  return new JihwiError("document-empty", {
    message: { ko: `"${name}" 파일이 비어 있습니다.`, en: `"${name}" is empty.` },
    hint: { ko: "내용이 있는 파일인지 확인하십시오.", en: "Check that the file has content." },
  });
}

export function wordlessDocument(name: string): JihwiError {
  return new JihwiError("document-empty", {
    message: {
      ko: `"${name}" 파일에는 읽을 글자가 없습니다. 빈 문서이거나 그림과 도형만 있습니다.`,
      en: `"${name}" has no words to read: it is blank or holds only pictures and shapes.`,
    },
    hint: { ko: "글자가 있는 파일을 올리십시오.", en: "Add a file with text in it." },
  });
}

export function damagedDocument(name: string, why: Localized, cause?: unknown): JihwiError {
  return new JihwiError("document-damaged", {
    message: { ko: `"${name}" 파일을 읽을 수 없습니다: ${why.ko}`, en: `"${name}" cannot be read: ${why.en}` },
    hint: {
      ko: "원래 프로그램에서 열어 다시 저장한 뒤 올려 보십시오.",
      en: "Open it in the program it came from, save it again, and add it once more.",
    },
    cause,
  });
}

export function encryptedDocument(name: string, cause?: unknown): JihwiError {
  return new JihwiError("document-encrypted", {
    message: { ko: `"${name}" 파일은 암호로 잠겨 있습니다.`, en: `"${name}" is locked with a password.` },
    hint: { ko: "암호를 푼 사본을 올리십시오.", en: "Add a copy without the password." },
    cause,
  });
}

export function wrongPassword(name: string, cause: unknown): JihwiError {
  return new JihwiError("document-encrypted", {
    message: { ko: `"${name}" 파일이 이 암호로는 열리지 않습니다.`, en: `This password does not open "${name}".` },
    hint: { ko: "암호를 다시 확인해 주세요.", en: "Check the password and try again." },
    cause,
  });
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
  return new JihwiError("document-too-large", {
    message: { ko: `"${name}" 파일이 한도를 넘습니다: ${limit.ko}`, en: `"${name}" is over the limit: ${limit.en}` },
    hint: { ko: "파일을 나누어 올려 주세요.", en: "Split the file and add its parts." },
    cause,
  });
}

export function textlessDocument(name: string, pages: number): JihwiError {
  return new JihwiError("document-no-text", {
    message: {
      ko: `"${name}" 파일(${pages}쪽)에서 읽을 글자를 찾지 못했습니다. 빈 쪽이거나 글자가 없는 그림입니다.`,
      en: `"${name}" (${counted(pages, "page")}) holds no words that could be read: it is blank, or has pictures without words.`,
    },
    hint: {
      ko: "글자가 또렷한 파일을 올려 주세요. 스캔은 300dpi가 알맞습니다.",
      en: "Add a file whose words can be seen well. For a scan 300 dpi is right.",
    },
  });
}

export function timedOutDocument(name: string, timeMs: number): JihwiError {
  const seconds = Math.round(timeMs / 100) / 10;
  return new JihwiError("document-timeout", {
    message: {
      ko: `"${name}" 파일을 ${seconds}초 안에 읽지 못해 멈췄습니다.`,
      en: `"${name}" could not be read within ${seconds} s and was stopped.`,
    },
    hint: { ko: "파일을 나누어 올려 주세요.", en: "Split the file and add its parts." },
  });
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

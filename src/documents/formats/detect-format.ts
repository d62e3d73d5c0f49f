import type { Localized } from "#protocol";
import { damagedDocument, emptyDocument, unsupportedDocument } from "./failures.ts";
import { createFileSample, type FileSample } from "./file-sample.ts";
import { refuseForeign } from "./foreign-files.ts";
import { formats } from "./formats.ts";

/** The name of the format by what the file holds; its name tells only texts apart. Throws when it is none of ours. */
export function detectFormat(bytes: Uint8Array, name: string): string {
  if (bytes.length === 0) throw emptyDocument(name);
  const file = createFileSample(bytes, name);
  if (file.entries()?.size === 0) {
    throw damagedDocument(name, { ko: "압축 목록이 깨졌거나 잘렸습니다.", en: "its archive is broken or cut off." });
  }
  const binary = formats.find((format) => format.isBinary && format.recognise(file));
  if (binary !== undefined) return binary.name;
  refuseForeign(file, supported);
  refuseMisnamed(file);
  const text = formats.find((format) => !format.isBinary && format.recognise(file));
  if (text === undefined)
    throw unsupportedDocument(name, { ko: "알 수 없는 이진 파일", en: "an unknown binary file" }, supported);
  if (file.text()?.trim() === "" && bytes.length <= longestBlank) throw emptyDocument(name);
  return text.name;
}

/** A longer file may be blank at its beginning alone. */
const longestBlank = 256 * 1024;

const titles = (language: "ko" | "en") => formats.map(({ title }) => title[language]).join(", ");
const supported: Localized = {
  ko: `${titles("ko")} 파일을 올릴 수 있습니다.`,
  en: `Files of these formats can be added: ${titles("en")}.`,
};

/** A text under the extension of a binary format is a damaged file of it, or has the wrong name. */
function refuseMisnamed({ name, extension }: FileSample): void {
  const claimed = formats.find(({ isBinary, extensions }) => isBinary && extensions.includes(extension));
  if (claimed === undefined) return;
  const kind = extension.toUpperCase();
  throw damagedDocument(name, {
    ko: `이름과 달리 ${kind} 파일이 아니거나 앞부분이 깨졌습니다.`,
    en: `despite its name it is no ${kind} file, or its beginning is broken.`,
  });
}

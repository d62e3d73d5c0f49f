import { resolve } from "node:path";
import { JihwiError, type Localized } from "#protocol";
import { readTextFile } from "../criteria/read-file.ts";

/**
 * Words from a file: one a line, `#` begins a comment, blank lines are nothing. A list that was named and cannot be read as
 * text would find nothing in any text: that is an error, not a pass.
 */
export function readWordList(file: string, baseDirectory: string): string[] {
  let text: string | null;
  try {
    text = readTextFile(resolve(baseDirectory, file));
  } catch (cause) {
    throw badList(`${file}을(를) 읽지 못했습니다`, `${file} could not be read`, cause);
  }
  if (text === null) throw badList(`${file}은(는) 글자로 읽을 수 없습니다`, `${file} is not text`);
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

/** For a list that leaves nothing to look for when it is empty. */
export function emptyWordList(file: string): JihwiError {
  return badList(`${file}에 낱말이 없습니다`, `${file} holds no word`);
}

const hint: Localized = {
  ko: "설정의 경로와 파일의 내용을 확인해 주세요.",
  en: "Check the path in the configuration and what the file holds.",
};

function badList(ko: string, en: string, cause?: unknown): JihwiError {
  return new JihwiError("bad-config", { message: { ko: `낱말 목록 ${ko}.`, en: `The word list ${en}.` }, hint, cause });
}

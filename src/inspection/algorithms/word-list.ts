import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { JihwiError } from "#protocol";

/** Words from a file: one a line, `#` begins a comment, blank lines are nothing. */
export function readWordList(file: string, baseDirectory: string): string[] {
  try {
    return readFileSync(resolve(baseDirectory, file), "utf8")
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"));
  } catch (cause) {
    throw new JihwiError("bad-config", {
      message: { ko: `낱말 목록 ${file}을(를) 읽지 못했습니다.`, en: `The word list ${file} could not be read.` },
      hint: { ko: "설정의 경로를 확인해 주세요.", en: "Check the path in the configuration." },
      cause,
    });
  }
}

import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { JihwiError, type SchemaOf } from "#protocol";

/** Reads a file of settings that holds secrets; null where there is none. */
export async function readPrivateJson<Value>(path: string, schema: SchemaOf<Value>): Promise<Value | null> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw unreadable(path, cause);
  }
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): JihwiError {
  const name = basename(path);
  return new JihwiError("bad-config", {
    message: { ko: `${name} 파일을 읽지 못했습니다.`, en: `${name} could not be read.` },
    place: path,
    hint: {
      ko: "파일과 그 권한을 고치거나 파일을 지워 주세요.",
      en: "Mend the file or its permissions, or remove it.",
    },
    cause,
  });
}

/** Writes it whole or not at all, for its owner alone. */
export async function writePrivateJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(value, null, 2), { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, path);
}

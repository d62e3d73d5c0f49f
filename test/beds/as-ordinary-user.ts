import { statSync } from "node:fs";
import { dirname } from "node:path";

const isRoot = process.getuid?.() === 0;
/** The unprivileged user that every Linux has. */
const nobody = 65_534;

/** Root may read everything, so that what may not be read is tried as somebody else. Goes into a program's options, too. */
export const ordinaryUser: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: nobody, gid: nobody }
  : {};

/** Why nobody else can be tried here, for a test's `skip`: he could not read the sources that he would run. */
export const noOrdinaryUser: string | false =
  isRoot && !isOpenToOthers(import.meta.dirname) ? "the sources stand in a folder that only root may enter" : false;

function isOpenToOthers(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpenToOthers(above));
}

export async function asOrdinaryUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isRoot) return work();
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

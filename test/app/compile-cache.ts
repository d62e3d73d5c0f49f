import process from "node:process";

/** Where a run of the tests keeps compiled code: a command that starts with nothing else of ours starts a third faster. */
export function compileCache(): Readonly<Record<string, string>> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

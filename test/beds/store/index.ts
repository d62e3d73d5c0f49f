export { startChild } from "./children.ts";
export { createDatabase, describeStores } from "./describe-stores.ts";
export { failingPostgres } from "./failing-postgres.ts";
export { createOldStore, openInChild } from "./old-store.ts";

export { temporaryFolder } from "./temporary-folder.ts";

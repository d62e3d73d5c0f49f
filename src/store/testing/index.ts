export { type Child, startChild } from "./children.ts";
export { createDatabase, describeStores, type TestStores } from "./describe-stores.ts";
export { createOldStore, openInChild } from "./old-store.ts";
export { startPostgres } from "./postgres-server.ts";
export { temporaryFolder } from "./temporary-folder.ts";

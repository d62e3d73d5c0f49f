export { startChild } from "./children.ts";
export { createDatabase, describeStores } from "./describe-stores.ts";
export { createOldStore, openInChild } from "./old-store.ts";

export { temporaryFolder } from "./temporary-folder.ts";

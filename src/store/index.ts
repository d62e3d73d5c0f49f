export { newId } from "./ids.ts";
export { openStore, type Store, type StoreOptions } from "./open-store.ts";
export type { Page, PageRequest } from "./paging.ts";
export type { Repositories } from "./repositories/index.ts";
export type { Mark } from "./repositories/marks.ts";
export type { Message, NewMessage } from "./repositories/messages.ts";
export type { NewSession, Session, SessionFilter } from "./repositories/sessions.ts";
export type { NewTurn, StoredTurn, TurnEnd, TurnFilter } from "./repositories/turns.ts";

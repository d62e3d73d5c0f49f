import { type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { storeFailure } from "./failure.ts";

/** Asks for one page of a list, newest first; `after` is the `next` of the page before. */
export interface PageRequest {
  readonly limit?: number;
  readonly after?: string | null;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** The last row of a page: lists are ordered by a time and, where times are equal, by id. */
interface Cursor {
  readonly at: number;
  readonly id: string;
}

const cursorSchema = z.tuple([z.number(), z.string()]);
const defaultLimit = 50;
const largestLimit = 500;

export function pageLimit(request: PageRequest): number {
  return Math.min(Math.max(request.limit ?? defaultLimit, 1), largestLimit);
}

function readCursor(request: PageRequest): Cursor | null {
  if (request.after === undefined || request.after === null) return null;
  try {
    const [at, id] = cursorSchema.parse(JSON.parse(Buffer.from(request.after, "base64url").toString("utf8")));
    return { at, id };
  } catch (cause) {
    throw storeFailure("wrong-page-mark", {}, { cause });
  }
}

/** The rows of one page and one more, newest first by the column that tells when. */
export function newestFirst<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  when: string,
  request: PageRequest,
): SelectQueryBuilder<DB, Table, Row> {
  const cursor = readCursor(request);
  const ordered = query
    .orderBy(sql.ref(when), "desc")
    .orderBy(sql.ref("id"), "desc")
    .limit(pageLimit(request) + 1);
  if (cursor === null) return ordered;
  return ordered.where(sql<boolean>`(${sql.ref(when)}, ${sql.ref("id")}) < (${cursor.at}, ${cursor.id})`);
}

/** Cuts a page from one row more than its limit: the extra row only tells that there is a next page. */
export function toPage<Item>(rows: Item[], request: PageRequest, cursorOf: (item: Item) => Cursor): Page<Item> {
  const limit = pageLimit(request);
  const items = rows.slice(0, limit);
  const final = items.at(-1);
  if (rows.length <= limit || final === undefined) return { items, next: null };
  const { at, id } = cursorOf(final);
  return { items, next: cursorAt(at, id) };
}

/** The `after` of the page that begins behind a row. */
export function cursorAt(at: number, id: string): string {
  return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

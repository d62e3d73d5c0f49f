import { type QueryExecutorProvider, sql } from "kysely";

/** In sessions that show no branch yet each message follows the one before it, as they did before there were branches. */
export async function chainMessages(db: QueryExecutorProvider): Promise<void> {
  await sql`update "messages" set "parentId" = (
      select "earlier"."id" from "messages" as "earlier"
      where "earlier"."sessionId" = "messages"."sessionId" and "earlier"."position" < "messages"."position"
      order by "earlier"."position" desc limit 1)
    where "parentId" is null and exists (
      select 1 from "sessions" where "sessions"."id" = "messages"."sessionId" and "sessions"."leafId" is null)`.execute(
    db,
  );
}

/** Sessions that show no branch yet show the one that ends with their newest message. */
export async function chooseLeaves(db: QueryExecutorProvider): Promise<void> {
  await sql`update "sessions" set "leafId" = (
      select "messages"."id" from "messages" where "messages"."sessionId" = "sessions"."id"
      order by "messages"."position" desc limit 1)
    where "leafId" is null`.execute(db);
}

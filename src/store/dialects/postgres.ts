import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import type { CustomTypesConfig } from "pg";
import { storeFaults } from "../faults.ts";
import { type StoreDialect, storableText } from "./dialect.ts";

/** Names the lock under which one process at a time migrates: "jihwi" in ASCII. */
const migrationLock = 0x6a69687769;
const connectMs = 5000;

/** PostgreSQL by `pg`, for more than one machine. */
export async function createPostgresDialect(databaseUrl: string): Promise<StoreDialect> {
  const where = withoutSecrets(databaseUrl);
  const { default: pg } = await import("pg");
  const types: CustomTypesConfig = {
    // Times and counts are `bigint` in the schema and numbers in the code, as on SQLite.
    getTypeParser: (type, format) => (type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)),
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, types, connectionTimeoutMillis: connectMs });
  // A connection that breaks is replaced by the pool, and the statement it breaks under fails by itself; without these
  // listeners, of the pool while it is idle and of its own while it is used, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    kind: "postgres",
    where,
    kysely: new GuardedDialect({ pool }, where),
    types: { blob: "bytea", serial: "bigserial primary key" },
    async lockMigrations(transaction) {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    },
    eraseRemoved: async () => {},
  };
}

class GuardedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #where: string;
  constructor(config: PostgresDialectConfig, where: string) {
    super(config);
    this.#config = config;
    this.#where = where;
  }
  override createDriver(): PostgresDriver {
    return new GuardedDriver(this.#config, this.#where);
  }
  override createQueryCompiler(): PostgresQueryCompiler {
    return new TextSafeCompiler();
  }
}

/** Translates what `pg` throws, once for every connection of the pool. */
class GuardedDriver extends PostgresDriver {
  readonly #where: string;
  readonly #guarded = new WeakSet<DatabaseConnection>();
  constructor(config: PostgresDialectConfig, where: string) {
    super(config);
    this.#where = where;
  }
  override async acquireConnection(
    options?: AbortableOperationOptions,
  ): ReturnType<PostgresDriver["acquireConnection"]> {
    try {
      const connection = await super.acquireConnection(options);
      if (!this.#guarded.has(connection)) this.#guard(connection);
      return connection;
    } catch (thrown) {
      throw postgresFault(this.#where, thrown);
    }
  }
  #guard(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, options) => {
      try {
        return await execute(query, options);
      } catch (thrown) {
        throw postgresFault(this.#where, thrown);
      }
    };
    this.#guarded.add(connection);
  }
}

class TextSafeCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === "string" ? storableText(parameter) : parameter);
  }
}

function withoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) {
    throw storeFaults.unavailable("DATABASE_URL", { ko: "주소가 아닙니다", en: "it is not an address" });
  }
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

/** Error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html; the first two letters are the class. */
export function postgresFault(where: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  const detail = ("detail" in thrown && typeof thrown.detail === "string" ? thrown.detail : null) ?? thrown.message;
  switch (code) {
    case "23505":
      return storeFaults.conflict(thrown);
    case "23503":
      return storeFaults.missingReference(thrown);
    case "25006":
      return storeFaults.readOnly(where, thrown);
    case "53100":
      return storeFaults.full(where, thrown);
    case "55P03":
    case "40P01":
      return storeFaults.busy(where, thrown);
  }
  const failure = code.slice(0, 2);
  if (failure === "XX") return storeFaults.damaged(where, thrown);
  // Connection, authorisation, unknown database, resources, shutdown; and what the socket itself reports.
  const away = ["08", "28", "3D", "53", "57"].includes(failure) || /^E[A-Z]+$/.test(code);
  if (away || /timeout|terminated|refused/i.test(thrown.message)) {
    const why = detail === "" ? code : detail;
    return storeFaults.unavailable(where, { ko: why, en: why }, thrown);
  }
  return thrown;
}

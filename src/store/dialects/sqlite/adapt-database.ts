import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { sqliteFault } from "./sqlite-faults.ts";

const cachedStatements = 256;

/** Gives `node:sqlite` the shape that Kysely's SQLite driver expects, with prepared statements kept and errors translated. */
export function adaptDatabase(database: DatabaseSync, where: string): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  function guarded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (thrown) {
      throw sqliteFault(where, thrown);
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const prepared: StatementSync = guarded(() => database.prepare(sql));
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => guarded(() => readAll(prepared, bind(parameters))),
        run: (parameters) => guarded(() => prepared.run(...bind(parameters))),
        iterate: (parameters) => guarded(() => prepared.iterate(...bind(parameters))),
      };
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** A damaged row may hold a number that JavaScript does not: it is read as the nearest one, so that the row can be removed. */
function readAll(prepared: StatementSync, values: SQLInputValue[]): unknown[] {
  try {
    return prepared.all(...values);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    prepared.setReadBigInts(true);
    try {
      return prepared.all(...values).map((row) => Object.fromEntries(Object.entries(row).map(asNumber)));
    } finally {
      prepared.setReadBigInts(false);
    }
  }
}

function asNumber([column, value]: [string, unknown]): [string, unknown] {
  return [column, typeof value === "bigint" ? Number(value) : value];
}

function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
      return value;
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  });
}

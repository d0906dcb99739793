import type { Pool, PoolClient } from 'pg';

/** One SQL statement: a name (the prepared statement's, unique) and its text. All SQL stands in `db/queries/`. */
export type Statement = Readonly<{ name: string; text: string }>;

/** Every statement ever declared, so that a test can prepare each against the real schema. */
export const statements = new Map<string, Statement>();

export function sql(name: string, text: string): Statement {
  if (statements.has(name)) throw new Error(`BUG: two statements named ${name}`);
  const statement = { name, text };
  statements.set(name, statement);
  return statement;
}

export interface Queryable {
  /** Runs one named statement; rows come back as declared by the caller. bigint columns are `bigint`, timestamps are ISO text with microseconds. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

export interface Db extends Queryable {
  /** Several statements in one SQL transaction. Never awaited across the network: pass only code that queries. Retries 40001 and 40P01. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export type { Pool, PoolClient };

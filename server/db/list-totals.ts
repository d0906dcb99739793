import { type Queryable, sql, type Statement } from './db.ts';
import { firstRows, type ListBeginning, ROWS_READ_MAX } from './keyset.ts';

/** What the rows of a list that fit its filters come to. */
export type ListTotals = Readonly<{
  count: number;
  /** More rows follow than were looked at. */
  isCapped: boolean;
  amounts: readonly Readonly<{ currency: string; count: number; amount: number }>[];
}>;

/** Of a list: the parameters are those of its page without the limit. */
export type TotalsOf = (db: Queryable, values: readonly unknown[]) => Promise<ListTotals>;

type TotaledRows = ListBeginning &
  Readonly<{
    join?: string;
    filters: string;
    /** Columns of a row, or expressions. */
    currency: string;
    amount: string;
  }>;

/** Counts and adds up, of as many rows as a page of the list may read. */
export function listTotals(name: string, declared: TotaledRows): TotalsOf {
  const { row, join = '', filters, currency, amount } = declared;
  const statement: Statement<never> = sql(
    name,
    `SELECT one.currency, count(*) AS read, count(*) FILTER (WHERE one.fits) AS count,
       coalesce(sum(one.amount) FILTER (WHERE one.fits), 0)::bigint AS amount
     FROM (
       SELECT ${currency} AS currency, ${amount} AS amount, (${filters}) AS fits
       FROM (${firstRows(declared, ROWS_READ_MAX + 1)}) ${row} ${join}
     ) one GROUP BY one.currency ORDER BY one.currency`,
  );
  return async (db, values) => {
    const rows = await db.query<TotalsRow>(statement, values);
    const amounts = rows
      .filter(({ count }) => count > 0n)
      .map((one) => ({ currency: one.currency, count: Number(one.count), amount: Number(one.amount) }));
    return {
      count: amounts.reduce((sum, { count }) => sum + count, 0),
      isCapped: rows.reduce((sum, { read }) => sum + read, 0n) > BigInt(ROWS_READ_MAX),
      amounts,
    };
  };
}

type TotalsRow = Readonly<{ currency: string; read: bigint; count: bigint; amount: bigint }>;

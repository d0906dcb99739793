import type { ListTotals } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { ListName } from '../api/call.ts';
import { useRead } from '../api/queries.ts';
import { useWords } from '../words/words.ts';
import { useFormats } from './formats.ts';
import { Money } from './values.tsx';
import { PARTS } from './words.ts';

const TOTALED: ReadonlySet<string> = new Set(['GET /transactions', 'GET /refunds', 'GET /disputes']);

/** What all rows that fit the filters come to, where the list tells it; the rows do not wait for it. */
export function Totals({ operation, query }: Readonly<{ operation: ListName; query: object }>): ReactNode {
  const say = useWords(PARTS);
  const { number } = useFormats();
  const totals = useTotals(operation, query);
  if (totals === null) return null;

  const count = number(totals.count);
  return (
    <span className="list-totals" role="status">
      <span>{say(totals.is_capped ? 'in_the_first' : 'in_all', { count, most: number(COUNTED_MAX) })}</span>
      {totals.amounts.map(({ currency, amount }) => (
        <Money key={currency} minor={amount} currency={currency} />
      ))}
    </span>
  );
}

/** As many rows as the service looks at. */
const COUNTED_MAX = 10_000;

function useTotals(operation: ListName, query: object): ListTotals | null {
  const asked = { ...query, cursor: null, limit: 1, totals: true };
  // of three lists, which have these filters and this member in common with the first of them
  const read = useRead(
    operation as 'GET /transactions',
    { query: asked },
    { isWanted: TOTALED.has(operation) },
  );
  return read.data?.totals ?? null;
}

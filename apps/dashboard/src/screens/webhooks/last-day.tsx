import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { Chart } from '../../parts/chart.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const AGAIN_MS = 15_000;

/** What was told in the last 24 hours, by what has become of it. */
export function LastDay({ id }: Readonly<{ id: string }>): ReactNode {
  const say = useWords(WORDS);
  const { number, time } = useFormats();
  const read = useRead(
    'GET /webhook-subscriptions/{subscription_id}/delivery-counts',
    { path: { subscription_id: id } },
    { everyMs: AGAIN_MS },
  );
  if (read.error !== null && read.data === undefined)
    return <Trouble problem={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading rows={4} />;
  const { items } = read.data;

  return (
    <div className="last-day">
      <h2 className="unseen">{say('deliveries')}</h2>
      <Chart
        title={say('last_day')}
        kind="bars"
        times={items.map(({ from }) => from)}
        series={[
          { label: say('delivered'), values: items.map(({ delivered }) => delivered), color: 'good' },
          { label: say('pending'), values: items.map(({ pending }) => pending), color: 'warn' },
          { label: say('failed'), values: items.map(({ failed }) => failed), color: 'bad' },
        ]}
        write={number}
        writeTime={(iso) => time(iso, items.some(({ from }) => from === iso) ? 'short' : 'hour')}
      />
    </div>
  );
}

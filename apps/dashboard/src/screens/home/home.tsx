import type { TransactionSummary } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { Chart } from '../../parts/chart.tsx';
import { serviceNow } from '../../parts/clock.ts';
import { Columns, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Instrument } from '../../parts/instrument.tsx';
import { usePaymentStatus } from '../../parts/payment-words.ts';
import { DetailLoading, Trouble } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS as COLUMNS } from '../payments/words.ts';
import { Checklist } from './checklist.tsx';
import { Looks, VolumeRows, WeekFigures } from './figures.tsx';
import { WORDS } from './words.ts';

const LATEST = 8;
const MINUTE_MS = 60_000;

/** Today at a glance; before the first payment, the way to it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const latest = useRead('GET /transactions', { query: { limit: LATEST } }, { everyMs: 15_000 });
  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
      </header>
      {latest.data === undefined ? (
        latest.error === null ? (
          <DetailLoading />
        ) : (
          <Trouble problem={latest.error} onRetry={() => void latest.refetch()} />
        )
      ) : latest.data.items.length === 0 ? (
        <Checklist />
      ) : (
        <Columns
          side={
            <>
              <Looks />
              <VolumeRows />
            </>
          }
        >
          <WeekFigures />
          <WeekChart />
          <Section title={say('latest')} acts={<Link to="/payments">{say('all_payments')}</Link>}>
            <LatestRows items={latest.data.items} />
          </Section>
        </Columns>
      )}
    </>
  );
}

/** Payments of these seven days, hour by hour or day by day, and of those before. */
function WeekChart(): ReactNode {
  const say = useWords(WORDS);
  const { number, time } = useFormats();
  const { data } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/totals', {
    path: { source: 'authorization', metric: 'transactions' },
    query: { datetime_range: 'P7D' },
  });
  if (data === undefined) return null;
  const { current, previous } = data.series;
  const [start = '', step = 'P1D'] = current.first_interval.split('/');
  const stepMs = step.includes('T') ? 3_600_000 : 86_400_000;
  const times = current.values
    .map((_, index) => Date.parse(start) + index * stepMs)
    // one that has not ended yet would look like a fall
    .filter((at) => at + stepMs <= serviceNow().getTime() + MINUTE_MS)
    .map((at) => new Date(at).toISOString());
  const before = previous?.values.slice(0, times.length) ?? [];

  return (
    <Chart
      title={say('of_week', { what: say('payments') })}
      times={times}
      series={[
        { label: say('this_week'), values: current.values.slice(0, times.length) },
        ...(before.length === 0
          ? []
          : [{ label: say('week_before'), values: before, color: 'quiet' as const }]),
      ]}
      write={number}
      writeTime={(iso) => time(iso, stepMs === 86_400_000 ? 'date' : 'short')}
    />
  );
}

function LatestRows({ items }: Readonly<{ items: readonly TransactionSummary[] }>): ReactNode {
  const say = useWords(WORDS);
  const column = useWords(COLUMNS);
  const status = usePaymentStatus();

  return (
    <Table
      label={say('latest')}
      items={items}
      idOf={({ id }) => id}
      hrefOf={({ id }) => `/payments/${id}`}
      isHeadless
      columns={[
        {
          name: 'amount',
          label: column('amount'),
          align: 'end',
          narrow: 'lead',
          cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
        },
        {
          name: 'status',
          label: column('status'),
          narrow: 'sub',
          cell: (payment) => (
            <Status tone={status(payment.status).tone}>{status(payment.status).text}</Status>
          ),
        },
        {
          name: 'method',
          label: column('method'),
          narrow: 'sub',
          cell: ({ method, payment_method: paid }) => (
            <Instrument method={method} scheme={paid?.scheme} label={paid?.label} />
          ),
        },
        { name: 'buyer', label: column('buyer'), cell: ({ buyer }) => buyer?.display_name ?? <None /> },
        {
          name: 'updated_at',
          label: column('updated'),
          align: 'end',
          narrow: 'end',
          cell: ({ updated_at }) => <Time at={updated_at} />,
        },
      ]}
    />
  );
}

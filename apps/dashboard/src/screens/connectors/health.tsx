import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { Chart } from '../../parts/chart.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Facts, Numbers, None, Time } from '../../parts/values.tsx';
import { timesOf } from '../insights/series.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { LastError } from './service-state.tsx';
import { RangeTabs, useRange } from './time-range.tsx';
import { WORDS } from './words.ts';

/** How a payment service does: its numbers, and approval over time beside the time before. */
export function ServiceHealth({ id }: Readonly<{ id: string }>): ReactNode {
  const say = useWords(WORDS);
  const range = useRange();
  const { number, percent } = useFormats();
  const read = useRead('GET /payment-services/{payment_service_id}/health', {
    path: { payment_service_id: id },
    query: { datetime_range: range },
  });
  const { data: health } = read;
  if (health === undefined)
    return read.error === null ? (
      <Loading rows={5} />
    ) : (
      <Trouble problem={read.error} onRetry={() => void read.refetch()} />
    );
  const rate = (value: number | null): ReactNode => (value === null ? <None /> : percent(value));

  return (
    <Section title={say('health')} acts={<RangeTabs />}>
      <Numbers
        rows={[
          [say('approval'), rate(health.approval_rate)],
          [
            say('payments'),
            <Link key="payments" to={`/payments?payment_service_id=${id}&created_at_gte=${health.from}`}>
              {number(health.payments)}
            </Link>,
          ],
          [say('share'), rate(health.share)],
          [say('attempts'), number(health.attempts)],
          [say('errors'), rate(health.error_rate)],
        ]}
      />
      <ApprovalChart id={id} range={range} />
      <Facts
        rows={[
          [say('last_success'), <Time key="success" at={health.last_success_at} />],
          [
            say('last_error'),
            health.last_error === null ? say('no_error') : <LastError key="error" health={health} />,
          ],
        ]}
      />
      {health.circuit_breaker.state === 'closed' ? null : <p className="hint">{say('breaker_note')}</p>}
    </Section>
  );
}

function ApprovalChart({ id, range }: Readonly<{ id: string; range: string }>): ReactNode {
  const say = useWords(WORDS);
  const { percent, time } = useFormats();
  const { data } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/totals', {
    path: { source: 'authorization', metric: 'auth_rate' },
    query: { datetime_range: range, payment_service_id: [id] },
  });
  if (data === undefined) return null;
  const { current, previous } = data.series;

  return (
    <Chart
      title={say('approval_by_time')}
      times={timesOf(current)}
      series={[
        { label: say('now_series'), values: current.values },
        ...(previous === null
          ? []
          : [{ label: say('before'), values: previous.values, color: 'quiet' as const }]),
      ]}
      write={percent}
      writeTime={(iso) => time(iso, range === 'P1D' ? 'short' : 'date')}
    />
  );
}

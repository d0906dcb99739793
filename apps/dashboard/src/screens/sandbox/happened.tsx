import type { Event } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { DueGroups, ResourceLink } from './due-groups.tsx';
import { WORDS } from './words.ts';

/** Events since the clock was moved, and what workers have not seen to yet. */
export function Happened({ from }: Readonly<{ from: string }>): ReactNode {
  const say = useWords(WORDS);
  const { time } = useFormats();
  const read = useRead('GET /events', { query: { created_at_gte: from, limit: 100 } }, { everyMs: 2_000 });
  const items = read.data?.items ?? [];

  return (
    <Section title={say('happened')}>
      <p className="hint">{say('since', { time: time(from, 'long') })}</p>
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined && read.error === null ? <Loading rows={4} /> : null}
      {read.data !== undefined && items.length === 0 ? (
        <p className="hint">{say('nothing_happened')}</p>
      ) : null}
      {items.length === 0 ? null : (
        <>
          <EventCounts items={items} />
          <EventRows items={items} />
        </>
      )}
      <StillDue />
    </Section>
  );
}

function EventCounts({ items }: Readonly<{ items: readonly Event[] }>): ReactNode {
  const counts = new Map<string, number>();
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    <ul className="event-counts">
      {[...counts].map(([name, count]) => (
        <li key={name}>
          <strong className="number">{count}</strong> <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const ROWS_SHOWN = 25;

function EventRows({ items }: Readonly<{ items: readonly Event[] }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Table
      label={say('happened')}
      items={items.slice(0, ROWS_SHOWN)}
      idOf={({ id }) => id}
      columns={[
        { name: 'name', label: say('kind'), narrow: 'lead', cell: ({ name }) => <code>{name}</code> },
        {
          name: 'resource',
          label: say('payment'),
          narrow: 'sub',
          cell: ({ transaction_id: paid, resource_type: type, resource_id: id }) =>
            paid === null ? (
              <ResourceLink type={type} id={id} />
            ) : (
              <ResourceLink type="transaction" id={paid} />
            ),
        },
        {
          name: 'at',
          label: say('date'),
          align: 'end',
          narrow: 'end',
          cell: ({ created_at: at }) => <Time at={at} />,
        },
      ]}
    />
  );
}

/** What is due by now: while there is any, workers are at it. */
function StillDue(): ReactNode {
  const say = useWords(WORDS);
  const { data: clock } = useRead('GET /sandbox/clock', {}, { everyMs: 2_000 });
  const soon = clock === undefined ? null : new Date(Date.parse(clock.now) + 1_000).toISOString();
  const { data } = useRead('GET /sandbox/due', { query: { until: soon ?? '' } }, { isWanted: soon !== null });
  const groups = (data?.items ?? []).filter(({ by_clock: isByClock }) => isByClock);
  if (groups.length === 0) return null;
  return (
    <>
      <h3>{say('still_due')}</h3>
      <DueGroups groups={groups} />
    </>
  );
}

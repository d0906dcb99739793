import type { WebhookResend } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Empty, Loading, Trouble } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { RESENDS, resendStatusOf } from './subscription.ts';
import { WORDS } from './words.ts';

const AGAIN_MS = 1_000;

/** Jobs that sent all that matched again: how far each has come, and the way to stop it. */
export function Resends({ id }: Readonly<{ id: string }>): ReactNode {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const read = useRead(
    'GET /webhook-subscriptions/{subscription_id}/resends',
    { path: { subscription_id: id }, query: { limit: 50 } },
    { everyMs: AGAIN_MS },
  );
  const stop = useAct('POST /webhook-subscriptions/{subscription_id}/resends/{resend_id}/stop');
  if (read.error !== null && read.data === undefined)
    return <Trouble problem={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  if (read.data.items.length === 0) return <Empty title={say('jobs_empty')} />;
  const end = (one: WebhookResend): void => stop.mutate({ path: { subscription_id: id, resend_id: one.id } });

  return (
    <>
      {stop.error === null ? null : <FormProblem problem={stop.error} />}
      <Table
        label={say('jobs')}
        columns={columnsOf(say, { write: number, end })}
        items={read.data.items}
        idOf={(one) => one.id}
      />
    </>
  );
}

function columnsOf(
  say: SayText<typeof WORDS>,
  { write, end }: Readonly<{ write: (count: number) => string; end: (one: WebhookResend) => void }>,
): readonly Column<WebhookResend>[] {
  return [
    {
      name: 'status',
      label: say('status'),
      narrow: 'lead',
      cell: ({ status }) => {
        const { tone, word } = resendStatusOf(status);
        return <Status tone={tone}>{say(word)}</Status>;
      },
    },
    {
      name: 'count',
      label: say('deliveries'),
      align: 'end',
      narrow: 'end',
      cell: ({ count }) => (
        <span className="number" title={say('begun_again', { count })}>
          {write(count)}
        </span>
      ),
    },
    {
      name: 'filter',
      label: say('which_status'),
      narrow: 'sub',
      cell: ({ statuses, events, delivery_ids: ids }) => (
        <>
          {ids === null
            ? statuses.map((one) => say(one as 'failed')).join(', ')
            : say('begun_again', { count: ids.length })}
          {events === null ? null : <span className="soft"> {events.join(', ')}</span>}
        </>
      ),
    },
    ...moreColumns(say, end),
  ];
}

/** Of which time, by whom, and the way to end it. */
function moreColumns(
  say: SayText<typeof WORDS>,
  end: (one: WebhookResend) => void,
): readonly Column<WebhookResend>[] {
  return [
    {
      name: 'from',
      label: say('since'),
      align: 'end',
      cell: ({ created_at_gte: from }) => (from === null ? <None /> : <Time at={from} />),
    },
    {
      name: 'until',
      label: say('until'),
      align: 'end',
      cell: ({ created_at_lte: until }) => (until === null ? <None /> : <Time at={until} />),
    },
    { name: 'by', label: say('by_whom'), cell: ({ creator_name: name }) => name ?? <None /> },
    {
      name: 'created_at',
      label: say('created'),
      align: 'end',
      narrow: 'sub',
      cell: ({ created_at }) => <Time at={created_at} />,
    },
    {
      name: 'stop',
      label: say('stop'),
      isAct: true,
      align: 'end',
      narrow: 'sub',
      cell: (one) =>
        one.status === 'running' ? (
          <ActButton needs={RESENDS} className="link" onClick={() => end(one)}>
            {say('stop')}
          </ActButton>
        ) : null,
    },
  ];
}

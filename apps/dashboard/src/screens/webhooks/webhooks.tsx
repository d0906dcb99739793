import type { WebhookSubscription } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import { FormProblem } from '../../parts/form.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { NewEndpoint } from './endpoint-form.tsx';
import { isListened, LISTEN_URL, statusOf } from './subscription.ts';
import { WORDS } from './words.ts';

/** Every endpoint that is told of something, and the way to another one. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [isMaking, setIsMaking] = useState(false);
  const here = useReceiveHere();
  const receive = (
    <ActButton needs="webhook-subscriptions.write" disabled={here.isPending} onClick={here.begin}>
      {say('receive_here')}
    </ActButton>
  );
  const make = (
    <ActButton needs="webhook-subscriptions.write" data-kind="main" onClick={() => setIsMaking(true)}>
      <Icon name="plus" />
      {say('new')}
    </ActButton>
  );

  return (
    <>
      <ListPage
        title={say('title')}
        operation="GET /webhook-subscriptions"
        columns={columnsOf(say)}
        filters={[]}
        hrefOf={({ id }) => `/webhooks/${id}`}
        acts={
          <>
            {receive}
            {make}
          </>
        }
        above={here.error === null ? null : <FormProblem problem={here.error} />}
        empty={
          <Empty title={say('empty')} action={receive}>
            {say('empty_why')}
          </Empty>
        }
      />
      {isMaking ? <NewEndpoint onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

/** An endpoint that is none: what it is told of waits on its page. */
function useReceiveHere() {
  const address = useAddress();
  const { mutate, isPending, error } = useAct('POST /webhook-subscriptions', ['GET /webhook-subscriptions']);
  const begin = (): void =>
    mutate({ body: { url: LISTEN_URL } }, { onSuccess: ({ id }) => navigate(address(`/webhooks/${id}`)) });
  return { begin, isPending, error };
}

function columnsOf(say: SayText<typeof WORDS>): readonly Column<WebhookSubscription>[] {
  return [
    {
      name: 'url',
      label: say('url'),
      narrow: 'lead',
      cell: (one) => (isListened(one) ? say('here') : <span className="address">{one.url}</span>),
    },
    {
      name: 'status',
      label: say('status'),
      narrow: 'end',
      cell: (one) => {
        const { tone, word } = statusOf(one);
        return (
          <span className="line">
            <Status tone={tone}>{say(word)}</Status>
            {one.rotating ? <Tag>{say('rotating')}</Tag> : null}
            {one.merchant_account_id === null ? <Tag>{say('of_all')}</Tag> : null}
          </span>
        );
      },
    },
    {
      name: 'events',
      label: say('events'),
      narrow: 'sub',
      cell: ({ events }) =>
        events === null || events === undefined ? (
          say('all_events')
        ) : (
          <span title={events.join('\n')}>
            {events.length === 1 ? events[0] : say('some_events', { count: events.length })}
          </span>
        ),
    },
    {
      name: 'ordering',
      label: say('ordering'),
      cell: ({ ordering = 'none' }) => say(`ordering_${ordering as 'none'}`),
    },
    { name: 'api_version', label: say('version'), cell: ({ api_version }) => api_version ?? <None /> },
    {
      name: 'created_at',
      label: say('created'),
      align: 'end',
      cell: ({ created_at }) => <Time at={created_at} length="date" />,
    },
    { name: 'id', label: say('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}

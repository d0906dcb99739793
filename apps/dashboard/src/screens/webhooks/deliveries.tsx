import type { WebhookDelivery } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { None, Time } from '../../parts/values.tsx';
import { text, useUrlQuery } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { EVENT_NAMES } from './event-names.ts';
import { ResendAll } from './resend-all.tsx';
import { deliveryStatusOf, isTaken, RESENDS } from './subscription.ts';
import { WORDS } from './words.ts';

const QUERY = { delivery: text };

/** What an endpoint was told; one opens beside the list, marked ones and all that match can be sent again. */
export function Deliveries({
  id,
  isResending,
  setIsResending,
}: Readonly<{
  id: string;
  isResending: boolean;
  setIsResending: (is: boolean) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const [{ delivery }, change] = useUrlQuery(QUERY);
  return (
    <>
      <ListPage
        title={say('deliveries')}
        isPart
        operation="GET /webhook-subscriptions/{subscription_id}/deliveries"
        path={{ subscription_id: id }}
        columns={useColumns(say, (one) => change({ delivery: one.id }))}
        filters={[
          {
            name: 'status',
            label: say('status'),
            kind: 'choice',
            choices: (['pending', 'delivered', 'failed'] as const).map((value) => ({
              value,
              label: say(value),
            })),
          },
          {
            name: 'event',
            label: say('event'),
            kind: 'choice',
            choices: EVENT_NAMES.map((value) => ({ value, label: value })),
          },
          { name: 'created_at', label: say('created'), kind: 'time' },
        ]}
        pinned={['status', 'event', 'created_at']}
        end={
          <ActButton needs={RESENDS} onClick={() => setIsResending(true)}>
            <Icon name="refunds" />
            {say('resend_all')}
          </ActButton>
        }
        markActs={(items, clear) => <ResendMarked {...{ id, items, clear }} />}
        empty={<Empty title={say('deliveries_empty')}>{say('deliveries_empty_why')}</Empty>}
      />
      {delivery === null ? null : (
        <DeliveryPanel subscriptionId={id} id={delivery} onClose={() => change({ delivery: null })} />
      )}
      {isResending ? <ResendAll id={id} onClose={() => setIsResending(false)} /> : null}
    </>
  );
}

/** The marked ones are one job, as all that match are. */
function ResendMarked({
  id,
  items,
  clear,
}: Readonly<{ id: string; items: readonly WebhookDelivery[]; clear: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const begin = useAct('POST /webhook-subscriptions/{subscription_id}/resends');
  const submit = (): void =>
    begin.mutate(
      {
        path: { subscription_id: id },
        body: {
          statuses: ['pending', 'delivered', 'failed'],
          delivery_ids: items.map((one) => one.id),
        },
      },
      {
        onSuccess: () => {
          toast(say('resent'));
          clear();
        },
        onError: ({ message }) => toast(message, 'bad'),
      },
    );
  return (
    <ActButton needs={RESENDS} data-kind="main" disabled={begin.isPending} onClick={submit}>
      {say('resend')}
    </ActButton>
  );
}

function useColumns(
  say: SayText<typeof WORDS>,
  open: (delivery: WebhookDelivery) => void,
): readonly Column<WebhookDelivery>[] {
  const { duration } = useFormats();
  return [
    {
      name: 'event',
      label: say('event'),
      narrow: 'lead',
      cell: (one) => (
        <button type="button" className="link event-link" onClick={() => open(one)}>
          {one.event}
        </button>
      ),
    },
    {
      name: 'status',
      label: say('status'),
      narrow: 'sub',
      cell: ({ status, last_attempt: last }) => {
        const { tone, word } = deliveryStatusOf(status, last !== null);
        return <Status tone={tone}>{say(word)}</Status>;
      },
    },
    {
      name: 'thing',
      label: say('thing'),
      cell: ({ resource_type, resource_id }) => (
        <span title={resource_id}>
          {resource_type} <code className="soft">{resource_id.slice(-8)}</code>
        </span>
      ),
    },
    { name: 'tries', label: say('tries'), align: 'end', cell: ({ tries }) => tries },
    ...attemptColumns(say, duration),
  ];
}

function Answer({ status }: Readonly<{ status: number | null }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <span className="number answered" data-taken={isTaken(status)}>
      {status ?? say('no_answer')}
    </span>
  );
}

/** How the last attempt went, and when it was made. */
function attemptColumns(
  say: SayText<typeof WORDS>,
  duration: (ms: number) => string,
): readonly Column<WebhookDelivery>[] {
  return [
    {
      name: 'answer',
      label: say('answer'),
      align: 'end',
      narrow: 'sub',
      cell: ({ last_attempt: last }) => (last === null ? <None /> : <Answer status={last.response_status} />),
    },
    {
      name: 'latency',
      label: say('latency'),
      align: 'end',
      cell: ({ last_attempt: last }) => (last === null ? <None /> : duration(last.duration_ms)),
    },
    {
      name: 'created_at',
      label: say('created'),
      align: 'end',
      narrow: 'end',
      cell: ({ created_at }) => <Time at={created_at} />,
    },
    {
      name: 'next_attempt_at',
      label: say('next_try'),
      isExtra: true,
      align: 'end',
      cell: ({ next_attempt_at }) => <Time at={next_attempt_at} />,
    },
    { name: 'id', label: say('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}

import type { WebhookDelivery } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Section } from '../../parts/detail-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { codeText } from '../../parts/payment-words.ts';
import { Status, type Tone } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { ENTRY } from './entry-words.ts';
import { PAGE } from './payment-page-words.ts';
import { ResendButton } from './resend-button.tsx';

const STATES: Readonly<
  Record<string, readonly [tone: Tone, word: 'delivered' | 'not_delivered' | 'pending']>
> = {
  delivered: ['good', 'delivered'],
  failed: ['bad', 'not_delivered'],
  pending: ['open', 'pending'],
};

/** Who was told by webhook, the newest first: each with the endpoint's answer, and the way to all that is known. */
export function WebhookRows({ deliveries }: Readonly<{ deliveries: readonly WebhookDelivery[] }>): ReactNode {
  const say = useWords(PAGE);
  const entry = useWords(ENTRY);
  const list = useWords(LIST_WORDS);
  if (deliveries.length === 0) return null;

  return (
    <Section title={say('webhooks')}>
      <Table
        label={say('webhooks')}
        items={deliveries}
        idOf={({ id }) => id}
        hrefOf={(one) => `/webhooks/${one.webhook_subscription_id}?delivery=${one.id}`}
        columns={[
          { name: 'event', label: say('event'), narrow: 'lead', cell: ({ event }) => event },
          {
            name: 'status',
            label: list('status'),
            narrow: 'sub',
            cell: ({ status, last_attempt: last }) => {
              const [tone, word] = STATES[status] ?? ['quiet' as const, 'pending' as const];
              return (
                <Status tone={tone}>
                  {codeText(entry(word))} <span className="soft">{last?.response_status}</span>
                </Status>
              );
            },
          },
          {
            name: 'created_at',
            label: say('told_at'),
            align: 'end',
            narrow: 'end',
            cell: ({ last_attempt: last, created_at: at }) => <Time at={last?.at ?? at} />,
          },
          {
            name: 'resend',
            label: entry('resend'),
            isAct: true,
            align: 'end',
            cell: ({ id, webhook_subscription_id: subscriptionId }) => (
              <ResendButton delivery={{ id, subscriptionId }} />
            ),
          },
        ]}
      />
    </Section>
  );
}

import type { WebhookDelivery } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Trouble } from '../../parts/states.tsx';
import { Time } from '../../parts/values.tsx';
import { useUrlQuery, text } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const AGAIN_MS = 1_000;
const SHOWN_MAX = 20;
const ACKNOWLEDGED = { response_status: 200, duration_ms: 0 };
const QUERY = { delivery: text };

/** What waits for an endpoint that is none, as it comes. */
export function WaitingDeliveries({ id }: Readonly<{ id: string }>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useUrlQuery(QUERY);
  const read = useRead(
    'GET /webhook-subscriptions/{subscription_id}/waiting',
    { path: { subscription_id: id } },
    { everyMs: AGAIN_MS },
  );
  const acknowledge = useAct(
    'POST /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/acknowledge',
  );
  const items = read.data?.items ?? [];
  const done = async (ids: readonly string[]): Promise<void> => {
    for (const one of ids)
      await acknowledge.mutateAsync({ path: { subscription_id: id, delivery_id: one }, body: ACKNOWLEDGED });
  };
  // what went wrong is shown
  const begin = (ids: readonly string[]): void => void done(ids).catch(() => undefined);

  return (
    <Section
      title={say('waiting')}
      acts={
        items.length < 2 ? undefined : (
          <ActButton
            needs="webhook-subscriptions.write"
            disabled={acknowledge.isPending}
            onClick={() => begin(items.map((one) => one.id))}
          >
            {say('acknowledge_all')}
          </ActButton>
        )
      }
    >
      {acknowledge.error === null ? null : <FormProblem problem={acknowledge.error} />}
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data !== undefined && items.length === 0 ? <p className="hint">{say('waiting_empty')}</p> : null}
      <ul className="waiting" aria-live="polite">
        {items.slice(0, SHOWN_MAX).map((one) => (
          <WaitingLine
            key={one.id}
            delivery={one}
            isBusy={acknowledge.isPending}
            onOpen={() => change({ delivery: one.id })}
            onAcknowledge={() => begin([one.id])}
          />
        ))}
      </ul>
    </Section>
  );
}

function WaitingLine({
  delivery,
  isBusy,
  onOpen,
  onAcknowledge,
}: Readonly<{
  delivery: WebhookDelivery;
  isBusy: boolean;
  onOpen: () => void;
  onAcknowledge: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  return (
    <li>
      <button type="button" className="link event-link" onClick={onOpen}>
        {delivery.event}
      </button>
      <code className="soft" title={delivery.resource_id}>
        {`${delivery.resource_type} ${delivery.resource_id.slice(-8)}`}
      </code>
      <Time at={delivery.created_at} />
      <ActButton
        needs="webhook-subscriptions.write"
        className="link"
        disabled={isBusy}
        onClick={onAcknowledge}
      >
        {say('acknowledge')}
      </ActButton>
    </li>
  );
}

import type { WebhookSubscription } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/queries.ts';
import { DetailHead, DetailPage } from '../../parts/detail-page.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { oneOf, usePart, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointActs } from './endpoint-acts.tsx';
import { EndpointFacts } from './endpoint-facts.tsx';
import { LastDay } from './last-day.tsx';
import { Resends } from './resends.tsx';
import { isListened, statusOf } from './subscription.ts';
import { WaitingDeliveries } from './waiting.tsx';
import { WORDS } from './words.ts';

const QUERY = { tab: oneOf('deliveries', 'resends', 'settings') };

/** One endpoint: how its last day went, what it was told, and what can be done about it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead('GET /webhook-subscriptions/{subscription_id}', { path: { subscription_id: id } });
  return (
    <DetailPage back={{ to: '/webhooks', label: say('title') }} read={read}>
      {(subscription) => <Endpoint subscription={subscription} />}
    </DetailPage>
  );
}

function Endpoint({ subscription }: Readonly<{ subscription: WebhookSubscription }>): ReactNode {
  const say = useWords(WORDS);
  const [{ tab }] = useUrlQuery(QUERY);
  const [isResending, setIsResending] = useState(false);
  const { tone, word } = statusOf(subscription);
  const isHere = isListened(subscription);

  return (
    <>
      <DetailHead
        title={isHere ? say('here') : <span className="address">{subscription.url}</span>}
        status={
          <>
            <Status tone={tone}>{say(word)}</Status>
            {subscription.rotating ? <Tag>{say('rotating')}</Tag> : null}
          </>
        }
        acts={<EndpointActs subscription={subscription} onResendAll={() => setIsResending(true)} />}
      />
      {isHere ? <WaitingDeliveries id={subscription.id} /> : <LastDay id={subscription.id} />}
      <Tabs
        label={subscription.url}
        current={tab}
        tabs={[
          { name: 'deliveries', label: say('deliveries') },
          { name: 'resends', label: say('jobs') },
          { name: 'settings', label: say('settings') },
        ]}
      />
      {tab === 'deliveries' ? (
        <Deliveries id={subscription.id} {...{ isResending, setIsResending }} />
      ) : tab === 'resends' ? (
        <Resends id={subscription.id} />
      ) : (
        <EndpointFacts subscription={subscription} />
      )}
    </>
  );
}

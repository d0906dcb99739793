import type { WebhookSubscription } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { EditEndpoint } from './endpoint-form.tsx';
import { WORDS } from './words.ts';

/** What the endpoint is told, and how. */
export function EndpointFacts({ subscription }: Readonly<{ subscription: WebhookSubscription }>): ReactNode {
  const say = useWords(WORDS);
  const [isEditing, setIsEditing] = useState(false);
  const { events, ordering = 'none', authentication, creator, id } = subscription;

  return (
    <Section
      title={say('settings')}
      acts={
        <ActButton needs="webhook-subscriptions.write" onClick={() => setIsEditing(true)}>
          {say('edit')}
        </ActButton>
      }
    >
      <Facts
        rows={[
          [say('id'), <CopyId key="i" id={id} />],
          [
            say('events'),
            events === null || events === undefined ? (
              say('all_events')
            ) : (
              <span key="e" className="event-names">
                {events.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </span>
            ),
          ],
          [say('ordering'), say(`ordering_${ordering as 'none'}`)],
          [say('version'), subscription.api_version],
          [
            say('authentication'),
            authentication === null ? say('signature_alone') : authentication.kind.replaceAll('_', ' '),
          ],
          [say('by_whom'), creator?.name],
          [say('created'), <Time key="c" at={subscription.created_at} length="long" />],
        ]}
      />
      {isEditing ? <EditEndpoint subscription={subscription} onClose={() => setIsEditing(false)} /> : null}
    </Section>
  );
}

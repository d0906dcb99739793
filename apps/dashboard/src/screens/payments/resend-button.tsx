import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { RESENDS } from '../webhooks/subscription.ts';
import { ENTRY } from './entry-words.ts';

/** Sends a webhook once more. */
export function ResendButton({
  delivery,
}: Readonly<{ delivery: Readonly<{ id: string; subscriptionId: string }> }>): ReactNode {
  const say = useWords(ENTRY);
  const resend = useAct('POST /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/resend', [
    'GET /webhook-deliveries',
  ]);
  const send = (): void =>
    resend.mutate(
      { path: { subscription_id: delivery.subscriptionId, delivery_id: delivery.id } },
      { onSuccess: () => toast(say('resent')), onError: ({ message }) => toast(message, 'bad') },
    );
  return (
    <ActButton needs={RESENDS} className="link" disabled={resend.isPending} onClick={send}>
      {say('resend')}
    </ActButton>
  );
}

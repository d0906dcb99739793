import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { ENTRY } from './entry-words.ts';

/** Sends a webhook once more. */
export function ResendButton({
  delivery,
}: Readonly<{ delivery: Readonly<{ id: string; subscriptionId: string }> }>): ReactNode {
  const say = useWords(ENTRY);
  const may = useMay();
  const resend = useAct('POST /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/resend', [
    'GET /webhook-deliveries',
  ]);
  const send = (): void =>
    resend.mutate(
      { path: { subscription_id: delivery.subscriptionId, delivery_id: delivery.id } },
      { onSuccess: () => toast(say('resent')), onError: ({ message }) => toast(message, 'bad') },
    );
  if (!may('webhook-subscriptions.write')) return null;
  return (
    <button type="button" className="link" disabled={resend.isPending} onClick={send}>
      {say('resend')}
    </button>
  );
}

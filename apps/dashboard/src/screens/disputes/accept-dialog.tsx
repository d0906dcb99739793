import type { Dispute } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Form } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { SendButtons } from '../payments/amount-dialogs.tsx';
import { ANSWER } from './answer-words.ts';

/** Gives in: the buyer keeps the money. */
export function AcceptDialog({
  dispute: { id, amount, currency },
  onClose,
}: Readonly<{ dispute: Dispute; onClose: () => void }>): ReactNode {
  const say = useWords(ANSWER);
  const { money } = useFormats();
  const [key] = useState(newKey);
  const act = useAct('POST /disputes/{dispute_id}/accept');
  const accept = (): void =>
    act.mutate(
      { path: { dispute_id: id }, idempotencyKey: key },
      { onSuccess: () => (toast(say('was_accepted')), onClose()) },
    );

  return (
    <Dialog title={say('accept')} onClose={onClose}>
      <Form
        onSubmit={accept}
        problem={act.error}
        acts={
          <SendButtons onClose={onClose} isBusy={act.isPending} isReady kind="bad">
            {say('accept')}
          </SendButtons>
        }
      >
        <p>{say('accept_why', { amount: money(amount, currency) })}</p>
      </Form>
    </Dialog>
  );
}

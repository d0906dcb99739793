import type { Dispute } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Form } from '../../parts/form.tsx';
import { useServiceName } from '../../parts/payment-services.ts';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { SendButtons } from '../payments/amount-dialogs.tsx';
import { ANSWER } from './answer-words.ts';
import { SentEvidence } from './responses.tsx';

/** Shows what will be sent, as the service has it now, and sends it. */
export function SubmitDialog({
  dispute,
  onClose,
}: Readonly<{ dispute: Dispute; onClose: () => void }>): ReactNode {
  const say = useWords(ANSWER);
  const service = useServiceName();
  const [key] = useState(newKey);
  const act = useAct('POST /disputes/{dispute_id}/submit');
  const submit = (): void =>
    act.mutate(
      { path: { dispute_id: dispute.id }, idempotencyKey: key },
      { onSuccess: () => (toast(say('submitted')), onClose()) },
    );

  return (
    <Dialog title={say('submit')} onClose={onClose} size="wide">
      <Form
        onSubmit={submit}
        problem={act.error}
        acts={
          <SendButtons onClose={onClose} isBusy={act.isPending} isReady>
            {say('submit')}
          </SendButtons>
        }
      >
        <p>{say('submit_why', { service: service(dispute.payment_service_id) })}</p>
        <SentEvidence evidence={dispute.evidence} files={dispute.files} />
      </Form>
    </Dialog>
  );
}

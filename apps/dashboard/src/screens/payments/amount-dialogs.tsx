import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { type BodyOf, newKey } from '../../api/call.ts';
import { useAct } from '../../api/queries.ts';
import { AmountField, useTypedAmount } from '../../parts/amount-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useFormats } from '../../parts/formats.ts';
import { CheckField, Form, TextField } from '../../parts/form.tsx';
import { PARTS } from '../../parts/words.ts';
import { useWords } from '../../words/words.ts';
import { ACT } from './act-words.ts';
import { capturableOf } from './payment-acts.ts';
import { MoneyProblem, useOutcomeToast } from './outcome.tsx';

type ActDialogProps = Readonly<{ transaction: Transaction; onClose: () => void }>;

/** Takes what was authorized, or a part of it. */
export function CaptureDialog({ transaction, onClose }: ActDialogProps): ReactNode {
  const say = useWords(ACT);
  const { money } = useFormats();
  const [key] = useState(newKey);
  const left = capturableOf(transaction);
  const typed = useTypedAmount(left, transaction.currency, left);
  const [isFinal, setIsFinal] = useState(true);
  const [isAnew, setIsAnew] = useState(false);
  const [reference, setReference] = useState('');
  const capture = useAct('POST /transactions/{transaction_id}/capture');
  const tell = useOutcomeToast();
  const submit = (): void => {
    if (typed.minor === null) return;
    const body: BodyOf<'POST /transactions/{transaction_id}/capture'> = {
      amount: typed.minor,
      ...(typed.minor < left ? { final: isFinal } : {}),
      ...(isAnew ? { reauthorize_if_authorization_expired: true } : {}),
      ...(reference === '' ? {} : { external_identifier: reference }),
    };
    capture.mutate(
      { path: { transaction_id: transaction.id }, body, idempotencyKey: key },
      { onSuccess: (answer) => (tell(answer), onClose()) },
    );
  };

  return (
    <Dialog title={say('capture')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={null}
        acts={
          <SendButtons onClose={onClose} isBusy={capture.isPending} isReady={typed.minor !== null}>
            {say('capture_now', { amount: money(typed.minor ?? left, transaction.currency) })}
          </SendButtons>
        }
      >
        <AmountField
          label={say('amount')}
          typed={typed}
          help={say('left', { amount: money(left, transaction.currency) })}
          isFocused
        />
        {typed.minor !== null && typed.minor < left ? (
          <CheckField label={say('final')} value={isFinal} onChange={setIsFinal} />
        ) : null}
        {transaction.payment_method?.id == null ? null : (
          <CheckField label={say('anew')} value={isAnew} onChange={setIsAnew} />
        )}
        <TextField label={say('reference')} value={reference} onChange={setReference} isOptional />
        <MoneyProblem problem={capture.error} />
      </Form>
    </Dialog>
  );
}

/** Asks the issuer for a higher amount. */
export function IncrementDialog({ transaction, onClose }: ActDialogProps): ReactNode {
  const say = useWords(ACT);
  const { money } = useFormats();
  const [key] = useState(newKey);
  const typed = useTypedAmount(null, transaction.currency, null);
  const increment = useAct('POST /transactions/{transaction_id}/authorization/increment');
  const tell = useOutcomeToast();
  const submit = (): void => {
    if (typed.minor !== null)
      increment.mutate(
        { path: { transaction_id: transaction.id }, body: { amount: typed.minor }, idempotencyKey: key },
        { onSuccess: (answer) => (tell(answer), onClose()) },
      );
  };

  return (
    <Dialog title={say('increment')} onClose={onClose}>
      <Form
        onSubmit={submit}
        acts={
          <SendButtons onClose={onClose} isBusy={increment.isPending} isReady={typed.minor !== null}>
            {say('increment_now', { amount: money(typed.minor ?? 0, transaction.currency) })}
          </SendButtons>
        }
      >
        <AmountField label={say('amount')} typed={typed} isFocused />
        <MoneyProblem problem={increment.error} />
      </Form>
    </Dialog>
  );
}

/** The button that does it says what it does; the other does nothing. */
export function SendButtons({
  onClose,
  isBusy,
  isReady,
  kind = 'main',
  children,
}: Readonly<{
  onClose: () => void;
  isBusy: boolean;
  isReady: boolean;
  kind?: 'main' | 'bad';
  children: ReactNode;
}>): ReactNode {
  const say = useWords(PARTS);
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {say('cancel')}
      </button>
      <button type="submit" className="button" data-kind={kind} disabled={isBusy || !isReady}>
        {isBusy ? say('loading') : children}
      </button>
    </>
  );
}

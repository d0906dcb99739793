import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import { useAct } from '../../api/queries.ts';
import { AmountField, useTypedAmount } from '../../parts/amount-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useFormats } from '../../parts/formats.ts';
import { CheckField, Form, TextField } from '../../parts/form.tsx';
import { Instrument } from '../../parts/instrument.tsx';
import { Money } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { ACT } from './act-words.ts';
import { SendButtons } from './amount-dialogs.tsx';
import { MoneyProblem, useOutcomeToast } from './outcome.tsx';
import { type Tender, tendersOf } from './payment-acts.ts';

type RefundProps = Readonly<{ transaction: Transaction; onClose: () => void }>;

/** Gives money back: to what paid, each with what is left of it, or to all at once. */
export function RefundDialog({ transaction, onClose }: RefundProps): ReactNode {
  const say = useWords(ACT);
  const tenders = tendersOf(transaction);
  const [first] = tenders;
  const [chosen, setChosen] = useState<Tender | 'all' | undefined>(tenders.length > 1 ? 'all' : first);
  if (chosen === undefined) return null;

  return (
    <Dialog title={say('refund')} onClose={onClose}>
      {tenders.length < 2 ? null : <TenderChoice {...{ transaction, tenders, chosen, setChosen }} />}
      {chosen === 'all' ? (
        <FullRefund {...{ transaction, tenders, onClose }} />
      ) : (
        <PartialRefund key={chosen.redemptionId} {...{ transaction, onClose }} tender={chosen} />
      )}
    </Dialog>
  );
}

function TenderChoice({
  transaction: { currency, method, payment_method },
  tenders,
  chosen,
  setChosen,
}: Readonly<{
  transaction: Transaction;
  tenders: readonly Tender[];
  chosen: Tender | 'all';
  setChosen: (tender: Tender | 'all') => void;
}>): ReactNode {
  const say = useWords(ACT);
  const isChosen = (tender: Tender): boolean =>
    chosen !== 'all' && chosen.redemptionId === tender.redemptionId;
  return (
    <fieldset className="tenders">
      <legend>{say('to')}</legend>
      <label className="choice">
        <input type="radio" name="tender" checked={chosen === 'all'} onChange={() => setChosen('all')} />
        <span>{say('everything')}</span>
        <Money minor={tenders.reduce((sum, { left }) => sum + left, 0)} currency={currency} />
      </label>
      {tenders.map((tender) => (
        <label key={tender.redemptionId} className="choice">
          <input type="radio" name="tender" checked={isChosen(tender)} onChange={() => setChosen(tender)} />
          <span>
            {tender.last4 === null ? (
              <Instrument method={method} scheme={payment_method?.scheme} label={payment_method?.label} />
            ) : (
              say('gift_card', { last4: tender.last4 })
            )}
          </span>
          <Money minor={tender.left} currency={currency} />
        </label>
      ))}
    </fieldset>
  );
}

function PartialRefund({
  transaction,
  tender,
  onClose,
}: RefundProps & Readonly<{ tender: Tender }>): ReactNode {
  const say = useWords(ACT);
  const { money } = useFormats();
  const { id, currency, charged_back_amount: chargedBack = 0 } = transaction;
  const [key] = useState(newKey);
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [isDespite, setIsDespite] = useState(false);
  const most = tender.left + (isDespite ? chargedBack : 0);
  const typed = useTypedAmount(tender.left, currency, most);
  const refund = useAct('POST /transactions/{transaction_id}/refunds');
  const tell = useOutcomeToast();
  const submit = (): void => {
    if (typed.minor === null) return;
    const target =
      tender.redemptionId === null
        ? {}
        : { target_type: 'gift-card-redemption' as const, target_id: tender.redemptionId };
    const body = {
      ...target,
      amount: typed.minor,
      ...(reason === '' ? {} : { reason }),
      ...(reference === '' ? {} : { external_identifier: reference }),
      ...(isDespite ? { despite_chargeback: true } : {}),
    };

    refund.mutate(
      { path: { transaction_id: id }, body, idempotencyKey: key },
      { onSuccess: (answer) => (tell(answer), onClose()) },
    );
  };

  return (
    <Form
      onSubmit={submit}
      acts={
        <SendButtons onClose={onClose} isBusy={refund.isPending} isReady={typed.minor !== null}>
          {typed.minor === null ? say('refund') : say('refund_now', { amount: money(typed.minor, currency) })}
        </SendButtons>
      }
    >
      <AmountField
        label={say('amount')}
        typed={typed}
        help={typed.problem === null ? say('left', { amount: money(most, currency) }) : undefined}
        isFocused
      />
      <TextField label={say('reason')} value={reason} onChange={setReason} isOptional />
      <TextField label={say('reference')} value={reference} onChange={setReference} isOptional />
      {chargedBack > 0 ? (
        <CheckField label={say('despite')} value={isDespite} onChange={setIsDespite} />
      ) : null}
      <MoneyProblem problem={refund.error} />
    </Form>
  );
}

function FullRefund({
  transaction: { id, currency },
  tenders,
  onClose,
}: RefundProps & Readonly<{ tenders: readonly Tender[] }>): ReactNode {
  const say = useWords(ACT);
  const { money } = useFormats();
  const [key] = useState(newKey);
  const [reason, setReason] = useState('');
  const refund = useAct('POST /transactions/{transaction_id}/refunds/all');
  const tell = useOutcomeToast();
  const total = tenders.reduce((sum, { left }) => sum + left, 0);
  const submit = (): void =>
    refund.mutate(
      { path: { transaction_id: id }, body: reason === '' ? {} : { reason }, idempotencyKey: key },
      { onSuccess: (answer) => (tell(answer?.items[0]), onClose()) },
    );
  return (
    <Form
      onSubmit={submit}
      acts={
        <SendButtons onClose={onClose} isBusy={refund.isPending} isReady>
          {say('refund_now', { amount: money(total, currency) })}
        </SendButtons>
      }
    >
      <TextField label={say('reason')} value={reason} onChange={setReason} isOptional />
      <MoneyProblem problem={refund.error} />
    </Form>
  );
}

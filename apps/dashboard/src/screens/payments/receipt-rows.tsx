import { newKey } from '../../api/call.ts';
import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { codeText } from '../../parts/payment-words.ts';
import { Status, type Tone } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { hasWord, useWords } from '../../words/words.ts';
import { SendButtons } from './amount-dialogs.tsx';
import { RECEIPT } from './receipt-words.ts';

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'open',
  sent: 'good',
  failed: 'bad',
  unknown: 'warn',
};

/** The receipts that went to the buyer, and the button for another. */
export function ReceiptRows({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(RECEIPT);
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useRead('GET /transactions/{transaction_id}/receipts', {
    path: { transaction_id: transaction.id },
  });
  const items = data?.items ?? [];
  const textOf = (status: string): string => (hasWord(RECEIPT, status) ? say(status) : codeText(status));
  const isPaid = transaction.captured_amount > 0 || transaction.status === 'authorized';
  if (items.length === 0 && !isPaid) return null;

  return (
    <Section
      title={say('receipts')}
      acts={
        isPaid ? (
          <ActButton needs="transactions.write" className="link" onClick={() => setIsAsking(true)}>
            {say('send')}
          </ActButton>
        ) : null
      }
    >
      {items.length === 0 ? (
        <p className="hint">{say('none')}</p>
      ) : (
        <ul className="side-rows">
          {items.map((receipt) => (
            <li key={receipt.id}>
              <span className="line">
                <strong>
                  <Money minor={receipt.amount} currency={receipt.currency} />
                </strong>
                <Status tone={TONES[receipt.status] ?? 'quiet'}>{textOf(receipt.status)}</Status>
              </span>
              <bdi className="soft">{receipt.email_address}</bdi>
              <Time at={receipt.sent_at ?? receipt.created_at} />
            </li>
          ))}
        </ul>
      )}
      {isAsking ? <ReceiptDialog id={transaction.id} onClose={() => setIsAsking(false)} /> : null}
    </Section>
  );
}

/** To the address of the payment, or to another. */
function ReceiptDialog({ id, onClose }: Readonly<{ id: string; onClose: () => void }>): ReactNode {
  const say = useWords(RECEIPT);
  const [address, setAddress] = useState('');
  const [key] = useState(newKey);
  const act = useAct('POST /transactions/{transaction_id}/receipts');
  const typed = address.trim();
  const submit = (): void =>
    act.mutate(
      {
        path: { transaction_id: id },
        body: typed === '' ? {} : { email_address: typed },
        idempotencyKey: key,
      },
      { onSuccess: () => (toast(say('asked')), onClose()) },
    );

  return (
    <Dialog title={say('send')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={act.error}
        acts={
          <SendButtons onClose={onClose} isBusy={act.isPending} isReady>
            {say('send')}
          </SendButtons>
        }
      >
        <TextField
          label={say('address')}
          value={address}
          onChange={setAddress}
          help={say('address_help')}
          problem={act.error?.ofField('email_address')}
          isOptional
        />
      </Form>
    </Dialog>
  );
}

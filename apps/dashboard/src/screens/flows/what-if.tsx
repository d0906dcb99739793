import type { FlowPayment } from '@railyard/sdk/schemas';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { readAmount } from '../../parts/money.ts';
import { text, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Evaluation } from './evaluation.tsx';
import type { FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

const QUERY = { payment: text };

/** Asks the rules about one payment: one that was made, or one that is typed. */
export function WhatIf({ state, isLive }: Readonly<{ state: FlowState; isLive: boolean }>): ReactNode {
  const say = useWords(WORDS);
  const [{ payment }, change] = useUrlQuery(QUERY);
  const { flow, version } = state;
  const draft = isLive ? null : state.draft;
  const ofDraft = useAct('POST /flows/{flow}/drafts/{draft_id}/evaluate', []);
  const ofVersion = useAct('POST /flows/{flow}/versions/{number}/evaluate', []);
  const asked = draft === null ? ofVersion : ofDraft;
  const evaluate = (body: Readonly<{ transaction_id: string } | { payment: FlowPayment }>): void => {
    const given = { ...body, payment_services: 'now' as const };
    if (draft === null) ofVersion.mutate({ path: { flow, number: String(version) }, body: given });
    else ofDraft.mutate({ path: { flow, draft_id: draft.id }, body: given });
  };
  const asksAtOnce = useEffectEvent(() => {
    if (payment !== null && (draft !== null || version > 0)) evaluate({ transaction_id: payment });
  });
  // a link from a payment asks about it, without a second click
  useEffect(() => asksAtOnce(), []);
  if (draft === null && version === 0) return <p className="hint">{say('nothing_to_ask')}</p>;

  return (
    <div className="what-if">
      <PaymentPicker
        payment={payment}
        problem={payment === null ? null : asked.error}
        isAsking={asked.isPending}
        onPick={(id) => {
          change({ payment: id === '' ? null : id }, { replace: true });
          if (id !== '') evaluate({ transaction_id: id });
        }}
        onAsk={(id) => evaluate({ transaction_id: id })}
      />
      <details className="typed-payment" open={payment === null}>
        <summary>{say('type_one')}</summary>
        <TypedPayment
          flow={flow}
          problem={payment === null ? asked.error : null}
          isAsking={asked.isPending}
          onAsk={(typed) => evaluate({ payment: typed })}
        />
      </details>
      {asked.data === undefined ? null : <Evaluation evaluation={asked.data} />}
    </div>
  );
}

function PaymentPicker({
  payment,
  problem,
  isAsking,
  onPick,
  onAsk,
}: Readonly<{
  payment: string | null;
  problem: ReturnType<typeof useAct>['error'];
  isAsking: boolean;
  onPick: (id: string) => void;
  onAsk: (id: string) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const { money, time } = useFormats();
  const recent = useRead('GET /transactions', { query: { limit: 20 } });
  return (
    <Form
      onSubmit={() => onAsk(payment ?? '')}
      problem={problem}
      acts={
        payment === null ? null : (
          <button type="submit" className="button" disabled={isAsking}>
            {say('ask_rules')}
          </button>
        )
      }
    >
      <SelectField
        label={say('pick_payment')}
        value={payment ?? ''}
        onChange={onPick}
        choices={[
          { value: '', label: say('none_picked') },
          ...(payment === null || recent.data?.items.some(({ id }) => id === payment) === true
            ? []
            : [{ value: payment, label: payment }]),
          ...(recent.data?.items ?? []).map(({ id, amount, currency, created_at }) => ({
            value: id,
            label: `${money(amount, currency)} · ${time(created_at)}`,
          })),
        ]}
      />
    </Form>
  );
}

type TypedPaymentProps = Readonly<{
  flow: string;
  problem: ReturnType<typeof useAct>['error'];
  isAsking: boolean;
  onAsk: (payment: FlowPayment) => void;
}>;

/** What of a payment the rules can see, as far as anybody types it. */
function TypedPayment({ flow, problem, isAsking, onAsk }: TypedPaymentProps): ReactNode {
  const say = useWords(WORDS);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ amount: '10.00', currency: 'EUR' });
  const [mistake, setMistake] = useState<string | null>(null);
  const isCard = flow === 'card-transaction';
  const field = (name: string, label: string, kind: 'text' | 'decimal' | 'number' = 'text'): ReactNode => (
    <TextField
      key={name}
      label={label}
      kind={kind}
      value={typed[name] ?? ''}
      problem={name === 'amount' ? mistake : null}
      onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  );
  const ask = (): void => {
    const read = paymentIn(typed, isCard);
    setMistake(read === null ? say('no_amount') : null);
    if (read !== null) onAsk(read);
  };

  return (
    <Form
      onSubmit={ask}
      problem={problem}
      acts={
        <button type="submit" className="button" disabled={isAsking}>
          {say('ask_rules')}
        </button>
      }
    >
      <div className="pairs">
        {field('amount', say('amount'), 'decimal')}
        {field('currency', say('currency'))}
        {field('country', say('country'))}
        {flow === 'redirect-transaction' ? field('payment_method', say('method')) : null}
        {flow === 'non-card-transaction' ? field('bank_scheme', say('bank_scheme')) : null}
        {isCard ? field('bin', say('bin'), 'number') : null}
        {isCard ? field('card_country', say('card_country')) : null}
        {field('metadata', say('metadata'))}
        {flow === 'checkout' ? null : field('anti_fraud_decision', say('anti_fraud'))}
        {flow === 'checkout' ? null : field('share', say('share_of'), 'number')}
      </div>
    </Form>
  );
}

/** Null: its amount is none. */
function paymentIn(typed: Readonly<Record<string, string>>, isCard: boolean): FlowPayment | null {
  const of = (name: string): string | null => {
    const value = typed[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  const currency = (of('currency') ?? '').toUpperCase();
  const amount = readAmount(of('amount') ?? '', currency);
  if (amount === null) return null;
  const pairs = (of('metadata') ?? '').split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const given = {
    amount,
    currency,
    country: of('country')?.toUpperCase() ?? null,
    payment_method: of('payment_method'),
    bank_scheme: of('bank_scheme'),
    anti_fraud_decision: of('anti_fraud_decision'),
    share: of('share') === null ? null : Number(of('share')),
    metadata: Object.fromEntries(pairs.filter(([key, value]) => (key ?? '') !== '' && value !== undefined)),
    card: isCard ? { bin: of('bin'), country: of('card_country')?.toUpperCase() ?? null } : null,
  };

  return given as FlowPayment; // words that the service does not know it refuses, with a pointer
}

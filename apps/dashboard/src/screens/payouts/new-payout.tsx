import type { PaymentMethod, PayoutSummary } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { buyerName } from '../../parts/buyer-name.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Field, Form, SelectField, TextField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Instrument } from '../../parts/instrument.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { readAmount } from '../../parts/money.ts';
import { toast } from '../../parts/toast.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

type TypedPayout = Readonly<{
  card: string | null;
  service: string;
  currency: string;
  amount: string;
  external: string;
}>;
const NOTHING: TypedPayout = { card: null, service: '', currency: 'EUR', amount: '', external: '' };

/** Money to a stored card: which card, through whom, how much. What a person signs is asked for when it is sent. */
export function NewPayout({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { money } = useFormats();
  const address = useAddress();
  // one for what is meant by this dialogue, however often its button is pressed
  const [idempotencyKey] = useState(newKey);
  const [typed, setTyped] = useState(NOTHING);
  const act = useAct('POST /payouts', ['GET /payouts']);
  const body = bodyOf(typed);
  const submit = (): void => {
    if (body === null) return;
    const onSuccess = ({ id }: PayoutSummary): void => {
      toast(say('done'));
      onClose();
      if (id !== null) navigate(address(`/payouts/${id}`));
    };
    act.mutate({ body, idempotencyKey }, { onSuccess });
  };

  return (
    <Dialog title={say('create')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={act.error}
        acts={
          <>
            <button type="button" className="button" onClick={onClose}>
              {list('cancel')}
            </button>
            <button
              type="submit"
              className="button"
              data-kind="main"
              disabled={body === null || act.isPending}
            >
              {say('pay_out', { amount: body === null ? '' : money(body.amount, body.currency) })}
            </button>
          </>
        }
      >
        <CardChoice chosen={typed.card} onChoose={(card) => setTyped({ ...typed, card })} />
        <Fields typed={typed} onType={setTyped} problem={act.error} />
      </Form>
    </Dialog>
  );
}

/** Null until all of it is there. */
function bodyOf({ card, service, currency, amount: typed, external }: TypedPayout) {
  const amount = readAmount(typed, currency);
  if (card === null || service === '' || amount === null || amount <= 0) return null;
  return {
    amount,
    currency,
    payment_service_id: service,
    payment_method: { method: 'id', id: card },
    ...(external === '' ? {} : { external_identifier: external }),
  } as const;
}

function Fields({
  typed,
  onType,
  problem,
}: Readonly<{
  typed: TypedPayout;
  onType: (typed: TypedPayout) => void;
  problem: Problem | null;
}>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const services = usePayingOut();
  const { currency } = typed;
  const isNoAmount = typed.amount !== '' && readAmount(typed.amount, currency) === null;
  return (
    <>
      <SelectField
        label={list('service')}
        value={typed.service}
        onChange={(service) => onType({ ...typed, service })}
        choices={[{ value: '', label: say('choose_service') }, ...services]}
        help={services.length === 0 ? say('no_service') : undefined}
      />
      <TextField
        label={list('amount')}
        kind="decimal"
        value={typed.amount}
        onChange={(amount) => onType({ ...typed, amount })}
        problem={isNoAmount ? say('amount_wrong', { currency }) : problem?.ofField('amount')}
      />
      <TextField
        label={list('currency')}
        value={currency}
        onChange={(value) => onType({ ...typed, currency: value.toUpperCase().slice(0, 3) })}
        problem={problem?.ofField('currency')}
      />
      <TextField
        label={list('external')}
        isOptional
        value={typed.external}
        onChange={(external) => onType({ ...typed, external })}
        problem={problem?.ofField('external_identifier')}
      />
    </>
  );
}

/** Payment services whose connector pays out. */
function usePayingOut(): readonly Readonly<{ value: string; label: string }>[] {
  const { data: services } = useRead('GET /payment-services', { query: { limit: 100 } });
  const { data: definitions } = useRead('GET /payment-service-definitions', { query: { limit: 100 } });
  const able = new Set(
    (definitions?.items ?? []).filter(({ supported_features: { payouts } }) => payouts).map(({ id }) => id),
  );
  return (services?.items ?? [])
    .filter(({ active, payment_service_definition_id: id }) => active && able.has(id))
    .map(({ id, display_name: label }) => ({ value: id, label }));
}

/** A stored card is found by its last four digits, and told apart by its buyer. */
function CardChoice({
  chosen,
  onChoose,
}: Readonly<{ chosen: string | null; onChoose: (id: string | null) => void }>): ReactNode {
  const say = useWords(WORDS);
  const [digits, setDigits] = useState('');
  const isWhole = /^\d{4}$/.test(digits);
  const { data } = useRead(
    'GET /payment-methods',
    { query: { label: digits, status: ['succeeded'], limit: 20 } },
    { isWanted: isWhole },
  );
  const cards = isWhole ? (data?.items ?? []).filter(({ method }) => method === 'card') : [];

  return (
    <>
      <TextField
        label={say('last_four')}
        kind="number"
        value={digits}
        onChange={(value) => {
          setDigits(value.replaceAll(/\D/g, '').slice(0, 4));
          onChoose(null);
        }}
        help={say('last_four_help')}
        problem={isWhole && data !== undefined && cards.length === 0 ? say('no_card', { digits }) : null}
      />
      {cards.length === 0 ? null : (
        <Field label={say('card')}>
          {(tied) => (
            <div {...tied} className="choices" role="radiogroup" aria-label={say('card')}>
              {cards.map((card) => (
                <label key={card.id} className="choice">
                  <input
                    type="radio"
                    name="card"
                    checked={chosen === card.id}
                    onChange={() => onChoose(card.id)}
                  />
                  <CardText card={card} />
                </label>
              ))}
            </div>
          )}
        </Field>
      )}
    </>
  );
}

function CardText({ card }: Readonly<{ card: PaymentMethod }>): ReactNode {
  return (
    <span className="line">
      <Instrument method={card.method} scheme={card.scheme} label={card.label} />
      <span className="soft number">{card.expiration_date}</span>
      <span className="soft">{buyerName(card.buyer)}</span>
    </span>
  );
}

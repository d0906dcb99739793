import type { PaymentMethod } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
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

/** Money to a stored card: which card, through whom, how much. What a person signs is asked for when it is sent. */
export function NewPayout({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { money } = useFormats();
  const address = useAddress();
  const services = usePayingOut();
  // one for what is meant by this dialogue, however often its button is pressed
  const [idempotencyKey] = useState(newKey);
  const [card, setCard] = useState<string | null>(null);
  const [service, setService] = useState('');
  const [currency, setCurrency] = useState('EUR');
  const [typed, setTyped] = useState('');
  const [external, setExternal] = useState('');
  const act = useAct('POST /payouts', ['GET /payouts']);
  const amount = readAmount(typed, currency);
  const isReady = card !== null && service !== '' && amount !== null && amount > 0;

  const submit = (): void => {
    if (!isReady) return;
    act.mutate(
      {
        body: {
          amount,
          currency,
          payment_service_id: service,
          payment_method: { method: 'id', id: card },
          ...(external === '' ? {} : { external_identifier: external }),
        },
        idempotencyKey,
      },
      {
        onSuccess: ({ id }) => {
          toast(say('done'));
          onClose();
          if (id !== null) navigate(address(`/payouts/${id}`));
        },
      },
    );
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
            <button type="submit" className="button button-primary" disabled={!isReady || act.isPending}>
              {say('pay_out', { amount: amount === null ? '' : money(amount, currency) })}
            </button>
          </>
        }
      >
        <CardChoice chosen={card} onChoose={setCard} />
        <SelectField
          label={list('service')}
          value={service}
          onChange={setService}
          choices={[{ value: '', label: say('choose_service') }, ...services]}
          help={services.length === 0 ? say('no_service') : undefined}
        />
        <TextField
          label={list('amount')}
          kind="decimal"
          value={typed}
          onChange={setTyped}
          problem={
            typed !== '' && amount === null ? say('amount_wrong', { currency }) : act.error?.ofField('amount')
          }
        />
        <TextField
          label={list('currency')}
          value={currency}
          onChange={(value) => setCurrency(value.toUpperCase().slice(0, 3))}
          problem={act.error?.ofField('currency')}
        />
        <TextField
          label={list('external')}
          isOptional
          value={external}
          onChange={setExternal}
          problem={act.error?.ofField('external_identifier')}
        />
      </Form>
    </Dialog>
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

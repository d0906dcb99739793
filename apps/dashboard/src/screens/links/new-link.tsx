import { type ReactNode, useState } from 'react';
import type { BodyOf } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { AmountField, useTypedAmount } from '../../parts/amount-field.tsx';
import { Field, Form, SelectField, TextField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { fromLocalInput } from '../../parts/time.ts';
import { Link, navigate, text, useAddress, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const QUERY = { amount: text, currency: text, country: text, reference: text };

/** A new payment link. What the address says stands in the form already. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const make = useAct('POST /payment-links', ['GET /payment-links']);
  const draft = useDraft();
  const submit = (): void => {
    if (draft.body !== null)
      make.mutate(
        { body: draft.body },
        { onSuccess: ({ id }) => navigate(address(`/links/${id}`), { replace: true }) },
      );
  };

  return (
    <div className="form-page">
      <nav className="crumb" aria-label={say('title')}>
        <Link to="/links">{say('title')}</Link>
      </nav>
      <header className="page-head">
        <h1>{say('make')}</h1>
      </header>
      <Form
        onSubmit={submit}
        problem={make.error}
        acts={
          <ActButton
            needs="payment-links.write"
            type="submit"
            data-kind="main"
            disabled={make.isPending || draft.body === null}
          >
            {say('make')}
          </ActButton>
        }
      >
        <Inputs draft={draft} problem={make.error} />
      </Form>
    </div>
  );
}

type Draft = ReturnType<typeof useDraft>;
/** What is typed beside the amount. */
type DraftFields = Readonly<{
  currency: string;
  country: string;
  reference: string;
  message: string;
  expires: string;
  intent: 'capture' | 'authorize';
}>;

/** What was typed, and the link that it would make; null: something is missing. */
function useDraft() {
  const { zone } = useFormats();
  const [given] = useUrlQuery(QUERY);
  const [fields, setFields] = useState<DraftFields>({
    currency: given.currency ?? 'EUR',
    country: given.country ?? '',
    reference: given.reference ?? '',
    message: '',
    expires: '',
    intent: 'capture',
  });
  const first = given.amount !== null && /^\d+$/.test(given.amount) ? Number(given.amount) : null;
  const typed = useTypedAmount(first, fields.currency, null);
  const { currency, country, reference, message, expires, intent } = fields;
  const until = fromLocalInput(expires, zone);
  const isWhole = currency.length === 3 && country.length === 2;
  const body: BodyOf<'POST /payment-links'> | null =
    typed.minor === null || !isWhole
      ? null
      : {
          ...{ amount: typed.minor, currency, country, intent },
          ...(reference === '' ? {} : { external_identifier: reference }),
          ...(message === '' ? {} : { merchant_message: message }),
          ...(until === null ? {} : { expires_at: until }),
        };

  return { typed, body, fields, put: (change: Partial<DraftFields>) => setFields({ ...fields, ...change }) };
}

function Inputs({
  draft: { typed, fields, put },
  problem,
}: Readonly<{ draft: Draft; problem: Problem | null }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <div className="field-pair">
        <AmountField label={say('amount')} typed={typed} isFocused isBare />
        <TextField
          label={say('currency')}
          value={fields.currency}
          onChange={(value) => put({ currency: value.toUpperCase().slice(0, 3) })}
          problem={problem?.ofField('currency')}
        />
      </div>
      <TextField
        label={say('country')}
        value={fields.country}
        onChange={(value) => put({ country: value.toUpperCase().slice(0, 2) })}
        help={say('country_help')}
        problem={problem?.ofField('country')}
      />
      <SelectField
        label={say('intent')}
        value={fields.intent}
        onChange={(intent) => put({ intent })}
        choices={[
          { value: 'capture', label: say('capture') },
          { value: 'authorize', label: say('authorize') },
        ]}
      />
      <TextField
        label={say('reference')}
        value={fields.reference}
        onChange={(reference) => put({ reference })}
        isOptional
      />
      <TextField
        label={say('message')}
        value={fields.message}
        onChange={(message) => put({ message })}
        kind="multiline"
        isOptional
      />
      <Field label={say('expires')} help={say('expires_help')} isOptional>
        {(tied) => (
          <input
            {...tied}
            type="datetime-local"
            className="input"
            value={fields.expires}
            onChange={(event) => put({ expires: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

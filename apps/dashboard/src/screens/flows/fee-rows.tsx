import { type ReactNode, useState } from 'react';
import { recordOf } from '../../api/problem.ts';
import { SelectField, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { decimalText, digitsOf, readAmount, readDecimal } from '../../parts/money.ts';
import { useWords } from '../../words/words.ts';
import type { NamedService } from './use-flow.ts';
import { WORDS } from './words.ts';

/** As the contract has a fee; what it is limited to beside these stays as it is. */
type Fee = Readonly<Record<string, unknown>>;

/** A hundredth of a percent is a basis point. */
const PERCENT_DIGITS = 2;

/** What each payment service takes: a part of the amount, and a fixed amount in one currency. */
export function FeeRows({
  services,
  fees,
  onChange,
}: Readonly<{
  services: readonly NamedService[];
  fees: unknown;
  onChange: (fees: readonly Fee[]) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const rows = (Array.isArray(fees) ? (fees as unknown[]) : []).map(recordOf);
  return (
    <>
      {rows.map((fee, at) => (
        <FeeRow
          key={at}
          {...{ services, fee }}
          onChange={(change) => onChange(rows.with(at, { ...fee, ...change }))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      <button
        type="button"
        className="link"
        disabled={services.length === 0}
        onClick={() => onChange([...rows, { payment_service_id: services[0]?.id, basis_points: 100 }])}
      >
        <Icon name="plus" /> {say('add_fee')}
      </button>
    </>
  );
}

type FeeRowProps = Readonly<{
  services: readonly NamedService[];
  fee: Fee;
  onChange: (change: Fee) => void;
  onRemove: () => void;
}>;

function FeeRow({ services, fee, onChange, onRemove }: FeeRowProps): ReactNode {
  const say = useWords(WORDS);
  const currency = typeof fee['currency'] === 'string' ? fee['currency'] : '';
  const [percent, setPercent] = useState(() => typedOf(fee['basis_points'], PERCENT_DIGITS));
  const [fixed, setFixed] = useState(() => typedOf(fee['fixed'], digitsOf(currency)));
  const part = readDecimal(percent, PERCENT_DIGITS);
  const amount = amountIn(fixed, currency);

  return (
    <div className="attempt">
      <SelectField
        label={say('fee_of')}
        value={String(fee['payment_service_id'])}
        onChange={(id) => onChange({ payment_service_id: id })}
        choices={services.map((one) => ({ value: one.id, label: one.name }))}
      />
      <TextField
        label={say('percent')}
        kind="decimal"
        value={percent}
        problem={percent !== '' && part === null ? say('no_percent') : null}
        onChange={(typed) => {
          setPercent(typed);
          onChange({ basis_points: readDecimal(typed, PERCENT_DIGITS) });
        }}
      />
      <TextField
        label={say('currency')}
        value={currency}
        placeholder={say('any_currency')}
        onChange={(typed) => {
          const code = typed.toUpperCase().slice(0, 3);
          onChange({ currency: code === '' ? null : code, fixed: amountIn(fixed, code) });
        }}
      />
      <TextField
        label={say('fixed')}
        kind="decimal"
        value={fixed}
        problem={fixed !== '' && amount === null ? say('no_fixed') : null}
        onChange={(typed) => {
          setFixed(typed);
          onChange({ fixed: amountIn(typed, currency) });
        }}
      />
      <button type="button" className="icon-button" onClick={onRemove}>
        <Icon name="close" />
        <span className="unseen">{say('remove')}</span>
      </button>
    </div>
  );
}

function typedOf(value: unknown, digits: number): string {
  return typeof value === 'number' ? decimalText(value, digits) : '';
}

/** A fixed amount is one of its currency. */
function amountIn(typed: string, currency: string): number | null {
  return currency.length === 3 ? readAmount(typed, currency) : null;
}

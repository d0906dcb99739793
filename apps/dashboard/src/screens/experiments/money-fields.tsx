import type { ReactNode } from 'react';
import { TextField } from '../../parts/form.tsx';
import { digitsOf, readDecimal } from '../../parts/money.ts';
import { useWords } from '../../words/words.ts';
import {
  type ExperimentDraft,
  NO_FEE,
  PERCENT_DIGITS,
  type TypedFee,
  servicesIn,
} from './experiment-draft.ts';
import { WORDS } from './words.ts';

/** What an experiment on money needs beside its arms: currency, fees, bounds, and how long is waited. */
export function MoneyFields({
  draft,
  put,
  nameOf,
}: Readonly<{
  draft: ExperimentDraft;
  put: (change: Partial<ExperimentDraft>) => void;
  nameOf: (paymentServiceId: string) => string;
}>): ReactNode {
  const say = useWords(WORDS);
  const { currency, days, fees } = draft;
  const wrong = useWrongNumber();

  return (
    <>
      <div className="experiment-pair">
        <TextField
          label={say('currency')}
          value={currency}
          onChange={(typed) => put({ currency: typed.toUpperCase().slice(0, 3) })}
        />
        <TextField
          label={say('days_typed')}
          kind="number"
          value={days}
          onChange={(typed) => put({ days: typed })}
          problem={wrong(days, 0)}
        />
      </div>
      {servicesIn(draft).map((id) => (
        <FeeFields
          key={id}
          service={nameOf(id)}
          currency={currency}
          fee={fees[id] ?? NO_FEE}
          onChange={(fee) => put({ fees: { ...fees, [id]: fee } })}
        />
      ))}
      <AmountFields {...{ draft, put }} />
    </>
  );
}

/** What a payment counts as at most, and asks on average; left out, the service looks at payments of late. */
function AmountFields({
  draft,
  put,
}: Readonly<{
  draft: ExperimentDraft;
  put: (change: Partial<ExperimentDraft>) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const { currency, highest, average } = draft;
  const wrong = useWrongNumber();
  const digits = digitsOf(currency);
  return (
    <div className="experiment-pair">
      <TextField
        label={say('most')}
        kind="decimal"
        value={highest}
        onChange={(typed) => put({ highest: typed })}
        problem={wrong(highest, digits)}
        help={say('from_late')}
        isOptional
      />
      <TextField
        label={say('average')}
        kind="decimal"
        value={average}
        onChange={(typed) => put({ average: typed })}
        problem={wrong(average, digits)}
        help={say('from_late')}
        isOptional
      />
    </div>
  );
}

/** What is wrong with a number of so many digits behind its point, as it is typed; null: nothing. */
export function useWrongNumber(): (typed: string, digits?: number) => string | null {
  const say = useWords(WORDS);
  return (typed, digits = PERCENT_DIGITS) =>
    typed !== '' && readDecimal(typed, digits) === null
      ? say(digits === 0 ? 'no_whole_number' : 'no_number')
      : null;
}

/** What one payment service is taken to charge. */
function FeeFields({
  service,
  currency,
  fee,
  onChange,
}: Readonly<{
  service: string;
  currency: string;
  fee: TypedFee;
  onChange: (fee: TypedFee) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const wrong = useWrongNumber();
  const { percent, fixed } = fee;
  return (
    <div className="experiment-pair">
      <TextField
        label={say('fee_percent', { service })}
        kind="decimal"
        value={percent}
        onChange={(typed) => onChange({ percent: typed, fixed })}
        problem={wrong(percent)}
        help={say('fees_why')}
      />
      <TextField
        label={say('fee_fixed', { service })}
        kind="decimal"
        value={fixed}
        onChange={(typed) => onChange({ percent, fixed: typed })}
        problem={wrong(fixed, digitsOf(currency))}
      />
    </div>
  );
}

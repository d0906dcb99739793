import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.ts';
import { useFormats } from './formats.ts';
import { Field } from './form.tsx';
import { decimalText, digitsOf, readAmount } from './money.ts';
import { PARTS } from './words.ts';

/** An amount as it is typed, and what it comes to. */
export type TypedAmount = Readonly<{
  text: string;
  currency: string;
  /** In minor units; null: none, or too much. */
  minor: number | null;
  problem: string | null;
  put: (text: string) => void;
}>;

/** What is typed as an amount of a currency: it begins with one, and may have a most. */
export function useTypedAmount(first: number | null, currency: string, most: number | null): TypedAmount {
  const say = useWords(PARTS);
  const { money } = useFormats();
  const digits = digitsOf(currency);
  const [text, put] = useState(() => (first === null ? '' : decimalText(first, digits)));
  const minor = readAmount(text, currency);
  const isTooMuch = minor !== null && most !== null && minor > most;
  const problem =
    text === ''
      ? null
      : minor === null || minor === 0
        ? say('no_amount', { currency, example: decimalText(1299, digits) })
        : isTooMuch
          ? say('too_much', { amount: money(most, currency) })
          : null;

  return { text, currency, minor: problem === null && minor !== null ? minor : null, problem, put };
}

/** The input for it, with its currency beside it. */
export function AmountField({
  label,
  typed,
  help,
  isFocused = false,
  isBare = false,
}: Readonly<{
  label: string;
  typed: TypedAmount;
  help?: ReactNode;
  isFocused?: boolean;
  /** Its currency has a field of its own beside it. */
  isBare?: boolean;
}>): ReactNode {
  return (
    <Field label={label} help={help} problem={typed.problem}>
      {(tied) => (
        <span className="amount-field">
          <input
            {...tied}
            className="input number"
            inputMode="decimal"
            autoComplete="off"
            autoFocus={isFocused}
            value={typed.text}
            onChange={(event) => typed.put(event.target.value)}
          />
          {isBare ? null : <span className="amount-currency">{typed.currency}</span>}
        </span>
      )}
    </Field>
  );
}

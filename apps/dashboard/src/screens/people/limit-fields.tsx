import type { RoleLimit } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { SelectField, TextField } from '../../parts/form.tsx';
import { decimalText, digitsOf, readAmount } from '../../parts/money.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const ACTS = ['refund', 'capture', 'payout'] as const;
type LimitedAct = (typeof ACTS)[number];

/** A limit as it is typed: amounts of its currency, or nothing. */
export type TypedLimit = Readonly<{ act: LimitedAct; currency: string; perAct: string; perDay: string }>;
const FIRST: TypedLimit = { act: 'refund', currency: '', perAct: '', perDay: '' };

/** How much of an act a role may move, by currency. */
export function LimitFields({
  limits,
  onChange,
}: Readonly<{
  limits: readonly TypedLimit[];
  onChange: (limits: readonly TypedLimit[]) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const put = (at: number, change: Partial<TypedLimit>): void =>
    onChange(limits.map((limit, index) => (index === at ? { ...limit, ...change } : limit)));

  return (
    <fieldset className="ticks">
      <legend>{say('limits')}</legend>
      <p className="hint">{say('limits_why')}</p>
      {limits.map((limit, at) => (
        <LimitRow
          key={at}
          limit={limit}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange(limits.filter((_, index) => index !== at))}
        />
      ))}
      <p>
        <button type="button" className="button" onClick={() => onChange([...limits, FIRST])}>
          <Icon name="plus" />
          {say('add_limit')}
        </button>
      </p>
    </fieldset>
  );
}

function LimitRow({
  limit,
  onChange,
  onRemove,
}: Readonly<{
  limit: TypedLimit;
  onChange: (change: Partial<TypedLimit>) => void;
  onRemove: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const { act, currency, perAct, perDay } = limit;
  const wrong = (text: string): string | null =>
    text !== '' && currency.length === 3 && readAmount(text, currency) === null
      ? say('no_amount', { currency, example: decimalText(5000, digitsOf(currency)) })
      : null;

  return (
    <div className="limit-row">
      <SelectField
        label={say('act')}
        value={act}
        onChange={(chosen) => onChange({ act: chosen })}
        choices={ACTS.map((value) => ({ value, label: say(value) }))}
      />
      <TextField
        label={say('currency')}
        placeholder="EUR"
        value={currency}
        onChange={(text) => onChange({ currency: text.toUpperCase().slice(0, 3) })}
      />
      <TextField
        label={say('per_act')}
        kind="decimal"
        value={perAct}
        problem={wrong(perAct)}
        onChange={(text) => onChange({ perAct: text })}
      />
      <TextField
        label={say('per_day')}
        kind="decimal"
        value={perDay}
        problem={wrong(perDay)}
        onChange={(text) => onChange({ perDay: text })}
      />
      <button type="button" className="icon-button" title={say('drop_limit')} onClick={onRemove}>
        <Icon name="close" />
        <span className="unseen">{say('drop_limit')}</span>
      </button>
    </div>
  );
}

export function typedLimits(limits: readonly RoleLimit[]): readonly TypedLimit[] {
  return limits.map(({ act: limited, currency, amount_per_act: perAct, amount_per_day: perDay }) => {
    const text = (amount: number | null | undefined): string =>
      amount == null ? '' : decimalText(amount, digitsOf(currency));
    const act = ACTS.find((one) => one === limited);
    // saved again as another act, it would be another limit
    if (act === undefined) throw new Error(`an act that this dashboard does not know is limited: ${limited}`);
    return {
      act,
      currency,
      perAct: text(perAct),
      perDay: text(perDay),
    };
  });
}

/** As the operations take them; null where one is not whole yet. */
export function readLimits(limits: readonly TypedLimit[]): readonly GivenLimit[] | null {
  const read = limits.map(readLimit);
  return read.includes(null) ? null : read.filter((limit) => limit !== null);
}

type GivenLimit = RoleLimit & Readonly<{ act: LimitedAct }>;

function readLimit({ act, currency, perAct, perDay }: TypedLimit): GivenLimit | null {
  if (!/^[A-Z]{3}$/.test(currency) || (perAct === '' && perDay === '')) return null;
  const [once, daily] = [perAct, perDay].map((text) => (text === '' ? null : readAmount(text, currency)));
  if ((perAct !== '' && once === null) || (perDay !== '' && daily === null)) return null;
  return { act, currency, amount_per_act: once ?? null, amount_per_day: daily ?? null };
}

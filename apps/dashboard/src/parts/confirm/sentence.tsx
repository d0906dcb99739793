import type { Confirmation } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { recordOf } from '../../api/problem.ts';
import { useRow, useWords } from '../../words/words.ts';
import { useFormats } from '../formats.ts';
import { codeText, schemeName } from '../payment-words.ts';
import { Facts } from '../values.tsx';
import { RESOURCES, SENTENCES } from './sentence-words.ts';
import { CONFIRM } from './words.ts';

type ShownConfirmation = Pick<Confirmation, 'sentence' | 'reason'>;

/** What will be done, in large; below it what the call sets, member by member. */
export function Sentence({ confirmation }: Readonly<{ confirmation: ShownConfirmation }>): ReactNode {
  const text = useSentence();
  return (
    <>
      <p className="sentence">{text(confirmation.sentence)}</p>
      <Facts rows={useSentenceRows(confirmation)} />
    </>
  );
}

/** What the call sets, by name; a payment as `showPayment` has it. */
export function useSentenceRows(
  confirmation: ShownConfirmation,
  showPayment: (id: string) => ReactNode = (id) => id,
): readonly (readonly [string, ReactNode])[] {
  const say = useWords(CONFIRM);
  const { values, details } = confirmation.sentence;
  const { transaction = null } = values;

  return [
    [say('transaction'), transaction === null ? null : showPayment(transaction)],
    [say('external_identifier'), values['external_identifier'] ?? null],
    ...details.map(
      ({ name, value }) =>
        [
          isNamed(name) ? say(name) : codeText(name),
          <Detail key={name} name={name} value={value ?? null} />,
        ] as const,
    ),
    [say('reason'), confirmation.reason],
  ];
}

/** Members that people call otherwise than the API does. */
const NAMED = [
  'role_id',
  'role_ids',
  'merchant_account_id',
  'merchant_account_ids',
  'withheld',
  'limits',
  'email_address',
  'display_name',
  'user_id',
  'account_holder',
  'routing_number',
  'account_type',
  'payment_service',
] as const;
function isNamed(name: string): name is (typeof NAMED)[number] {
  return (NAMED as readonly string[]).includes(name);
}

/** What one member is to be. Amounts stand in the call in minor units, and here as people write them. */
function Detail({ name, value }: Readonly<{ name: string; value: string | null }>): ReactNode {
  const say = useWords(CONFIRM);
  const { money } = useFormats();
  if (value === null) return <Secret />;
  if (name === 'merchant_account_id' && value === 'null') return say('every_account');
  if (value === '') return name === 'limits' ? say('no_limits') : '–';
  const limits = name === 'limits' ? limitsIn(value) : null;
  if (limits === null) return listText(value) ?? value;
  if (limits.length === 0) return say('no_limits');

  return limits.map(({ act, currency, amount, amount_per_act: once, amount_per_day: daily }, at) => (
    <div key={at}>
      {[
        act === undefined ? '' : `${act} ≤`,
        amount === undefined ? '' : `≥ ${money(amount, currency)}`,
        [
          ...(once == null ? [] : [say('at_once', { amount: money(once, currency) })]),
          ...(daily == null ? [] : [say('a_day', { amount: money(daily, currency) })]),
        ].join(', '),
      ]
        .filter((part) => part !== '')
        .join(' ')}
    </div>
  ));
}

/** A list of words, without the marks of JSON; null for anything else. */
function listText(text: string): string | null {
  if (!text.startsWith('[')) return null;
  try {
    const read: unknown = JSON.parse(text);
    const isWords = Array.isArray(read) && read.every((one) => typeof one === 'string');
    return isWords ? read.join(', ') || '–' : null;
  } catch {
    return null;
  }
}

type ShownLimit = Readonly<{
  act?: string;
  currency: string;
  amount?: number;
  amount_per_act?: number | null;
  amount_per_day?: number | null;
}>;

/** The limits that a member holds as JSON; null where it is cut off, or something else. */
function limitsIn(text: string): readonly ShownLimit[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((one) => typeof recordOf(one)['currency'] === 'string')
      ? (read as ShownLimit[]) // as the contract has them: the service has checked the call
      : null;
  } catch {
    return null;
  }
}

/** Set, and not for eyes. */
function Secret(): ReactNode {
  const say = useWords(CONFIRM);
  return <span className="soft">{say('not_shown')}</span>;
}

/** The sentence in the person's language; in English where the service knows one that we do not. */
export function useSentence(): (sentence: Confirmation['sentence']) => string {
  const row = useRow();
  const { money } = useFormats();
  return ({ code, text, values }) => {
    const words = SENTENCES[code];
    if (words === undefined) return text;
    const { amount, currency, resource } = values;
    const name = resource === undefined || resource === null ? '' : resource;
    const known = RESOURCES[name];

    return row(words, {
      ...Object.fromEntries(Object.entries(values).map(([one, value]) => [one, value ?? ''])),
      amount: isText(amount) && isText(currency) ? money(Number(amount), currency) : '',
      instrument: instrumentText(values),
      transaction: isText(values['external_identifier'])
        ? values['external_identifier'].replaceAll('-', '\u2011')
        : shortId(values['transaction'] ?? ''),
      resource: known === undefined ? name.replaceAll('-', ' ') : row(known),
      name: values['name'] ?? '',
    }).trim();
  };
}

function instrumentText({ instrument, scheme }: Readonly<Record<string, string | null>>): string {
  const label = isText(instrument) ? (/^\d{4}$/.test(instrument) ? `•••• ${instrument}` : instrument) : '';
  return [isText(scheme) ? schemeName(scheme) : '', label].filter((part) => part !== '').join(' ') || '–';
}

function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id;
}

function isText(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value !== '';
}

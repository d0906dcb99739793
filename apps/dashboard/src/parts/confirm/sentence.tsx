import type { Confirmation } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRow, useWords } from '../../words/words.ts';
import { useFormats } from '../formats.ts';
import { schemeName } from '../payment-words.ts';
import { Facts } from '../values.tsx';
import { RESOURCES, SENTENCES } from './sentence-words.ts';
import { CONFIRM } from './words.ts';

type ShownConfirmation = Pick<Confirmation, 'sentence' | 'reason'>;

/** What will be done, in large; below it what the call sets, member by member. */
export function Sentence({ confirmation }: Readonly<{ confirmation: ShownConfirmation }>): ReactNode {
  const say = useWords(CONFIRM);
  const text = useSentence();
  const { values, details } = confirmation.sentence;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [say('transaction'), values['transaction'] ?? null],
    [say('external_identifier'), values['external_identifier'] ?? null],
    ...details.map(({ name, value }) => [name.replaceAll('_', ' '), value ?? <Secret />] as const),
    [say('reason'), confirmation.reason],
  ];

  return (
    <>
      <p className="sentence">{text(confirmation.sentence)}</p>
      <Facts rows={rows} />
    </>
  );
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
        ? values['external_identifier']
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

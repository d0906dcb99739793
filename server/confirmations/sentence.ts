import { currency as currencyOf } from '../domain/currency.ts';
import { fillWords } from '../design/fill-words.ts';
import { moneyText } from '../design/money-text.ts';
import { type Facts, SENTENCES } from './call-facts.ts';

/** The sentence in English. What is not known is left out of it. */
export function sentenceOf({ code, values }: Facts): string {
  return fillWords(SENTENCES[code], (name) => valueText(name, values));
}

const MEANT_BY: Readonly<Record<string, string>> = { instrument: 'what it was paid with', name: '' };

function valueText(name: string, values: Facts['values']): string {
  const value = values[name] ?? null;
  if (name === 'amount') return amountText(value, values['currency'] ?? null);
  if (name === 'instrument') return instrumentText(value, values['scheme'] ?? null);
  if (name === 'resource') return (value ?? '').replaceAll('-', ' ');
  return value ?? MEANT_BY[name] ?? '';
}

function amountText(amount: string | null, currency: string | null): string {
  return amount === null || currency === null
    ? 'nothing'
    : moneyText(BigInt(amount), currencyOf(currency), 'en');
}

/** `visa •••• 1111`; an account or a wallet by its kind. */
function instrumentText(label: string | null, scheme: string | null): string {
  const shown = label === null ? null : /^\d{4}$/.test(label) ? `•••• ${label}` : label;
  return [scheme, shown].filter((part) => part !== null).join(' ') || 'the instrument';
}

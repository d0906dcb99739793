import type { CheckoutEffect, CheckoutEvent, CheckoutState } from './checkout-state.ts';
import { asciiDigits } from './digits.ts';

const UUID = '[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}';
/** Digits that may be a card, in groups or not, with blanks and dashes of any width; an id is none. */
const CARD = new RegExp(`${UUID}|[0-9](?:[ .\\t\u00a0\u2000-\u2015\u202f-]{0,3}[0-9]){11,}`, 'g');
/** In the order in which they are looked for: the address of a checkout, a token, and a parameter that is one. */
const CREDENTIALS: readonly (readonly [found: RegExp, shown: string])[] = [
  [/\/(pay|approve)\/[A-Za-z0-9_.~/-]+/g, '/$1/*'],
  // From where a word begins alone: a long one would be looked at from each of its letters.
  [/(^|[^A-Za-z0-9_-])[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g, '$1*'],
  [/([?&][a-z_]*token=)[^&#\s"]*/g, '$1*'],
];

/**
 * A text that may be logged: card numbers, tokens and addresses that are credentials become `*`, and so does each of
 * `secrets`, such as the id of a checkout session. A security code looks like any number: keep it out.
 *
 * @example loggable('no route to /pay/abc/def', []) // 'no route to /pay/*'
 */
export function loggable(text: string, secrets: readonly string[]): string {
  const known = secrets.reduce((left, secret) => (secret === '' ? left : left.replaceAll(secret, '*')), text);
  const open = CREDENTIALS.reduce((left, [found, shown]) => left.replaceAll(found, shown), known);
  return asciiDigits(open).replaceAll(CARD, (found) =>
    found[8] === '-' && found.length === 36 ? found : '*',
  );
}

/**
 * The one line that is logged of a step: names, and nothing that anybody typed, pays with or is let in by.
 *
 * @example logLine(before, event, after, effects) // 'entering + submitted -> tokenizing: save, call tokenize, wait'
 */
export function logLine(
  before: CheckoutState,
  event: CheckoutEvent,
  after: CheckoutState,
  effects: readonly CheckoutEffect[],
): string {
  const done = effects.map((effect) => {
    if (effect.do === 'call') return `call ${effect.call}`;
    return effect.do === 'end' ? `end ${effect.end.outcome}` : effect.do;
  });
  const what = event.kind === 'fault' ? `fault ${event.call} ${event.status}` : event.kind;
  return `${before.at} + ${what} -> ${after.at}${done.length === 0 ? '' : ': '}${done.join(', ')}`;
}

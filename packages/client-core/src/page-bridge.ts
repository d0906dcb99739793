import { originOf } from './call.ts';
import type { CheckoutEvent, KnownTransaction } from './checkout-state.ts';
import { CHANNEL, type EmbedEventName } from './protocol.ts';

/** Longer messages are not read. */
export const MESSAGE_BYTES_MAX = 64 * 1024;

/** What the page of a checkout says to the app around it. */
export type PageMessage =
  | Readonly<{
      type: 'event';
      /** Name of the event. */
      name: EmbedEventName;
      /** What it carries. */
      data: unknown;
    }>
  | Readonly<{
      type: 'complete';
      /** The payment of which the receipt is shown. */
      data: KnownTransaction;
    }>;

const NAMES: Readonly<Record<EmbedEventName, true>> = {
  optionsLoaded: true,
  formUpdate: true,
  cardDetailsChanged: true,
  paymentMethodSelected: true,
  transactionCreated: true,
  transactionFailed: true,
  transactionCancelled: true,
  apiError: true,
  argumentError: true,
};

/**
 * A message that a page in a web view has written, or null where it is not our page that speaks, or nothing that is
 * known. Pages of others pass through the web view, and frames of others stand in our page: they may write, but do
 * not know the secret in its address. `from`: address of the page that wrote; null where the platform does not say.
 *
 * @example const message = pageMessage(text, from, checkout.url)
 */
export function pageMessage(text: string, from: string | null, url: string): PageMessage | null {
  if (!isWithin(text, MESSAGE_BYTES_MAX) || (from !== null && !isOfOrigin(from, url))) return null;
  const { channel, instance, type, data } = membersOf(parsedJson(text));
  const secret = /^[^?#]*/.exec(url)?.[0].split('/').at(-1) ?? '';
  if (channel !== CHANNEL || secret === '' || instance !== secret) return null;
  const transaction = knownTransaction(data);
  if (type === 'complete') return transaction === null ? null : { type, data: transaction };
  if (type !== 'event') return null;
  const { name, data: carried } = membersOf(data);
  return isName(name) ? { type, name, data: carried ?? null } : null;
}

/**
 * What a message is to the checkout; null: nothing. Whatever says that it is paid is a hint.
 *
 * @example const event = eventOfPage(message, Date.now())
 */
export function eventOfPage(message: PageMessage, now: number): CheckoutEvent | null {
  if (message.type === 'complete') return { kind: 'returned', now };
  const transaction = knownTransaction(message.data);
  switch (message.name) {
    case 'optionsLoaded':
      return { kind: 'loaded', now };
    case 'formUpdate':
    case 'cardDetailsChanged':
      return { kind: 'entered', now };
    case 'paymentMethodSelected':
      return { kind: 'submitted', now };
    case 'transactionCreated':
      return transaction === null ? null : { kind: 'created', ask: 0, transaction, approvalUrl: null, now };
    case 'transactionFailed':
      return { kind: 'notCreated', now };
    case 'transactionCancelled':
      return { kind: 'cancelled', transaction, now };
    default:
      return null;
  }
}

function isName(name: unknown): name is EmbedEventName {
  return typeof name === 'string' && Object.hasOwn(NAMES, name);
}

/** Null: it names none. */
function knownTransaction(data: unknown): KnownTransaction | null {
  const { id, status } = membersOf(data);
  return typeof id === 'string' && typeof status === 'string' ? { id, status } : null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOfOrigin(from: string, url: string): boolean {
  try {
    return originOf(from).toLowerCase() === originOf(url).toLowerCase();
  } catch {
    return false;
  }
}

/** Whether the text has no more bytes of UTF-8. */
function isWithin(text: string, max: number): boolean {
  if (text.length > max) return false;
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes <= max;
}

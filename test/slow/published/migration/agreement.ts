import { addressParts, READ_HEADERS } from '../../../../packages/cli/src/migrate/recorded.ts';
import type { Judge } from '../../../../packages/cli/src/migrate/verdict.ts';
import type { Exchange } from './recorder.ts';

/**
 * What a request needs to be there, which no file tells: by the place that the service names, or its code. Where it is
 * not there the service refuses what the checker lets through, and has to.
 */
const STORED: readonly Readonly<{ place: RegExp; message: RegExp }>[] = [
  { place: /^query cursor$/, message: /^is not a cursor of this list/ },
  { place: /^path payment_method_id$/, message: /^has a network token already/ },
  {
    place: /id(?:entifier)?$/,
    message:
      /^is not an? (?:active payment service|payment service|buyer|stored |checkout session)|^names another/,
  },
  { place: /^body (?:\/gift_cards)?$/, message: /^no active gift card service/ },
  { place: /^[a-z]* ?$/, message: / is not supported by / },
  { place: /^body \/amount$/, message: /^is more than the \d+ that can/ },
  { place: /^body \/spec\/params\/(?:fields|filters|sort)\/./, message: /^must / },
  { place: /^body \/spec\/params\/sort$/, message: /^must / },
];

export type Comparison = Readonly<{
  /** `same`: the same verdict, for the same places; `stored`: the service misses something; else what differs. */
  agreement: 'same' | 'stored' | 'different';
  told: string;
}>;

/** Holds the checker's verdict to what the service did with the same request. */
export function compare(judge: Judge, exchange: Exchange): Comparison {
  const { method, url, headers, body, status, answer, call } = exchange;
  const parts = addressParts(url);
  if (parts === null) return { agreement: 'different', told: `${call}: ${url} is no address` };
  const kept = new Map(Object.entries(headers).filter(([name]) => READ_HEADERS.has(name)));
  const { faults } = judge({ at: 0, method, ...parts, headers: kept, body: body === '' ? null : body });
  const ours = placesOf(faults);
  const refusal = refusalIn(status, answer);
  const missing = refusal.details.filter(isOfStored);
  const theirs = placesOf(refusal.details.filter((detail) => !isOfStored(detail)));

  const said = `${status} ${refusal.code} ${sentence(refusal.details)}; the checker: ${sentence(faults)}`;
  const told = `${call} ${method} ${parts.path}: ${said}`;
  if (status < 300) return { agreement: ours === '' ? 'same' : 'different', told };
  // what it names is looked for before its fields are held to each other
  if (!refusal.isByRequest)
    return { agreement: ours === '' || [404, 409, 413].includes(status) ? 'stored' : 'different', told };
  if (ours !== theirs) return { agreement: 'different', told };
  return { agreement: missing.length > 0 ? 'stored' : 'same', told };
}

function isOfStored({ location, pointer, message }: Detail): boolean {
  return (
    !message.startsWith('must not hold') &&
    STORED.some((known) => known.place.test(`${location} ${pointer}`) && known.message.test(message))
  );
}

type Detail = Readonly<{ location: string; pointer: string; message: string }>;

/** Refused for what it says itself, or for something that is not there, in no state for it, or not theirs. */
function refusalIn(
  status: number,
  answer: unknown,
): Readonly<{ code: string; isByRequest: boolean; details: readonly Detail[] }> {
  if (status < 400) return { code: '', isByRequest: false, details: [] };
  const { code, message, details } = answer as Readonly<{
    code: string;
    message: string;
    details: readonly Detail[];
  }>;
  const isNoPath = code === 'method_not_allowed' || message === 'There is no such path';
  return {
    code,
    details,
    isByRequest: isNoPath || ((status === 400 || status === 422) && details.length > 0) || status === 415,
  };
}

function placesOf(details: readonly Readonly<{ location: string; pointer: string }>[]): string {
  return [...new Set(details.map(({ location, pointer }) => `${location} ${pointer}`))].sort().join(', ');
}

function sentence(
  details: readonly Detail[] | readonly Readonly<{ location: string; pointer: string; message: string }>[],
): string {
  return details.length === 0
    ? 'nothing'
    : details
        .map(({ location, pointer, message }) => `${location} ${pointer} ${message}`)
        .join(' | ')
        .slice(0, 300);
}

import type { Call, Fields as AnyFields, WireText } from '../connector.ts';
import type { EventTools } from '../events.ts';

/** How GoCardless is asked: JSON under the resource's name, a pinned version, a key for everything that is made. */

export const settings = {
  access_token: {
    displayName: 'Access token',
    help: 'With read and write access. In the sandbox: sandbox_ and the id of the merchant account.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[A-Za-z0-9_.-]{8,255}$/,
  },
  webhook_endpoint_secret: {
    displayName: 'Webhook endpoint secret',
    help: 'Of the endpoint that you make for the webhook URL. In the sandbox: whsec_sandbox_gocardless.',
    required: true,
    sensitive: true,
    format: 'text',
  },
} as const satisfies AnyFields;
export type GoCardlessFields = typeof settings;
export type GoCardlessCall<Input> = Call<GoCardlessFields, Input>;

/** https://developer.gocardless.com/api-reference/#making-requests-versions */
const API_VERSION = '2015-07-06';

/** Our operation, in the metadata of what it made. */
export const OPERATION = 'railyard_operation';

export type Answer = Readonly<{ status: number; text: string }>;
type Asker = Pick<GoCardlessCall<unknown>, 'baseUrl' | 'http' | 'settings'>;

export function get(by: Asker, path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const asked = String(new URLSearchParams(query));
  return by.http.send({
    method: 'GET',
    url: `${by.baseUrl}/${path}${asked === '' ? '' : `?${asked}`}`,
    headers: headersOf(by),
  });
}

/** `key`: the same key makes one resource, however often it is sent. */
export function post(by: Asker, path: string, value: unknown, key: string): Promise<Answer> {
  return by.http.send({
    method: 'POST',
    url: `${by.baseUrl}/${path}`,
    headers: { ...headersOf(by), 'idempotency-key': key },
    body: { type: 'json', value },
  });
}

function headersOf({ settings: { access_token: token } }: Asker): Readonly<Record<string, WireText>> {
  return { authorization: ['Bearer ', token], 'gocardless-version': API_VERSION };
}

/** What reads on behalf of an event asks as. */
export function askerFor(tools: EventTools, given: Asker['settings']): Asker {
  return { baseUrl: tools.baseUrl, http: fewAtOnce(tools.http), settings: given };
}

const AT_ONCE = 4;

/**
 * A batch of 250 events wants as many payments read, which is more than the pace lets out at once: those that have
 * to wait too long would fail, and the batch with them, whenever it is sent again.
 */
function fewAtOnce(http: EventTools['http']): EventTools['http'] {
  const lanes: Promise<unknown>[] = [];
  let count = 0;
  return {
    send(request) {
      const lane = count % AT_ONCE;
      count += 1;
      const sent = (lanes[lane] ?? Promise.resolve()).then(() => http.send(request));
      lanes[lane] = sent.catch(() => null);
      return sent;
    },
  };
}

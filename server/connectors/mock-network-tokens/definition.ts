import { formatExpiry } from '../../domain/expiry.ts';
import { type JsonObject, parseObject, textAt } from '../../domain/json.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Fields } from '../connector.ts';
import {
  defineTokenServiceConnector,
  type TokenAtService,
  type TokenCall,
  type TokenMade,
  TokenRefused,
  TokenServiceFault,
} from '../token-service-connector.ts';

/**
 * The sandbox's own token service, one for all schemes, which every merchant account of a sandbox has without setting
 * it up. It knows a request by our id, and answers the same one in the same way.
 */
export const mockNetworkTokens = defineTokenServiceConnector({
  id: 'mock-network-tokens',
  processor: 'network-tokens',
  displayName: 'Sandbox token service',
  settings: {},
  baseUrls: { sandbox: null, production: null },
  schemes: 'any',
  operations: {
    async provision(call) {
      const { number, expiry, notificationUrl, securityCode } = call.input;
      const body = {
        card_number: number,
        expiration_month: expiry.month,
        expiration_year: expiry.year,
        notification_url: notificationUrl,
        ...(securityCode === null ? {} : { security_code: securityCode }),
      };
      const request = { method: 'POST', path: 'tokens', body, idempotencyKey: call.operationId } as const;
      const { answer, taken } = await ask(call, request, '/token');
      if (taken === null) throw new TokenServiceFault('no token');
      return { ...madeToken(answer), token: taken };
    },
    async find(call) {
      return madeToken((await ask(call, { method: 'GET', path: pathOf(call.input.reference) })).answer);
    },
    async cryptogram(call) {
      const { reference, merchantInitiated } = call.input;
      const path = `${pathOf(reference)}/cryptograms`;
      const body = { merchant_initiated: merchantInitiated };
      const { answer, taken } = await ask(call, { method: 'POST', path, body }, '/cryptogram');
      if (taken === null) throw new TokenServiceFault('no cryptogram');
      return { cryptogram: taken, eci: textAt(answer, 'eci') };
    },
    async move(call) {
      const { reference, move } = call.input;
      const path = pathOf(reference);
      const { answer } =
        move === 'delete'
          ? await ask(call, { method: 'DELETE', path })
          : await ask(call, { method: 'POST', path: `${path}/${move}`, body: {} });
      return madeToken(answer);
    },
    async deleteMadeFor(call) {
      await ask(call, { method: 'DELETE', path: `requests/${encodeURIComponent(call.operationId)}` });
    },
  },
});

function pathOf(reference: string): string {
  return `tokens/${encodeURIComponent(reference)}`;
}

type ServiceRequest = Readonly<{
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}>;

async function ask(
  { http, baseUrl, merchantAccountId }: TokenCall<Fields, unknown>,
  { method, path, body, idempotencyKey }: ServiceRequest,
  take?: string,
): Promise<Readonly<{ answer: JsonObject; taken: Secret | null }>> {
  const headers = {
    'sub-merchant': merchantAccountId,
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const { status, text, taken } = await http.send(
    {
      method,
      url: `${baseUrl}/${path}`,
      headers,
      ...(body === undefined ? {} : { body: { type: 'json', value: body } }),
    },
    take === undefined ? {} : { take: [take] },
  );
  const answer = parseObject(text);
  if (answer === null || status >= 500) throw new TokenServiceFault(`status ${status}`);
  if (status < 200 || status >= 300) throw new TokenRefused(textAt(answer, 'code') ?? `status_${status}`);

  const [secret = null] = taken.values();
  return { answer, taken: secret };
}

function madeToken(answer: JsonObject): Omit<TokenMade, 'token'> & TokenAtService {
  const reference = textAt(answer, 'reference');
  const { status, expiration_month: month, expiration_year: year } = answer;
  if (
    reference === null ||
    (status !== 'active' && status !== 'suspended' && status !== 'deleted') ||
    typeof month !== 'number' ||
    typeof year !== 'number'
  )
    throw new TokenServiceFault('an answer of an unknown form');
  const expirationDate = formatExpiry({ month, year });
  return { reference, status, expirationDate, cardArtUrl: textAt(answer, 'card_art_url') };
}

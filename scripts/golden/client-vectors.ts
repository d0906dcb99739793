import {
  type Api,
  cardDetails,
  clickToPaySession,
  completeTransaction,
  createTransaction,
  faultKind,
  googlePaySession,
  openCheckout,
  pazeSession,
  returnParameters,
  threeDSecureAuthenticate,
  threeDSecureVersion,
  tokenize,
  transactionSession,
} from '../../packages/client-core/src/index.ts';
import { wordVectors } from './buyer-words.ts';
import { bridgeVectors, secretVectors } from './bridge-vectors.ts';
import { cardVectors } from './card-vectors.ts';
import { checkoutVectors, restoreVectors } from './checkout-vectors.ts';
import { editedFields } from './edited-fields.ts';
import { DEVICE, threeDSecureSteps } from './three-d-secure-vectors.ts';
import { typedFields } from './typed-fields.ts';
import { operationById } from '../../server/api-contract/index.ts';

/**
 * What a client in another language has to send, to make of answers, and to judge, as JSON: what our own client
 * does, in the words of the contract. `contract/vectors/README.md` says what each file is.
 */
export const CLIENT_VECTORS = [
  { file: 'contract/vectors/requests.json', render: async () => printVectors(await requestVectors()) },
  { file: 'contract/vectors/faults.json', render: () => printVectors(faults()) },
  { file: 'contract/vectors/three-d-secure.json', render: () => printVectors(threeDSecureSteps()) },
  { file: 'contract/vectors/return-addresses.json', render: () => printVectors(returns()) },
  { file: 'contract/vectors/cards.json', render: cardVectors },
  { file: 'contract/vectors/typing.json', render: () => compactly(typedFields()) },
  { file: 'contract/vectors/editing.json', render: () => compactly(editedFields()) },
  { file: 'contract/vectors/checkout.json', render: checkoutVectors },
  { file: 'contract/vectors/restore.json', render: () => compactly(restoreVectors()) },
  { file: 'contract/vectors/bridge.json', render: () => compactly(bridgeVectors()) },
  { file: 'contract/vectors/secrets.json', render: secretVectors },
  { file: 'contract/vectors/words.json', render: wordVectors },
] as const;

function printVectors(vectors: readonly unknown[]): string {
  return `${JSON.stringify(vectors, null, 2)}\n`;
}

/** A vector a line. */
function compactly(vectors: readonly object[]): string {
  return `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`;
}

const CARD = { number: '4111111111111111', expirationDate: '12/30', securityCode: '123' };
const PAYMENT = {
  amount: 1299,
  currency: 'USD',
  country: 'US',
  integration_client: 'ios',
  payment_method: {
    method: 'paypal',
    country: 'US',
    currency: 'USD',
    redirect_url: 'https://shop.example/back',
  },
};
const WALLET = {
  session_data: null,
  default_completion_url: 'https://pay.example/transactions/{transaction_id}/complete?token={session_token}',
  integration_client: 'ios',
};
const CHECKOUT = { apiUrl: 'https://pay.example', amount: 1299, currency: 'USD', country: 'US' };

type Call = Readonly<{ operation: string; call: string; run(api: Api): Promise<unknown> }>;

/** In the order in which a service answers them: later ones use what earlier ones were answered. */
const CALLS: readonly Call[] = [
  {
    operation: 'update_checkout_session_fields',
    call: 'tokenize',
    run: (api) => tokenize(api, '{session_id}', CARD),
  },
  {
    operation: 'get_checkout_session_card_details',
    call: 'cardDetails',
    run: (api) => cardDetails(api, '{session_id}', '41111111'),
  },
  {
    operation: 'get_checkout_session_three_d_secure_version',
    call: 'threeDSecureVersion',
    run: (api) => threeDSecureVersion(api, '{enrolled_session_id}'),
  },
  {
    operation: 'authenticate_checkout_session_three_d_secure',
    call: 'threeDSecureAuthenticate',
    run: (api) => threeDSecureAuthenticate(api, '{enrolled_session_id}', DEVICE),
  },
  {
    operation: 'create_google_pay_digital_wallet_session',
    call: 'googlePaySession',
    run: (api) => googlePaySession(api, 'shop.example'),
  },
  {
    operation: 'create_paze_digital_wallet_session',
    call: 'pazeSession',
    run: (api) => pazeSession(api),
  },
  {
    operation: 'create_click_to_pay_digital_wallet_session',
    call: 'clickToPaySession',
    run: (api) => clickToPaySession(api, '{session_id}'),
  },
  {
    operation: 'create_embedded_checkout',
    call: 'openCheckout',
    run: (api) => openCheckout({ ...CHECKOUT, token: '{token}' }, undefined, api.fetch),
  },
  {
    operation: 'create_transaction',
    call: 'createTransaction',
    run: (api) => createTransaction(api, PAYMENT, 'order-1815'),
  },
  {
    operation: 'update_session',
    call: 'transactionSession',
    run: (api) => transactionSession(api, '{transaction_id}', '{session_token}'),
  },
  {
    operation: 'complete_transaction',
    call: 'completeTransaction',
    run: (api) => completeTransaction(api, WALLET),
  },
];

type RequestVector = Readonly<{ call: string; operation: string; request: object | null; answer: object }>;

/** What our own client sends. */
export async function requestVectors(): Promise<readonly RequestVector[]> {
  const vectors: RequestVector[] = [];
  for (const { operation: id, call, run } of CALLS) {
    const operation = operationById(id);
    if (operation === null || operation === undefined) throw new Error(`BUG: there is no operation ${id}`);
    let request: object | null = null;
    await run({
      apiUrl: 'https://pay.example',
      token: '{token}',
      fetch: (url, { method, headers, body }) => {
        const path = decodeURIComponent(url.slice('https://pay.example'.length));
        request = { method, path, headers, body: body === undefined ? null : (JSON.parse(body) as unknown) };
        return Promise.resolve({
          ok: true,
          status: 200,
          headers: { get: () => null },
          text: () => Promise.resolve('{}'),
        });
      },
    });
    const status = Number(Object.keys(operation.responses).find((code) => code.startsWith('2')));
    const schema = operation.responses[status] as
      | Readonly<{ required?: readonly string[] }>
      | null
      | undefined;
    vectors.push({ call, operation: id, request, answer: { status, members: schema?.required ?? [] } });
  }
  return vectors;
}

/** What a client makes of a status. 0: nobody answered. */
function faults(): readonly object[] {
  return [0, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503].map((status) => ({
    status,
    kind: faultKind(status),
  }));
}

const ADDRESSES = [
  ['https://shop.example/back', 'https://shop.example/back'],
  ['https://shop.example/back?order=7&three_d_secure_status=failed', 'https://shop.example/back?order=7'],
  ['https://shop.example/?done=%C3%A4+b', 'https://shop.example'],
  ['HTTPS://Shop.Example:443/back#top', 'https://shop.example/back'],
  ['https://shop.example/zur%C3%BCck', 'https://shop.example/zurück'],
  ['shop://back?transaction_id=1', 'shop://back'],
  ['https://shop.example/back?broken=%E0%A4', 'https://shop.example/back'],
  ['https://shop.example.bank.example/back', 'https://shop.example/back'],
  ['https://shop.example/backyard', 'https://shop.example/back'],
  ['http://shop.example/back', 'https://shop.example/back'],
  ['https://shop.example:8443/back', 'https://shop.example/back'],
  ['https://bank.example/?to=https://shop.example/back', 'https://shop.example/back'],
  ['about:blank', 'https://shop.example/back'],
] as const;

function returns(): readonly object[] {
  return ADDRESSES.map(([url, returnUrl]) => ({
    url,
    returnUrl,
    parameters: returnParameters(url, returnUrl),
  }));
}

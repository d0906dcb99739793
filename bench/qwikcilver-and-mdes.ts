import type { Fields } from '../server/connectors/connector.ts';
import type { GiftCardConnector } from '../server/connectors/gift-card-connector.ts';
import { mastercardMdes } from '../server/connectors/mastercard-mdes/definition.ts';
import { qwikcilverGiftCard } from '../server/connectors/qwikcilver/definition.ts';
import type { TokenCall, TokenServiceConnector } from '../server/connectors/token-service-connector.ts';
import { currency } from '../server/domain/currency.ts';
import { processorReference } from '../server/domain/outcome.ts';
import type { Secret } from '../server/domain/secret.ts';
import type { Wire } from '../server/net/wire.ts';

/** Operations of gift card providers and token services, with the scenarios that recorded their answers. */
type Run = readonly [name: string, scenario: string, run: (http: Wire) => Promise<unknown>];
type SecretOf = (label: string) => Secret;

const OPERATION_ID = '019aab00-0000-7000-8000-000000000002';

export function qwikcilverRuns(secretOf: SecretOf): readonly Run[] {
  const { operations }: GiftCardConnector = qwikcilverGiftCard;
  const settings = { terminal_id: 'sandbox-default', currency: 'INR' };
  const card = { number: secretOf('gift_card.number'), pin: secretOf('gift_card.pin') };
  const amount = { minor: 40_005n, currency: currency('INR') };
  const of = processorReference('10000001:1552308480876891127:23893525');
  const call = {
    settings,
    merchantAccountId: 'bench',
    operationId: OPERATION_ID,
    options: {},
    baseUrl: 'http://127.0.0.1',
    accessToken: secretOf('access_token'),
    state: {},
    webhookUrl: null,
    now: new Date(),
  };
  return [
    ['balance', 'balance', (http) => operations.balance({ ...call, http, input: { card, currency: 'INR' } })],
    [
      'redeem',
      'redeem',
      (http) => operations.redeem({ ...call, http, input: { card, amount, bill: amount } }),
    ],
    [
      'refund',
      'refund',
      (http) => operations.refund({ ...call, http, input: { of, amount, redeemed: amount, card } }),
    ],
  ];
}

export function mdesRuns(secretOf: SecretOf): readonly Run[] {
  const { operations }: TokenServiceConnector = mastercardMdes;
  const pointers = ['/tokenDetail/encryptedData/tokenNumber', '/encryptedPayload/encryptedData/de48se43Data'];
  const taken = new Map(pointers.map((pointer) => [pointer, secretOf(pointer)]));
  function call<Input>(http: Wire, input: Input): TokenCall<Fields, Input> {
    return {
      input,
      settings: { token_requestor_id: '50110030273', consumer_key: secretOf('settings.consumer_key') },
      merchantAccountId: 'bench',
      operationId: OPERATION_ID,
      baseUrl: 'http://127.0.0.1',
      http: { send: async (request) => ({ ...(await http.send(request)), taken }) },
      newId: () => OPERATION_ID,
    };
  }
  const card = {
    number: secretOf('card.number'),
    expiry: { month: 12, year: 2030 },
    securityCode: null,
    notificationUrl: 'https://pay.example/tokens',
    isRepeat: false,
    known: () => Promise.resolve(new Set<string>()),
  };
  const reference = 'DWSPMC000000000101a206542c437961a2933413fce883b9';
  return [
    ['provision', 'provision', (http) => operations.provision(call(http, card))],
    ['find', 'find', (http) => operations.find(call(http, { reference }))],
    [
      'cryptogram',
      'cryptogram',
      (http) => operations.cryptogram(call(http, { reference, merchantInitiated: false })),
    ],
  ];
}

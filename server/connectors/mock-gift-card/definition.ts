import { parseGiftCardErrorCode } from '../../domain/gift-card.ts';
import { type JsonObject, minorUnitsAt, parseObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import { type Call, type Fields, PROMPT_LOOK_UP } from '../connector.ts';
import {
  defineGiftCardConnector,
  type GiftCardFound,
  type GiftCardInstrument,
  type GiftCardMoved,
  type GiftCardOutcome,
} from '../gift-card-connector.ts';

/** The published gift card simulator as a connector: JSON over HTTP to our own simulated provider. */
export const mockGiftCard = defineGiftCardConnector({
  id: 'mock-gift-card',
  displayName: 'Mock Gift Card',
  settings: {},
  baseUrls: { sandbox: null, production: null },
  recovery: PROMPT_LOOK_UP,
  operations: {
    balance: (call) =>
      ask(call, 'balances', { ...cardOf(call.input.card), currency: call.input.currency }, (body) => {
        const balance = minorUnitsAt(body, 'balance');
        return balance === null ? null : { balance, currency: textAt(body, 'currency') };
      }),
    redeem: ({ input, ...call }) =>
      ask(
        call,
        'redemptions',
        { ...cardOf(input.card), amount: String(input.amount.minor), currency: input.amount.currency },
        movedOf,
      ),
    refund: ({ input, ...call }) =>
      ask(
        call,
        `redemptions/${encodeURIComponent(input.of)}/refunds`,
        { amount: String(input.amount.minor), currency: input.amount.currency },
        movedOf,
      ),
    activate: ({ input, ...call }) =>
      ask(
        call,
        'activations',
        {
          ...cardOf(input.card),
          amount: String(input.amount?.minor ?? 0n),
          currency: input.amount?.currency ?? null,
        },
        movedOf,
      ),
    issue: ({ input, ...call }) =>
      ask(
        call,
        'issuances',
        { theme: input.theme, amount: String(input.amount.minor), currency: input.amount.currency },
        (body) => {
          const url = textAt(body, 'url');
          return url === null ? null : { url };
        },
      ),
    async find(call) {
      const { status, text } = await call.http.send({
        method: 'GET',
        url: `${call.baseUrl}/operations/${encodeURIComponent(call.operationId)}`,
        headers: headers(call),
      });
      if (status === 404) return { kind: 'not_found' };
      // A look-up that was refused says nothing about what is looked up.
      return status === 200
        ? read(status, text, foundOf)
        : { kind: 'unknown', detail: `the look-up was answered ${status}` };
    },
  },
});

type Caller = Omit<Call<Fields, never>, 'input'>;

async function ask<Value>(
  call: Caller,
  path: string,
  value: JsonObject,
  valueOf: (body: JsonObject) => Value | null,
): Promise<GiftCardOutcome<Value>> {
  const { status, text } = await call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: headers(call),
    body: { type: 'json', value },
  });
  return read(status, text, valueOf);
}

/**
 * This provider's errors say whether it acted; an answer that does not, or that cannot be read, may mean
 * anything.
 */
function read<Value>(
  status: number,
  text: string,
  valueOf: (body: JsonObject) => Value | null,
): GiftCardOutcome<Value> {
  const body = parseObject(text);
  if (body === null) return { kind: 'unknown', detail: `the provider answered ${status} without an outcome` };
  const raw = { code: textAt(body, 'code'), description: textAt(body, 'message') };
  if (status >= 500 && body['acted'] !== false)
    return { kind: 'unknown', detail: `the provider answered ${status} and may have acted` };
  if (status >= 400) return { kind: 'failed', code: status >= 500 ? 'service_error' : 'unknown_error', raw };
  if (body['status'] === 'refused') return { kind: 'failed', code: parseGiftCardErrorCode(raw.code), raw };
  const value = valueOf(body);
  if (body['status'] !== 'approved' || value === null)
    return { kind: 'unknown', detail: 'the provider answered without an outcome' };
  return { kind: 'succeeded', value, reference: processorReference(textAt(body, 'id') ?? 'balance') };
}

function headers(call: Caller): Readonly<Record<string, string>> {
  return { 'idempotency-key': call.operationId, 'sub-merchant': call.merchantAccountId };
}

function cardOf(card: GiftCardInstrument): JsonObject {
  return { number: card.number, pin: card.pin };
}

function foundOf(body: JsonObject): GiftCardFound | null {
  const moved = movedOf(body);
  const url = textAt(body, 'url');
  return moved === null || url === null ? moved : { ...moved, url };
}

function movedOf(body: JsonObject): GiftCardMoved | null {
  const amount = minorUnitsAt(body, 'amount');
  return amount === null ? null : { amount };
}

import { type ErrorCode, errorCode } from '../domain/decline.ts';
import {
  currencyIn,
  type JsonObject,
  minorUnitsAt,
  objectOf,
  parseObject,
  textAt,
  timeAt,
} from '../domain/json.ts';
import {
  type Outcome,
  type ProcessorReference,
  type RawCode,
  processorReference,
  declinedOutcome,
} from '../domain/outcome.ts';
import {
  type Authorize,
  type AuthorizedAmounts,
  type Call,
  type Connector,
  type Fields,
  type Follow,
  type LookUpOutcome,
  type MovedAmount,
  NO_CARD,
  type ProcessorToken,
  type WireText,
} from './connector.ts';
import type { ProcessorChange } from './events.ts';
import type { OptionBlock } from './options.ts';
import { deliveredOf, purchaseOf, readSandboxEvents } from './sandbox-connector.ts';

/**
 * What the sandbox's order processors have in common: payments are orders of one collection, which have a
 * state, and every answer and event shows the whole order. A connector to one of them says what its states
 * and events mean, and how an order is written.
 */
export type OrderReader = Readonly<{
  /** The answer to opening: the order as it stands. */
  readOpened(status: number, text: string): Outcome<AuthorizedAmounts>;
  /** The answer to a request on an order. */
  readMoved(status: number, text: string): Outcome<MovedAmount>;
  /**
   * The answer to reading and completing. One that was refused says nothing about the order: it may have been
   * completed before.
   */
  readState(status: number, text: string): Outcome<AuthorizedAmounts>;
  readFound(status: number, text: string): LookUpOutcome;
  /** The answer to asking for a token without an order, and to looking it up. */
  readToken(status: number, text: string): Outcome<ProcessorToken>;
  /** The order as an answer or an event shows it. */
  outcomeOf(order: JsonObject | null): Outcome<AuthorizedAmounts>;
  /** What an event says that shows the order. */
  changeOf(order: JsonObject | null): ProcessorChange;
}>;

/** What a state of an order means. `told`: what every answer carries. */
export type OrderState = (
  order: JsonObject,
  told: Readonly<{ reference: ProcessorReference; raw: RawCode }>,
) => Outcome<AuthorizedAmounts>;

/** A decline, by the table of the processor's codes. */
type Refuse = (raw: RawCode, reference: ProcessorReference) => Outcome<never>;

export function orderReader(
  declines: Readonly<Record<string, ErrorCode>>,
  states: Readonly<Record<string, OrderState>>,
): OrderReader {
  const refusedBy: Refuse = (raw, reference) =>
    declinedOutcome(declines[raw.code ?? ''] ?? errorCode('unknown_error'), raw, { reference });
  const failed: OrderState = (_order, { reference, raw }) => refusedBy(raw, reference);
  const meanings: ReadonlyMap<unknown, OrderState> = new Map(Object.entries({ failed, ...states }));

  function outcomeOf(order: JsonObject | null): Outcome<AuthorizedAmounts> {
    const id = textAt(order, 'id');
    if (order === null || id === null)
      return { kind: 'unknown', detail: 'the processor answered without an id' };
    const meaning = meanings.get(order['state']);
    return meaning === undefined
      ? { kind: 'unknown', detail: 'the processor answered with a state that it does not document' }
      : meaning(order, { reference: processorReference(id), raw: rawOf(order) });
  }

  const reader: OrderReader = {
    outcomeOf,
    changeOf: (order) => ({ kind: 'payment', outcome: outcomeOf(order) }),
    readOpened(status, text) {
      const body = parseObject(text);
      return unreadable(status, body) ?? outcomeOf(body);
    },
    readMoved(status, text) {
      const body = parseObject(text);
      return unreadable(status, body) ?? movedOf(objectOf(body?.['operation']), refusedBy);
    },
    readState(status, text) {
      return status === 200
        ? outcomeOf(parseObject(text))
        : { kind: 'unknown', detail: `the look-up was answered with ${status}` };
    },
    readToken(status, text) {
      const body = parseObject(text);
      return unreadable(status, body) ?? tokenOf(body, refusedBy);
    },
    readFound(status, text) {
      if (status === 404) return { kind: 'not_found' };
      const operation = status === 200 ? objectOf(parseObject(text)?.['operation']) : null;
      return operation === null ? reader.readState(status, text) : movedOf(operation, refusedBy);
    },
  };
  return reader;
}

function movedOf(operation: JsonObject | null, refusedBy: Refuse): Outcome<MovedAmount> {
  const [id, amount] = [textAt(operation, 'id'), minorUnitsAt(operation, 'amount')];
  if (id === null || amount === null)
    return { kind: 'unknown', detail: 'the processor answered without an operation' };
  const [reference, raw] = [processorReference(id), rawOf(operation)];
  if (operation?.['status'] === 'approved') return { kind: 'succeeded', value: { amount }, reference, raw };
  return operation?.['status'] === 'refused'
    ? refusedBy(raw, reference)
    : { kind: 'unknown', detail: 'the processor answered with a status that it does not document' };
}

function tokenOf(body: JsonObject | null, refusedBy: Refuse): Outcome<ProcessorToken> {
  const [id, token, url] = [textAt(body, 'id'), textAt(body, 'token'), textAt(body, 'approve_url')];
  if (body === null || id === null)
    return { kind: 'unknown', detail: 'the processor answered without a token' };
  const [reference, expiresAt] = [processorReference(id), timeAt(body, 'expires_at')];
  if (body['status'] === 'waiting' && url !== null)
    return {
      kind: 'pending',
      reference,
      next: { kind: 'redirect', url, ...(expiresAt === null ? {} : { expiresAt }) },
    };
  if (body['status'] === 'approved' && token !== null)
    return { kind: 'succeeded', value: { token, label: textAt(body, 'label') }, reference };

  return body['status'] === 'refused'
    ? refusedBy(rawOf(body), reference)
    : { kind: 'unknown', detail: 'the processor answered with a status that it does not document' };
}

export function paidOutcome(
  order: JsonObject,
  { reference, raw }: Parameters<OrderState>[1],
): Outcome<AuthorizedAmounts> {
  const [authorized, captured] = [minorUnitsAt(order, 'authorized'), minorUnitsAt(order, 'captured')];
  if (authorized === null || captured === null)
    return { kind: 'unknown', detail: 'the processor answered without amounts' };
  return {
    kind: 'succeeded',
    value: {
      authorized,
      captured,
      ...NO_CARD,
      ...currencyIn(order),
    },
    reference,
    raw,
  };
}

/** A state in which an order ended without money having moved. */
export function endedAs(code: 'canceled' | 'incomplete_buyer_approval', detail: string): OrderState {
  return (_order, { reference, raw }) => ({ kind: 'failed', code: errorCode(code), detail, raw, reference });
}

/** The buyer has to go to the address under `key`: to approve, or to transfer the money. */
export function approvedAt(key: string, kind: 'redirect' | 'transfer' = 'redirect'): OrderState {
  return (order, told) => {
    const [url, expiresAt] = [textAt(order, key), timeAt(order, 'expires_at')];
    return {
      kind: 'pending',
      ...told,
      ...(url === null ? {} : { next: { kind, url, ...(expiresAt === null ? {} : { expiresAt }) } }),
    };
  };
}

/** Paid elsewhere by the number that the buyer is shown. */
export function paidByNumber(picture: 'barcode' | 'qr'): OrderState {
  return (order, told) => {
    const [number, url, expiresAt] = [
      textAt(order, 'number'),
      textAt(order, 'page_url'),
      timeAt(order, 'expires_at'),
    ];
    if (number === null || url === null || expiresAt === null) return { kind: 'pending', ...told };
    return {
      kind: 'pending',
      ...told,
      next: { kind: 'display', url, reference: number, picture, expiresAt },
    };
  };
}

/** Of processors whose buyers have a time that the merchant may choose; checked against their window. */
export function approvalOptions(help: string): OptionBlock {
  return {
    title: 'MockApprovalOptions',
    help,
    members: { expires_in_minutes: { format: 'integer', help: 'How long the buyer has.' } },
  };
}

export type OrderFields = ReturnType<typeof orderSettings>;

export function orderSettings(connectorId: string) {
  return {
    api_key: {
      displayName: 'API key',
      help: 'Starts with sk_sandbox_; anything may follow.',
      required: true,
      sensitive: true,
      format: 'text',
    },
    webhook_secret: {
      displayName: 'Webhook secret',
      help: `In the sandbox: whsec_sandbox_${connectorId}.`,
      required: true,
      sensitive: true,
      format: 'text',
    },
  } as const satisfies Fields;
}

/** The requests that every such connector has, on the orders of one collection. */
export function orderRequests(collection: string, reader: OrderReader) {
  const at = (of: ProcessorReference, verb: string): string =>
    `${collection}/${encodeURIComponent(of)}/${verb}`;
  return {
    /** The path of a request on one order. */
    at,
    async open(call: Call<OrderFields, Authorize>, order: JsonObject): Promise<Outcome<AuthorizedAmounts>> {
      const { status, text } = await send(call, 'POST', collection, {
        ...order,
        purchase: purchaseOf(call.input),
      });
      return reader.readOpened(status, text);
    },
    async find(call: Call<OrderFields, unknown>): Promise<LookUpOutcome> {
      const { status, text } = await send(call, 'GET', `references/${encodeURIComponent(call.operationId)}`);
      return reader.readFound(status, text);
    },
    async verify(call: Call<OrderFields, unknown>): Promise<string | null> {
      const { status } = await send(call, 'GET', 'account');
      return status === 200 ? null : 'The API key was not accepted.';
    },
    async follow(
      call: Call<OrderFields, Follow>,
      verb: string,
      more: JsonObject = {},
    ): Promise<Outcome<MovedAmount>> {
      const { status, text } = await send(call, 'POST', at(call.input.of, verb), {
        amount: String(call.input.amount.minor),
        ...more,
        ...deliveredOf(call.input),
      });
      return reader.readMoved(status, text);
    },
  };
}

export function send(
  call: Call<OrderFields, unknown>,
  method: 'GET' | 'POST',
  path: string,
  value?: JsonObject,
): Promise<Readonly<{ status: number; text: string }>> {
  const headers: Readonly<Record<string, WireText>> = {
    authorization: ['Bearer ', call.settings.api_key],
    'idempotency-key': call.operationId,
    'sub-merchant': call.merchantAccountId,
  };
  return call.http.send({
    method,
    url: `${call.baseUrl}/${path}`,
    headers,
    ...(value === undefined ? {} : { body: { type: 'json', value } }),
  });
}

type Webhook = NonNullable<Connector<OrderFields>['webhook']>;

/**
 * What events say, by their names. An event carries the whole order as it stood when it was written, as
 * `payment`, so it may come late, twice and in any order.
 */
export function orderWebhook(
  changes: Readonly<
    Record<string, (payment: JsonObject | null, event: JsonObject) => ProcessorChange | null>
  >,
): Webhook {
  return {
    read: (raw, { webhook_secret: secret }, tools) =>
      readSandboxEvents(raw, secret, tools, (event) => {
        const [eventId, name] = [textAt(event, 'id'), textAt(event, 'type')];
        if (eventId === null || name === null) return [];

        const payment = objectOf(event['payment']);
        const [operationId, id] = [textAt(payment, 'reference'), textAt(payment, 'id')];
        const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
        return [
          {
            eventId,
            name,
            at: timeAt(event, 'created_at'),
            change: change?.(payment, event) ?? null,
            of: {
              ...(operationId === null ? {} : { operationId }),
              ...(id === null ? {} : { reference: processorReference(id) }),
            },
          },
        ];
      }),
  };
}

/** What is no answer of these processors is unknown; their 4xx come before anything was done. */
function unreadable(status: number, body: JsonObject | null): Outcome<never> | null {
  if (body === null || status >= 500 || status === 409)
    return { kind: 'unknown', detail: `the processor answered ${status} without an outcome` };
  return status < 400
    ? null
    : declinedOutcome(
        errorCode(status === 401 ? 'invalid_service_credentials' : 'invalid_service_request'),
        rawOf(body),
      );
}

function rawOf(body: JsonObject | null): RawCode {
  return { code: textAt(body, 'code'), description: textAt(body, 'message') };
}

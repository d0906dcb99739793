import { isObject, type JsonObject, parseObject } from '../domain/json.ts';
import { snakeCase } from '../domain/purchase/shape.ts';
import type { Secret } from '../domain/secret.ts';
import type { Authorize, Follow } from './connector.ts';
import {
  type EventReading,
  type EventTools,
  type ProcessorEvent,
  type RawEvents,
  timestampedHmacHolds,
} from './events.ts';

/** What all of the sandbox's processors have in common. */

const TOLERANCE_SECONDS = 300;

/** Their events: one in each body, signed in two headers. No secret: the merchant takes none. */
export async function readSandboxEvents(
  raw: RawEvents,
  secret: Secret | undefined,
  tools: EventTools,
  eventsIn: (body: JsonObject) => readonly ProcessorEvent[],
): Promise<EventReading> {
  const { 'x-event-timestamp': timestamp = '', 'x-event-signature': signature = '' } = raw.headers;
  const isSigned =
    secret !== undefined &&
    (await timestampedHmacHolds(raw, tools, {
      secret,
      timestamp,
      signature,
      toleranceSeconds: TOLERANCE_SECONDS,
    }));
  if (!isSigned) return { kind: 'refused' };
  const body = parseObject(Buffer.from(raw.body).toString('utf8'));
  return { kind: 'proven', events: body === null ? [] : eventsIn(body) };
}

/**
 * They take all that is known of a purchase, in the words of the API, and leave out what is not known. So
 * merchants can see in the sandbox what reaches a processor.
 */
export function purchaseOf(input: Authorize): JsonObject {
  const { levelTwoThree, recipient } = input;
  const members = {
    createdAt: input.createdAt,
    description: input.description,
    buyer: input.buyer,
    ipAddress: input.ipAddress,
    shippingDetails: input.shippingDetails,
    items: input.cartItems,
    ...levelTwoThree,
    airline: input.airline,
    browser: input.browserInfo,
    deviceFingerprint: input.antiFraudFingerprint,
    statementDescriptor: input.statementDescriptor,
    accountFunding: input.accountFunding ? true : null,
    recipient,
  };
  return Object.fromEntries(written(members));
}

/** What a capture delivers, in the same words; nothing where nothing was said. */
export function deliveredOf({ delivered }: Follow): JsonObject {
  return delivered === undefined
    ? {}
    : { purchase: Object.fromEntries(written({ items: delivered.cartItems, airline: delivered.airline })) };
}

function written(block: JsonObject): readonly (readonly [string, unknown])[] {
  return Object.entries(block).flatMap(([member, value]) => {
    const text = write(value);
    return text === undefined ? [] : [[snakeCase(member), text] as const];
  });
}

function write(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(write);
  if (!isObject(value)) return value;
  const members = written(value);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

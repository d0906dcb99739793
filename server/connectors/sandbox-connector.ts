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
  return writeBlock(members) ?? {};
}

/** What a capture delivers, in the same words; nothing where nothing was said. */
export function deliveredOf({ delivered }: Follow): JsonObject {
  return delivered === undefined
    ? {}
    : { purchase: writeBlock({ items: delivered.cartItems, airline: delivered.airline }) ?? {} };
}

/** Undefined for a block of nothing. */
function writeBlock(block: JsonObject): JsonObject | undefined {
  let members: Record<string, unknown> | undefined;
  for (const member of Object.keys(block)) {
    const value = write(block[member]);
    if (value === undefined) continue;
    members ??= {};
    members[snakeCase(member)] = value;
  }
  return members;
}

function write(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(write);
  return isObject(value) ? writeBlock(value) : value;
}

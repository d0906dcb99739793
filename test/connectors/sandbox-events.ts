import assert from 'node:assert/strict';
import type { Connector, Fields, Settings } from '../../server/connectors/connector.ts';
import type { EventTools, ProcessorEvent } from '../../server/connectors/events.ts';
import { Secret } from '../../server/domain/secret.ts';

const noRead = (): never => assert.fail('these events are read by themselves');

/** For which every signature holds. */
const TRUSTING: EventTools = {
  hmacHolds: () => Promise.resolve(true),
  signatureHolds: () => true,
  fetchKey: noRead,
  http: { send: noRead },
  baseUrl: '',
  accessToken: null,
};

/** What a connector of the sandbox reads out of the body of an event, whoever signed it. */
export async function eventsIn(
  { webhook }: Pick<Connector, 'webhook'>,
  body: Uint8Array,
  now = new Date(),
): Promise<readonly ProcessorEvent[]> {
  const settings: Settings<Fields> = { webhook_secret: new Secret('any', { kind: 'held', handle: 'any' }) };
  const headers = {
    'x-event-timestamp': String(Math.floor(now.getTime() / 1000)),
    'x-event-signature': '0'.repeat(64),
  };
  const raw = { method: 'POST', path: '/', query: new URLSearchParams(), headers, body, now };
  const reading = await webhook?.read(raw, settings, TRUSTING);
  return reading === undefined || reading.kind === 'refused' ? [] : reading.events;
}

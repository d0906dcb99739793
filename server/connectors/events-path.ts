import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MerchantAccountId, type PaymentServiceId, parseUuid } from '../domain/ids.ts';

/** Path of the address that a processor sends a payment service's events to. Nobody can make one up, and a new webhook key ends the old address. */
export function eventsPath(service: Readonly<{ merchantAccountId: MerchantAccountId; id: PaymentServiceId; webhookKey: Buffer }>): string {
  const payload = Buffer.from(`${service.merchantAccountId}/${service.id}`).toString('base64url');
  return `/i/ps/${payload}/${signatureOf(payload, service.webhookKey)}`;
}

/** Whose address it claims to be; `null` when it is none of ours. The signature is checked afterwards, with that service's key. */
export function readEventsPayload(payload: string): Readonly<{ merchantAccountId: MerchantAccountId; id: PaymentServiceId }> | null {
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  const [merchantAccountId = '', uuid = ''] = text.split('/');
  const id = parseUuid<'payment-service'>(uuid);
  if (id === null || !/^[a-zA-Z0-9-]{1,50}$/.test(merchantAccountId) || `${merchantAccountId}/${id}` !== text) return null;
  if (Buffer.from(text).toString('base64url') !== payload) return null; // one spelling only
  return { merchantAccountId: merchantAccountId as MerchantAccountId, id };
}

export function eventsSignatureHolds(payload: string, signature: string, webhookKey: Buffer): boolean {
  const [expected, given] = [Buffer.from(signatureOf(payload, webhookKey)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function signatureOf(payload: string, key: Buffer): string {
  return createHmac('sha256', key).update(`payment-service-webhook\n${payload}`).digest('base64url');
}
